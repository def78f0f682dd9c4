#pragma once

#include "engine/base/result.h"
#include "engine/json/value.h"
#include "engine/ports/http_transport.h"
#include "engine/workflow/config/gateway_config.h"

#include <cstdint>

namespace schemabridge::execution {

/// What the end of a call means for its step (design: the gateway step).
enum class AnswerClass : std::uint8_t {
    Success,         ///< 2xx
    ClientErrorData, ///< 4xx with `clientErrorMode: "complete"`: data to route on
    ClientError,     ///< 4xx otherwise
    Overload,        ///< 429, 503
    Failure,         ///< other 5xx, a time-out, a broken connection: it may or may not have had its effect
    Refused,         ///< what trying again cannot change: a redirect elsewhere, an answer too large
};

AnswerClass classifyAnswer(const Result<HttpResponse> &answer, workflow::ClientErrorMode mode);

/// Why a step fails that was answered like this. Errors: CLIENT_ERROR_STATUS, SERVER_ERROR_STATUS,
/// TARGET_OVERLOADED, REDIRECT_REFUSED, each with `status`; or the transport's own.
Error answerError(const Result<HttpResponse> &answer);

/// A gateway's output: `{ status, headers, body }`; header names in lower case, the body parsed where it is
/// JSON.
json::Value gatewayOutput(const HttpResponse &response);

} // namespace schemabridge::execution
