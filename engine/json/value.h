#pragma once

#include <atomic>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <cstring>
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

/// Whether so many bytes are equal at the start and, overlapping, at the end: all of them, up to twice a
/// word.
template<typename Word>
inline bool areEndsEqual(const char *left, const char *right, std::size_t size) noexcept
{
    const auto wordAt = [](const char *bytes) {
        Word word;
        std::memcpy(&word, bytes, sizeof word);
        return word;
    };
    const std::size_t last = size - sizeof(Word);
    return wordAt(left) == wordAt(right) && wordAt(left + last) == wordAt(right + last);
}

/// Names are short: comparing them in place is quicker than a call.
inline bool isSameName(std::string_view left, std::string_view right) noexcept
{
    const std::size_t size = left.size();
    if (size != right.size())
        return false;
    if (size > 16)
        return std::memcmp(left.data(), right.data(), size) == 0;
    if (size >= 8)
        return areEndsEqual<std::uint64_t>(left.data(), right.data(), size);
    if (size >= 4)
        return areEndsEqual<std::uint32_t>(left.data(), right.data(), size);
    if (size >= 2)
        return areEndsEqual<std::uint16_t>(left.data(), right.data(), size);
    return size == 0 || left.front() == right.front();
}

enum class Type : std::uint8_t { Null, Boolean, Number, String, Array, Object };

/// An immutable JSON value: 16 bytes, copied by sharing, safe to share between threads. Short strings need no
/// memory beside.
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

    Type type() const noexcept { return static_cast<Type>(m_head); }
    bool isNull() const noexcept { return type() == Type::Null; }
    bool isBoolean() const noexcept { return type() == Type::Boolean; }
    bool isNumber() const noexcept { return type() == Type::Number; }
    bool isString() const noexcept { return type() == Type::String; }
    bool isArray() const noexcept { return type() == Type::Array; }
    bool isObject() const noexcept { return type() == Type::Object; }

    /// Only on a value of that type; asserted.
    bool asBoolean() const noexcept;
    /// The nearest double; infinite where the spelling is beyond its range.
    double asDouble() const noexcept;
    /// The double that is all there is to this number: it has the same value and prints the same. Nothing
    /// where it is not, as with `12345678901234567890` and `1.10`. Only on a number.
    std::optional<double> asPlainDouble() const noexcept;
    /// Valid as long as this value lives, in its place.
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

    /// The same for one who looks for the same name in many objects of one shape.
    /// @param position  where the member was last found; is tried first, then set
    const Value *find(std::string_view name, std::uint32_t &position) const noexcept;

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
    friend class ArrayBuilder;
    friend class ObjectBuilder;

    /// What a value on the heap begins with. Its parts stand right behind it, so that it is one allocation:
    /// characters, a NumberNode's rest, elements, or members and their index (value_node.h).
    struct Node {
        std::atomic<std::uint32_t> references{1};
        std::uint32_t size = 0; ///< bytes, elements or members
    };
    struct NumberNode;
    enum class NumberForm : std::uint8_t { Integer, Double, Text };

    Value(Type type, Node *node, NumberForm form = NumberForm::Integer) noexcept;

    const Member *memberNamed(std::string_view name) const noexcept;
    void retain() const noexcept;
    void release() noexcept;
    void destroyNode() noexcept;
    void destroyParts(std::vector<Value> &pending) noexcept;
    bool isSoleContainer() const noexcept;
    bool isNumberEqualTo(const Value &other) const noexcept;
    bool hasPlainNumberLike(const Value &other) const noexcept;
    bool isPlainNumberEqualTo(const Value &other) const noexcept;

    /// @param shortText  at most shortSizeMax bytes
    static Value shortString(std::string_view shortText) noexcept;

    explicit Value(Type type, std::uint64_t rest = 0, NumberForm form = NumberForm::Integer,
                   bool ownsNode = false) noexcept
        : m_head(static_cast<std::uint64_t>(type) | static_cast<std::uint64_t>(form) << formShift |
                 static_cast<std::uint64_t>(ownsNode) << ownsNodeShift),
          m_rest(rest)
    {
    }

    NumberForm numberForm() const noexcept { return static_cast<NumberForm>(m_head >> formShift & 0xFF); }
    /// False for null, booleans, numbers that fit, short strings, and everything empty.
    bool ownsNode() const noexcept { return (m_head >> ownsNodeShift & 1) != 0; }
    std::size_t shortSize() const noexcept { return m_head >> shortSizeShift & 0xFF; }

    bool heldBoolean() const noexcept { return m_rest != 0; }
    std::int64_t heldInteger() const noexcept { return static_cast<std::int64_t>(m_rest); }
    double heldDouble() const noexcept { return std::bit_cast<double>(m_rest); }
    Node *node() const noexcept { return reinterpret_cast<Node *>(m_rest); }

    static constexpr unsigned formShift = 8;
    static constexpr unsigned ownsNodeShift = 16;
    static constexpr unsigned shortSizeShift = 24;
    static constexpr std::size_t shortPlace = 4;
    static constexpr std::size_t shortSizeMax = 12;
    static_assert(std::endian::native == std::endian::little,
                  "a short string's characters lie in a row then");

    // Two words, each read and written as one: processors are slow to read a word of which parts were just
    // written. From shortPlace on they are a short string's characters.
    std::uint64_t m_head = 0; ///< type, number form, whether it owns a node, and a short string's size
    std::uint64_t m_rest = 0; ///< a boolean, integer, double or node
};

