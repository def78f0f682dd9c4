#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>

namespace schemabridge::expression {

/// Bounds of one evaluation. Past one: a Problem, never a crash or a hang. `U1001` tells of depth, steps and
/// time, as the reference's guard does, with the bound's name as its token; `U1002` tells of memory.
struct Limits {
    /// Nested evaluations of syntax nodes; a tail call adds none.
    std::size_t depthMax = 1000;
    /// Evaluations of syntax nodes in all.
    std::uint64_t stepsMax = 50'000'000;
    /// Wall time.
    std::chrono::milliseconds timeMax{5000};
    /// Memory that the evaluation asks for in all, estimated.
    std::size_t bytesMax = 512UL * 1024 * 1024;
    /// Arrays and objects inside of each other that an expression builds (`U1001`).
    std::size_t nestingMax = 500;
};

/// Bounds of compiling, the same for every expression. Past one: `U1003` (length) or `U1004` (nesting).
struct CompileLimits {
    static constexpr std::size_t sourceBytesMax = 1024UL * 1024;
    static constexpr std::size_t nestingMax = 500;
};

} // namespace schemabridge::expression
