#pragma once

#include "engine/expression/item.h"

#include <cstddef>
#include <vector>

namespace schemabridge::expression {

/// The arguments of a call. A few, as nearly every call has, take no memory of their own.
class Arguments {
public:
    Arguments() noexcept = default;
    Arguments(Item first) noexcept : m_inline{first}, m_size(1) {}
    Arguments(Item first, Item second) noexcept : m_inline{first, second}, m_size(2) {}

    void push_back(Item item)
    {
        if (m_size < inlineCapacity)
            m_inline[m_size] = item;
        else
            spill(item);
        ++m_size;
    }

    std::size_t size() const noexcept { return m_size; }
    bool empty() const noexcept { return m_size == 0; }
    const Item *begin() const noexcept { return m_more.empty() ? m_inline : m_more.data(); }
    const Item *end() const noexcept { return begin() + m_size; }
    const Item &operator[](std::size_t index) const noexcept { return begin()[index]; }
    Item &operator[](std::size_t index) noexcept
    {
        return (m_more.empty() ? m_inline : m_more.data())[index];
    }
    const Item &front() const noexcept { return *begin(); }

private:
    static constexpr std::size_t inlineCapacity = 4;

    /// From here on all of them are kept together elsewhere.
    void spill(Item item)
    {
        if (m_more.empty())
            m_more.assign(m_inline, m_inline + inlineCapacity);
        m_more.push_back(item);
    }

    Item m_inline[inlineCapacity];
    std::vector<Item> m_more;
    std::size_t m_size = 0;
};

} // namespace schemabridge::expression
