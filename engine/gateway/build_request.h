#pragma once

#include "engine/base/instant.h"
#include "engine/base/result.h"
#include "engine/expression/environment.h"
#include "engine/gateway/prepared_request.h"
#include "engine/json/value.h"
#include "engine/workflow/config/gateway_config.h"

namespace schemabridge::gateway {

/// What a request depends on apart from config and scope.
struct BuildOptions {
    Instant now; ///< becomes the first-sent header of a key that wants one
    HttpHeaders
        knownFacts{}; ///< what IdempotencyKey::facts said when this key was first sent; wins over `now`
    expression::Environment expressions{};
};

/// Evaluates url, headers, query and body, and computes the idempotency key. Pure.
///
/// A string that begins with `=` is an expression; a value that is undefined takes its header, query item or
/// member with it (an element of an array too). Query items are percent-encoded. A body that is no string is
/// printed as compact JSON, numbers with their digits, with `Content-Type: application/json` unless the
/// config names another.
///
/// @param scope  the object that expressions see: `payload`, `input`, `steps`, `execution`.
/// Errors: EXPRESSION_INVALID, EXPRESSION_FAILED (with `pointer` into the config); KEY_OPERAND_MISSING
/// (`path`, `kind`: `missing`, `null` or `empty`; `header`: name of the place); KEY_INVALID (`header`,
/// `reason`); REQUEST_INVALID (`reason`, `pointer`).
Result<PreparedRequest> buildRequest(const workflow::GatewayConfig &config, const json::Value &scope,
                                     const BuildOptions &options);

} // namespace schemabridge::gateway
