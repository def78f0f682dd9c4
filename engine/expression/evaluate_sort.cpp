#include "engine/expression/evaluation.h"
#include "engine/expression/item_functions.h"
#include "engine/expression/merge_sort.h"

#include <algorithm>
#include <numeric>
#include <span>

namespace schemabridge::expression {

namespace {

bool isSortable(Item item)
{
    return item.isNumber() || item.isString();
}

} // namespace

/// Orders a sequence by its terms; each term is evaluated at most once for an item, and only where the terms
/// before it left two items equal.
Item Evaluation::evaluateSort(const Node &sort, Item input, Frame *frame)
{
    if (!input.isArray() || input.size() <= 1)
        return input;
    const bool isTupleStream = input.array() != nullptr && input.array()->isTupleStream;
    const std::size_t size = input.size();
    const std::size_t termCount = sort.terms.size();
    auto *const keys = m_heap.makeSpace<Item>(size * termCount);
    auto *const known = m_heap.makeSpace<std::uint32_t>(size); // keys of an item so far
    auto *const order = m_heap.makeSpace<std::uint32_t>(size * 2);
    if (keys == nullptr || known == nullptr || order == nullptr)
        return {};
    std::fill_n(known, size, 0U);
    std::iota(order, order + size, 0U);
    const auto evaluateKey = [&](std::uint32_t index, std::size_t term) {
        const Item item = input.element(index);
        Frame *const itemFrame = isTupleStream ? frameOf(item.object(), frame) : frame;
        const Item context = isTupleStream ? item.member("@") : item;
        keys[index * termCount + term] = evaluate(*sort.terms[term].expression, context, itemFrame);
        ++known[index];
        if (isTupleStream)
            m_heap.release(itemFrame);
    };
    const auto key = [&](std::uint32_t index, std::size_t term) {
        if (known[index] <= term)
            evaluateKey(index, term);
        return keys[index * termCount + term];
    };
    const auto comesAfter = [&](std::uint32_t left, std::uint32_t right) {
        for (std::size_t term = 0; term < termCount && !hasFailed(); ++term) {
            const Item leftKey = key(left, term);
            const Item rightKey = key(right, term);
            const int result = compareSortKeys(sort, leftKey, rightKey);
            if (result == 0)
                continue;
            const bool isReversed =
                sort.terms[term].isDescending && !leftKey.isUndefined() && !rightKey.isUndefined();
            return isReversed ? result < 0 : result > 0;
        }
        return false;
    };
    mergeSort(std::span(order, size), std::span(order + size, size), comesAfter);
    Array *const sorted = m_heap.makeArray();
    sorted->reserve(size);
    for (std::size_t i = 0; i < size; ++i)
        sorted->push(input.element(order[i]));
    return Item::of(sorted);
}

/// Undefined comes last, in either direction.
int Evaluation::compareSortKeys(const Node &sort, Item left, Item right)
{
    if (left.isDouble() && right.isDouble()) [[likely]]
        return left.asNumber() < right.asNumber() ? -1 : (left.asNumber() > right.asNumber() ? 1 : 0);
    if (left.isUndefined() || right.isUndefined())
        return (left.isUndefined() ? 1 : 0) - (right.isUndefined() ? 1 : 0);
    if (!isSortable(left) || !isSortable(right))
        fail("T2008", sort.position, {}, isSortable(left) ? right : left);
    else if (left.type() != right.type())
        fail("T2007", sort.position, {}, left);
    return hasFailed() ? 0 : compareItems(left, right);
}

} // namespace schemabridge::expression
