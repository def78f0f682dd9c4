#include "engine/json/value.h"

#include "engine/json/decimal.h"
#include "engine/json/print.h"
#include "engine/json/value_node.h"

#include <cassert>
#include <charconv>
#include <cmath>
#include <limits>

namespace schemabridge::json {

namespace {

/// Up to here every integer is a double of its own (ECMA-262, Number.MAX_SAFE_INTEGER + 1).
constexpr double exactIntegerMax = 9007199254740992.0;

double nearestDouble(std::string_view spelling)
{
    double value = 0;
    const auto parsed = std::from_chars(spelling.data(), spelling.data() + spelling.size(), value);
    if (parsed.ec != std::errc::result_out_of_range)
        return value;
    const Decimal exact = Decimal::fromText(spelling);
    const double magnitude = exact.pointPosition() > 0 ? std::numeric_limits<double>::infinity() : 0.0;
    return exact.negative ? -magnitude : magnitude;
}

std::optional<std::int64_t> plainInteger(std::string_view spelling)
{
    std::int64_t value = 0;
    const char *end = spelling.data() + spelling.size();
    const auto parsed = std::from_chars(spelling.data(), end, value);
    if (parsed.ec != std::errc() || parsed.ptr != end || spelling == "-0")
        return std::nullopt;
    return value;
}

} // namespace

Value::Value(Type type, Node *node) noexcept : m_type(type), m_ownsNode(true)
{
    m_data.node = node;
}

Value Value::boolean(bool value)
{
    Value result;
    result.m_type = Type::Boolean;
    result.m_data.boolean = value;
    return result;
}

Value Value::integer(std::int64_t value)
{
    Value result;
    result.m_type = Type::Number;
    result.m_data.integer = value;
    return result;
}

Value Value::number(double value)
{
    assert(std::isfinite(value) && "JSON has no infinity and no NaN");
    const bool isNegativeZero = value == 0 && std::signbit(value);
    if (std::abs(value) <= exactIntegerMax && std::trunc(value) == value && !isNegativeZero)
        return integer(static_cast<std::int64_t>(value));
    Value result;
    result.m_type = Type::Number;
    result.m_numberForm = NumberForm::Double;
    result.m_data.number = value;
    return result;
}

Value Value::numberFromText(std::string_view spelling)
{
    if (const auto whole = plainInteger(spelling))
        return integer(*whole);
    const double nearest = nearestDouble(spelling);
    if (std::isfinite(nearest) && printNumber(nearest) == spelling)
        return number(nearest);
    Value result(Type::Number, new NumberNode(spelling, nearest));
    result.m_numberForm = NumberForm::Text;
    return result;
}

Value Value::string(std::string_view text)
{
    if (!text.empty())
        return Value(Type::String, StringNode::create(text));
    Value result;
    result.m_type = Type::String;
    return result;
}

Value Value::array(std::vector<Value> elements)
{
    if (!elements.empty())
        return Value(Type::Array, new ArrayNode(std::move(elements)));
    Value result;
    result.m_type = Type::Array;
    return result;
}

Value Value::object(std::vector<Member> members)
{
    if (!members.empty())
        return Value(Type::Object, new ObjectNode(std::move(members)));
    Value result;
    result.m_type = Type::Object;
    return result;
}

Value Value::object(std::initializer_list<Member> members)
{
    return object(std::vector<Member>(members));
}

bool Value::asBoolean() const noexcept
{
    assert(isBoolean());
    return m_data.boolean;
}

double Value::asDouble() const noexcept
{
    assert(isNumber());
    switch (m_numberForm) {
    case NumberForm::Integer:
        return static_cast<double>(m_data.integer);
    case NumberForm::Double:
        return m_data.number;
    case NumberForm::Text:
        break;
    }
    return nodeAs<NumberNode>().nearest;
}

std::string_view Value::asString() const noexcept
{
    assert(isString());
    return m_ownsNode ? nodeAs<StringNode>().text() : std::string_view();
}

std::optional<std::int64_t> Value::asInteger() const noexcept
{
    if (!isNumber())
        return std::nullopt;
    if (m_numberForm == NumberForm::Integer)
        return m_data.integer;
    return Decimal::fromText(numberText()).toInteger();
}

std::string Value::numberText() const
{
    assert(isNumber());
    switch (m_numberForm) {
    case NumberForm::Integer:
        return std::to_string(m_data.integer);
    case NumberForm::Double:
        return printNumber(m_data.number);
    case NumberForm::Text:
        break;
    }
    return nodeAs<NumberNode>().spelling;
}

std::span<const Value> Value::elements() const noexcept
{
    if (!isArray() || !m_ownsNode)
        return {};
    return nodeAs<ArrayNode>().elements;
}

std::span<const Member> Value::members() const noexcept
{
    if (!isObject() || !m_ownsNode)
        return {};
    return nodeAs<ObjectNode>().members;
}

std::size_t Value::size() const noexcept
{
    return isArray() ? elements().size() : members().size();
}

const Value *Value::find(std::string_view name) const noexcept
{
    if (!isObject() || !m_ownsNode)
        return nullptr;
    const auto &object = nodeAs<ObjectNode>();
    const auto position = object.index.find(object.members, name);
    return position ? &object.members[*position].value : nullptr;
}

Value Value::with(std::string_view name, Value value) const
{
    assert(isObject() || isNull());
    std::vector<Member> changed;
    changed.reserve(size() + 1);
    changed.assign(members().begin(), members().end());
    changed.push_back({std::string(name), std::move(value)});
    return object(std::move(changed));
}

Value Value::without(std::string_view name) const
{
    std::vector<Member> kept;
    kept.reserve(size());
    for (const Member &member : members()) {
        if (member.name != name)
            kept.push_back(member);
    }
    return object(std::move(kept));
}

Value Value::withElement(std::size_t index, Value value) const
{
    assert(index < elements().size());
    std::vector<Value> changed(elements().begin(), elements().end());
    changed[index] = std::move(value);
    return array(std::move(changed));
}

void Value::destroyNode() noexcept
{
    switch (m_type) {
    case Type::String:
        StringNode::destroy(static_cast<StringNode *>(m_data.node));
        return;
    case Type::Number:
        delete static_cast<NumberNode *>(m_data.node);
        return;
    default:
        destroyNested();
    }
}

/// Takes nested containers apart with a list instead of the call stack, which a very deep value would
/// overflow.
void Value::destroyNested() noexcept
{
    std::vector<Value> pending;
    moveContainersInto(pending);
    while (!pending.empty()) {
        Value next = std::move(pending.back());
        pending.pop_back();
        next.moveContainersInto(pending);
    }
    if (isArray())
        delete static_cast<ArrayNode *>(m_data.node);
    else
        delete static_cast<ObjectNode *>(m_data.node);
}

void Value::moveContainersInto(std::vector<Value> &pending) noexcept
{
    const auto take = [&pending](Value &value) {
        if (value.isSoleContainer())
            pending.push_back(std::move(value));
    };
    if (isArray()) {
        for (Value &element : static_cast<ArrayNode *>(m_data.node)->elements)
            take(element);
    } else {
        for (Member &member : static_cast<ObjectNode *>(m_data.node)->members)
            take(member.value);
    }
}

bool Value::isSoleContainer() const noexcept
{
    return m_ownsNode && (isArray() || isObject()) &&
           m_data.node->references.load(std::memory_order_acquire) == 1;
}

} // namespace schemabridge::json
