#pragma once

#include "engine/json/value.h"

#include <string>
#include <string_view>

namespace schemabridge::json {

/// Prints `value`, taking over from `original` (a JSON text that it was once parsed from) the exact bytes of
/// every part that is still identical: spacing, line breaks, escapes and number spellings. Parts that changed
/// or are new take the style of what stands around them: one line or several, indent step, blanks at
/// brackets, commas and colons. Members are matched by name, elements of arrays by their `id` member where
/// they have one, else by position.
///
/// An untouched value gives `original` itself; anything else ends with one newline. Where `original` is empty
/// or cannot be parsed: printIndented() and a newline.
std::string printPreserving(const Value &value, std::string_view original);

} // namespace schemabridge::json
