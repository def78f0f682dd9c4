#include "engine/expression/arena.h"

#include <algorithm>

namespace schemabridge::expression {

namespace {

constexpr std::size_t blockBytesMax = 1024UL * 1024;

} // namespace

Arena::~Arena()
{
    for (const Destruction *each = m_destructions; each != nullptr; each = each->next)
        each->destroy(each->object);
}

void *Arena::allocateInNewBlock(std::size_t bytes)
{
    m_size = std::max(bytes, m_blockBytes);
    m_blockBytes = std::min(m_blockBytes * 2, blockBytesMax);
    m_blocks.push_back(std::make_unique_for_overwrite<std::byte[]>(m_size));
    m_block = m_blocks.back().get();
    m_used = bytes;
    return m_block;
}

std::string_view Arena::copy(std::string_view text)
{
    auto *const place = static_cast<char *>(allocate(text.size(), 1));
    std::copy(text.begin(), text.end(), place);
    return {place, text.size()};
}

void Arena::destroyLater(void *object, void (*destroy)(void *object))
{
    m_destructions = make<Destruction>(Destruction{object, destroy, m_destructions});
}

} // namespace schemabridge::expression
