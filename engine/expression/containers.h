#pragma once

#include "engine/expression/item.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace schemabridge::expression {

class Heap;

/// An array that the expression made, with what the language needs to know of it. Lives in a Heap.
class Array {
public:
    bool isSequence = false;     ///< collapses to its only item, or to undefined where it has none
    bool keepSingleton = false;  ///< does not collapse to its only item
    bool isConstructed = false;  ///< is not flattened into the path that it is a step of
    bool isOuterWrapper = false; ///< stands around an input that is an array
    bool isTupleStream = false;  ///< its items are objects of variables, the value itself under `@`

    explicit Array(Heap &heap) noexcept : m_heap(&heap) {}

    std::size_t size() const noexcept { return m_size; }
    bool isEmpty() const noexcept { return m_size == 0; }
    Item at(std::size_t index) const noexcept
    {
        return m_items != nullptr ? m_items[index] : itemNotMade(index);
    }

    /// Does nothing where the heap is exhausted, here and below.
    void push(Item item)
    {
        if (m_size >= m_capacity && !grow(1)) [[unlikely]]
            return;
        if (item.isMade())
            noteNested(item);
        m_items[m_size++] = item;
    }
    void reserve(std::size_t size);
    /// The items of another array.
    void append(Item array);
    /// The same for an array of the input, whose elements are not made items before one is asked for.
    void appendBorrowed(const json::Value &array);
    /// The members of that name of as many objects, from the first one, as have none that is an array; where
    /// one has no such member, none is added.
    /// @param position  see json::Value::find
    /// @return how many objects
    std::size_t appendMembers(std::span<const json::Value> objects, std::string_view name,
                              std::uint32_t &position);
    /// The same for members that are arrays: their elements, as appendBorrowed() takes them.
    std::size_t appendMemberArrays(std::span<const json::Value> objects, std::string_view name,
                                   std::uint32_t &position);
    /// Consecutive integers, of which none takes memory before one is changed. Only on an empty array.
    void setRange(double first, std::size_t size) noexcept;

    /// Arrays and objects inside of each other; those of the input do not count.
    std::size_t nesting() const noexcept { return m_nesting; }
    /// Roughly its number of parts, those that it holds several times counted each time.
    std::size_t weight() const noexcept { return m_size + m_nestedWeight; }

    /// Invalid after the next change.
    std::span<Item> items();
    /// Calls the function with each item, in order; makes none.
    template<typename Consume>
    void forEach(Consume &&consume) const;

private:
    /// Elements of the input that are items from here on.
    struct Chunk {
        const json::Value *first;
        std::size_t size;
        Chunk *next;
    };

    bool grow(std::size_t more);
    Item itemNotMade(std::size_t index) const noexcept;
    void copyInto(Item *items) const;
    void appendMade(const Array &array);
    void noteNested(Item item) noexcept;

    Heap *m_heap;
    Item *m_items = nullptr; ///< none where it is empty, in chunks or a range
    Chunk *m_firstChunk = nullptr;
    Chunk *m_lastChunk = nullptr;
    std::size_t m_size = 0;
    std::size_t m_capacity = 0;
    double m_rangeFirst = 0;
    std::size_t m_nesting = 1;
    std::size_t m_nestedWeight = 1;
};

/// An object that the expression made: members in the order of their making. Lives in a Heap; so must the
/// names of its members, unless they are the input's or the program's.
class Object {
public:
    struct Member {
        std::string_view name;
        Item value;
    };

    explicit Object(Heap &heap) noexcept : m_heap(&heap) {}

    std::size_t size() const noexcept { return m_size; }
    std::string_view name(std::size_t index) const noexcept { return m_members[index].name; }
    Item value(std::size_t index) const noexcept { return m_members[index].value; }
    const Item *find(std::string_view name) const noexcept;
    /// Does nothing where the heap is exhausted, here and below.
    void set(std::string_view name, Item value);
    /// The same for a name that it does not have.
    void add(std::string_view name, Item value);
    void reserve(std::size_t size);
    void remove(std::string_view name);
    /// As of an Array.
    std::size_t nesting() const noexcept { return m_nesting; }
    std::size_t weight() const noexcept { return m_size + m_nestedWeight; }

private:
    /// Fewer members are found faster one by one.
    static constexpr std::size_t indexedFrom = 17;

    std::size_t indexOf(std::string_view name) const noexcept;
    std::size_t slotOf(std::string_view name) const noexcept;
    bool grow(std::size_t capacity);
    void noteNested(Item value) noexcept;
    void rebuildIndex();

    Heap *m_heap;
    Member *m_members = nullptr;
    std::size_t m_size = 0;
    std::size_t m_capacity = 0;
    std::span<std::uint32_t>
        m_slots; ///< position + 1 of a member, 0 where free; a power of two, at most half full
    std::size_t m_nesting = 1;
    std::size_t m_nestedWeight = 1;
};

inline std::size_t Item::size() const noexcept
{
    switch (kind()) {
    case Kind::Array:
        return m_data.array->size();
    case Kind::Object:
        return m_data.object->size();
    case Kind::JsonArray:
    case Kind::JsonObject:
        return m_data.json->size();
    default:
        return 0;
    }
}

inline Item Item::element(std::size_t index) const noexcept
{
    return kind() == Kind::Array ? m_data.array->at(index) : borrowed(m_data.json->elements()[index]);
}

inline std::string_view Item::memberName(std::size_t index) const noexcept
{
    return kind() == Kind::Object ? m_data.object->name(index)
                                  : std::string_view(m_data.json->members()[index].name);
}

inline Item Item::memberValue(std::size_t index) const noexcept
{
    return kind() == Kind::Object ? m_data.object->value(index)
                                  : borrowed(m_data.json->members()[index].value);
}

inline Item Item::member(std::string_view name, std::uint32_t &position) const noexcept
{
    if (kind() == Kind::JsonObject) {
        const json::Value *const found = m_data.json->find(name, position);
        return found != nullptr ? borrowed(*found) : Item();
    }
    const Item *const found = kind() == Kind::Object ? m_data.object->find(name) : nullptr;
    return found != nullptr ? *found : Item();
}

inline Item Item::member(std::string_view name) const noexcept
{
    std::uint32_t position = 0;
    return member(name, position);
}

template<typename Consume>
void Array::forEach(Consume &&consume) const
{
    if (m_items == nullptr && m_firstChunk != nullptr) {
        for (const Chunk *chunk = m_firstChunk; chunk != nullptr; chunk = chunk->next) {
            for (std::size_t i = 0; i < chunk->size; ++i)
                consume(Item::borrowed(chunk->first[i]));
        }
        return;
    }
    // Whoever is called may change the array.
    for (std::size_t i = 0; i < m_size; ++i)
        consume(at(i));
}

/// Calls the function with each element of an array, in order.
template<typename Consume>
void forEachElement(Item array, Consume &&consume)
{
    if (const Array *const made = array.array()) {
        made->forEach(consume);
    } else if (const json::Value *const value = array.json()) {
        for (const json::Value &element : value->elements())
            consume(Item::borrowed(element));
    }
}

} // namespace schemabridge::expression
