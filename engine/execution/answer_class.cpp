#include "engine/execution/answer_class.h"

#include "engine/execution/claim_scope.h"
#include "engine/json/utf8.h"

#include <algorithm>
#include <cctype>

namespace schemabridge::execution {

namespace {

constexpr int tooManyRequests = 429;
constexpr int serviceUnavailable = 503;

std::string lowerCase(std::string_view text)
{
    std::string lower(text);
    std::transform(lower.begin(), lower.end(), lower.begin(),
                   [](unsigned char character) { return static_cast<char>(std::tolower(character)); });
    return lower;
}

AnswerClass classifyStatus(int status, workflow::ClientErrorMode mode)
{
    if (status == tooManyRequests || status == serviceUnavailable)
        return AnswerClass::Overload;
    if (status >= 200 && status < 300)
        return AnswerClass::Success;
    if (status >= 400 && status < 500)
        return mode == workflow::ClientErrorMode::Complete ? AnswerClass::ClientErrorData
                                                           : AnswerClass::ClientError;
    return status >= 500 ? AnswerClass::Failure : AnswerClass::Refused;
}

AnswerClass classifyError(ErrorCode code)
{
    switch (code) {
    case ErrorCode::HostUnreachable:
    case ErrorCode::ConnectionLost:
    case ErrorCode::RequestTimedOut:
        return AnswerClass::Failure;
    default:
        return AnswerClass::Refused;
    }
}

ErrorCode statusErrorCode(int status)
{
    if (status == tooManyRequests || status == serviceUnavailable)
        return ErrorCode::TargetOverloaded;
    if (status >= 500)
        return ErrorCode::ServerErrorStatus;
    return status >= 400 ? ErrorCode::ClientErrorStatus : ErrorCode::RedirectRefused;
}

json::Value headersObject(const HttpHeaders &headers)
{
    json::Value object = json::Value::object({});
    for (const auto &[name, value] : headers) {
        const auto key = lowerCase(json::withoutInvalidBytes(name));
        const auto *const earlier = object.find(key);
        // RFC 9110, section 5.3: fields of one name may be joined by a comma.
        const auto text = earlier ? std::string(earlier->asString()) + ", " + value : value;
        object = object.with(key, json::Value::string(json::withoutInvalidBytes(text)));
    }
    return object;
}

} // namespace

AnswerClass classifyAnswer(const Result<HttpResponse> &answer, workflow::ClientErrorMode mode)
{
    return answer ? classifyStatus(answer->status, mode) : classifyError(answer.error().code);
}

Error answerError(const Result<HttpResponse> &answer)
{
    if (!answer)
        return answer.error();
    return {statusErrorCode(answer->status), {{"status", std::to_string(answer->status)}}};
}

json::Value gatewayOutput(const HttpResponse &response)
{
    return json::Value::object({{"status", json::Value::integer(response.status)},
                                {"headers", headersObject(response.headers)},
                                {"body", parsePayload(response.body)}});
}

} // namespace schemabridge::execution
