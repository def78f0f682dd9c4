#pragma once

#include "engine/json/object_index.h"
#include "engine/json/value.h"

#include <cstring>
#include <new>

namespace schemabridge::json {

/// Characters that stand right behind the node, so that a string is one allocation.
struct Value::StringNode : Node {
    std::size_t size;

    static StringNode *create(std::string_view text)
    {
        void *memory = ::operator new(sizeof(StringNode) + text.size());
        auto *node = new (memory) StringNode{{}, text.size()};
        std::memcpy(reinterpret_cast<char *>(node + 1), text.data(), text.size());
        return node;
    }

    static void destroy(StringNode *node) noexcept
    {
        node->~StringNode();
        ::operator delete(node);
    }

    std::string_view text() const noexcept { return {reinterpret_cast<const char *>(this + 1), size}; }
};

/// A spelling that neither an integer nor a double gives back, with the double nearest to it.
struct Value::NumberNode : Node {
    NumberNode(std::string_view text, double value) : spelling(text), nearest(value) {}

    std::string spelling;
    double nearest;
};

struct Value::ArrayNode : Node {
    explicit ArrayNode(std::vector<Value> values) : elements(std::move(values)) {}

    std::vector<Value> elements;
};

struct Value::ObjectNode : Node {
    explicit ObjectNode(std::vector<Member> list) : members(std::move(list)), index(members) {}

    std::vector<Member> members;
    ObjectIndex index;
};

template<typename NodeType>
const NodeType &Value::nodeAs() const noexcept
{
    return *static_cast<const NodeType *>(m_data.node);
}

} // namespace schemabridge::json
