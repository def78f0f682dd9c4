#pragma once

#include "engine/json/value.h"

#include <optional>
#include <string_view>

namespace schemabridge::ui {

/// The value with one member or element exchanged, at any depth. Objects on the way are made where they are
/// missing; elements of arrays must exist, but for the one behind the last, which is added.
/// @param pointer  RFC 6901; empty: the value itself
/// @param member   nothing: removes it; objects that become empty stay
json::Value withMemberAt(const json::Value &root, std::string_view pointer,
                         const std::optional<json::Value> &member);

} // namespace schemabridge::ui
