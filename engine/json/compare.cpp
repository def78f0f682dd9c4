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
    if (m_type != other.m_type)
        return false;
    if (m_ownsNode && other.m_ownsNode && m_data.node == other.m_data.node)
        return true;
    const auto identical = [](const Value &left, const Value &right) { return left.isIdenticalTo(right); };
    const auto sameMember = [](const Member &left, const Member &right) {
        return left.name == right.name && left.value.isIdenticalTo(right.value);
    };
    switch (m_type) {
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
    if (left.m_type != right.m_type)
        return false;
    if (left.m_ownsNode && right.m_ownsNode && left.m_data.node == right.m_data.node)
        return true;
    switch (left.m_type) {
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
    return m_numberForm == other.m_numberForm && m_numberForm != NumberForm::Text;
}

bool Value::isPlainNumberEqualTo(const Value &other) const noexcept
{
    return m_numberForm == NumberForm::Integer ? m_data.integer == other.m_data.integer
                                               : m_data.number == other.m_data.number;
}

} // namespace schemabridge::json
