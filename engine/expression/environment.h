#pragma once

#include "engine/expression/limits.h"
#include "engine/ports/clock.h"
#include "engine/ports/random.h"

#include <atomic>

namespace schemabridge::expression {

/// What an evaluation may take from outside of its input and variables, and how much it may spend.
struct Environment {
    Limits limits{};
    /// For `$now` and `$millis`; without one they are the problem U1010. Read once in an evaluation.
    const Clock *clock = nullptr;
    /// For `$random` and `$shuffle`; without one they are the problem U1010.
    Random *random = nullptr;
    /// Another thread may set it: the evaluation then ends soon with U1005.
    const std::atomic_bool *isCancelled = nullptr;
};

} // namespace schemabridge::expression
