#pragma once

#include "engine/json/value.h"

#include <cstddef>
#include <string_view>

namespace schemabridge::json {

/// Makes an array of a size known from the start.
class ArrayBuilder {
public:
    /// @param capacity  elements at most
    explicit ArrayBuilder(std::size_t capacity);
    ArrayBuilder(const ArrayBuilder &) = delete;
    ArrayBuilder &operator=(const ArrayBuilder &) = delete;
    ~ArrayBuilder();

    void add(Value element) noexcept;
    Value finish() noexcept;

private:
    Value::Node *m_node = nullptr;
};

/// Makes an object whose members are known to have different names.
class ObjectBuilder {
public:
    /// @param capacity  members at most
    explicit ObjectBuilder(std::size_t capacity);
    ObjectBuilder(const ObjectBuilder &) = delete;
    ObjectBuilder &operator=(const ObjectBuilder &) = delete;
    ~ObjectBuilder();

    void add(std::string_view name, Value value);
    Value finish() noexcept;

private:
    Value::Node *m_node = nullptr;
};

} // namespace schemabridge::json
