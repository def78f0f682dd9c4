#include "engine/workflow/expression_text.h"

namespace schemabridge::workflow {

std::optional<std::string_view> expressionSource(std::string_view text)
{
    if (!text.starts_with('='))
        return std::nullopt;
    return text.substr(1);
}

std::string literalText(std::string_view text)
{
    return std::string(text.starts_with("\\=") ? text.substr(1) : text);
}

} // namespace schemabridge::workflow
