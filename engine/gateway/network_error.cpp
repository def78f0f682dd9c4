#include "engine/gateway/network_error.h"

#include <utility>

namespace schemabridge::gateway {

namespace {

/// Errors after which it is certain that no byte of the request went out, and why.
std::string unreachableReason(QNetworkReply::NetworkError error)
{
    switch (error) {
    case QNetworkReply::ConnectionRefusedError:
        return "the connection was refused";
    case QNetworkReply::HostNotFoundError:
        return "there is no host of this name";
    case QNetworkReply::ProxyConnectionRefusedError:
    case QNetworkReply::ProxyNotFoundError:
        return "the proxy cannot be reached";
    case QNetworkReply::ProxyAuthenticationRequiredError:
        return "the proxy demands a user and a password";
    default:
        return {};
    }
}

std::string tlsReason(const QList<QSslError> &errors)
{
    return errors.isEmpty() ? "no encrypted connection could be agreed on"
                            : errors.first().errorString().toStdString();
}

std::string lostReason(QNetworkReply::NetworkError error)
{
    switch (error) {
    case QNetworkReply::RemoteHostClosedError:
    case QNetworkReply::ContentReSendError:
        return "the target closed the connection before its answer was complete";
    case QNetworkReply::ProtocolFailure:
        return "the answer is not HTTP";
    default:
        return "the connection broke";
    }
}

} // namespace

Error transportError(ErrorCode code, const QString &host, std::string reason)
{
    return {code, {{"host", host.toStdString()}, {"reason", std::move(reason)}}};
}

Error toError(QNetworkReply::NetworkError error, const QString &host, const QList<QSslError> &tlsErrors)
{
    if (std::string reason = unreachableReason(error); !reason.empty())
        return transportError(ErrorCode::HostUnreachable, host, std::move(reason));
    if (error == QNetworkReply::SslHandshakeFailedError)
        return transportError(ErrorCode::TlsFailed, host, tlsReason(tlsErrors));
    if (error == QNetworkReply::ProtocolUnknownError || error == QNetworkReply::ProtocolInvalidOperationError)
        return transportError(ErrorCode::RequestInvalid, host, "the address cannot be used");
    return transportError(ErrorCode::ConnectionLost, host, lostReason(error));
}

} // namespace schemabridge::gateway
