#include "engine/gateway/fill_secrets.h"

#include "engine/gateway/recorded_form.h"
#include "engine/gateway/template_text.h"
#include "engine/workflow/config/http_syntax.h"

#include <algorithm>

namespace schemabridge::gateway {

namespace {

using NamedSecrets = std::vector<std::pair<std::string, SecretValue>>;

const SecretValue *find(const NamedSecrets &secrets, std::string_view name)
{
    const auto found = std::find_if(secrets.begin(), secrets.end(),
                                    [name](const auto &secret) { return secret.first == name; });
    return found == secrets.end() ? nullptr : &found->second;
}

/// All that the request names, each once. Errors: SECRET_MISSING.
Result<NamedSecrets> lookUp(const PreparedRequest &prepared, SecretSource &source)
{
    NamedSecrets secrets;
    std::optional<Error> missing;
    forEachText(prepared, [&](const TemplateText &text) {
        for (const Placeholder &placeholder : text.placeholders) {
            if (missing || find(secrets, placeholder.name))
                continue;
            if (auto value = source.secret(placeholder.name))
                secrets.emplace_back(placeholder.name, std::move(*value));
            else
                missing = Error{ErrorCode::SecretMissing, {{"secret", placeholder.name}}};
        }
    });
    if (missing)
        return *missing;
    return secrets;
}

/// Every placeholder of the request has been looked up before.
std::string fill(const TemplateText &text, const NamedSecrets &secrets)
{
    const std::string_view written = text.text;
    std::string filled;
    std::size_t done = 0;
    for (const Placeholder &placeholder : text.placeholders) {
        filled += written.substr(done, placeholder.offset - done);
        filled += spell(find(secrets, placeholder.name)->reveal(), placeholder.spelling);
        done = placeholder.offset + placeholder.length;
    }
    return filled += written.substr(done);
}

/// Names the secret that a line break came with, a trailing one above all.
Error brokenHeader(const std::string &header, const TemplateText &text)
{
    return {ErrorCode::RequestInvalid,
            {{"reason", "a secret in a header holds a line break or another control character"},
             {"header", header},
             {"secret", text.placeholders.empty() ? std::string() : text.placeholders.front().name}}};
}

} // namespace

Result<FilledRequest> fillSecrets(const PreparedRequest &prepared, const workflow::GatewayConfig &config,
                                  SecretSource &source)
{
    auto secrets = lookUp(prepared, source);
    if (!secrets)
        return secrets.error();
    HttpRequest request;
    request.method = prepared.method;
    request.url = fill(prepared.url, *secrets);
    for (const auto &[name, value] : prepared.headers) {
        std::string filled = fill(value, *secrets);
        if (!workflow::isHeaderValue(filled))
            return brokenHeader(name, value);
        request.headers.emplace_back(name, std::move(filled));
    }
    request.body = fill(prepared.body, *secrets);
    request.timeoutMs = config.timeoutMs;
    request.targetProfile = config.profile;
    return FilledRequest{std::move(request), Redactor(secrets.takeValue())};
}

} // namespace schemabridge::gateway
