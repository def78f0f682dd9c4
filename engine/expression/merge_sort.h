#pragma once

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

namespace schemabridge::expression {

/// A stable sort that stays in bounds whatever the comparison says: it may be a user's function, or fail
/// half-way.
/// @param comesAfter  whether its first argument belongs behind its second
template<typename T, typename Compare>
void mergeSort(std::vector<T> &items, Compare &&comesAfter)
{
    std::vector<T> merged(items.size());
    for (std::size_t width = 1; width < items.size(); width *= 2) {
        for (std::size_t start = 0; start < items.size(); start += 2 * width) {
            const std::size_t middle = std::min(start + width, items.size());
            const std::size_t end = std::min(start + 2 * width, items.size());
            std::size_t left = start;
            std::size_t right = middle;
            for (std::size_t out = start; out < end; ++out) {
                const bool takesRight =
                    right < end && (left == middle || comesAfter(items[left], items[right]));
                merged[out] = std::move(items[takesRight ? right++ : left++]);
            }
        }
        std::swap(items, merged);
    }
}

} // namespace schemabridge::expression
