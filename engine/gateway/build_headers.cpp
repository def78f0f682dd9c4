#include "engine/gateway/build_headers.h"

#include "engine/gateway/template_text.h"
#include "engine/json/path.h"
#include "engine/workflow/config/http_syntax.h"

#include <algorithm>

namespace schemabridge::gateway {

namespace {

/// @return why the config must not name this header; empty where it may.
std::string nameFault(const TemplateHeaders &headers, const std::string &name)
{
    if (!workflow::isHttpToken(name))
        return "the name is not that of a header";
    if (workflow::isTransportHeader(name))
        return "this header is written by the program itself";
    return findHeader(headers, name) ? "this header is there twice" : "";
}

} // namespace

Result<TemplateHeaders> buildHeaders(const workflow::GatewayConfig &config, const ConfigText &texts)
{
    TemplateHeaders headers;
    for (const auto &[name, configured] : config.headers) {
        const std::string pointer = json::pointerFromSegments({"headers", name});
        if (std::string fault = nameFault(headers, name); !fault.empty())
            return requestInvalid(std::move(fault), pointer);
        const auto value = texts.text(configured, pointer);
        if (!value)
            return value.error();
        if (!*value)
            continue;
        if (!workflow::isHeaderValue((*value)->text))
            return requestInvalid("the value holds a line break or another control character", pointer);
        headers.emplace_back(name, **value);
    }
    return headers;
}

const TemplateText *findHeader(const TemplateHeaders &headers, std::string_view name)
{
    const auto found = std::find_if(headers.begin(), headers.end(), [name](const auto &header) {
        return workflow::isSameHeaderName(header.first, name);
    });
    return found == headers.end() ? nullptr : &found->second;
}

void setHeader(TemplateHeaders &headers, std::string_view name, std::string value)
{
    const auto found = std::find_if(headers.begin(), headers.end(), [name](const auto &header) {
        return workflow::isSameHeaderName(header.first, name);
    });
    if (found == headers.end())
        headers.emplace_back(name, dataText(std::move(value)));
    else
        found->second = dataText(std::move(value));
}

} // namespace schemabridge::gateway
