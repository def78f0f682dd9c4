#pragma once

#include "engine/json/value.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace schemabridge::expression {

class Array;
class Object;
struct Function;

/// A value during evaluation: 24 bytes. Input is borrowed, not copied; arrays, objects and functions that the
/// expression makes live in the evaluation's Heap, so that copying an item is cheap and identity is kept.
class Item {
public:
    enum class Type : std::uint8_t { Undefined, Null, Boolean, Number, String, Array, Object, Function };

    Item() noexcept {}
    Item(const Item &other) noexcept { copy(other); }
    Item(Item &&other) noexcept { take(other); }
    Item &operator=(const Item &other) noexcept;
    Item &operator=(Item &&other) noexcept;
    ~Item() { destroy(); }

    static Item null() { return owned(json::Value()); }
    static Item boolean(bool value) { return owned(json::Value::boolean(value)); }
    static Item number(double value) noexcept;
    static Item string(std::string_view text) { return owned(json::Value::string(text)); }
    static Item owned(json::Value value) noexcept;
    /// The value must live as long as the evaluation.
    static Item borrowed(const json::Value &value) noexcept;
    static Item of(Array *array) noexcept;
    static Item of(Object *object) noexcept;
    static Item of(const Function *function) noexcept;

    Type type() const noexcept;
    bool isUndefined() const noexcept { return m_kind == Kind::Undefined; }
    bool isNumber() const noexcept { return type() == Type::Number; }
    bool isString() const noexcept { return type() == Type::String; }
    bool isArray() const noexcept { return type() == Type::Array; }
    bool isObject() const noexcept { return type() == Type::Object; }
    bool isFunction() const noexcept { return m_kind == Kind::Function; }

    /// Only on an item of that type.
    bool asBoolean() const noexcept { return json()->asBoolean(); }
    double asNumber() const noexcept;
    std::string_view asString() const noexcept { return json()->asString(); }
    const Function *asFunction() const noexcept { return m_data.function; }

    /// The JSON value, where the item is one; null pointer for numbers, arrays and objects of the expression
    /// itself.
    const json::Value *json() const noexcept;
    /// The array or object that the expression made, or null pointer.
    Array *array() const noexcept { return m_kind == Kind::Array ? m_data.array : nullptr; }
    Object *object() const noexcept { return m_kind == Kind::Object ? m_data.object : nullptr; }

    /// Elements of an array or members of an object; 0 for everything else.
    std::size_t size() const noexcept;
    Item element(std::size_t index) const;
    std::string_view memberName(std::size_t index) const noexcept;
    Item memberValue(std::size_t index) const;
    /// The member's value, or undefined.
    Item member(std::string_view name) const;

    /// The same array or object, not one that is equal.
    bool isSameAs(const Item &other) const noexcept;

private:
    enum class Kind : std::uint8_t { Undefined, Number, Borrowed, Owned, Array, Object, Function };

    void copy(const Item &other) noexcept;
    void take(Item &other) noexcept;
    void destroy() noexcept;
    /// A part of the value that this item holds: as short-lived as that value is.
    Item part(const json::Value &value) const;

    Kind m_kind = Kind::Undefined;
    union Data {
        Data() noexcept : number(0) {}
        ~Data() {}
        double number;
        const json::Value *borrowed;
        json::Value owned;
        Array *array;
        Object *object;
        const Function *function;
    } m_data;
};

/// How large a value is when written out, parts that it holds several times counted each time.
struct ItemMeasure {
    std::size_t nesting = 0; ///< arrays and objects inside of each other; those of the input do not count
    std::size_t weight = 1;  ///< roughly its number of parts, in units of the size of an Item
};

ItemMeasure measure(const Item &item) noexcept;

/// An array that the expression made, with what the language needs to know of it.
class Array {
public:
    bool isSequence = false;     ///< collapses to its only item, or to undefined where it has none
    bool keepSingleton = false;  ///< does not collapse to its only item
    bool isConstructed = false;  ///< is not flattened into the path that it is a step of
    bool isOuterWrapper = false; ///< stands around an input that is an array
    bool isTupleStream = false;  ///< its items are objects of variables, the value itself under `@`

    std::size_t size() const noexcept { return m_rangeSize > 0 ? m_rangeSize : m_items.size(); }
    bool isEmpty() const noexcept { return size() == 0; }
    Item at(std::size_t index) const;
    void push(Item item);
    void reserve(std::size_t size) { m_items.reserve(size); }
    /// The items of another array.
    void append(const Item &array);
    /// Consecutive integers, of which none takes memory before it is asked for. Only on an empty array.
    void setRange(double first, std::size_t size);
    std::size_t nesting() const noexcept { return m_nesting; }
    /// As ItemMeasure::weight.
    std::size_t weight() const noexcept { return m_weight; }

    std::vector<Item> &items();

private:
    std::vector<Item> m_items;
    double m_rangeFirst = 0;
    std::size_t m_rangeSize = 0;
    std::size_t m_nesting = 1;
    std::size_t m_weight = 1;
};

/// An object that the expression made: members in the order of their making.
class Object {
public:
    std::size_t size() const noexcept { return m_members.size(); }
    std::string_view name(std::size_t index) const noexcept { return m_members[index].first; }
    const Item &value(std::size_t index) const noexcept { return m_members[index].second; }
    const Item *find(std::string_view name) const noexcept;
    void set(std::string_view name, Item value);
    void remove(std::string_view name);
    std::size_t nesting() const noexcept { return m_nesting; }
    /// As ItemMeasure::weight.
    std::size_t weight() const noexcept { return m_weight; }

private:
    /// Fewer members are found faster one by one.
    static constexpr std::size_t indexedFrom = 17;

    std::size_t indexOf(std::string_view name) const noexcept;
    void rebuildIndex();

    std::vector<std::pair<std::string, Item>> m_members;
    std::map<std::string, std::size_t, std::less<>> m_index;
    std::size_t m_nesting = 1;
    std::size_t m_weight = 1;
};

} // namespace schemabridge::expression
