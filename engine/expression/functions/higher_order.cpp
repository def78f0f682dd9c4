#include "engine/expression/functions/registry.h"
#include "engine/expression/item_functions.h"

#include <array>

/// $map $filter $single $reduce $each $sift
namespace schemabridge::expression {

namespace {

/// A function gets as many of the arguments as it declares, but always the first.
Item applyWith(const NativeCall &call, Item function, Item item, Item place, Item whole)
{
    const std::size_t arity = arityOf(*function.asFunction());
    Arguments arguments{item};
    if (arity >= 2)
        arguments.push_back(place);
    if (arity >= 3)
        arguments.push_back(whole);
    return call.apply(function, std::move(arguments));
}

Item indexItem(std::size_t index)
{
    return Item::number(static_cast<double>(index));
}

Item map(const NativeCall &call)
{
    const Item items = call.argument(0);
    if (items.isUndefined())
        return {};
    Array *const results = call.evaluation.heap().makeSequence();
    for (std::size_t i = 0; i < items.size() && !call.evaluation.hasFailed(); ++i) {
        Item result = applyWith(call, call.argument(1), items.element(i), indexItem(i), items);
        if (!result.isUndefined())
            results->push(result);
    }
    return Item::of(results);
}

Item filter(const NativeCall &call)
{
    const Item items = call.argument(0);
    if (items.isUndefined())
        return {};
    Array *const results = call.evaluation.heap().makeSequence();
    for (std::size_t i = 0; i < items.size() && !call.evaluation.hasFailed(); ++i) {
        const Item item = items.element(i);
        if (isTruthy(applyWith(call, call.argument(1), item, indexItem(i), items)))
            results->push(item);
    }
    return Item::of(results);
}

Item single(const NativeCall &call)
{
    const Item items = call.argument(0);
    const Item test = call.argument(1);
    if (items.isUndefined())
        return {};
    Item found;
    bool hasFound = false;
    for (std::size_t i = 0; i < items.size() && !call.evaluation.hasFailed(); ++i) {
        const Item item = items.element(i);
        if (!test.isUndefined() && !isTruthy(applyWith(call, test, item, indexItem(i), items)))
            continue;
        if (hasFound)
            return call.fail("D3138");
        hasFound = true;
        found = item;
    }
    return hasFound ? found : call.fail("D3139");
}

Item reduce(const NativeCall &call)
{
    const Item items = call.argument(0);
    const Item function = call.argument(1);
    if (items.isUndefined())
        return {};
    const std::size_t arity = arityOf(*function.asFunction());
    if (arity < 2)
        return call.fail("D3050");
    const bool hasInitial = !call.argument(2).isUndefined();
    Item result = hasInitial ? call.argument(2) : (items.size() > 0 ? items.element(0) : Item());
    for (std::size_t i = hasInitial ? 0 : 1; i < items.size() && !call.evaluation.hasFailed(); ++i) {
        Arguments arguments{result, items.element(i)};
        if (arity >= 3)
            arguments.push_back(indexItem(i));
        if (arity >= 4)
            arguments.push_back(items);
        result = call.apply(function, std::move(arguments));
    }
    return result;
}

Item each(const NativeCall &call)
{
    const Item object = call.argument(0);
    Array *const results = call.evaluation.heap().makeSequence();
    for (std::size_t i = 0; i < object.size() && !call.evaluation.hasFailed(); ++i) {
        Item result = applyWith(call, call.argument(1), object.memberValue(i),
                                Item::text(object.memberName(i)), object);
        if (!result.isUndefined())
            results->push(result);
    }
    return Item::of(results);
}

Item sift(const NativeCall &call)
{
    const Item object = call.argument(0);
    Object *const kept = call.evaluation.heap().makeObject();
    if (object.size() > 0 && !call.argument(1).isFunction())
        return call.fail("T0410", indexItem(2));
    for (std::size_t i = 0; i < object.size() && !call.evaluation.hasFailed(); ++i) {
        const Item value = object.memberValue(i);
        const Item name = Item::text(object.memberName(i));
        if (isTruthy(applyWith(call, call.argument(1), value, name, object)))
            kept->set(object.memberName(i), value);
    }
    return kept->size() > 0 ? Item::of(kept) : Item();
}

constexpr std::array rows{
    BuiltinRow{"map", "<af>", 2, map},        BuiltinRow{"filter", "<af>", 2, filter},
    BuiltinRow{"single", "<af?>", 2, single}, BuiltinRow{"reduce", "<afj?:j>", 3, reduce},
    BuiltinRow{"each", "<o-f:a>", 2, each},   BuiltinRow{"sift", "<o-f?:o>", 2, sift},
};

} // namespace

std::span<const BuiltinRow> higherOrderFunctions()
{
    return rows;
}

} // namespace schemabridge::expression
