#pragma once

#include "engine/gateway/prepared_request.h"

#include <functional>
#include <string>
#include <string_view>

namespace schemabridge::gateway {

/// `{{ secrets.NAME }}`
std::string placeholderText(std::string_view secretName);

/// Text as it is written at a place of this spelling: percent-encoded, escaped, or as it is.
std::string spell(std::string_view text, SecretSpelling spelling);

/// Text that holds no placeholder, whatever it looks like.
TemplateText dataText(std::string text);

/// What a literal string of a config says: every secret reference in it is a placeholder.
TemplateText literalText(std::string_view literal);

void append(TemplateText &to, const TemplateText &from);

/// The text with all between its placeholders changed by `change`, and each placeholder's spelling chosen by
/// `spellingAt`, which is told the placeholder's old offset.
TemplateText respell(const TemplateText &text, const std::function<std::string(std::string_view)> &change,
                     const std::function<SecretSpelling(std::size_t)> &spellingAt);

/// The same where all of it is written in one spelling.
TemplateText respell(const TemplateText &text, SecretSpelling spelling);

} // namespace schemabridge::gateway
