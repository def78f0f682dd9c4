#include "engine/json/decimal.h"
#include "engine/json/value.h"
#include "engine/json/value_node.h"

#include <algorithm>

namespace schemabridge::json {

namespace {

bool sameElements(std::span<const Value> left, std::span<const Value> right)
{
    return std::equal(left.begin(), left.end(), right.begin(), right.end());
}

bool sameMembersInAnyOrder(const Value &left, const Value &right)
{
    const auto existsInRight = [&right](const Member &member) {
        const Value *counterpart = right.find(member.name);
        return counterpart && member.value == *counterpart;
    };
    return left.size() == right.size() &&
           std::all_of(left.members().begin(), left.members().end(), existsInRight);
}

} // namespace

bool Value::isIdenticalTo(const Value &other) const noexcept
{
    if (type() != other.type())
        return false;
    if (ownsNode() && other.ownsNode() && node() == other.node())
        return true;
    const auto identical = [](const Value &left, const Value &right) { return left.isIdenticalTo(right); };
    const auto sameMember = [](const Member &left, const Member &right) {
        return left.name == right.name && left.value.isIdenticalTo(right.value);
    };
    switch (type()) {
    case Type::Number:
        return hasPlainNumberLike(other) ? isPlainNumberEqualTo(other) : numberText() == other.numberText();
    case Type::Array:
        return std::equal(elements().begin(), elements().end(), other.elements().begin(),
                          other.elements().end(), identical);
    case Type::Object:
        return std::equal(members().begin(), members().end(), other.members().begin(), other.members().end(),
                          sameMember);
    default:
        return *this == other;
    }
}

bool operator==(const Value &left, const Value &right) noexcept
{
    if (left.type() != right.type())
        return false;
    if (left.ownsNode() && right.ownsNode() && left.node() == right.node())
        return true;
    switch (left.type()) {
    case Type::Null:
        return true;
    case Type::Boolean:
        return left.asBoolean() == right.asBoolean();
    case Type::Number:
        return left.isNumberEqualTo(right);
    case Type::String:
        return left.asString() == right.asString();
    case Type::Array:
        return sameElements(left.elements(), right.elements());
    case Type::Object:
        return sameMembersInAnyOrder(left, right);
    }
    return false;
}

bool Value::isNumberEqualTo(const Value &other) const noexcept
{
    if (hasPlainNumberLike(other))
        return isPlainNumberEqualTo(other);
    return Decimal::fromText(numberText()) == Decimal::fromText(other.numberText());
}

/// Two integers, or two doubles that print as they are, need no decimals to be told apart.
bool Value::hasPlainNumberLike(const Value &other) const noexcept
{
    return numberForm() == other.numberForm() && numberForm() != NumberForm::Text;
}

bool Value::isPlainNumberEqualTo(const Value &other) const noexcept
{
    return numberForm() == NumberForm::Integer ? heldInteger() == other.heldInteger()
                                               : heldDouble() == other.heldDouble();
}

} // namespace schemabridge::json