struct Member {
    std::string name;
    Value value;
};

static_assert(sizeof(Value) == 16);

inline void Value::retain() const noexcept
{
    if (ownsNode())
        node()->references.fetch_add(1, std::memory_order_relaxed);
}

inline void Value::release() noexcept
{
    if (ownsNode() && node()->references.fetch_sub(1, std::memory_order_acq_rel) == 1)
        destroyNode();
}

inline Value::Value(const Value &other) noexcept : m_head(other.m_head), m_rest(other.m_rest)
{
    retain();
}

inline Value::Value(Value &&other) noexcept
    : m_head(std::exchange(other.m_head, 0)), m_rest(std::exchange(other.m_rest, 0))
{
}

inline Value &Value::operator=(const Value &other) noexcept
{
    return *this = Value(other);
}

inline Value &Value::operator=(Value &&other) noexcept
{
    Value taken(std::move(other));
    std::swap(m_head, taken.m_head);
    std::swap(m_rest, taken.m_rest);
    return *this;
}

inline Value::~Value()
{
    release();
}

inline bool Value::asBoolean() const noexcept
{
    assert(isBoolean());
    return heldBoolean();
}

inline std::string_view Value::asString() const noexcept
{
    assert(isString());
    return ownsNode() ? std::string_view(reinterpret_cast<const char *>(node() + 1), node()->size)
                      : std::string_view(reinterpret_cast<const char *>(this) + shortPlace, shortSize());
}

inline std::span<const Value> Value::elements() const noexcept
{
    if (!isArray() || !ownsNode())
        return {};
    return {reinterpret_cast<const Value *>(node() + 1), node()->size};
}

inline std::span<const Member> Value::members() const noexcept
{
    if (!isObject() || !ownsNode())
        return {};
    return {reinterpret_cast<const Member *>(node() + 1), node()->size};
}

inline std::size_t Value::size() const noexcept
{
    return ownsNode() && (isArray() || isObject()) ? node()->size : 0;
}

inline std::optional<double> Value::asPlainDouble() const noexcept
{
    constexpr std::int64_t exactMax = std::int64_t{1} << 53;
    if (numberForm() == NumberForm::Double)
        return heldDouble();
    const auto integer = heldInteger();
    if (numberForm() == NumberForm::Integer && integer >= -exactMax && integer <= exactMax)
        return static_cast<double>(integer);
    return std::nullopt;
}

inline const Value *Value::find(std::string_view name, std::uint32_t &position) const noexcept
{
    const auto all = members();
    if (position < all.size() && isSameName(all[position].name, name)) [[likely]]
        return &all[position].value;
    const Member *const found = memberNamed(name);
    if (found == nullptr)
        return nullptr;
    position = static_cast<std::uint32_t>(found - all.data());
    return &found->value;
}

} // namespace schemabridge::json
