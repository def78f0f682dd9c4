#pragma once

#include "engine/base/error.h"
#include "engine/json/parse.h"

#include <optional>
#include <string_view>

namespace schemabridge::json {

/// Reads a text that the quick parser refused, slowly and without building a value, to tell what is wrong and
/// where.
/// @param text  well-formed UTF-8 without a byte order mark.
/// @return the first fault in the order of the text (JSON_SYNTAX, JSON_TOO_DEEP, JSON_DUPLICATE_NAME), or
/// nothing.
std::optional<Error> findFault(std::string_view text, const ParseOptions &options);

} // namespace schemabridge::json
