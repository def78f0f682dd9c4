#pragma once

#include "engine/base/result.h"
#include "engine/gateway/prepared_request.h"
#include "engine/gateway/redactor.h"
#include "engine/ports/http_transport.h"
#include "engine/ports/secret_source.h"
#include "engine/workflow/config/gateway_config.h"

namespace schemabridge::gateway {

/// What goes out, and what keeps its secrets out of everything recorded about the answer.
struct FilledRequest {
    HttpRequest request;
    Redactor redactor;
};

/// Fills the secrets in; nothing is sent yet. Takes time-out and mock profile from the config.
/// Errors: SECRET_MISSING (`secret`); REQUEST_INVALID (`reason`, `secret`) where a value would break a
/// header.
Result<FilledRequest> fillSecrets(const PreparedRequest &prepared, const workflow::GatewayConfig &config,
                                  SecretSource &secrets);

} // namespace schemabridge::gateway
