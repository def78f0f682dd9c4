#include "engine/json/value.h"

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

std::size_t indexBytes(std::size_t members)
{
    return ObjectIndex::slotCount(members) * sizeof(ObjectIndex::Slot);
}

/// The index stands behind the members.
ObjectIndex indexOf(Member *members, std::size_t size)
{
    auto *const slots = reinterpret_cast<ObjectIndex::Slot *>(members + size);
    return {members, {slots, ObjectIndex::slotCount(size)}};
}

/// @param size  bytes, elements or members
/// @param partsBytes  room for them behind the node
template<typename NodeType>
NodeType *makeNode(std::size_t size, std::size_t partsBytes)
{
    auto *const node = new (::operator new(sizeof(NodeType) + partsBytes)) NodeType;
    node->size = static_cast<std::uint32_t>(size);
    return node;
}

/// Nodes have no destructor of their own.
void freeNode(void *node) noexcept
{
    ::operator delete(node);
}

template<typename NodeType>
Value *elementsOf(NodeType *node)
{
    return reinterpret_cast<Value *>(node + 1);
}

template<typename NodeType>
Member *membersOf(NodeType *node)
{
    return reinterpret_cast<Member *>(node + 1);
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
    NumberNode *const node = makeNode<NumberNode>(spelling.size(), spelling.size());
    node->nearest = nearest;
    std::memcpy(reinterpret_cast<char *>(node + 1), spelling.data(), spelling.size());
    Value result(Type::Number, node);
    result.m_numberForm = NumberForm::Text;
    return result;
}

Value Value::string(std::string_view text)
{
    if (text.empty()) {
        Value result;
        result.m_type = Type::String;
        return result;
    }
    Node *const node = makeNode<Node>(text.size(), text.size());
    std::memcpy(reinterpret_cast<char *>(node + 1), text.data(), text.size());
    return Value(Type::String, node);
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
    switch (m_numberForm) {
    case NumberForm::Integer:
        return static_cast<double>(m_data.integer);
    case NumberForm::Double:
        return m_data.number;
    case NumberForm::Text:
        break;
    }
    return static_cast<const NumberNode *>(m_data.node)->nearest;
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
    return std::string(static_cast<const NumberNode *>(m_data.node)->spelling());
}

const Value *Value::find(std::string_view name) const noexcept
{
    const Member *const member = memberNamed(name);
    return member != nullptr ? &member->value : nullptr;
}

const Member *Value::memberNamed(std::string_view name) const noexcept
{
    if (!isObject() || !m_ownsNode)
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

void Value::destroyNode() noexcept
{
    if (isArray() || isObject())
        destroyNested();
    freeNode(m_data.node);
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
        std::destroy_n(elementsOf(m_data.node), m_data.node->size);
    else
        std::destroy_n(membersOf(m_data.node), m_data.node->size);
}

void Value::moveContainersInto(std::vector<Value> &pending) noexcept
{
    const auto take = [&pending](Value &value) {
        if (value.isSoleContainer())
            pending.push_back(std::move(value));
    };
    if (isArray())
        std::for_each_n(elementsOf(m_data.node), m_data.node->size, take);
    else
        std::for_each_n(membersOf(m_data.node), m_data.node->size,
                        [&](Member &member) { take(member.value); });
}

bool Value::isSoleContainer() const noexcept
{
    return m_ownsNode && (isArray() || isObject()) &&
           m_data.node->references.load(std::memory_order_acquire) == 1;
}

ArrayBuilder::ArrayBuilder(std::size_t capacity)
{
    if (capacity > 0)
        m_node = makeNode<Value::Node>(0, capacity * sizeof(Value));
}

ArrayBuilder::~ArrayBuilder()
{
    finish();
}

void ArrayBuilder::add(Value element) noexcept
{
    new (elementsOf(m_node) + m_node->size++) Value(std::move(element));
}

Value ArrayBuilder::finish() noexcept
{
    Value result;
    result.m_type = Type::Array;
    if (m_node == nullptr)
        return result;
    Value made(Type::Array, std::exchange(m_node, nullptr));
    return made.size() > 0 ? made : result;
}

ObjectBuilder::ObjectBuilder(std::size_t capacity)
{
    if (capacity > 0)
        m_node = makeNode<Value::Node>(0, capacity * sizeof(Member) + indexBytes(capacity));
}

ObjectBuilder::~ObjectBuilder()
{
    finish();
}

void ObjectBuilder::add(std::string_view name, Value value)
{
    new (membersOf(m_node) + m_node->size) Member{std::string(name), std::move(value)};
    ++m_node->size;
}

Value ObjectBuilder::finish() noexcept
{
    Value result;
    result.m_type = Type::Object;
    if (m_node == nullptr)
        return result;
    const std::size_t size = m_node->size;
    if (indexBytes(size) > 0) {
        std::memset(static_cast<void *>(membersOf(m_node) + size), 0, indexBytes(size));
        ObjectIndex index = indexOf(membersOf(m_node), size);
        for (std::size_t i = 0; i < size; ++i)
            index.insert(i);
    }
    Value made(Type::Object, std::exchange(m_node, nullptr));
    return size > 0 ? made : result;
}

} // namespace schemabridge::json
