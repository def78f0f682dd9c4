#pragma once

#include "engine/base/instant.h"

namespace schemabridge {

/// The engine's only source of time. Any thread.
class Clock {
public:
    virtual ~Clock() = default;
    virtual Instant now() const = 0;
};

} // namespace schemabridge
