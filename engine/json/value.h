#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace schemabridge::json {

class Value;
struct Member;

enum class Type : std::uint8_t { Null, Boolean, Number, String, Array, Object };

/// An immutable JSON value: 16 bytes, copied by sharing, safe to share between threads.
///
/// Objects keep the order of their members. Numbers keep their spelling (`12345678901234567890`, `1.10`):
/// what fits is held as an integer or a double that prints the same, the rest as text. Strings are UTF-8;
/// with the parse option for it they may hold lone surrogates in the three-byte form (WTF-8).
class Value {
public:
    /// null
    Value() noexcept = default;
    Value(const Value &other) noexcept;
    Value(Value &&other) noexcept;
    Value &operator=(const Value &other) noexcept;
    Value &operator=(Value &&other) noexcept;
    ~Value();

    static Value boolean(bool value);
    static Value integer(std::int64_t value);
    /// A finite double; prints as ECMAScript's Number::toString does.
    static Value number(double value);
    /// @param spelling  must follow the number grammar of RFC 8259, section 6.
    static Value numberFromText(std::string_view spelling);
    static Value string(std::string_view text);
    static Value array(std::vector<Value> elements);
    /// Of members with the same name the last value counts, at the first one's place (as in ECMAScript).
    static Value object(std::vector<Member> members);
    static Value object(std::initializer_list<Member> members);

    Type type() const noexcept { return m_type; }
    bool isNull() const noexcept { return m_type == Type::Null; }
    bool isBoolean() const noexcept { return m_type == Type::Boolean; }
    bool isNumber() const noexcept { return m_type == Type::Number; }
    bool isString() const noexcept { return m_type == Type::String; }
    bool isArray() const noexcept { return m_type == Type::Array; }
    bool isObject() const noexcept { return m_type == Type::Object; }

    /// Only on a value of that type; asserted.
    bool asBoolean() const noexcept;
    /// The nearest double; infinite where the spelling is beyond its range.
    double asDouble() const noexcept;
    std::string_view asString() const noexcept;

    /// The number where it is an integer that fits; nothing for every other number or type.
    std::optional<std::int64_t> asInteger() const noexcept;
    /// The number's own spelling. Only on a number.
    std::string numberText() const;

    /// Elements of an array, members of an object; empty for every other type. Valid as long as this value
    /// lives.
    std::span<const Value> elements() const noexcept;
    std::span<const Member> members() const noexcept;
    /// Elements of an array or members of an object; 0 for every other type.
    std::size_t size() const noexcept;

    /// @return the member's value, or null pointer where this is no object or has none of that name.
    const Value *find(std::string_view name) const noexcept;

    /// This object with the member set: in its place where it exists, at the end where it does not.
    /// On null: a new object of one member.
    Value with(std::string_view name, Value value) const;
    /// This object without the member.
    Value without(std::string_view name) const;
    /// This array with the element exchanged.
    Value withElement(std::size_t index, Value value) const;

    /// Same type, same spelling, same order of members: what a person sees in the file is the same.
    bool isIdenticalTo(const Value &other) const noexcept;

    /// Equal as JSON: numbers by value (integers exactly, whatever their size), members in any order.
    friend bool operator==(const Value &left, const Value &right) noexcept;

private:
    /// What a value on the heap begins with; the rest depends on the type (value_node.h).
    struct Node {
        std::atomic<std::uint32_t> references{1};
    };
    struct StringNode;
    struct NumberNode;
    struct ArrayNode;
    struct ObjectNode;
    enum class NumberForm : std::uint8_t { Integer, Double, Text };

    Value(Type type, Node *node) noexcept;

    template<typename NodeType>
    const NodeType &nodeAs() const noexcept;
    void retain() const noexcept;
    void release() noexcept;
    void destroyNode() noexcept;
    void destroyNested() noexcept;
    void moveContainersInto(std::vector<Value> &pending) noexcept;
    bool isSoleContainer() const noexcept;
    bool isNumberEqualTo(const Value &other) const noexcept;
    bool hasPlainNumberLike(const Value &other) const noexcept;
    bool isPlainNumberEqualTo(const Value &other) const noexcept;

    Type m_type = Type::Null;
    NumberForm m_numberForm = NumberForm::Integer;
    /// False for null, booleans, numbers that fit, and everything empty.
    bool m_ownsNode = false;
    union {
        bool boolean;
        std::int64_t integer;
        double number;
        Node *node;
    } m_data = {.integer = 0};
};

struct Member {
    std::string name;
    Value value;
};

static_assert(sizeof(Value) == 16);

inline void Value::retain() const noexcept
{
    if (m_ownsNode)
        m_data.node->references.fetch_add(1, std::memory_order_relaxed);
}

inline void Value::release() noexcept
{
    if (m_ownsNode && m_data.node->references.fetch_sub(1, std::memory_order_acq_rel) == 1)
        destroyNode();
}

inline Value::Value(const Value &other) noexcept
    : m_type(other.m_type),
      m_numberForm(other.m_numberForm),
      m_ownsNode(other.m_ownsNode),
      m_data(other.m_data)
{
    retain();
}

inline Value::Value(Value &&other) noexcept
    : m_type(std::exchange(other.m_type, Type::Null)),
      m_numberForm(other.m_numberForm),
      m_ownsNode(std::exchange(other.m_ownsNode, false)),
      m_data(other.m_data)
{
}

inline Value &Value::operator=(const Value &other) noexcept
{
    return *this = Value(other);
}

inline Value &Value::operator=(Value &&other) noexcept
{
    Value taken(std::move(other));
    std::swap(m_type, taken.m_type);
    std::swap(m_numberForm, taken.m_numberForm);
    std::swap(m_ownsNode, taken.m_ownsNode);
    std::swap(m_data, taken.m_data);
    return *this;
}

inline Value::~Value()
{
    release();
}

} // namespace schemabridge::json
