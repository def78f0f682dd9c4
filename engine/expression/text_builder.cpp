#include "engine/expression/text_builder.h"

#include "engine/expression/text.h"

#include <algorithm>
#include <cstring>
#include <string>
#include <utility>

namespace schemabridge::expression {

namespace {

bool beginsWithSurrogate(std::string_view text)
{
    return text.size() >= 3 && text[0] == '\xED' && static_cast<unsigned char>(text[1]) >= 0xA0;
}

} // namespace

void TextBuilder::append(std::string_view more)
{
    if (beginsWithSurrogate(more) && m_size >= 3) [[unlikely]] {
        joinSurrogates(more);
        return;
    }
    add(more);
}

void TextBuilder::add(std::string_view more)
{
    if (more.empty() || (more.size() > m_capacity - m_size && !reserve(more.size())))
        return;
    std::memcpy(m_characters + m_size, more.data(), more.size());
    m_size += more.size();
}

void TextBuilder::append(std::size_t count, char character)
{
    if (count == 0 || (count > m_capacity - m_size && !reserve(count)))
        return;
    std::memset(m_characters + m_size, character, count);
    m_size += count;
}

void TextBuilder::joinSurrogates(std::string_view more)
{
    constexpr std::size_t surrogateBytes = 3;
    std::string seam(m_characters + m_size - surrogateBytes, surrogateBytes);
    appendText(seam, more.substr(0, surrogateBytes));
    m_size -= surrogateBytes;
    add(seam);
    add(more.substr(surrogateBytes));
}

bool TextBuilder::reserve(std::size_t more)
{
    constexpr std::size_t capacityMin = 64;
    const std::size_t capacity = std::max({m_size + more, m_capacity * 2, capacityMin});
    if (m_characters != nullptr && m_heap.extend(m_characters, m_capacity, capacity)) {
        m_capacity = capacity;
        return true;
    }
    char *const characters = m_heap.makeSpace<char>(capacity);
    if (characters == nullptr)
        return false;
    if (m_size > 0)
        std::memcpy(characters, m_characters, m_size);
    m_characters = characters;
    m_capacity = capacity;
    return true;
}

Item TextBuilder::finish() noexcept
{
    if (m_characters == nullptr)
        return Item::text({});
    m_heap.giveBack(m_characters, m_capacity, m_size);
    m_capacity = 0;
    return Item::text({std::exchange(m_characters, nullptr), std::exchange(m_size, 0)});
}

} // namespace schemabridge::expression
