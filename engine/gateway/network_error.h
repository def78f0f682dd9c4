#pragma once

#include "engine/base/error.h"

#include <QNetworkReply>
#include <QSslError>

#include <string>

namespace schemabridge::gateway {

/// What a failed reply means for the step: whether the request may have reached the target above all. Qt's
/// own error text is not used, since it may hold the address, and with it a secret.
Error toError(QNetworkReply::NetworkError error, const QString &host, const QList<QSslError> &tlsErrors);

/// Any code with the arguments that callers of HttpTransport get.
Error transportError(ErrorCode code, const QString &host, std::string reason);

} // namespace schemabridge::gateway
