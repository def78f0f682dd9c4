#include "engine/expression/block_store.h"

#include <array>
#include <bit>
#include <new>

namespace schemabridge::expression {

namespace {

constexpr std::size_t bytesKeptMax = 8UL * 1024 * 1024;
constexpr std::size_t largestKept = 4UL * 1024 * 1024;

/// Free blocks by the logarithm of their size; each begins with a pointer to the next.
class SpareBlocks {
public:
    ~SpareBlocks()
    {
        for (std::size_t size = 0; size < m_first.size(); ++size) {
            while (m_first[size] != nullptr)
                ::operator delete(takeFirst(size));
        }
    }

    char *take(std::size_t bytes) noexcept
    {
        const auto size = static_cast<std::size_t>(std::countr_zero(bytes));
        if (m_first[size] == nullptr)
            return nullptr;
        m_bytes -= bytes;
        return takeFirst(size);
    }

    bool keep(Block block) noexcept
    {
        if (block.bytes > largestKept || m_bytes + block.bytes > bytesKeptMax)
            return false;
        m_bytes += block.bytes;
        auto *&first = m_first[static_cast<std::size_t>(std::countr_zero(block.bytes))];
        first = new (block.start) Spare{first};
        return true;
    }

private:
    struct Spare {
        Spare *next;
    };

    char *takeFirst(std::size_t size) noexcept
    {
        Spare *const spare = m_first[size];
        m_first[size] = spare->next;
        return reinterpret_cast<char *>(spare);
    }

    std::array<Spare *, std::countr_zero(largestKept) + 1> m_first{};
    std::size_t m_bytes = 0;
};

thread_local SpareBlocks spareBlocks;

} // namespace

Block BlockStore::take(std::size_t bytes)
{
    if (bytes > largestKept)
        return {static_cast<char *>(::operator new(bytes)), bytes};
    const std::size_t rounded = std::bit_ceil(bytes);
    char *const spare = spareBlocks.take(rounded);
    return {spare != nullptr ? spare : static_cast<char *>(::operator new(rounded)), rounded};
}

void BlockStore::giveBack(Block block) noexcept
{
    if (!spareBlocks.keep(block))
        ::operator delete(block.start);
}

} // namespace schemabridge::expression
