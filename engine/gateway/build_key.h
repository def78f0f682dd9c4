#pragma once

#include "engine/base/result.h"
#include "engine/gateway/build_headers.h"
#include "engine/gateway/build_request.h"
#include "engine/gateway/build_url.h"
#include "engine/gateway/prepared_request.h"
#include "engine/workflow/config/gateway_config.h"

#include <optional>

namespace schemabridge::gateway {

/// Refuses a key to which an operand contributes nothing, before anything else is evaluated. Errors:
/// KEY_OPERAND_MISSING.
Status checkKeyOperands(const workflow::GatewayConfig &config, const json::Value &scope,
                        const expression::Environment &environment);

/// What has been built of a request, for the key to be found in.
struct BuiltParts {
    const TemplateHeaders &headers;
    const QueryItems &query;
    const TemplateText &body;
};

/// The key that these parts carry, without facts; nothing where the config has no place for one. Errors:
/// KEY_INVALID.
Result<std::optional<IdempotencyKey>> findKey(const workflow::GatewayConfig &config, const BuiltParts &parts);

/// Adds the headers that the key's own scheme demands beside it, and remembers them as the key's facts.
void addKeyFacts(IdempotencyKey &key, TemplateHeaders &headers, const BuildOptions &options);

} // namespace schemabridge::gateway
