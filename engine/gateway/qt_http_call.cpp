#include "engine/gateway/qt_http_call.h"

#include "engine/gateway/network_error.h"
#include "engine/gateway/redirect.h"
#include "engine/gateway/request_body_device.h"

#include <QNetworkAccessManager>
#include <QNetworkRequest>

#include <utility>

namespace schemabridge::gateway {

namespace {

/// A pooled connection that has been idle for longer may be closed by the target just when the next request
/// goes out.
constexpr int idleConnectionSeconds = 2;

/// What Qt would otherwise fill in by itself: from the user's locale, or asking for compression, which could
/// unpack to any size.
void setDefaultHeaders(QNetworkRequest &request)
{
    request.setRawHeader("User-Agent", "SchemaBridge");
    request.setRawHeader("Accept", "*/*");
    request.setRawHeader("Accept-Language", "*");
    request.setRawHeader("Accept-Encoding", "identity");
}

QNetworkRequest networkRequest(const QUrl &url, const HttpHeaders &headers)
{
    QNetworkRequest request(url);
    setDefaultHeaders(request);
    for (const auto &[name, value] : headers)
        request.setRawHeader(QByteArray::fromStdString(name), QByteArray::fromStdString(value));
    request.setAttribute(QNetworkRequest::RedirectPolicyAttribute, QNetworkRequest::ManualRedirectPolicy);
    request.setAttribute(QNetworkRequest::Http2AllowedAttribute, false);
    request.setAttribute(QNetworkRequest::CookieLoadControlAttribute, QNetworkRequest::Manual);
    request.setAttribute(QNetworkRequest::CookieSaveControlAttribute, QNetworkRequest::Manual);
    request.setAttribute(QNetworkRequest::AuthenticationReuseAttribute, QNetworkRequest::Manual);
    request.setAttribute(QNetworkRequest::CacheLoadControlAttribute, QNetworkRequest::AlwaysNetwork);
    request.setAttribute(QNetworkRequest::CacheSaveControlAttribute, false);
    request.setAttribute(QNetworkRequest::ConnectionCacheExpiryTimeoutSecondsAttribute,
                         idleConnectionSeconds);
    return request;
}

HttpHeaders headersOf(const QNetworkReply &reply)
{
    HttpHeaders headers;
    for (const auto &[name, value] : reply.rawHeaderPairs())
        headers.emplace_back(name.toStdString(), value.toStdString());
    return headers;
}

bool isHttp(const QUrl &url)
{
    const QString scheme = url.scheme();
    return url.isValid() && !url.host().isEmpty() &&
           (scheme == QStringLiteral("http") || scheme == QStringLiteral("https"));
}

/// Qt would repeat the body for these by itself and complains that it cannot; the answer is there all the
/// same.
bool isRedirectOfBody(QNetworkReply::NetworkError error, int status)
{
    return error == QNetworkReply::ContentReSendError && (status == 307 || status == 308);
}

/// Whether the whole answer is there, and Qt calls it an error only because of its status.
bool isAnswered(QNetworkReply::NetworkError error, int status)
{
    const bool isStatusError =
        error == QNetworkReply::AuthenticationRequiredError ||
        error == QNetworkReply::ProtocolInvalidOperationError ||
        (error >= QNetworkReply::ContentAccessDenied && error <= QNetworkReply::UnknownServerError &&
         error != QNetworkReply::ContentReSendError && error != QNetworkReply::ProtocolUnknownError &&
         error != QNetworkReply::ProtocolFailure);
    return status != 0 &&
           (error == QNetworkReply::NoError || isStatusError || isRedirectOfBody(error, status));
}

} // namespace

QtHttpCall::QtHttpCall(QNetworkAccessManager &network, HttpRequest request, Finished finished)
    : m_network(network), m_request(std::move(request)), m_finished(std::move(finished))
{
    m_timeout.setSingleShot(true);
    connect(&m_timeout, &QTimer::timeout, this, [this] {
        fail(ErrorCode::RequestTimedOut,
             "no complete answer within " + std::to_string(m_request.timeoutMs.count()) + " ms");
    });
    QMetaObject::invokeMethod(
        this, [this] { start(); }, Qt::QueuedConnection);
}

QtHttpCall::~QtHttpCall()
{
    dropReply();
}

void QtHttpCall::start()
{
    m_url = QUrl::fromEncoded(QByteArray::fromStdString(m_request.url), QUrl::StrictMode);
    if (!isHttp(m_url))
        return fail(ErrorCode::RequestInvalid, "the address is no http or https URL");
    m_timeout.start(m_request.timeoutMs);
    sendTo(m_url);
}

void QtHttpCall::sendTo(const QUrl &url)
{
    dropReply();
    m_url = url;
    m_body.clear();
    m_reply = begin(url);
    watch();
}

QNetworkReply *QtHttpCall::begin(const QUrl &url)
{
    QNetworkRequest request = networkRequest(url, m_request.headers);
    const QByteArray method = QByteArray::fromStdString(m_request.method);
    const bool isRead = method == "GET" || method == "HEAD";
    if (isRead && m_request.body.empty())
        return method == "GET" ? m_network.get(request) : m_network.head(request);
    request.setHeader(QNetworkRequest::ContentLengthHeader, static_cast<qulonglong>(m_request.body.size()));
    auto *body = new RequestBodyDevice(m_request.body, this);
    QNetworkReply *reply = m_network.sendCustomRequest(request, method, body);
    body->setParent(reply);
    return reply;
}

void QtHttpCall::watch()
{
    connect(m_reply, &QNetworkReply::readyRead, this, [this] { readBody(); });
    connect(m_reply, &QNetworkReply::finished, this, [this] { replyFinished(); });
    connect(m_reply, &QNetworkReply::sslErrors, this,
            [this](const QList<QSslError> &errors) { m_tlsErrors = errors; });
}

bool QtHttpCall::readBody()
{
    const QByteArray bytes = m_reply->readAll();
    m_body.append(bytes.constData(), static_cast<std::size_t>(bytes.size()));
    if (m_body.size() <= m_request.responseBytesMax)
        return true;
    fail(ErrorCode::ResponseTooLarge,
         "the answer is longer than " + std::to_string(m_request.responseBytesMax) + " bytes");
    return false;
}

void QtHttpCall::replyFinished()
{
    const int status = m_reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
    if (!isAnswered(m_reply->error(), status))
        return finish(toError(m_reply->error(), m_url.host(), m_tlsErrors));
    const auto redirect = followedRedirect(status, m_reply->rawHeader("Location"), m_url,
                                           QByteArray::fromStdString(m_request.method));
    if (!redirect)
        return finish(redirect.error());
    if (!*redirect)
        return answer(status);
    if (m_redirectsLeft-- == 0)
        return fail(ErrorCode::RedirectRefused, "too many redirects, one after another");
    if ((*redirect)->becomesGet) {
        m_request.method = "GET";
        m_request.body.clear();
    }
    sendTo((*redirect)->url);
}

void QtHttpCall::answer(int status)
{
    HttpHeaders headers = headersOf(*m_reply);
    // What came with the very end has had no signal of its own.
    if (readBody())
        finish(HttpResponse{status, std::move(headers), std::move(m_body)});
}

void QtHttpCall::fail(ErrorCode code, std::string reason)
{
    finish(transportError(code, m_url.host(), std::move(reason)));
}

void QtHttpCall::finish(Result<HttpResponse> result)
{
    m_timeout.stop();
    dropReply();
    const Finished finished = std::move(m_finished);
    finished(std::move(result));
}

void QtHttpCall::dropReply()
{
    if (!m_reply)
        return;
    m_reply->disconnect(this);
    m_reply->abort();
    m_reply->deleteLater();
    m_reply = nullptr;
}

} // namespace schemabridge::gateway
