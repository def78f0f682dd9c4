#pragma once

#include "engine/base/result.h"
#include "engine/json/parse.h"

#include <optional>
#include <string>
#include <string_view>

namespace schemabridge::identity {

/// Errors: PAYLOAD_NOT_JSON (`reason`, `line`, `column`), PAYLOAD_TOO_LARGE (`bytes`, `bytesMax`),
/// JSON_DUPLICATE_NAME where duplicates are refused.
Result<json::Value> parsePayload(std::string_view payload, json::DuplicateNames duplicateNames);

/// What `payloadIdentity: "canonical"` hashes: the canonical form of RFC 8785.
/// Errors: those of parsePayload(), and JSON_NOT_INTEROPERABLE (`reason`, `path`), also for an integer that
/// would lose digits, because two orders with long ids would then become one execution.
Result<std::string> canonicalPayload(std::string_view payload);

/// The same for showing beside a payload; nothing where it has no canonical form.
std::optional<std::string> canonicalTwin(std::string_view payload);

} // namespace schemabridge::identity
