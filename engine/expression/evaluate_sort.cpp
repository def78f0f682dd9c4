#include "engine/expression/evaluation.h"
#include "engine/expression/item_functions.h"
#include "engine/expression/merge_sort.h"

#include <numeric>

namespace schemabridge::expression {

namespace {

bool isSortable(const Item &item)
{
    return item.isNumber() || item.isString();
}

} // namespace

/// Orders a sequence by its terms; each term is evaluated at most once for an item, and only where the terms
/// before it left two items equal.
Item Evaluation::evaluateSort(const Node &sort, const Item &input, Frame *frame)
{
    if (input.size() <= 1)
        return input;
    const bool isTupleStream = input.array() != nullptr && input.array()->isTupleStream;
    std::vector<std::vector<Item>> keys(input.size());
    const auto key = [&](std::size_t index, std::size_t term) {
        std::vector<Item> &known = keys[index];
        if (known.size() <= term) {
            const Item item = input.element(index);
            Frame *const itemFrame = isTupleStream ? frameOf(item.object(), frame) : frame;
            const Item context = isTupleStream ? item.member("@") : item;
            known.push_back(evaluate(*sort.terms[term].expression, context, itemFrame));
            if (isTupleStream)
                m_heap.release(itemFrame);
        }
        return known[term];
    };
    const auto order = [&](const Item &left, const Item &right) {
        // Undefined comes last, in either direction.
        if (left.isUndefined() || right.isUndefined())
            return (left.isUndefined() ? 1 : 0) - (right.isUndefined() ? 1 : 0);
        if (!isSortable(left) || !isSortable(right))
            fail("T2008", sort.position, {}, isSortable(left) ? right : left);
        else if (left.type() != right.type())
            fail("T2007", sort.position, {}, left);
        return hasFailed() ? 0 : compareItems(left, right);
    };
    const auto comesAfter = [&](std::size_t left, std::size_t right) {
        for (std::size_t term = 0; term < sort.terms.size() && !hasFailed(); ++term) {
            const Item leftKey = key(left, term);
            const Item rightKey = key(right, term);
            const int result = order(leftKey, rightKey);
            if (result == 0)
                continue;
            const bool isReversed =
                sort.terms[term].isDescending && !leftKey.isUndefined() && !rightKey.isUndefined();
            return isReversed ? result < 0 : result > 0;
        }
        return false;
    };
    std::vector<std::size_t> indices(input.size());
    std::iota(indices.begin(), indices.end(), std::size_t{0});
    mergeSort(indices, comesAfter);
    Array *const sorted = m_heap.makeArray();
    sorted->isTupleStream = isTupleStream;
    for (const std::size_t index : indices)
        push(sorted, input.element(index));
    return Item::of(sorted);
}

} // namespace schemabridge::expression
