#include "engine/expression/item.h"

#include <algorithm>
#include <new>

namespace schemabridge::expression {

namespace {

Item::Type typeOf(json::Type type)
{
    constexpr Item::Type types[] = {Item::Type::Null,   Item::Type::Boolean, Item::Type::Number,
                                    Item::Type::String, Item::Type::Array,   Item::Type::Object};
    return types[static_cast<std::size_t>(type)];
}

} // namespace

ItemMeasure measure(const Item &item) noexcept
{
    if (const Array *const array = item.array())
        return {array->nesting(), array->weight()};
    if (const Object *const object = item.object())
        return {object->nesting(), object->weight()};
    const json::Value *const value = item.json();
    if (value != nullptr && value->isString())
        return {0, 1 + value->asString().size() / sizeof(Item)};
    return {0, 1 + item.size()};
}

void Item::copy(const Item &other) noexcept
{
    m_kind = other.m_kind;
    if (m_kind == Kind::Owned)
        new (&m_data.owned) json::Value(other.m_data.owned);
    else if (m_kind == Kind::Number)
        m_data.number = other.m_data.number;
    else
        m_data.borrowed = other.m_data.borrowed;
}

void Item::take(Item &other) noexcept
{
    m_kind = other.m_kind;
    if (m_kind == Kind::Owned)
        new (&m_data.owned) json::Value(std::move(other.m_data.owned));
    else if (m_kind == Kind::Number)
        m_data.number = other.m_data.number;
    else
        m_data.borrowed = other.m_data.borrowed;
}

void Item::destroy() noexcept
{
    if (m_kind == Kind::Owned)
        m_data.owned.~Value();
}

Item &Item::operator=(const Item &other) noexcept
{
    Item copied(other);
    destroy();
    take(copied);
    return *this;
}

Item &Item::operator=(Item &&other) noexcept
{
    if (this != &other) {
        destroy();
        take(other);
    }
    return *this;
}

Item Item::number(double value) noexcept
{
    Item item;
    item.m_kind = Kind::Number;
    item.m_data.number = value;
    return item;
}

Item Item::owned(json::Value value) noexcept
{
    Item item;
    item.m_kind = Kind::Owned;
    new (&item.m_data.owned) json::Value(std::move(value));
    return item;
}

Item Item::borrowed(const json::Value &value) noexcept
{
    Item item;
    item.m_kind = Kind::Borrowed;
    item.m_data.borrowed = &value;
    return item;
}

Item Item::of(Array *array) noexcept
{
    Item item;
    item.m_kind = Kind::Array;
    item.m_data.array = array;
    return item;
}

Item Item::of(Object *object) noexcept
{
    Item item;
    item.m_kind = Kind::Object;
    item.m_data.object = object;
    return item;
}

Item Item::of(const Function *function) noexcept
{
    Item item;
    item.m_kind = Kind::Function;
    item.m_data.function = function;
    return item;
}

Item::Type Item::type() const noexcept
{
    switch (m_kind) {
    case Kind::Undefined:
        return Type::Undefined;
    case Kind::Number:
        return Type::Number;
    case Kind::Borrowed:
    case Kind::Owned:
        return typeOf(json()->type());
    case Kind::Array:
        return Type::Array;
    case Kind::Object:
        return Type::Object;
    case Kind::Function:
        return Type::Function;
    }
    return Type::Undefined;
}

double Item::asNumber() const noexcept
{
    return m_kind == Kind::Number ? m_data.number : json()->asDouble();
}

const json::Value *Item::json() const noexcept
{
    if (m_kind == Kind::Borrowed)
        return m_data.borrowed;
    return m_kind == Kind::Owned ? &m_data.owned : nullptr;
}

std::size_t Item::size() const noexcept
{
    switch (m_kind) {
    case Kind::Array:
        return m_data.array->size();
    case Kind::Object:
        return m_data.object->size();
    case Kind::Borrowed:
    case Kind::Owned:
        return json()->size();
    default:
        return 0;
    }
}

Item Item::part(const json::Value &value) const
{
    return m_kind == Kind::Borrowed ? borrowed(value) : owned(value);
}

Item Item::element(std::size_t index) const
{
    return m_kind == Kind::Array ? m_data.array->at(index) : part(json()->elements()[index]);
}

std::string_view Item::memberName(std::size_t index) const noexcept
{
    return m_kind == Kind::Object ? m_data.object->name(index) : json()->members()[index].name;
}

Item Item::memberValue(std::size_t index) const
{
    return m_kind == Kind::Object ? m_data.object->value(index) : part(json()->members()[index].value);
}

Item Item::member(std::string_view name) const
{
    if (m_kind == Kind::Object) {
        const Item *const found = m_data.object->find(name);
        return found != nullptr ? *found : Item();
    }
    const json::Value *const value = json();
    const json::Value *const found = value != nullptr ? value->find(name) : nullptr;
    return found != nullptr ? part(*found) : Item();
}

bool Item::isSameAs(const Item &other) const noexcept
{
    if (m_kind != other.m_kind || m_kind == Kind::Undefined || m_kind == Kind::Number ||
        m_kind == Kind::Owned)
        return false;
    return m_data.borrowed == other.m_data.borrowed;
}

Item Array::at(std::size_t index) const
{
    return m_rangeSize > 0 ? Item::number(m_rangeFirst + static_cast<double>(index)) : m_items[index];
}

void Array::push(Item item)
{
    const ItemMeasure added = measure(item);
    m_nesting = std::max(m_nesting, added.nesting + 1);
    m_weight += added.weight;
    items().push_back(std::move(item));
}

void Array::append(const Item &array)
{
    const Array *const made = array.array();
    if (made != nullptr && made->m_rangeSize > 0 && isEmpty()) {
        setRange(made->m_rangeFirst, made->m_rangeSize);
        return;
    }
    const std::size_t size = array.size();
    for (std::size_t i = 0; i < size; ++i)
        push(array.element(i));
}

void Array::setRange(double first, std::size_t size)
{
    m_rangeFirst = first;
    m_rangeSize = size;
    m_weight = size;
}

std::vector<Item> &Array::items()
{
    if (m_rangeSize > 0) {
        m_items.reserve(m_rangeSize);
        for (std::size_t i = 0; i < m_rangeSize; ++i)
            m_items.push_back(Item::number(m_rangeFirst + static_cast<double>(i)));
        m_rangeSize = 0;
    }
    return m_items;
}

std::size_t Object::indexOf(std::string_view name) const noexcept
{
    if (!m_index.empty()) {
        const auto found = m_index.find(name);
        return found != m_index.end() ? found->second : m_members.size();
    }
    std::size_t index = 0;
    while (index < m_members.size() && m_members[index].first != name)
        ++index;
    return index;
}

const Item *Object::find(std::string_view name) const noexcept
{
    const std::size_t index = indexOf(name);
    return index < m_members.size() ? &m_members[index].second : nullptr;
}

void Object::set(std::string_view name, Item value)
{
    const ItemMeasure added = measure(value);
    m_nesting = std::max(m_nesting, added.nesting + 1);
    m_weight += added.weight;
    const std::size_t index = indexOf(name);
    if (index < m_members.size()) {
        m_weight -= std::min(m_weight, measure(m_members[index].second).weight);
        m_members[index].second = std::move(value);
        return;
    }
    m_members.emplace_back(std::string(name), std::move(value));
    if (m_members.size() == indexedFrom)
        rebuildIndex();
    else if (m_members.size() > indexedFrom)
        m_index.emplace(name, index);
}

void Object::remove(std::string_view name)
{
    const std::size_t index = indexOf(name);
    if (index == m_members.size())
        return;
    m_members.erase(m_members.begin() + static_cast<std::ptrdiff_t>(index));
    m_index.clear();
    if (m_members.size() >= indexedFrom)
        rebuildIndex();
}

void Object::rebuildIndex()
{
    for (std::size_t i = 0; i < m_members.size(); ++i)
        m_index.emplace(m_members[i].first, i);
}

} // namespace schemabridge::expression
