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

} // namespace schemabridge::json
