#include "engine/json/value.h"

#include "engine/json/builder.h"
#include "engine/json/decimal.h"
#include "engine/json/print.h"
#include "engine/json/value_node.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstring>
#include <limits>
#include <memory>

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

template<typename Part>
std::uint64_t partAt(const char *bytes) noexcept
{
    Part part;
    std::memcpy(&part, bytes, sizeof part);
    return part;
}

/// From one part at the text's start and one, overlapping, at its end.
template<typename Part>
std::uint64_t wordOfTwo(std::string_view text) noexcept
{
    const std::uint64_t last = partAt<Part>(text.data() + text.size() - sizeof(Part));
    const std::size_t bytesShared = 2 * sizeof(Part) - text.size();
    return partAt<Part>(text.data()) | last >> bytesShared * 8 << sizeof(Part) * 8;
}

/// The text, of at most eight bytes, as the bytes of a word.
std::uint64_t wordOf(std::string_view text) noexcept
{
    if (text.size() == sizeof(std::uint64_t))
        return partAt<std::uint64_t>(text.data());
    if (text.size() >= sizeof(std::uint32_t))
        return wordOfTwo<std::uint32_t>(text);
    if (text.size() >= sizeof(std::uint16_t))
        return wordOfTwo<std::uint16_t>(text);
    return text.empty() ? 0 : partAt<std::uint8_t>(text.data());
}

} // namespace

Value::Value(Type type, Node *node, NumberForm form) noexcept
    : Value(type, reinterpret_cast<std::uint64_t>(node), form, true)
{
}

Value Value::boolean(bool value)
{
    return Value(Type::Boolean, value ? 1 : 0);
}

Value Value::integer(std::int64_t value)
{
    return Value(Type::Number, static_cast<std::uint64_t>(value));
}

Value Value::number(double value)
{
    assert(std::isfinite(value) && "JSON has no infinity and no NaN");
    const bool isNegativeZero = value == 0 && std::signbit(value);
    if (std::abs(value) <= exactIntegerMax && std::trunc(value) == value && !isNegativeZero)
        return integer(static_cast<std::int64_t>(value));
    return Value(Type::Number, std::bit_cast<std::uint64_t>(value), NumberForm::Double);
}

Value Value::numberFromText(std::string_view spelling)
{
    if (const auto whole = plainInteger(spelling))
        return integer(*whole);
    const double nearest = nearestDouble(spelling);
    if (std::isfinite(nearest) && printNumber(nearest) == spelling)
        return number(nearest);
    NumberNode *const node = makeNode<NumberNode>(spelling.size(), spelling.size());
    node->nearest = nearest;
    std::memcpy(reinterpret_cast<char *>(node + 1), spelling.data(), spelling.size());
    return Value(Type::Number, node, NumberForm::Text);
}

Value Value::string(std::string_view text)
{
    if (text.size() <= shortSizeMax)
        return shortString(text);
    Node *const node = makeNode<Node>(text.size(), text.size());
    std::memcpy(reinterpret_cast<char *>(node + 1), text.data(), text.size());
    return Value(Type::String, node);
}

Value Value::shortString(std::string_view shortText) noexcept
{
    const std::size_t inHead = std::min(shortText.size(), sizeof(std::uint64_t) - shortPlace);
    Value result(Type::String, wordOf(shortText.substr(inHead)));
    result.m_head |= shortText.size() << shortSizeShift | wordOf(shortText.substr(0, inHead))
                                                              << shortPlace * 8;
    return result;
}

Value Value::array(std::vector<Value> elements)
{
    ArrayBuilder builder(elements.size());
    for (Value &element : elements)
        builder.add(std::move(element));
    return builder.finish();
}

Value Value::object(std::vector<Member> members)
{
    mergeSameNames(members);
    ObjectBuilder builder(members.size());
    for (Member &member : members)
        builder.add(member.name, std::move(member.value));
    return builder.finish();
}

Value Value::object(std::initializer_list<Member> members)
{
    return object(std::vector<Member>(members));
}

double Value::asDouble() const noexcept
{
    assert(isNumber());
    switch (numberForm()) {
    case NumberForm::Integer:
        return static_cast<double>(heldInteger());
    case NumberForm::Double:
        return heldDouble();
    case NumberForm::Text:
        break;
    }
    return static_cast<const NumberNode *>(node())->nearest;
}

std::optional<std::int64_t> Value::asInteger() const noexcept
{
    if (!isNumber())
        return std::nullopt;
    if (numberForm() == NumberForm::Integer)
        return heldInteger();
    return Decimal::fromText(numberText()).toInteger();
}

std::string Value::numberText() const
{
    assert(isNumber());
    switch (numberForm()) {
    case NumberForm::Integer:
        return std::to_string(heldInteger());
    case NumberForm::Double:
        return printNumber(heldDouble());
    case NumberForm::Text:
        break;
    }
    return std::string(static_cast<const NumberNode *>(node())->spelling());
}

const Value *Value::find(std::string_view name) const noexcept
{
    const Member *const member = memberNamed(name);
    return member != nullptr ? &member->value : nullptr;
}

const Member *Value::memberNamed(std::string_view name) const noexcept
{
    if (!isObject() || !ownsNode())
        return nullptr;
    const auto all = members();
    return indexOf(const_cast<Member *>(all.data()), all.size()).find(all.size(), name);
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

/// Takes nested containers apart with a list instead of the call stack, which a very deep value would
/// overflow.
void Value::destroyNode() noexcept
{
    std::vector<Value> pending;
    if (isArray() || isObject())
        destroyParts(pending);
    freeNode(node());
    while (!pending.empty()) {
        Value next = std::move(pending.back());
        pending.pop_back();
        next.destroyParts(pending);
        freeNode(next.node());
        next.m_head = 0;
    }
}

/// @param pending  gets the parts that have to be taken apart, too
void Value::destroyParts(std::vector<Value> &pending) noexcept
{
    const auto keepContainer = [&pending](Value &value) {
        if (value.isSoleContainer())
            pending.push_back(std::move(value));
    };
    if (isArray()) {
        std::for_each_n(elementsOf(node()), node()->size, keepContainer);
        std::destroy_n(elementsOf(node()), node()->size);
        return;
    }
    for (Member *member = membersOf(node()), *end = member + node()->size; member != end; ++member) {
        keepContainer(member->value);
        std::destroy_at(member);
    }
}

bool Value::isSoleContainer() const noexcept
{
    return ownsNode() && (isArray() || isObject()) && node()->references.load(std::memory_order_acquire) == 1;
}

} // namespace schemabridge::json
