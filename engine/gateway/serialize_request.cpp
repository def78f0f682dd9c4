#include "engine/gateway/prepared_request.h"
#include "engine/gateway/recorded_form.h"
#include "engine/json/print.h"

namespace schemabridge::gateway {

namespace {

using json::Value;

Value integer(std::size_t number)
{
    return Value::integer(static_cast<std::int64_t>(number));
}

/// @param text  which of the request's texts, counted as forEachText() does
Value placeholderToJson(std::size_t text, const Placeholder &placeholder)
{
    return Value::object({{"text", integer(text)},
                          {"offset", integer(placeholder.offset)},
                          {"length", integer(placeholder.length)},
                          {"name", Value::string(placeholder.name)},
                          {"spelling", Value::string(spellingName(placeholder.spelling))}});
}

Value secretsToJson(const PreparedRequest &request)
{
    std::vector<Value> secrets;
    std::size_t text = 0;
    forEachText(request, [&](const TemplateText &visited) {
        for (const Placeholder &placeholder : visited.placeholders)
            secrets.push_back(placeholderToJson(text, placeholder));
        ++text;
    });
    return Value::array(std::move(secrets));
}

Value factsToJson(const HttpHeaders &facts)
{
    std::vector<Value> pairs;
    for (const auto &[name, value] : facts)
        pairs.push_back(Value::array({Value::string(name), Value::string(value)}));
    return Value::array(std::move(pairs));
}

Value keyToJson(const IdempotencyKey &key)
{
    return Value::object({{"in", Value::string(workflow::keyPlaceInName(key.place.in))},
                          {"name", Value::string(key.place.name)},
                          {"value", Value::string(key.value)},
                          {"facts", factsToJson(key.facts)}});
}

} // namespace

std::string readableRequest(const PreparedRequest &request)
{
    std::string message = request.method + ' ' + request.url.text;
    message.append(httpVersion).append(lineEnd);
    for (const auto &[name, value] : request.headers)
        message.append(name).append(": ").append(value.text).append(lineEnd);
    return message.append(lineEnd).append(request.body.text);
}

std::string serializeRequest(const PreparedRequest &request)
{
    std::vector<json::Member> members{{"version", Value::integer(recordedVersion)}};
    if (request.key)
        members.push_back({"key", keyToJson(*request.key)});
    members.push_back({"secrets", secretsToJson(request)});
    return json::printCompact(Value::object(std::move(members))) + '\n' + readableRequest(request);
}

} // namespace schemabridge::gateway
