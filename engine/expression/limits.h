#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>

namespace schemabridge::expression {

/// Bounds of one evaluation. Past one: a Problem, never a crash or a hang.
struct Limits {
    /// Nested evaluations of syntax nodes; a tail call adds none. Past it: `U1001`.
    std::size_t depthMax = 1000;
    /// Evaluations of syntax nodes in all. Past it: `U1002`.
    std::uint64_t stepsMax = 50'000'000;
    /// Wall time. Past it: `U1003`.
    std::chrono::milliseconds timeMax{5000};
    /// Memory that the evaluation holds at once, estimated. Past it: `U1004`.
    std::size_t bytesMax = 256UL * 1024 * 1024;
};

/// Bounds of compiling, the same for every expression. Past one: `U1005` (length) or `U1006` (nesting).
struct CompileLimits {
    static constexpr std::size_t sourceBytesMax = 256UL * 1024;
    static constexpr std::size_t nestingMax = 400;
};

} // namespace schemabridge::expression
