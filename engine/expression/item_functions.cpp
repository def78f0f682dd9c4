#include "engine/expression/item_functions.h"

#include "engine/expression/text.h"

#include <cmath>

namespace schemabridge::expression {

namespace {

/// As json::Value, where a finite number or a JSON value stands behind the item.
std::optional<json::Value> scalarJson(const Item &item)
{
    if (const json::Value *const value = item.json())
        return *value;
    if (item.isNumber() && std::isfinite(item.asNumber()))
        return json::Value::number(item.asNumber());
    return std::nullopt;
}

bool areEqualArrays(const Item &left, const Item &right)
{
    if (left.size() != right.size())
        return false;
    for (std::size_t i = 0; i < left.size(); ++i) {
        if (!areEqual(left.element(i), right.element(i)))
            return false;
    }
    return true;
}

bool areEqualObjects(const Item &left, const Item &right)
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

bool areEqualNumbers(const Item &left, const Item &right)
{
    const auto leftJson = scalarJson(left);
    const auto rightJson = scalarJson(right);
    return leftJson && rightJson ? *leftJson == *rightJson : left.asNumber() == right.asNumber();
}

std::optional<json::Value> arrayToJson(const Item &item)
{
    std::vector<json::Value> elements;
    elements.reserve(item.size());
    for (std::size_t i = 0; i < item.size(); ++i) {
        const Item element = item.element(i);
        auto value = element.isUndefined() ? std::optional(json::Value()) : toJson(element);
        if (!value)
            return std::nullopt;
        elements.push_back(*std::move(value));
    }
    return json::Value::array(std::move(elements));
}

std::optional<json::Value> objectToJson(const Object &object)
{
    std::vector<json::Member> members;
    members.reserve(object.size());
    for (std::size_t i = 0; i < object.size(); ++i) {
        if (object.value(i).isUndefined())
            continue;
        auto value = toJson(object.value(i));
        if (!value)
            return std::nullopt;
        members.push_back({std::string(object.name(i)), *std::move(value)});
    }
    return json::Value::object(std::move(members));
}

} // namespace

bool isTruthy(const Item &item)
{
    switch (item.type()) {
    case Item::Type::Boolean:
        return item.asBoolean();
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

bool areEqual(const Item &left, const Item &right)
{
    const Item::Type type = left.type();
    if (type != right.type())
        return false;
    if (left.json() != nullptr && right.json() != nullptr)
        return *left.json() == *right.json();
    switch (type) {
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

int compareItems(const Item &left, const Item &right)
{
    if (left.isString())
        return compareText(left.asString(), right.asString());
    const json::Value *const leftJson = left.json();
    const json::Value *const rightJson = right.json();
    if (leftJson != nullptr && rightJson != nullptr) {
        const auto leftInteger = leftJson->asInteger();
        const auto rightInteger = rightJson->asInteger();
        if (leftInteger && rightInteger)
            return *leftInteger < *rightInteger ? -1 : (*leftInteger > *rightInteger ? 1 : 0);
    }
    return left.asNumber() < right.asNumber() ? -1 : (left.asNumber() > right.asNumber() ? 1 : 0);
}

std::optional<json::Value> toJson(const Item &item)
{
    if (item.isFunction())
        return json::Value::string({});
    if (item.array() != nullptr)
        return arrayToJson(item);
    if (item.object() != nullptr)
        return objectToJson(*item.object());
    return scalarJson(item);
}

std::string describeItem(const Item &item)
{
    constexpr std::size_t charactersMax = 200;
    if (item.isUndefined())
        return "undefined";
    if (item.isFunction())
        return "a function";
    if (item.isNumber() && !std::isfinite(item.asNumber()))
        return std::isnan(item.asNumber()) ? "NaN" : "Infinity";
    std::string text;
    if (!item.isString())
        appendAsText(text, item);
    else if (const auto value = toJson(item))
        text = '"' + std::string(value->asString()) + '"';
    if (text.size() <= charactersMax)
        return text;
    std::size_t end = charactersMax;
    while ((text[end] & 0xC0) == 0x80)
        --end;
    return text.substr(0, end) + "…";
}

} // namespace schemabridge::expression
