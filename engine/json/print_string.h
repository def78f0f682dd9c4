#pragma once

#include <string>
#include <string_view>

namespace schemabridge::json {

/// Appends the text as printString() writes it: `"`, `\`, control characters and lone surrogates are escaped.
void appendString(std::string &output, std::string_view text);

} // namespace schemabridge::json
