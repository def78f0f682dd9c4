#pragma once

#include "engine/json/object_index.h"
#include "engine/json/value.h"

#include <cstring>
#include <new>

namespace schemabridge::json {

/// A spelling that neither an integer nor a double gives back, with the double nearest to it; the characters
/// stand behind.
struct Value::NumberNode : Node {
    double nearest = 0;

    std::string_view spelling() const noexcept { return {reinterpret_cast<const char *>(this + 1), size}; }
};

inline std::size_t indexBytes(std::size_t members)
{
    return ObjectIndex::slotCount(members) * sizeof(ObjectIndex::Slot);
}

/// The index stands behind the members.
inline ObjectIndex indexOf(Member *members, std::size_t size)
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
inline void freeNode(void *node) noexcept
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

} // namespace schemabridge::json
