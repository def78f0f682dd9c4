#include "engine/gateway/template_text.h"

#include "engine/gateway/percent_encoding.h"
#include "engine/json/print.h"
#include "engine/workflow/secret_reference.h"

namespace schemabridge::gateway {

namespace {

std::string jsonStringContent(std::string_view text)
{
    const std::string quoted = json::printString(text);
    return quoted.substr(1, quoted.size() - 2);
}

void appendPlaceholder(TemplateText &to, const std::string &name, SecretSpelling spelling)
{
    const std::string text = placeholderText(name);
    to.placeholders.push_back({to.text.size(), text.size(), name, spelling});
    to.text += text;
}

} // namespace

std::string placeholderText(std::string_view secretName)
{
    return "{{ secrets." + std::string(secretName) + " }}";
}

std::string spell(std::string_view text, SecretSpelling spelling)
{
    switch (spelling) {
    case SecretSpelling::Plain:
        break;
    case SecretSpelling::UrlPath:
        return percentEncodePath(text);
    case SecretSpelling::UrlQuery:
        return percentEncode(text);
    case SecretSpelling::JsonString:
        return jsonStringContent(text);
    }
    return std::string(text);
}

TemplateText dataText(std::string text)
{
    return {std::move(text), {}};
}

TemplateText literalText(std::string_view literal)
{
    TemplateText made;
    std::size_t done = 0;
    for (const auto &reference : workflow::findSecretReferences(literal)) {
        made.text += literal.substr(done, reference.offset - done);
        appendPlaceholder(made, reference.name, SecretSpelling::Plain);
        done = reference.offset + reference.length;
    }
    made.text += literal.substr(done);
    return made;
}

void append(TemplateText &to, const TemplateText &from)
{
    for (Placeholder placeholder : from.placeholders) {
        placeholder.offset += to.text.size();
        to.placeholders.push_back(std::move(placeholder));
    }
    to.text += from.text;
}

TemplateText respell(const TemplateText &text, const std::function<std::string(std::string_view)> &change,
                     const std::function<SecretSpelling(std::size_t)> &spellingAt)
{
    const std::string_view old = text.text;
    TemplateText made;
    std::size_t done = 0;
    for (const Placeholder &placeholder : text.placeholders) {
        made.text += change(old.substr(done, placeholder.offset - done));
        appendPlaceholder(made, placeholder.name, spellingAt(placeholder.offset));
        done = placeholder.offset + placeholder.length;
    }
    made.text += change(old.substr(done));
    return made;
}

TemplateText respell(const TemplateText &text, SecretSpelling spelling)
{
    return respell(
        text, [spelling](std::string_view part) { return spell(part, spelling); },
        [spelling](std::size_t) { return spelling; });
}

} // namespace schemabridge::gateway
