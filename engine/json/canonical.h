#pragma once

#include "engine/base/result.h"
#include "engine/json/value.h"

#include <string>

namespace schemabridge::json {

/// The canonical form of RFC 8785 (JCS): members sorted by UTF-16 code units, ECMAScript numbers, no spaces.
/// Errors: JSON_NOT_INTEROPERABLE (`reason`, `path`) for a lone surrogate or a number beyond a double's
/// range.
Result<std::string> canonicalForm(const Value &value);

/// The same, but an integer that a double would change (12345678901234567890) is refused too:
/// JSON_NOT_INTEROPERABLE
/// (`reason` = `integer_loses_digits`, `path`), as RFC 7493, section 2.2, warns. So no two such ids become
/// one.
Result<std::string> losslessCanonicalForm(const Value &value);

/// The canonical form, but numbers that a double would change keep their exact digits: integers in plain
/// decimal without an exponent, other numbers in the shortest plain spelling of their exact decimal value
/// (`1.10` and `1.1` are one). For dedup keys, where two long ids must never become one.
Result<std::string> exactCanonicalForm(const Value &value);

} // namespace schemabridge::json
