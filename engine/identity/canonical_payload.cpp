#include "engine/identity/canonical_payload.h"

#include "engine/json/canonical.h"

namespace schemabridge::identity {

namespace {

std::string reasonOf(const Error &error)
{
    switch (error.code) {
    case ErrorCode::JsonInvalidUtf8:
        return "invalid_utf8";
    case ErrorCode::JsonTooDeep:
        return "too_deep";
    default:
        return std::string(error.argument("reason"));
    }
}

Error payloadError(const Error &error)
{
    if (error.code == ErrorCode::JsonTooLarge)
        return {ErrorCode::PayloadTooLarge, error.arguments};
    if (error.code == ErrorCode::JsonDuplicateName)
        return error;
    return {ErrorCode::PayloadNotJson,
            {{"reason", reasonOf(error)},
             {"line", std::string(error.argument("line"))},
             {"column", std::string(error.argument("column"))}}};
}

} // namespace

Result<json::Value> parsePayload(std::string_view payload, json::DuplicateNames duplicateNames)
{
    auto value = json::parse(payload, {.duplicateNames = duplicateNames});
    if (!value)
        return payloadError(value.error());
    return value;
}

Result<std::string> canonicalPayload(std::string_view payload)
{
    const auto value = parsePayload(payload, json::DuplicateNames::Refuse);
    if (!value)
        return value.error();
    return json::losslessCanonicalForm(*value);
}

std::optional<std::string> canonicalTwin(std::string_view payload)
{
    auto canonical = canonicalPayload(payload);
    return canonical ? std::optional(canonical.takeValue()) : std::nullopt;
}

} // namespace schemabridge::identity
