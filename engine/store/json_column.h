#pragma once

#include "engine/base/error.h"
#include "engine/base/ids.h"
#include "engine/json/value.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace schemabridge {

/// Values as compact JSON text in a column. Reading gives nothing where the text is none of ours.

std::string valueToColumn(const json::Value &value);
std::optional<json::Value> valueFromColumn(std::string_view text);

/// `["e1","e2"]`; NULL where there are none.
std::optional<std::string> edgesToColumn(const std::vector<EdgeId> &edges);
std::optional<std::vector<EdgeId>> edgesFromColumn(std::string_view text);

/// `["HOST_UNREACHABLE","host","api.example","reason","..."]`: the code, then each argument's name and value.
/// Bytes that are no UTF-8 become U+FFFD.
std::string errorToColumn(const Error &error);
std::optional<Error> errorFromColumn(std::string_view text);

} // namespace schemabridge
