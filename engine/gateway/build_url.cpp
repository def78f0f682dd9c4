#include "engine/gateway/build_url.h"

#include "engine/gateway/percent_encoding.h"
#include "engine/gateway/template_text.h"
#include "engine/json/path.h"

#include <algorithm>
#include <cctype>

namespace schemabridge::gateway {

namespace {

const std::string urlPointer = "/url";

std::string lowercase(std::string_view text)
{
    std::string lowered(text);
    std::transform(lowered.begin(), lowered.end(), lowered.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return lowered;
}

/// Encodes what no URL may hold. After the first `?` a secret must not be able to add query items.
TemplateText encodeUrl(const TemplateText &url)
{
    const auto query = url.text.find('?');
    return respell(url, percentEncodeUnsafe, [query](std::size_t offset) {
        return offset > query ? SecretSpelling::UrlQuery : SecretSpelling::UrlPath;
    });
}

bool isPort(std::string_view text)
{
    return !text.empty() && text.size() <= 5 &&
           text.find_first_not_of("0123456789") == std::string_view::npos &&
           std::stoi(std::string(text)) <= 65535;
}

/// @param authority  host and port
bool namesHost(std::string_view authority)
{
    const auto bracket = authority.starts_with('[') ? authority.find(']') : 0;
    const auto colon = authority.find(':', bracket == std::string_view::npos ? 0 : bracket);
    const auto host = authority.substr(0, colon);
    const bool portIsFine = colon == std::string_view::npos || isPort(authority.substr(colon + 1));
    return portIsFine && !host.empty() && host.find_first_of("% ") == std::string_view::npos &&
           (host.starts_with('[') == host.ends_with(']'));
}

/// @return why this is no address to send to; empty where it is one.
std::string urlFault(const TemplateText &url)
{
    const std::string_view text = url.text;
    const auto schemeEnd = text.find("://");
    const std::string scheme = lowercase(text.substr(0, schemeEnd));
    if (schemeEnd == std::string_view::npos || (scheme != "http" && scheme != "https"))
        return "the address does not begin with http:// or https://";
    const auto start = schemeEnd + 3;
    const auto end = std::min(text.find_first_of("/?#", start), text.size());
    const std::string_view authority = text.substr(start, end - start);
    if (!url.placeholders.empty() && url.placeholders.front().offset < end)
        return "a secret stands in the host; only path and query may hold one";
    if (authority.find('@') != std::string_view::npos)
        return "the address holds a user name; use an Authorization header";
    if (!namesHost(authority))
        return "the address has no valid host";
    return text.find('#') == std::string_view::npos ? "" : "the address has a fragment, which is never sent";
}

bool hasControlCharacter(std::string_view text)
{
    return std::any_of(text.begin(), text.end(), [](unsigned char c) { return c < 0x20 || c == 0x7F; });
}

/// A path for an address that has none, so that its request line is valid as it stands.
void completePath(TemplateText &url)
{
    const auto start = url.text.find("://") + 3;
    const auto end = url.text.find_first_of("/?", start);
    if (end == std::string::npos)
        url.text += '/';
    else if (url.text[end] == '?') {
        url.text.insert(end, "/");
        for (Placeholder &placeholder : url.placeholders)
            ++placeholder.offset;
    }
}

void appendQuery(TemplateText &url, const QueryItems &query)
{
    std::string separator = url.text.find('?') == std::string::npos ? "?" : "&";
    for (const auto &[name, value] : query) {
        append(url, dataText(separator + percentEncode(name) + "="));
        append(url, respell(value, SecretSpelling::UrlQuery));
        separator = "&";
    }
}

} // namespace

Result<QueryItems> buildQuery(const workflow::GatewayConfig &config, const ConfigText &texts)
{
    QueryItems items;
    for (const auto &[name, configured] : config.query) {
        const auto value = texts.text(configured, json::pointerFromSegments({"query", name}));
        if (!value)
            return value.error();
        if (*value)
            items.emplace_back(name, **value);
    }
    return items;
}

Result<TemplateText> buildUrl(const workflow::GatewayConfig &config, const QueryItems &query,
                              const ConfigText &texts)
{
    const auto written = texts.text(json::Value::string(config.url), urlPointer);
    if (!written)
        return written.error();
    if (!*written)
        return requestInvalid("the address has no value", urlPointer);
    if (hasControlCharacter((*written)->text))
        return requestInvalid("the address holds a control character", urlPointer);
    if (std::string fault = urlFault(**written); !fault.empty())
        return requestInvalid(std::move(fault), urlPointer);
    TemplateText url = encodeUrl(**written);
    completePath(url);
    appendQuery(url, query);
    return url;
}

} // namespace schemabridge::gateway
