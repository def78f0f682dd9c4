#include "engine/expression/containers.h"

#include "engine/expression/heap.h"

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

/// A range becomes items here, too.
bool Array::grow(std::size_t more)
{
    constexpr std::size_t capacityMin = 4;
    const std::size_t capacity = std::max({m_size + more, m_capacity * 2, capacityMin});
    auto *const items = m_heap->makeSpace<Item>(capacity);
    if (items == nullptr)
        return false;
    for (std::size_t i = 0; i < m_size; ++i)
        items[i] = at(i);
    m_items = items;
    m_capacity = capacity;
    return true;
}

void Array::append(Item array)
{
    const Array *const made = array.array();
    if (made != nullptr && made->m_items == nullptr && isEmpty()) {
        setRange(made->m_rangeFirst, made->m_size);
        return;
    }
    const std::size_t size = array.size();
    if (m_size + size > m_capacity && !grow(size))
        return;
    for (std::size_t i = 0; i < size; ++i)
        push(array.element(i));
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
    m_nesting = std::max(m_nesting, nestingOf(value) + 1);
    m_nestedWeight += weightOf(value);
    const std::size_t index = indexOf(name);
    if (index < m_size) {
        m_nestedWeight -= std::min(m_nestedWeight, weightOf(m_members[index].value));
        m_members[index].value = value;
        return;
    }
    if (m_size == m_capacity && !grow())
        return;
    m_members[m_size++] = {name, value};
    if (m_slots.size() < m_size * 2)
        rebuildIndex();
    else
        m_slots[slotOf(name)] = static_cast<std::uint32_t>(m_size);
}

bool Object::grow()
{
    constexpr std::size_t capacityMin = 4;
    const std::size_t capacity = std::max(m_capacity * 2, capacityMin);
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
