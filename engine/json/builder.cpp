#include "engine/json/builder.h"

#include "engine/json/value_node.h"

#include <cstring>
#include <utility>

namespace schemabridge::json {

ArrayBuilder::ArrayBuilder(std::size_t capacity)
{
    if (capacity > 0)
        m_node = makeNode<Value::Node>(0, capacity * sizeof(Value));
}

ArrayBuilder::~ArrayBuilder()
{
    if (m_node != nullptr)
        finish();
}

void ArrayBuilder::add(Value element) noexcept
{
    new (elementsOf(m_node) + m_node->size++) Value(std::move(element));
}

Value ArrayBuilder::finish() noexcept
{
    auto *const node = std::exchange(m_node, nullptr);
    if (node != nullptr && node->size > 0)
        return Value(Type::Array, node);
    freeNode(node);
    return Value(Type::Array);
}

ObjectBuilder::ObjectBuilder(std::size_t capacity)
{
    if (capacity > 0)
        m_node = makeNode<Value::Node>(0, capacity * sizeof(Member) + indexBytes(capacity));
}

ObjectBuilder::~ObjectBuilder()
{
    if (m_node != nullptr)
        finish();
}

void ObjectBuilder::add(std::string_view name, Value value)
{
    new (membersOf(m_node) + m_node->size) Member{std::string(name), std::move(value)};
    ++m_node->size;
}

Value ObjectBuilder::finish() noexcept
{
    auto *const node = std::exchange(m_node, nullptr);
    if (node == nullptr || node->size == 0) {
        freeNode(node);
        return Value(Type::Object);
    }
    const std::size_t size = node->size;
    if (indexBytes(size) > 0) {
        std::memset(static_cast<void *>(membersOf(node) + size), 0, indexBytes(size));
        ObjectIndex index = indexOf(membersOf(node), size);
        for (std::size_t i = 0; i < size; ++i)
            index.insert(i);
    }
    return Value(Type::Object, node);
}

} // namespace schemabridge::json
