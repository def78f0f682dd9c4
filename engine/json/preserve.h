#pragma once

#include "engine/json/value.h"

#include <string>
#include <string_view>

namespace schemabridge::json {

/// Prints `value`, taking over from `original` (a JSON text that it was once parsed from) the exact bytes of
/// every part that is still identical: spacing, line breaks, escapes and number spellings. Parts that changed
/// are printed with the indent step that the original uses at that place. Elements of arrays are matched by
/// their `id` member where they have one, else by position. Ends with one newline. Where `original` is empty
/// or cannot be parsed: printIndented() and a newline.
std::string printPreserving(const Value &value, std::string_view original);

} // namespace schemabridge::json
