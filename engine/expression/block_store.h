#pragma once

#include <cstddef>

namespace schemabridge::expression {

/// Memory of a Heap.
struct Block {
    char *start = nullptr;
    std::size_t bytes = 0;
};

/// Blocks that an evaluation needs no more wait for the next one of the same thread: fresh memory of the
/// system costs more than most of what is done with it. A few MiB at most are kept.
class BlockStore {
public:
    /// @return a block of at least so many bytes
    static Block take(std::size_t bytes);
    static void giveBack(Block block) noexcept;
};

} // namespace schemabridge::expression
