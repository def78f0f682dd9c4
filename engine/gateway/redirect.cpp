#include "engine/gateway/redirect.h"

#include "engine/gateway/network_error.h"

namespace schemabridge::gateway {

namespace {

bool isRedirect(int status)
{
    return status == 301 || status == 302 || status == 303 || status == 307 || status == 308;
}

int portOf(const QUrl &url)
{
    return url.port(url.scheme() == QStringLiteral("https") ? 443 : 80);
}

/// RFC 6454, section 5.
bool isSameOrigin(const QUrl &left, const QUrl &right)
{
    return left.scheme() == right.scheme() && left.host() == right.host() && portOf(left) == portOf(right);
}

std::string refusal(int status, const QUrl &from, const QUrl &to, bool isRead)
{
    if (!to.isValid())
        return "the redirect's target is not an address";
    if (from.scheme() == QStringLiteral("https") && to.scheme() != QStringLiteral("https"))
        return "the redirect leads from https to an unencrypted address";
    if (!isSameOrigin(from, to))
        return "the redirect leads to another origin";
    // Clients disagree on these two: some repeat the request, some turn it into GET.
    if (!isRead && (status == 301 || status == 302))
        return "the redirect does not say whether the request is to be repeated";
    return {};
}

} // namespace

Result<std::optional<Redirect>> followedRedirect(int status, const QByteArray &location, const QUrl &from,
                                                 const QByteArray &method)
{
    if (!isRedirect(status) || location.isEmpty())
        return std::optional<Redirect>();
    const QUrl to = from.resolved(QUrl::fromEncoded(location));
    const bool isRead = method == "GET" || method == "HEAD";
    if (std::string reason = refusal(status, from, to, isRead); !reason.empty())
        return transportError(ErrorCode::RedirectRefused, to.host(), std::move(reason));
    return std::optional(Redirect{to, status == 303 && method != "HEAD"});
}

} // namespace schemabridge::gateway
