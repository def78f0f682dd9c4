#pragma once

#include <cassert>
#include <cstddef>
#include <optional>
#include <unordered_map>
#include <utility>
#include <vector>

namespace schemabridge::workflow {

/// Elements in file order, found by id through a hash. Appending and removing at the end take constant time;
/// elsewhere the elements behind move up or down by one.
/// @tparam Element  has `id()`, which yields an Id
template<typename Id, typename Element>
class IdList {
public:
    const std::vector<Element> &elements() const { return m_elements; }
    std::size_t size() const { return m_elements.size(); }

    std::optional<std::size_t> indexOf(const Id &id) const
    {
        const auto found = m_indices.find(id);
        return found == m_indices.end() ? std::nullopt : std::optional(found->second);
    }

    /// Null pointer where there is none; valid until the list changes.
    const Element *find(const Id &id) const
    {
        const auto index = indexOf(id);
        return index ? &m_elements[*index] : nullptr;
    }

    void append(Element element) { insert(size(), std::move(element)); }

    /// @param index  0 to size()
    void insert(std::size_t index, Element element)
    {
        assert(index <= size() && !indexOf(element.id()));
        m_elements.insert(position(index), std::move(element));
        renumberFrom(index);
    }

    Element remove(std::size_t index)
    {
        assert(index < size());
        Element removed = std::move(m_elements[index]);
        m_elements.erase(position(index));
        m_indices.erase(removed.id());
        renumberFrom(index);
        return removed;
    }

    /// Puts another element there, which may have another id. @return the one that was there
    Element replace(std::size_t index, Element element)
    {
        assert(index < size());
        std::swap(m_elements[index], element);
        if (element.id() == m_elements[index].id())
            return element;
        assert(!indexOf(m_elements[index].id()));
        m_indices.erase(element.id());
        m_indices.emplace(m_elements[index].id(), index);
        return element;
    }

private:
    auto position(std::size_t index) { return m_elements.begin() + static_cast<std::ptrdiff_t>(index); }

    void renumberFrom(std::size_t first)
    {
        for (std::size_t index = first; index < m_elements.size(); ++index)
            m_indices[m_elements[index].id()] = index;
    }

    std::vector<Element> m_elements;
    std::unordered_map<Id, std::size_t> m_indices;
};

} // namespace schemabridge::workflow
