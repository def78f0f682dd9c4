#pragma once

#include "engine/expression/item.h"
#include "engine/expression/text_builder.h"

#include <optional>
#include <string>

/// What the language itself does with values: compare, test, write.
namespace schemabridge::expression {

/// isTruthy() for all but booleans.
bool isTruthyValue(Item item);

/// What `$boolean` says; undefined is false.
inline bool isTruthy(Item item)
{
    return item.isBoolean() ? item.asBoolean() : isTruthyValue(item);
}

/// Equal in depth; numbers by value, integers exactly.
bool areEqual(Item left, Item right);

/// The same for items that are equal.
std::size_t hashOf(Item item);

/// Negative, zero or positive; only for two numbers or two strings.
int compareItems(Item left, Item right);

enum class TextLayout : std::uint8_t { Compact, Indented };

/// Appends what `$string` makes of the item; undefined appends nothing.
/// @return false where a number has no text (infinity, NaN)
bool appendAsText(TextBuilder &text, Item item, TextLayout layout = TextLayout::Compact);

/// A double as `$string` writes it: an integer whole, all else in at most 15 significant digits; only finite.
void appendNumber(TextBuilder &text, double number);

/// The number that its text in `$string` reads back as.
Item asWritten(Item number);

/// The JSON value; a function becomes an empty string.
/// @return nothing for undefined and where a number is not finite
std::optional<json::Value> toJson(Item item);

/// The item as JSON text for a message, cut short where it is long.
std::string describeItem(Item item);

} // namespace schemabridge::expression
