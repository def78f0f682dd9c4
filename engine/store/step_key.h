#pragma once

#include "engine/base/ids.h"

#include <cstdint>

namespace schemabridge {

/// Steps and deliveries are rows under one number, the execution's row before the vertex's number among the
/// names: so a step is one look-up without an index of its own, and an execution's steps lie side by side.
using StepNumber = std::int64_t;

inline constexpr int vertexBits = 24;
inline constexpr std::int64_t vertexNumberMax = (std::int64_t{1} << vertexBits) - 1;

inline StepNumber stepNumber(ExecutionRow execution, std::int64_t vertexNumber)
{
    return execution.value << vertexBits | vertexNumber;
}

inline StepNumber firstStepNumber(ExecutionRow execution)
{
    return stepNumber(execution, 0);
}

inline StepNumber lastStepNumber(ExecutionRow execution)
{
    return stepNumber(execution, vertexNumberMax);
}

inline ExecutionRow executionOf(StepNumber number)
{
    return {number >> vertexBits};
}

inline std::int64_t vertexNumberOf(StepNumber number)
{
    return number & vertexNumberMax;
}

} // namespace schemabridge
