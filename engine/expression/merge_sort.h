#pragma once

#include <algorithm>
#include <cstddef>
#include <span>

namespace schemabridge::expression {

/// Sorts `source` into `target`; both hold the items at first, and `source` is used up.
template<typename T, typename Compare>
void mergeSortInto(std::span<T> target, std::span<T> source, Compare &comesAfter)
{
    const std::size_t size = target.size();
    const std::size_t middle = size / 2;
    if (middle == 0)
        return;
    mergeSortInto(source.first(middle), target.first(middle), comesAfter);
    mergeSortInto(source.subspan(middle), target.subspan(middle), comesAfter);
    std::size_t left = 0;
    std::size_t right = middle;
    for (T &item : target) {
        const bool takesRight = right < size && (left == middle || comesAfter(source[left], source[right]));
        item = source[takesRight ? right++ : left++];
    }
}

/// A stable sort that stays in bounds whatever the comparison says: it may be a user's function, or fail
/// half-way. It halves and merges as the reference does, so that what is no order gives the same result, too.
/// @param spare       as long as the items
/// @param comesAfter  whether its first argument belongs behind its second
template<typename T, typename Compare>
void mergeSort(std::span<T> items, std::span<T> spare, Compare &&comesAfter)
{
    std::copy(items.begin(), items.end(), spare.begin());
    mergeSortInto(items, spare, comesAfter);
}

} // namespace schemabridge::expression
