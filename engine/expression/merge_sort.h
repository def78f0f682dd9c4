#pragma once

#include <algorithm>
#include <cstddef>
#include <span>

namespace schemabridge::expression {

/// A stable sort that stays in bounds whatever the comparison says: it may be a user's function, or fail
/// half-way.
/// @param spare       as long as the items
/// @param comesAfter  whether its first argument belongs behind its second
template<typename T, typename Compare>
void mergeSort(std::span<T> items, std::span<T> spare, Compare &&comesAfter)
{
    std::span<T> from = items;
    std::span<T> to = spare;
    for (std::size_t width = 1; width < items.size(); width *= 2) {
        for (std::size_t start = 0; start < items.size(); start += 2 * width) {
            const std::size_t middle = std::min(start + width, items.size());
            const std::size_t end = std::min(start + 2 * width, items.size());
            std::size_t left = start;
            std::size_t right = middle;
            for (std::size_t out = start; out < end; ++out) {
                const bool takesRight =
                    right < end && (left == middle || comesAfter(from[left], from[right]));
                to[out] = from[takesRight ? right++ : left++];
            }
        }
        std::swap(from, to);
    }
    if (from.data() != items.data())
        std::copy(from.begin(), from.end(), items.begin());
}

} // namespace schemabridge::expression
