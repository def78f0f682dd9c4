#pragma once

#include "engine/json/value.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <type_traits>

namespace schemabridge::expression {

class Array;
class Object;
struct Function;

/// A value during evaluation: 16 bytes, copied like a number. It owns nothing: input is borrowed, and what an
/// expression makes lives in the evaluation's Heap.
///
/// Numbers that are nothing but a double are held as one; all others (`12345678901234567890`, `1.10`) stay
/// the JSON value that they are.
class Item {
public:
    enum class Type : std::uint8_t { Undefined, Null, Boolean, Number, String, Array, Object, Function };

    constexpr Item() noexcept = default;

    static Item null() noexcept { return Item(Kind::Null); }
    static Item boolean(bool value) noexcept;
    static Item number(double value) noexcept;
    /// The characters must live as long as the evaluation; Heap::string() copies those that do not.
    static Item text(std::string_view characters) noexcept;
    /// The value must live as long as the evaluation.
    static Item borrowed(const json::Value &value) noexcept;
    static Item of(Array *array) noexcept;
    static Item of(Object *object) noexcept;
    static Item of(const Function *function) noexcept;

    Type type() const noexcept { return types[static_cast<std::size_t>(kind())]; }
    bool isUndefined() const noexcept { return kind() == Kind::Undefined; }
    bool isBoolean() const noexcept { return kind() == Kind::Boolean; }
    bool isNumber() const noexcept { return kind() == Kind::Double || kind() == Kind::JsonNumber; }
    bool isString() const noexcept { return kind() == Kind::Text || kind() == Kind::JsonString; }
    bool isArray() const noexcept { return kind() == Kind::Array || kind() == Kind::JsonArray; }
    bool isObject() const noexcept { return kind() == Kind::Object || kind() == Kind::JsonObject; }
    bool isFunction() const noexcept { return kind() == Kind::Function; }
    /// A number that is nothing but a double.
    bool isDouble() const noexcept { return kind() == Kind::Double; }

    /// Only on an item of that type.
    bool asBoolean() const noexcept { return m_data.boolean; }
    double asNumber() const noexcept { return isDouble() ? m_data.number : m_data.json->asDouble(); }
    std::string_view asString() const noexcept;
    const Function *asFunction() const noexcept { return m_data.function; }

    /// The JSON value that a number other than a double, a string, an array or an object of the input is;
    /// else null pointer.
    const json::Value *json() const noexcept;
    /// The array or object that the expression made, or null pointer.
    Array *array() const noexcept { return kind() == Kind::Array ? m_data.array : nullptr; }
    Object *object() const noexcept { return kind() == Kind::Object ? m_data.object : nullptr; }
    /// An array or object that the expression made.
    bool isMade() const noexcept { return kind() == Kind::Array || kind() == Kind::Object; }

    /// Elements of an array or members of an object; 0 for everything else.
    std::size_t size() const noexcept;
    Item element(std::size_t index) const noexcept;
    std::string_view memberName(std::size_t index) const noexcept;
    Item memberValue(std::size_t index) const noexcept;
    /// The member's value, or undefined.
    Item member(std::string_view name) const noexcept;
    /// @param position  see json::Value::find
    Item member(std::string_view name, std::uint32_t &position) const noexcept;

    /// The same array or object, not one that is equal.
    bool isSameAs(const Item &other) const noexcept
    {
        return kind() == other.kind() && m_data.json == other.m_data.json;
    }

private:
    // In the order of the types, so that one comparison asks for either of two.
    enum class Kind : std::uint8_t {
        Undefined,
        Null,
        Boolean,
        Double,
        JsonNumber,
        Text,
        JsonString,
        Array,
        JsonArray,
        Object,
        JsonObject,
        Function,
    };

    static constexpr std::array types{Type::Undefined, Type::Null,   Type::Boolean, Type::Number,
                                      Type::Number,    Type::String, Type::String,  Type::Array,
                                      Type::Array,     Type::Object, Type::Object,  Type::Function};

    static constexpr unsigned sizeShift = 32;

    explicit constexpr Item(Kind kind, std::size_t size = 0) noexcept
        : m_head(static_cast<std::uint64_t>(kind) | (static_cast<std::uint64_t>(size) << sizeShift))
    {
    }

    Kind kind() const noexcept { return static_cast<Kind>(m_head); }

    /// The kind, and in the upper half the bytes of a Text: one word, so that it is moved as one.
    std::uint64_t m_head = 0;
    union {
        double number;
        bool boolean;
        const char *characters;
        const json::Value *json = nullptr;
        Array *array;
        Object *object;
        const Function *function;
    } m_data;
};

static_assert(sizeof(Item) == 16 && std::is_trivially_copyable_v<Item>);

inline Item Item::boolean(bool value) noexcept
{
    Item item(Kind::Boolean);
    item.m_data.boolean = value;
    return item;
}

inline Item Item::number(double value) noexcept
{
    Item item(Kind::Double);
    item.m_data.number = value;
    return item;
}

inline Item Item::text(std::string_view characters) noexcept
{
    Item item(Kind::Text, characters.size());
    item.m_data.characters = characters.data();
    return item;
}

inline Item Item::borrowed(const json::Value &value) noexcept
{
    static constexpr std::array kinds{Kind::Null,       Kind::Boolean,   Kind::JsonNumber,
                                      Kind::JsonString, Kind::JsonArray, Kind::JsonObject};
    if (value.isNumber()) {
        if (const auto plain = value.asPlainDouble())
            return number(*plain);
    } else if (value.isBoolean()) {
        return boolean(value.asBoolean());
    }
    Item item(kinds[static_cast<std::size_t>(value.type())]);
    item.m_data.json = &value;
    return item;
}

inline Item Item::of(Array *array) noexcept
{
    Item item(Kind::Array);
    item.m_data.array = array;
    return item;
}

inline Item Item::of(Object *object) noexcept
{
    Item item(Kind::Object);
    item.m_data.object = object;
    return item;
}

inline Item Item::of(const Function *function) noexcept
{
    Item item(Kind::Function);
    item.m_data.function = function;
    return item;
}

inline std::string_view Item::asString() const noexcept
{
    return kind() == Kind::Text ? std::string_view(m_data.characters, m_head >> sizeShift)
                                : m_data.json->asString();
}

inline const json::Value *Item::json() const noexcept
{
    switch (kind()) {
    case Kind::JsonNumber:
    case Kind::JsonString:
    case Kind::JsonArray:
    case Kind::JsonObject:
        return m_data.json;
    default:
        return nullptr;
    }
}

} // namespace schemabridge::expression
