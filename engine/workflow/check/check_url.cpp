#include "engine/workflow/check/rules.h"
#include "engine/workflow/expression_text.h"
#include "engine/workflow/secret_reference.h"

#include <QUrl>

namespace schemabridge::workflow {

namespace {

/// The URL with a harmless word for each secret; nothing where secrets decide about scheme and host.
std::optional<std::string> withoutSecrets(std::string url)
{
    const std::vector<SecretReference> references = findSecretReferences(url);
    if (!references.empty() && references.front().offset == 0)
        return std::nullopt;
    for (auto reference = references.rbegin(); reference != references.rend(); ++reference)
        url.replace(reference->offset, reference->length, "secret");
    return url;
}

/// What is wrong with the URL; empty where nothing is.
std::string_view whyNotCallable(const std::string &text)
{
    const QUrl url(QString::fromStdString(text), QUrl::StrictMode);
    if (text.find_first_of(" \t\r\n") != std::string::npos)
        return "it has blanks";
    if (!url.isValid())
        return "it is no URL";
    if (url.scheme() != QStringLiteral("https") && url.scheme() != QStringLiteral("http"))
        return "it does not begin with https:// or http://";
    if (url.host().isEmpty())
        return "it has no host";
    if (!url.userInfo().isEmpty())
        return "it has a user or password; use a header with a secret";
    return {};
}

} // namespace

void checkUrl(const GatewayConfig &config, const Place &place, FindingList &findings)
{
    if (config.url.empty() || expressionSource(config.url) || findMisspelledSecret(config.url))
        return;
    const auto url = withoutSecrets(literalText(config.url));
    if (!url)
        return;
    const std::string_view reason = whyNotCallable(*url);
    if (!reason.empty())
        findings.addError({ErrorCode::UrlInvalid, {{"url", config.url}, {"reason", std::string(reason)}}},
                          place);
}

} // namespace schemabridge::workflow
