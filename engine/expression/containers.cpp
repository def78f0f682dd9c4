#include "engine/expression/containers.h"

#include "engine/expression/heap.h"

#include <algorithm>
#include <bit>
#include <functional>

namespace schemabridge::expression {

namespace {

std::size_t nestingOf(Item item) noexcept
{
    if (const Array *const array = item.array())
        return array->nesting();
    return item.object() != nullptr ? item.object()->nesting() : 0;
}

std::size_t weightOf(Item item) noexcept
{
    if (const Array *const array = item.array())
        return array->weight();
    return item.object() != nullptr ? item.object()->weight() : 0;
}

} // namespace

void Array::noteNested(Item item) noexcept
{
    m_nesting = std::max(m_nesting, nestingOf(item) + 1);
    m_nestedWeight += weightOf(item);
}

void Array::reserve(std::size_t size)
{
    if (size > m_capacity)
        grow(size - m_size);
}

/// A range and chunks become items here, too.
bool Array::grow(std::size_t more)
{
    constexpr std::size_t capacityMin = 4;
    const std::size_t capacity = std::max({m_size + more, m_capacity * 2, capacityMin});
    if (m_items != nullptr && m_heap->extend(reinterpret_cast<const char *>(m_items),
                                             m_capacity * sizeof(Item), capacity * sizeof(Item))) {
        m_capacity = capacity;
        return true;
    }
    auto *const items = m_heap->makeSpace<Item>(capacity);
    if (items == nullptr)
        return false;
    copyInto(items);
    m_items = items;
    m_capacity = capacity;
    return true;
}

void Array::copyInto(Item *items) const
{
    if (m_items != nullptr) {
        std::copy_n(m_items, m_size, items);
        return;
    }
    for (const Chunk *chunk = m_firstChunk; chunk != nullptr; chunk = chunk->next)
        items = std::transform(chunk->first, chunk->first + chunk->size, items, Item::borrowed);
    for (std::size_t i = 0; m_firstChunk == nullptr && i < m_size; ++i)
        items[i] = Item::number(m_rangeFirst + static_cast<double>(i));
}

/// Asked for by index, chunks are made items; where there is no room for them, they are counted through.
Item Array::itemNotMade(std::size_t index) const noexcept
{
    if (m_firstChunk == nullptr)
        return Item::number(m_rangeFirst + static_cast<double>(index));
    if (const_cast<Array *>(this)->grow(0))
        return m_items[index];
    const Chunk *chunk = m_firstChunk;
    for (; index >= chunk->size; chunk = chunk->next)
        index -= chunk->size;
    return Item::borrowed(chunk->first[index]);
}

void Array::appendBorrowed(const json::Value &array)
{
    const auto elements = array.elements();
    const bool isInChunks = m_items == nullptr && (m_firstChunk != nullptr || isEmpty());
    auto *const chunk = isInChunks && !elements.empty() ? m_heap->makeSpace<Chunk>(1) : nullptr;
    if (chunk == nullptr) {
        append(Item::borrowed(array));
        return;
    }
    *chunk = {elements.data(), elements.size(), nullptr};
    (m_lastChunk != nullptr ? m_lastChunk->next : m_firstChunk) = chunk;
    m_lastChunk = chunk;
    m_size += elements.size();
}

std::size_t Array::appendMembers(std::span<const json::Value> objects, std::string_view name,
                                 std::uint32_t &position)
{
    const json::Value *const first = objects.empty() ? nullptr : objects.front().find(name, position);
    // Room for all is made only where it is likely to be needed.
    if (first == nullptr || first->isArray())
        return 0;
    if (m_size + objects.size() > m_capacity && !grow(objects.size()))
        return 0;
    Item *next = m_items + m_size;
    std::size_t index = 0;
    for (; index < objects.size() && objects[index].isObject(); ++index) {
        const json::Value *const found = objects[index].find(name, position);
        if (found == nullptr)
            continue;
        if (found->isArray())
            break;
        *next++ = Item::borrowed(*found);
    }
    m_size = static_cast<std::size_t>(next - m_items);
    return index;
}

std::size_t Array::appendMemberArrays(std::span<const json::Value> objects, std::string_view name,
                                      std::uint32_t &position)
{
    auto *const chunks = isEmpty() ? m_heap->makeSpace<Chunk>(objects.size()) : nullptr;
    if (chunks == nullptr)
        return 0;
    Chunk *next = chunks;
    std::size_t index = 0;
    for (; index < objects.size() && objects[index].isObject(); ++index) {
        const json::Value *const found = objects[index].find(name, position);
        if (found != nullptr && !found->isArray())
            break;
        if (found == nullptr || found->size() == 0)
            continue;
        *next = {found->elements().data(), found->size(), next + 1};
        m_size += next++->size;
    }
    if (next > chunks) {
        m_firstChunk = chunks;
        m_lastChunk = next - 1;
        m_lastChunk->next = nullptr;
    }
    return index;
}

void Array::append(Item array)
{
    if (const Array *const made = array.array()) {
        appendMade(*made);
        return;
    }
    const auto elements = array.json()->elements();
    if (m_size + elements.size() > m_capacity && !grow(elements.size()))
        return;
    Item *next = m_items + m_size;
    for (const json::Value &element : elements)
        *next++ = Item::borrowed(element);
    m_size += elements.size();
}

void Array::appendMade(const Array &array)
{
    if (array.m_items == nullptr && array.m_firstChunk == nullptr && isEmpty()) {
        setRange(array.m_rangeFirst, array.m_size);
        return;
    }
    const std::size_t size = array.size();
    if (m_size + size > m_capacity && !grow(size))
        return;
    array.forEach([this](Item item) { push(item); });
}

void Array::setRange(double first, std::size_t size) noexcept
{
    m_rangeFirst = first;
    m_size = size;
}

std::span<Item> Array::items()
{
    if (m_items == nullptr && m_size > 0 && !grow(0))
        return {};
    return {m_items, m_size};
}

std::size_t Object::indexOf(std::string_view name) const noexcept
{
    if (!m_slots.empty()) {
        const std::uint32_t slot = m_slots[slotOf(name)];
        return slot != 0 ? slot - 1 : m_size;
    }
    std::size_t index = 0;
    while (index < m_size && !json::isSameName(m_members[index].name, name))
        ++index;
    return index;
}

std::size_t Object::slotOf(std::string_view name) const noexcept
{
    const std::size_t mask = m_slots.size() - 1;
    std::size_t slot = std::hash<std::string_view>()(name) & mask;
    while (m_slots[slot] != 0 && !json::isSameName(m_members[m_slots[slot] - 1].name, name))
        slot = (slot + 1) & mask;
    return slot;
}

const Item *Object::find(std::string_view name) const noexcept
{
    const std::size_t index = indexOf(name);
    return index < m_size ? &m_members[index].value : nullptr;
}

void Object::set(std::string_view name, Item value)
{
    const std::size_t index = indexOf(name);
    if (index == m_size) {
        add(name, value);
        return;
    }
    m_nestedWeight -= std::min(m_nestedWeight, weightOf(m_members[index].value));
    noteNested(value);
    m_members[index].value = value;
}

void Object::add(std::string_view name, Item value)
{
    constexpr std::size_t capacityMin = 4;
    if (m_size == m_capacity && !grow(std::max(m_capacity * 2, capacityMin)))
        return;
    noteNested(value);
    m_members[m_size++] = {name, value};
    if (m_size < indexedFrom)
        return;
    if (m_slots.size() < m_size * 2)
        rebuildIndex();
    else
        m_slots[slotOf(name)] = static_cast<std::uint32_t>(m_size);
}

void Object::reserve(std::size_t size)
{
    if (size > m_capacity)
        grow(size);
}

void Object::noteNested(Item value) noexcept
{
    if (!value.isMade())
        return;
    m_nesting = std::max(m_nesting, nestingOf(value) + 1);
    m_nestedWeight += weightOf(value);
}

bool Object::grow(std::size_t capacity)
{
    auto *const members = m_heap->makeSpace<Member>(capacity);
    if (members == nullptr)
        return false;
    std::copy_n(m_members, m_size, members);
    m_members = members;
    m_capacity = capacity;
    return true;
}

void Object::remove(std::string_view name)
{
    const std::size_t index = indexOf(name);
    if (index == m_size)
        return;
    std::move(m_members + index + 1, m_members + m_size, m_members + index);
    --m_size;
    m_slots = {};
    rebuildIndex();
}

void Object::rebuildIndex()
{
    if (m_size < indexedFrom)
        return;
    const std::size_t slotCount = std::bit_ceil(m_size * 4);
    auto *const slots = m_heap->makeSpace<std::uint32_t>(slotCount);
    m_slots = slots != nullptr ? std::span(slots, slotCount) : std::span<std::uint32_t>();
    std::fill(m_slots.begin(), m_slots.end(), 0U);
    for (std::size_t i = 0; !m_slots.empty() && i < m_size; ++i)
        m_slots[slotOf(m_members[i].name)] = static_cast<std::uint32_t>(i + 1);
}

} // namespace schemabridge::expression
