#include "engine/gateway/build_key.h"

#include "engine/base/http_date.h"
#include "engine/expression/missing_operand.h"
#include "engine/json/parse.h"
#include "engine/json/path.h"
#include "engine/workflow/config/http_syntax.h"
#include "engine/workflow/config/idempotency_key_place.h"
#include "engine/workflow/expression_text.h"

#include <algorithm>
#include <array>

namespace schemabridge::gateway {

namespace {

/// A header that must be repeated whenever the key is.
struct Companion {
    std::string_view keyHeader;
    std::string_view name;
    bool isFirstSent; ///< demanded by the scheme: the time at which the key was first sent
};

/// OASIS Repeatable Requests 1.0, sections 3.1.2 and 3.1.3; SAP's older spelling of it.
constexpr std::array<Companion, 4> companions = {{
    {"Repeatability-Request-ID", "Repeatability-First-Sent", true},
    {"Repeatability-Request-ID", "Repeatability-Client-ID", false},
    {"RequestID", "RepeatabilityCreation", true},
    {"RequestID", "ClientID", false},
}};

std::string kindName(expression::MissingOperand::Kind kind)
{
    using Kind = expression::MissingOperand::Kind;
    if (kind == Kind::Null)
        return "null";
    return kind == Kind::Missing ? "missing" : "empty";
}

Error keyInvalid(const workflow::KeyPlace &place, std::string reason)
{
    return {ErrorCode::KeyInvalid, {{"header", place.name}, {"reason", std::move(reason)}}};
}

std::optional<std::string> keyInHeader(const BuiltParts &parts, const std::string &name)
{
    const TemplateText *header = findHeader(parts.headers, name);
    return header ? std::optional(header->text) : std::nullopt;
}

std::optional<std::string> keyInQuery(const BuiltParts &parts, const std::string &name)
{
    const auto found = std::find_if(parts.query.begin(), parts.query.end(),
                                    [&name](const auto &item) { return item.first == name; });
    return found == parts.query.end() ? std::nullopt : std::optional(found->second.text);
}

/// Nothing also where the value is neither a string nor a number: it would be another key each time, or the
/// same for all.
std::optional<std::string> keyInBody(const BuiltParts &parts, const std::string &name)
{
    const auto body = json::parse(parts.body.text, {.duplicateNames = json::DuplicateNames::KeepLast});
    const auto path = json::Path::fromText(name);
    const json::Value *value = body && path ? path->find(*body) : nullptr;
    if (value && value->isString())
        return std::string(value->asString());
    return value && value->isNumber() ? std::optional(value->numberText()) : std::nullopt;
}

std::optional<std::string> keyText(const BuiltParts &parts, const workflow::KeyPlace &place)
{
    switch (place.in) {
    case workflow::KeyPlace::In::Header:
        return keyInHeader(parts, place.name);
    case workflow::KeyPlace::In::Query:
        return keyInQuery(parts, place.name);
    case workflow::KeyPlace::In::Body:
        return keyInBody(parts, place.name);
    }
    return std::nullopt;
}

/// A key that quotes or blanks alone make up tells no order from another.
bool isBlank(std::string_view key)
{
    return key.find_first_not_of(" \t\"") == std::string_view::npos;
}

std::optional<std::string> knownFact(const HttpHeaders &facts, std::string_view name)
{
    const auto found = std::find_if(facts.begin(), facts.end(), [name](const auto &fact) {
        return workflow::isSameHeaderName(fact.first, name);
    });
    return found == facts.end() ? std::nullopt : std::optional(found->second);
}

/// What this header must say: as it said when the key was first sent, as the config says, or the present
/// time.
std::optional<std::string> factValue(const Companion &companion, const TemplateHeaders &headers,
                                     const BuildOptions &options)
{
    if (auto known = knownFact(options.knownFacts, companion.name))
        return known;
    if (const TemplateText *configured = findHeader(headers, companion.name))
        return configured->text;
    return companion.isFirstSent ? std::optional(toHttpDate(options.now)) : std::nullopt;
}

} // namespace

Status checkKeyOperands(const workflow::GatewayConfig &config, const json::Value &scope,
                        const expression::Environment &environment)
{
    const json::Value *configured = workflow::idempotencyKeyTemplate(config);
    if (!configured || !configured->isString())
        return {};
    const auto source = workflow::expressionSource(configured->asString());
    if (!source)
        return {};
    const auto compiled = expression::Expression::compile(*source);
    if (!compiled)
        return toError(compiled.error());
    const auto missing = expression::findMissingOperand(*compiled, scope, {}, environment);
    if (!missing)
        return {};
    return Error{ErrorCode::KeyOperandMissing,
                 {{"path", missing->operand},
                  {"kind", kindName(missing->kind)},
                  {"header", workflow::idempotencyKeyPlace(config)->name}}};
}

Result<std::optional<IdempotencyKey>> findKey(const workflow::GatewayConfig &config, const BuiltParts &parts)
{
    const auto place = workflow::idempotencyKeyPlace(config);
    if (!place)
        return std::optional<IdempotencyKey>();
    auto value = keyText(parts, *place);
    if (!value)
        return keyInvalid(*place, "the key has no value that is text or a number");
    if (isBlank(*value))
        return keyInvalid(*place, "the key is empty");
    return std::optional(IdempotencyKey{*place, std::move(*value), {}});
}

void addKeyFacts(IdempotencyKey &key, TemplateHeaders &headers, const BuildOptions &options)
{
    for (const Companion &companion : companions) {
        const bool belongs = key.place.in == workflow::KeyPlace::In::Header &&
                             workflow::isSameHeaderName(companion.keyHeader, key.place.name);
        const auto value = belongs ? factValue(companion, headers, options) : std::nullopt;
        if (!value)
            continue;
        if (const TemplateText *present = findHeader(headers, companion.name);
            !present || present->text != *value)
            setHeader(headers, companion.name, *value);
        key.facts.emplace_back(companion.name, *value);
    }
}

} // namespace schemabridge::gateway
