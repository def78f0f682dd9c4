#include "engine/identity/idempotency_fields.h"

#include "engine/json/canonical.h"

#include <algorithm>
#include <optional>

namespace schemabridge::identity {

namespace {

Error invalidFields(const char *reason, std::string_view path = {})
{
    return {ErrorCode::IdempotencyFieldsInvalid, {{"reason", reason}, {"path", std::string(path)}}};
}

std::string_view trimmed(std::string_view text)
{
    constexpr std::string_view blanks = " \t\r\n";
    const auto first = text.find_first_not_of(blanks);
    if (first == std::string_view::npos)
        return {};
    return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

/// Commas within back-quotes belong to a name.
std::vector<std::string> splitAtCommas(std::string_view list)
{
    std::vector<std::string> texts;
    bool isQuoted = false;
    std::size_t start = 0;
    for (std::size_t i = 0; i <= list.size(); ++i) {
        const bool isEnd = i == list.size() || (list[i] == ',' && !isQuoted);
        if (isEnd) {
            texts.emplace_back(trimmed(list.substr(start, i - start)));
            start = i + 1;
        } else if (list[i] == '`') {
            isQuoted = !isQuoted;
        }
    }
    return texts;
}

/// @return nothing where the config is neither a string nor an array of strings.
std::optional<std::vector<std::string>> configuredTexts(const json::Value &config)
{
    if (config.isString())
        return trimmed(config.asString()).empty() ? std::vector<std::string>()
                                                  : splitAtCommas(config.asString());
    const auto elements = config.elements();
    const auto isString = [](const json::Value &element) { return element.isString(); };
    if (!config.isArray() || !std::all_of(elements.begin(), elements.end(), isString))
        return std::nullopt;
    std::vector<std::string> texts;
    for (const json::Value &element : elements)
        texts.emplace_back(trimmed(element.asString()));
    return texts;
}

} // namespace

Result<std::vector<FieldPath>> readIdempotencyFields(const json::Value &config)
{
    const auto texts = configuredTexts(config);
    if (!texts)
        return invalidFields("wrong_type");
    if (texts->empty())
        return invalidFields("empty");
    std::vector<FieldPath> fields;
    for (const std::string &text : *texts) {
        const auto path = json::Path::fromText(text);
        if (!path)
            return invalidFields("not_a_path", text);
        const auto isSame = [&path](const FieldPath &field) { return field.path.toText() == path->toText(); };
        if (std::any_of(fields.begin(), fields.end(), isSame))
            return invalidFields("path_repeated", text);
        fields.push_back({text, *path});
    }
    return fields;
}

Result<std::vector<FieldValue>> readFieldValues(const std::vector<FieldPath> &fields,
                                                const json::Value &payload)
{
    std::vector<FieldValue> values;
    for (const FieldPath &field : fields) {
        const json::Value *value = field.path.find(payload);
        if (!value || value->isNull())
            return Error{ErrorCode::IdempotencyFieldMissing, {{"path", field.text}}};
        auto canonical = json::exactCanonicalForm(*value);
        if (!canonical)
            return Error{
                canonical.error().code,
                {{"reason", std::string(canonical.error().argument("reason"))}, {"path", field.text}}};
        values.push_back({field.text, *value, canonical.takeValue()});
    }
    return values;
}

} // namespace schemabridge::identity
