#pragma once

#include "engine/base/error.h"

#include <cstdint>

namespace schemabridge::app {

/// What a script learns without reading.
enum class ExitCode : std::uint8_t {
    Ok = 0,
    No = 1,       ///< the answer is "no": a run that failed, a trigger that was refused, a duplicate
    Unusable = 2, ///< wrong usage, or input that cannot be read
};

/// `No` for what an expression, a trigger or an operator's wish was refused for; else `Unusable`.
ExitCode exitCodeFor(const Error &error);

} // namespace schemabridge::app
