#include "engine/target/answers.h"

#include "engine/json/print.h"

#include <algorithm>
#include <array>

namespace schemabridge::target {

std::string_view reasonPhrase(int status)
{
    using Phrase = std::pair<int, std::string_view>;
    static constexpr std::array<Phrase, 19> phrases = {{
        {200, "OK"},
        {201, "Created"},
        {202, "Accepted"},
        {204, "No Content"},
        {400, "Bad Request"},
        {401, "Unauthorized"},
        {403, "Forbidden"},
        {404, "Not Found"},
        {405, "Method Not Allowed"},
        {408, "Request Timeout"},
        {409, "Conflict"},
        {412, "Precondition Failed"},
        {413, "Content Too Large"},
        {422, "Unprocessable Content"},
        {429, "Too Many Requests"},
        {500, "Internal Server Error"},
        {502, "Bad Gateway"},
        {503, "Service Unavailable"},
        {504, "Gateway Timeout"},
    }};
    const auto found = std::find_if(phrases.begin(), phrases.end(),
                                    [status](const Phrase &phrase) { return phrase.first == status; });
    return found == phrases.end() ? "Error" : found->second;
}

TargetAnswer jsonAnswer(int status, std::string body)
{
    return {status, {{"Content-Type", "application/json"}}, std::move(body)};
}

TargetAnswer jsonAnswer(int status, const json::Value &body)
{
    return jsonAnswer(status, json::printCompact(body));
}

TargetAnswer problem(int status)
{
    const json::Value body = json::Value::object(
        {{"title", json::Value::string(reasonPhrase(status))}, {"status", json::Value::integer(status)}});
    return {status, {{"Content-Type", "application/problem+json"}}, json::printCompact(body)};
}

} // namespace schemabridge::target
