#include "engine/expression/item_functions.h"
#include "engine/expression/text.h"
#include "engine/json/builder.h"

#include <cmath>
#include <functional>

namespace schemabridge::expression {

namespace {

/// As json::Value, where a finite number or a JSON value stands behind the item.
std::optional<json::Value> scalarJson(Item item)
{
    switch (item.type()) {
    case Item::Type::Null:
        return json::Value();
    case Item::Type::Boolean:
        return json::Value::boolean(item.asBoolean());
    case Item::Type::Number:
        if (item.isDouble())
            return std::isfinite(item.asNumber()) ? std::optional(json::Value::number(item.asNumber()))
                                                  : std::nullopt;
        return *item.json();
    case Item::Type::String:
        return item.json() != nullptr ? *item.json() : json::Value::string(item.asString());
    default:
        return std::nullopt;
    }
}

/// Another order gives another result.
std::size_t mixed(std::size_t hash, std::size_t more)
{
    constexpr std::size_t odd = 0x9E3779B97F4A7C15U;
    return (hash ^ more) * odd + (hash >> 29);
}

bool areEqualArrays(Item left, Item right)
{
    if (left.size() != right.size())
        return false;
    for (std::size_t i = 0; i < left.size(); ++i) {
        if (!areEqual(left.element(i), right.element(i)))
            return false;
    }
    return true;
}

bool areEqualObjects(Item left, Item right)
{
    if (left.size() != right.size())
        return false;
    for (std::size_t i = 0; i < left.size(); ++i) {
        const Item other = right.member(left.memberName(i));
        if (other.isUndefined() || !areEqual(left.memberValue(i), other))
            return false;
    }
    return true;
}

bool areEqualNumbers(Item left, Item right)
{
    if (left.isDouble() && right.isDouble())
        return left.asNumber() == right.asNumber();
    const auto leftJson = scalarJson(left);
    const auto rightJson = scalarJson(right);
    return leftJson && rightJson ? *leftJson == *rightJson : left.asNumber() == right.asNumber();
}

std::optional<json::Value> arrayToJson(Item item)
{
    json::ArrayBuilder elements(item.size());
    for (std::size_t i = 0; i < item.size(); ++i) {
        const Item element = item.element(i);
        auto value = element.isUndefined() ? std::optional(json::Value()) : toJson(element);
        if (!value)
            return std::nullopt;
        elements.add(*std::move(value));
    }
    return elements.finish();
}

std::optional<json::Value> objectToJson(const Object &object)
{
    json::ObjectBuilder members(object.size());
    for (std::size_t i = 0; i < object.size(); ++i) {
        if (object.value(i).isUndefined())
            continue;
        auto value = toJson(object.value(i));
        if (!value)
            return std::nullopt;
        members.add(object.name(i), *std::move(value));
    }
    return members.finish();
}

std::optional<std::int64_t> integerOf(Item number)
{
    const auto value = scalarJson(number);
    return value ? value->asInteger() : std::nullopt;
}

} // namespace

bool isTruthyValue(Item item)
{
    switch (item.type()) {
    case Item::Type::Number:
        return item.asNumber() != 0 && !std::isnan(item.asNumber());
    case Item::Type::String:
        return !item.asString().empty();
    case Item::Type::Object:
        return item.size() > 0;
    case Item::Type::Array:
        for (std::size_t i = 0; i < item.size(); ++i) {
            if (isTruthy(item.element(i)))
                return true;
        }
        return false;
    default:
        return false;
    }
}

std::size_t hashOf(Item item)
{
    const auto type = static_cast<std::size_t>(item.type());
    switch (item.type()) {
    case Item::Type::Boolean:
        return mixed(type, item.asBoolean() ? 1 : 0);
    case Item::Type::Number:
        return mixed(type, std::hash<double>()(item.asNumber()));
    case Item::Type::String:
        return mixed(type, std::hash<std::string_view>()(item.asString()));
    case Item::Type::Array: {
        std::size_t hash = type;
        forEachElement(item, [&hash](Item element) { hash = mixed(hash, hashOf(element)); });
        return hash;
    }
    case Item::Type::Object: {
        // Of members in any order.
        std::size_t hash = type;
        for (std::size_t i = 0; i < item.size(); ++i)
            hash += mixed(std::hash<std::string_view>()(item.memberName(i)), hashOf(item.memberValue(i)));
        return hash;
    }
    default:
        return type;
    }
}

bool areEqual(Item left, Item right)
{
    const Item::Type type = left.type();
    if (type != right.type())
        return false;
    if (left.json() != nullptr && right.json() != nullptr)
        return *left.json() == *right.json();
    switch (type) {
    case Item::Type::Boolean:
        return left.asBoolean() == right.asBoolean();
    case Item::Type::String:
        return left.asString() == right.asString();
    case Item::Type::Number:
        return areEqualNumbers(left, right);
    case Item::Type::Array:
        return areEqualArrays(left, right);
    case Item::Type::Object:
        return areEqualObjects(left, right);
    case Item::Type::Function:
        return left.isSameAs(right);
    default:
        return true;
    }
}

int compareItems(Item left, Item right)
{
    if (left.isString())
        return compareText(left.asString(), right.asString());
    if (!left.isDouble() || !right.isDouble()) {
        const auto leftInteger = integerOf(left);
        const auto rightInteger = integerOf(right);
        if (leftInteger && rightInteger)
            return *leftInteger < *rightInteger ? -1 : (*leftInteger > *rightInteger ? 1 : 0);
    }
    return left.asNumber() < right.asNumber() ? -1 : (left.asNumber() > right.asNumber() ? 1 : 0);
}

std::optional<json::Value> toJson(Item item)
{
    if (item.isString() && item.json() == nullptr)
        return json::Value::string(item.asString());
    if (item.isFunction())
        return json::Value::string({});
    if (item.array() != nullptr)
        return arrayToJson(item);
    if (item.object() != nullptr)
        return objectToJson(*item.object());
    return item.json() != nullptr ? *item.json() : scalarJson(item);
}

std::string describeItem(Item item)
{
    if (item.isUndefined())
        return "undefined";
    if (item.isFunction())
        return "a function";
    if (item.isNumber() && !std::isfinite(item.asNumber()))
        return std::isnan(item.asNumber()) ? "NaN" : "Infinity";
    std::string text;
    if (item.isString()) {
        text = '"' + std::string(item.asString()) + '"';
    } else {
        constexpr std::size_t bytesMax = 64UL * 1024;
        Heap heap(bytesMax);
        TextBuilder builder(heap);
        appendAsText(builder, item);
        text = builder.text();
    }
    return shortened(text);
}

} // namespace schemabridge::expression
