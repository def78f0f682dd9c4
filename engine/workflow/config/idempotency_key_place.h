#pragma once

#include "engine/workflow/config/gateway_config.h"

#include <optional>
#include <span>
#include <string_view>

namespace schemabridge::workflow {

/// Headers that APIs read an idempotency key from, as those APIs write them, in alphabetical order.
std::span<const std::string_view> wellKnownKeyHeaders();
/// Upper and lower case do not count (RFC 9110, section 5.1).
bool isWellKnownKeyHeader(std::string_view name);

/// Where this gateway's idempotency key goes: where the config says so, else the first header that is well
/// known; nothing where it sends no key. A header's name is spelled as in `headers`.
std::optional<KeyPlace> idempotencyKeyPlace(const GatewayConfig &config);

/// What the config writes at that place, such as `= 'charge-' & payload.order.id`; null pointer where it
/// sends no key or the place does not exist. Valid as long as the config.
const json::Value *idempotencyKeyTemplate(const GatewayConfig &config);

/// Is something written at that place, or can an expression put it there?
bool mayCarryKey(const GatewayConfig &config);

} // namespace schemabridge::workflow
