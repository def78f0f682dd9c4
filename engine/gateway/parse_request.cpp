#include "engine/gateway/prepared_request.h"
#include "engine/gateway/recorded_form.h"
#include "engine/json/parse.h"

#include <span>

namespace schemabridge::gateway {

namespace {

using json::Value;

Error unreadable(std::string reason)
{
    return {ErrorCode::RequestInvalid,
            {{"reason", "the recorded request cannot be read: " + std::move(reason)}}};
}

std::string memberText(const Value &object, std::string_view name)
{
    const Value *value = object.find(name);
    return value && value->isString() ? std::string(value->asString()) : std::string();
}

/// @return -1 where there is no such count
std::int64_t memberCount(const Value &object, std::string_view name)
{
    const Value *value = object.find(name);
    return value ? value->asInteger().value_or(-1) : -1;
}

std::optional<workflow::KeyPlace::In> placeFromName(std::string_view name)
{
    using In = workflow::KeyPlace::In;
    for (const In in : {In::Header, In::Query, In::Body}) {
        if (workflow::keyPlaceInName(in) == name)
            return in;
    }
    return std::nullopt;
}

HttpHeaders factsFromJson(const Value *value)
{
    HttpHeaders facts;
    for (const Value &pair : value ? value->elements() : std::span<const Value>()) {
        const auto texts = pair.elements();
        if (texts.size() == 2 && texts[0].isString() && texts[1].isString())
            facts.emplace_back(texts[0].asString(), texts[1].asString());
    }
    return facts;
}

Status readKey(const Value *value, PreparedRequest &request)
{
    if (!value)
        return {};
    const auto in = placeFromName(memberText(*value, "in"));
    if (!in)
        return unreadable("unknown place of the key");
    request.key = {
        {*in, memberText(*value, "name")}, memberText(*value, "value"), factsFromJson(value->find("facts"))};
    return {};
}

std::optional<Placeholder> placeholderFromJson(const Value &value)
{
    const auto spelling = spellingFromName(memberText(value, "spelling"));
    const auto offset = memberCount(value, "offset");
    const auto length = memberCount(value, "length");
    if (!spelling || offset < 0 || length < 0)
        return std::nullopt;
    return Placeholder{static_cast<std::size_t>(offset), static_cast<std::size_t>(length),
                       memberText(value, "name"), *spelling};
}

Status readSecrets(const Value *secrets, PreparedRequest &request)
{
    std::vector<TemplateText *> texts;
    forEachText(request, [&texts](TemplateText &text) { texts.push_back(&text); });
    for (const Value &value : secrets ? secrets->elements() : std::span<const Value>()) {
        const auto index = static_cast<std::size_t>(memberCount(value, "text"));
        auto placeholder = placeholderFromJson(value);
        if (!placeholder || index >= texts.size())
            return unreadable("a secret has no place");
        TemplateText &text = *texts[index];
        const auto &earlier = text.placeholders;
        const std::size_t start = earlier.empty() ? 0 : earlier.back().offset + earlier.back().length;
        if (placeholder->offset < start || placeholder->offset > text.text.size() ||
            placeholder->length > text.text.size() - placeholder->offset)
            return unreadable("a secret stands outside of its text");
        text.placeholders.push_back(std::move(*placeholder));
    }
    return {};
}

/// The next line without its end, taken off the front of `rest`; nothing where there is none.
std::optional<std::string_view> takeLine(std::string_view &rest, std::string_view end)
{
    const auto at = rest.find(end);
    if (at == std::string_view::npos)
        return std::nullopt;
    const std::string_view line = rest.substr(0, at);
    rest.remove_prefix(at + end.size());
    return line;
}

Status readRequestLine(std::string_view line, PreparedRequest &request)
{
    const auto space = line.find(' ');
    if (space == std::string_view::npos || !line.ends_with(httpVersion) ||
        line.size() < space + 1 + httpVersion.size())
        return unreadable("no request line");
    request.method = line.substr(0, space);
    request.url.text = line.substr(space + 1, line.size() - httpVersion.size() - space - 1);
    return {};
}

Status readMessage(std::string_view message, PreparedRequest &request)
{
    const auto requestLine = takeLine(message, lineEnd);
    if (const Status status = readRequestLine(requestLine.value_or(std::string_view()), request); !status)
        return status;
    for (;;) {
        const auto line = takeLine(message, lineEnd);
        if (!line)
            return unreadable("the headers do not end");
        if (line->empty())
            break;
        const auto colon = line->find(": ");
        if (colon == std::string_view::npos)
            return unreadable("a header has no value");
        request.headers.emplace_back(line->substr(0, colon),
                                     TemplateText{std::string(line->substr(colon + 2)), {}});
    }
    request.body.text = message;
    return {};
}

} // namespace

Result<PreparedRequest> parseRequest(std::string_view recorded)
{
    const auto firstLine = takeLine(recorded, "\n");
    if (!firstLine)
        return unreadable("it is empty");
    const auto facts = json::parse(*firstLine);
    if (!facts || memberCount(*facts, "version") != recordedVersion)
        return unreadable("it was recorded by another version");
    PreparedRequest request;
    if (const Status status = readMessage(recorded, request); !status)
        return status.error();
    if (const Status status = readKey(facts->find("key"), request); !status)
        return status.error();
    if (const Status status = readSecrets(facts->find("secrets"), request); !status)
        return status.error();
    return request;
}

} // namespace schemabridge::gateway
