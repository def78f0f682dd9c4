#include "engine/expression/functions/registry.h"
#include "engine/expression/functions/sort_by_key.h"
#include "engine/expression/item_functions.h"
#include "engine/expression/merge_sort.h"

#include <algorithm>
#include <array>
#include <unordered_set>

/// $append $reverse $sort $distinct $zip
namespace schemabridge::expression {

namespace {

Item appendItems(const NativeCall &call)
{
    return call.evaluation.append(call.argument(0), call.argument(1));
}

Item reverse(const NativeCall &call)
{
    const Item items = call.argument(0);
    if (items.size() <= 1)
        return items;
    Array *const reversed = call.evaluation.heap().makeArray();
    for (std::size_t i = items.size(); i-- > 0;)
        reversed->push(items.element(i));
    return Item::of(reversed);
}

bool areAll(Item items, Item::Type type)
{
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (items.element(i).type() != type)
            return false;
    }
    return true;
}

Item sort(const NativeCall &call)
{
    const Item items = call.argument(0);
    const Item comparator = call.argument(1);
    if (items.size() <= 1)
        return items;
    if (comparator.isUndefined() && !areAll(items, Item::Type::Number) && !areAll(items, Item::Type::String))
        return call.fail("D3070", items);
    const std::size_t size = items.size();
    auto *const sorted = call.evaluation.heap().makeSpace<Item>(size * 2);
    if (sorted == nullptr)
        return {};
    for (std::size_t i = 0; i < size; ++i)
        sorted[i] = items.element(i);
    const std::span inOrder(sorted, size);
    const std::span spare(sorted + size, size);
    if (comparator.isUndefined())
        mergeSort(inOrder, spare, [](Item left, Item right) { return compareItems(left, right) > 0; });
    else if (!sortByKey(call, *comparator.asFunction(), inOrder))
        mergeSort(inOrder, spare, [&](Item left, Item right) {
            return isTruthy(call.apply(comparator, {left, right}));
        });
    Array *const result = call.evaluation.heap().makeArray();
    result->reserve(size);
    for (const Item item : inOrder)
        result->push(item);
    return Item::of(result);
}

Item distinct(const NativeCall &call)
{
    const Item items = call.argument(0);
    if (!items.isArray() || items.size() <= 1)
        return items;
    Array *const results = call.evaluation.heap().makeArray();
    results->isSequence = items.array() != nullptr && items.array()->isSequence;
    std::unordered_set<Item, decltype(&hashOf), decltype(&areEqual)> known(items.size(), hashOf, areEqual);
    call.evaluation.heap().charge(items.size() * (sizeof(Item) + 4 * sizeof(void *)));
    for (std::size_t i = 0; i < items.size() && call.evaluation.spend(1, call.site.position); ++i) {
        const Item item = items.element(i);
        if (known.insert(item).second)
            results->push(item);
    }
    return Item::of(results);
}

Item zip(const NativeCall &call)
{
    std::size_t length = call.arguments.empty() ? 0 : call.arguments.front().size();
    for (const Item &array : call.arguments)
        length = std::min(length, array.size());
    Array *const rows = call.evaluation.heap().makeArray();
    for (std::size_t i = 0; i < length; ++i) {
        Array *const row = call.evaluation.heap().makeArray();
        for (const Item &array : call.arguments)
            row->push(array.element(i));
        rows->push(Item::of(row));
    }
    return Item::of(rows);
}

constexpr std::array rows{
    BuiltinRow{"append", "<xx:a>", 2, appendItems},
    BuiltinRow{"reverse", "<a:a>", 1, reverse},
    BuiltinRow{"sort", "<af?:a>", 2, sort},
    BuiltinRow{"distinct", "<x:x>", 1, distinct},
    BuiltinRow{"zip", "<a+>", 0, zip},
};

} // namespace

std::span<const BuiltinRow> arrayFunctions()
{
    return rows;
}

} // namespace schemabridge::expression
