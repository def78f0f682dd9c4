#pragma once

#include "engine/expression/item.h"

#include <optional>
#include <string>

/// What the language itself does with values: compare, test, write.
namespace schemabridge::expression {

/// What `$boolean` says; undefined is false.
bool isTruthy(const Item &item);

/// Equal in depth; numbers by value, integers exactly.
bool areEqual(const Item &left, const Item &right);

/// Negative, zero or positive; only for two numbers or two strings.
int compareItems(const Item &left, const Item &right);

enum class TextLayout : std::uint8_t { Compact, Indented };

/// Appends what `$string` makes of the item; undefined appends nothing.
/// @return false where a number has no text (infinity, NaN)
bool appendAsText(std::string &text, const Item &item, TextLayout layout = TextLayout::Compact);

/// A double in at most 15 significant digits, as `$string` writes it; only finite.
std::string numberAsText(double number);

/// The JSON value; a function becomes an empty string.
/// @return nothing for undefined and where a number is not finite
std::optional<json::Value> toJson(const Item &item);

/// The item as JSON text for a message, cut short where it is long.
std::string describeItem(const Item &item);

} // namespace schemabridge::expression
