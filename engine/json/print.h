#pragma once

#include "engine/json/value.h"

#include <string>

namespace schemabridge::json {

/// Without a space: `{"a":[1,2]}`. Control characters, `"` and `\` are escaped, all else stays as it is.
std::string printCompact(const Value &value);

/// 2-space indent, one member or element a line, without a final newline; `{}` and `[]` where empty.
std::string printIndented(const Value &value);

/// A double as ECMAScript's Number::toString writes it (ECMA-262, 6.1.6.1.20): `1e+21`, `0.000001`, `1e-7`,
/// `-0` as `0`.
std::string printNumber(double number);

/// The text as a JSON string, quotes included.
std::string printString(std::string_view text);

} // namespace schemabridge::json
