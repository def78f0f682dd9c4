#pragma once

#include "engine/ports/http_transport.h"

#include <QByteArray>
#include <QNetworkReply>
#include <QObject>
#include <QSslError>
#include <QTimer>
#include <QUrl>

#include <functional>

class QNetworkAccessManager;

namespace schemabridge::gateway {

/// One call on Qt Network, redirects included. Destroying it ends the call without an answer.
class QtHttpCall final : public QObject {
public:
    /// Called once, from the event loop; may destroy the call.
    using Finished = std::function<void(Result<HttpResponse>)>;

    QtHttpCall(QNetworkAccessManager &network, HttpRequest request, Finished finished);
    ~QtHttpCall() override;

private:
    void start();
    void sendTo(const QUrl &url);
    QNetworkReply *begin(const QUrl &url);
    void watch();
    /// @return false where the body became too long, and the call has ended
    bool readBody();
    void replyFinished();
    void answer(int status);
    void fail(ErrorCode code, std::string reason);
    void finish(Result<HttpResponse> result);
    void dropReply();

    QNetworkAccessManager &m_network;
    HttpRequest m_request;
    Finished m_finished;
    QNetworkReply *m_reply = nullptr;
    QUrl m_url;
    QTimer m_timeout;
    QList<QSslError> m_tlsErrors;
    std::string m_body;
    int m_redirectsLeft = 5;
};

} // namespace schemabridge::gateway
