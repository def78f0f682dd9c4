#include "engine/workflow/config/idempotency_key_place.h"

#include "engine/json/path.h"
#include "engine/workflow/config/http_syntax.h"
#include "engine/workflow/expression_text.h"

#include <algorithm>
#include <array>

namespace schemabridge::workflow {

namespace {

constexpr std::array<std::string_view, 19> keyHeaders = {"chargebee-idempotency-key",
                                                         "Cko-Idempotency-Key",
                                                         "Idempotency-Key",
                                                         "Klarna-Idempotency-Key",
                                                         "PayPal-Request-Id",
                                                         "privy-idempotency-key",
                                                         "Repeatability-Request-ID",
                                                         "Request-Idempotency-Key",
                                                         "request-key",
                                                         "RequestID",
                                                         "Upstash-Deduplication-Id",
                                                         "x-amz-pay-idempotency-key",
                                                         "X-GCS-Idempotence-Key",
                                                         "X-idempotence-uuid",
                                                         "X-Idempotency-Key",
                                                         "X-Idempotent-Request-ID",
                                                         "X-NetSuite-Idempotency-Key",
                                                         "X-Qonto-Idempotency-Key",
                                                         "X-Transfer-Idempotency"};

const json::Value *findField(const GatewayConfig::Fields &fields, std::string_view name)
{
    const auto found =
        std::find_if(fields.begin(), fields.end(), [name](const auto &field) { return field.first == name; });
    return found == fields.end() ? nullptr : &found->second;
}

const json::Value *findHeader(const GatewayConfig::Fields &headers, std::string_view name)
{
    const auto found = std::find_if(headers.begin(), headers.end(), [name](const auto &header) {
        return isSameHeaderName(header.first, name);
    });
    return found == headers.end() ? nullptr : &found->second;
}

const json::Value *findInBody(const std::optional<json::Value> &body, std::string_view name)
{
    const auto path = json::Path::fromText(name);
    return body && path ? path->find(*body) : nullptr;
}

/// Does an expression make the part of the body that a path leads through?
bool leadsThroughExpression(const json::Value &body, std::string_view name)
{
    const auto path = json::Path::fromText(name);
    if (!path)
        return false;
    std::vector<json::Path::Segment> way;
    const json::Value *part = &body;
    for (std::size_t index = 0; part && index <= path->segments().size(); ++index) {
        if (part->isString())
            return expressionSource(part->asString()).has_value();
        if (index < path->segments().size())
            way.push_back(path->segments()[index]);
        part = json::findPointer(body, json::pointerFromSegments(way));
    }
    return false;
}

/// The place with the spelling that the header has in the config.
KeyPlace asSpelled(const GatewayConfig &config, const KeyPlace &place)
{
    for (const auto &[name, value] : config.headers) {
        if (place.in == KeyPlace::In::Header && isSameHeaderName(name, place.name))
            return {place.in, name};
    }
    return place;
}

} // namespace

std::span<const std::string_view> wellKnownKeyHeaders()
{
    return keyHeaders;
}

bool isWellKnownKeyHeader(std::string_view name)
{
    return std::any_of(keyHeaders.begin(), keyHeaders.end(),
                       [name](std::string_view known) { return isSameHeaderName(known, name); });
}

std::optional<KeyPlace> idempotencyKeyPlace(const GatewayConfig &config)
{
    if (config.idempotencyKey)
        return asSpelled(config, *config.idempotencyKey);
    for (const auto &[name, value] : config.headers) {
        if (isWellKnownKeyHeader(name))
            return KeyPlace{KeyPlace::In::Header, name};
    }
    return std::nullopt;
}

const json::Value *idempotencyKeyTemplate(const GatewayConfig &config)
{
    const auto place = idempotencyKeyPlace(config);
    if (!place)
        return nullptr;
    switch (place->in) {
    case KeyPlace::In::Header:
        return findHeader(config.headers, place->name);
    case KeyPlace::In::Query:
        return findField(config.query, place->name);
    case KeyPlace::In::Body:
        return findInBody(config.body, place->name);
    }
    return nullptr;
}

bool mayCarryKey(const GatewayConfig &config)
{
    const auto place = idempotencyKeyPlace(config);
    if (!place)
        return false;
    return idempotencyKeyTemplate(config) || (place->in == KeyPlace::In::Body && config.body &&
                                              leadsThroughExpression(*config.body, place->name));
}

} // namespace schemabridge::workflow
