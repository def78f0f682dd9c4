#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace schemabridge::workflow {

/// A string of a workflow file that begins with `=` is an expression. @return its source, without the `=`;
/// nothing where the string is literal. The view points into `text`.
std::optional<std::string_view> expressionSource(std::string_view text);

/// What a string that is no expression stands for: `\=` at the start is a literal `=`.
std::string literalText(std::string_view text);

} // namespace schemabridge::workflow
