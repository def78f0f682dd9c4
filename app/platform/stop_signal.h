#pragma once

#include "engine/base/instant.h"

namespace schemabridge::app {

/// Keeps SIGTERM and SIGINT from ending the program, which then waits for them with waitFor(). Create it
/// before any other thread is started: threads inherit what it sets.
class StopSignal {
public:
    StopSignal();

    /// Waits for one of the signals.
    /// @return false when `timeoutMs` went by without one.
    bool waitFor(Milliseconds timeoutMs) const;
};

} // namespace schemabridge::app
