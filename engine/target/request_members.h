#pragma once

#include "engine/json/value.h"
#include "engine/target/http_message.h"
#include "engine/target/ledger.h"

#include <optional>
#include <string>
#include <string_view>

namespace schemabridge::target {

/// Names and values of a query or of a form body (application/x-www-form-urlencoded), decoded.
ResourceFilter formItems(std::string_view encoded);

/// The body as members: those of a JSON object, or the items of a form. Any other body: `body` with the JSON
/// value or the text; nothing to add where it is empty or no text.
json::Value bodyMembers(const TargetRequest &request);

/// @return null pointer where there is none; upper and lower case do not count.
const std::string *findHeader(const HttpHeaders &headers, std::string_view name);

} // namespace schemabridge::target
