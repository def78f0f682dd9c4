#include "engine/expression/functions/registry.h"

#include <array>
#include <cmath>

/// $keys $lookup $spread $merge $type $clone
namespace schemabridge::expression {

namespace {

void collectKeys(Item item, Object &keys)
{
    for (std::size_t i = 0; item.isArray() && i < item.size(); ++i)
        collectKeys(item.element(i), keys);
    for (std::size_t i = 0; item.isObject() && i < item.size(); ++i)
        keys.set(item.memberName(i), Item());
}

Item keys(const NativeCall &call)
{
    Object &found = *call.evaluation.heap().makeObject();
    collectKeys(call.argument(0), found);
    Array *const names = call.evaluation.heap().makeSequence();
    for (std::size_t i = 0; i < found.size(); ++i)
        names->push(Item::text(found.name(i)));
    return Item::of(names);
}

Item lookup(const NativeCall &call)
{
    if (!call.argument(1).isString())
        return {};
    return call.evaluation.lookUp(call.argument(0), call.argument(1).asString());
}

void spreadInto(const NativeCall &call, Item item, Array *results)
{
    if (!item.isObject() && !item.isArray()) {
        results->push(item);
        return;
    }
    for (std::size_t i = 0; item.isArray() && i < item.size(); ++i)
        spreadInto(call, item.element(i), results);
    for (std::size_t i = 0; item.isObject() && i < item.size(); ++i) {
        Object *const single = call.evaluation.heap().makeObject();
        single->set(item.memberName(i), item.memberValue(i));
        results->push(Item::of(single));
    }
}

Item spread(const NativeCall &call)
{
    const Item value = call.argument(0);
    if (!value.isObject() && !value.isArray())
        return value;
    Array *const results = call.evaluation.heap().makeSequence();
    // What is gathered from several items does not collapse.
    results->isSequence = value.isObject() || value.size() == 0;
    spreadInto(call, value, results);
    return Item::of(results);
}

Item merge(const NativeCall &call)
{
    const Item objects = call.argument(0);
    if (objects.isUndefined())
        return {};
    Object *const merged = call.evaluation.heap().makeObject();
    for (std::size_t i = 0; i < objects.size(); ++i) {
        const Item object = objects.element(i);
        call.evaluation.heap().charge(object.size() * sizeof(Item));
        for (std::size_t m = 0; m < object.size(); ++m)
            merged->set(object.memberName(m), object.memberValue(m));
    }
    return Item::of(merged);
}

Item typeName(const NativeCall &call)
{
    constexpr std::array<std::string_view, 8> names{"",       "null",  "boolean", "number",
                                                    "string", "array", "object",  "function"};
    const Item value = call.argument(0);
    // As in the reference, which takes what is not a number for no number.
    const Item::Type type =
        value.isNumber() && std::isnan(value.asNumber()) ? Item::Type::Object : value.type();
    return type == Item::Type::Undefined ? Item() : Item::text(names[static_cast<std::size_t>(type)]);
}

Item clone(const NativeCall &call)
{
    const Item value = call.argument(0);
    const bool isWrapped = value.array() != nullptr && value.array()->isOuterWrapper;
    return call.evaluation.deepCopy(isWrapped ? value.element(0) : value);
}

constexpr std::array rows{
    BuiltinRow{"keys", "<x-:a<s>>", 1, keys},     BuiltinRow{"lookup", "<x-s:x>", 2, lookup},
    BuiltinRow{"spread", "<x-:a<o>>", 1, spread}, BuiltinRow{"merge", "<a<o>:o>", 1, merge},
    BuiltinRow{"type", "<x:s>", 1, typeName},     BuiltinRow{"clone", "<(oa)-:o>", 1, clone},
};

} // namespace

std::span<const BuiltinRow> objectFunctions()
{
    return rows;
}

} // namespace schemabridge::expression
