#pragma once

#include "engine/base/result.h"

#include <QByteArray>
#include <QUrl>

#include <optional>

namespace schemabridge::gateway {

/// Where an answer sends the client on to, and how.
struct Redirect {
    QUrl url;
    bool becomesGet = false; ///< without the body
};

/// Whether a redirect is followed (RFC 9110, section 15.4).
/// @return nothing where the answer is none. Errors: REDIRECT_REFUSED where it leads to another origin, from
/// https to http, or would turn the request into another one.
Result<std::optional<Redirect>> followedRedirect(int status, const QByteArray &location, const QUrl &from,
                                                 const QByteArray &method);

} // namespace schemabridge::gateway
