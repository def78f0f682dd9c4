#include "engine/gateway/qt_http_transport.h"
#include "tests/engine/gateway/raw_server.h"

#include <QtTest>

#include <optional>

using namespace schemabridge;
using namespace schemabridge::gateway;
using test::RawServer;

namespace {

const QByteArray okAnswer = "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok";

HttpRequest post(const std::string &url, std::string body = "{}")
{
    HttpRequest request;
    request.method = "POST";
    request.url = url;
    request.headers = {{"Content-Type", "application/json"}};
    request.body = std::move(body);
    return request;
}

/// Sends and waits for the answer.
Result<HttpResponse> exchange(HttpTransport &transport, HttpRequest request)
{
    std::optional<Result<HttpResponse>> answer;
    transport.send(std::move(request),
                   [&answer](Result<HttpResponse> result) { answer = std::move(result); });
    if (!QTest::qWaitFor([&answer] { return answer.has_value(); }, 20000))
        return Error{ErrorCode::EngineStopped, {{"reason", "the test waited in vain"}}};
    return std::move(*answer);
}

/// Long enough for Qt to have tried again, had it wanted to.
void letQtTryAgain()
{
    QTest::qWait(300);
}

} // namespace

class QtHttpTransportTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void sendsWhatItWasGiven()
    {
        RawServer server([](QTcpSocket &socket, const QByteArray &) {
            socket.write(
                "HTTP/1.1 201 Created\r\nX-Answer: yes\r\nSet-Cookie: a=b\r\nContent-Length: 2\r\n\r\nhi");
        });
        QtHttpTransport transport;
        HttpRequest request = post(server.url("/a%2Fb?x=%20y"), "{\"n\":1.10}");
        request.headers.emplace_back("Idempotency-Key", "\"k-1\"");
        const auto answer = exchange(transport, request);
        QVERIFY2(answer, answer ? "" : describe(answer.error()).c_str());
        QCOMPARE(answer->status, 201);
        QCOMPARE(answer->body, "hi");
        const QByteArray seen = server.requests.at(0);
        QVERIFY2(seen.startsWith("POST /a%2Fb?x=%20y HTTP/1.1\r\n"), seen.constData());
        // Newer versions of Qt write every name in small letters.
        QVERIFY2(seen.toLower().contains("idempotency-key: \"k-1\"\r\n"), seen.constData());
        QVERIFY2(seen.toLower().contains("content-length: 10\r\n"), seen.constData());
        QVERIFY2(seen.endsWith("\r\n\r\n{\"n\":1.10}"), seen.constData());
        // The cookie of the first answer does not come back.
        QVERIFY(exchange(transport, request));
        QVERIFY(!server.requests.at(1).toLower().contains("cookie"));
    }

    void neverSendsAWriteTwice_data()
    {
        QTest::addColumn<QString>("method");
        QTest::addColumn<QString>("body");
        QTest::addColumn<QString>("ending");
        for (const char *method : {"POST", "PUT", "PATCH", "DELETE"}) {
            for (const char *body : {"", "{\"a\":1}"}) {
                for (const char *ending : {"close", "abort", "half an answer"})
                    QTest::addRow("%s %s %s", method, *body ? "body" : "empty", ending)
                        << method << body << ending;
            }
        }
    }

    /// A new connection that breaks once the request is there.
    void neverSendsAWriteTwice()
    {
        QFETCH(QString, method);
        QFETCH(QString, body);
        QFETCH(QString, ending);
        RawServer server([&ending](QTcpSocket &socket, const QByteArray &) {
            if (ending == QStringLiteral("half an answer"))
                socket.write("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nhalf");
            ending == QStringLiteral("abort") ? socket.abort() : socket.disconnectFromHost();
        });
        QtHttpTransport transport;
        HttpRequest request = post(server.url(), body.toStdString());
        request.method = method.toStdString();
        const auto answer = exchange(transport, request);
        letQtTryAgain();
        QCOMPARE(int(server.requests.size()), 1);
        QVERIFY(!answer);
        QCOMPARE(answer.error().code, ErrorCode::ConnectionLost);
        QCOMPARE(answer.error().argument("host"), "127.0.0.1");
    }

    /// A kept connection that breaks under the second request: the case in which HTTP clients like to try
    /// again.
    void neverSendsAWriteTwiceOnAKeptConnection()
    {
        int answered = 0;
        int connectionsBefore = 0;
        RawServer server([&](QTcpSocket &socket, const QByteArray &) {
            if (answered++ == 0)
                return void(socket.write(okAnswer));
            connectionsBefore = server.connections;
            socket.abort();
        });
        QtHttpTransport transport;
        QVERIFY(exchange(transport, post(server.url())));
        const auto answer = exchange(transport, post(server.url()));
        letQtTryAgain();
        QCOMPARE(connectionsBefore, 1);
        QCOMPARE(int(server.requests.size()), 2);
        QVERIFY(!answer);
        QCOMPARE(answer.error().code, ErrorCode::ConnectionLost);
    }

    void answersLaterAndOnce()
    {
        QtHttpTransport transport;
        int answers = 0;
        HttpRequest broken = post("not an address");
        transport.send(broken, [&answers](Result<HttpResponse> result) {
            ++answers;
            QCOMPARE(result.error().code, ErrorCode::RequestInvalid);
        });
        QCOMPARE(answers, 0);
        QTRY_COMPARE(answers, 1);
    }

    void saysThatNothingWasSent()
    {
        QTcpServer closed;
        closed.listen(QHostAddress::LocalHost);
        const auto port = closed.serverPort();
        closed.close();
        QtHttpTransport transport;
        const auto answer = exchange(transport, post("http://127.0.0.1:" + std::to_string(port) + "/"));
        QCOMPARE(answer.error().code, ErrorCode::HostUnreachable);
    }

    void timesOut()
    {
        RawServer server([](QTcpSocket &, const QByteArray &) {});
        QtHttpTransport transport;
        HttpRequest request = post(server.url());
        request.timeoutMs = Milliseconds(100);
        QCOMPARE(exchange(transport, request).error().code, ErrorCode::RequestTimedOut);
    }

    void cancelsWithoutAnAnswer()
    {
        RawServer server([](QTcpSocket &socket, const QByteArray &) { socket.write(okAnswer); });
        QtHttpTransport transport;
        bool isAnswered = false;
        const auto call = transport.send(post(server.url()), [&isAnswered](auto) { isAnswered = true; });
        transport.cancel(call);
        transport.cancel(call);
        letQtTryAgain();
        QVERIFY(!isAnswered);
    }

    void boundsTheAnswer_data()
    {
        QTest::addColumn<QByteArray>("head");
        QTest::newRow("length told") << QByteArray("HTTP/1.1 200 OK\r\nContent-Length: 5000\r\n\r\n");
        QTest::newRow("no length told") << QByteArray("HTTP/1.1 200 OK\r\n\r\n");
    }

    void boundsTheAnswer()
    {
        QFETCH(QByteArray, head);
        RawServer server([&head](QTcpSocket &socket, const QByteArray &) {
            socket.write(head + QByteArray(5000, 'x'));
            socket.disconnectFromHost();
        });
        QtHttpTransport transport;
        HttpRequest request = post(server.url());
        request.responseBytesMax = 4000;
        QCOMPARE(exchange(transport, request).error().code, ErrorCode::ResponseTooLarge);
        request.responseBytesMax = 5000;
        QCOMPARE(exchange(transport, request)->body.size(), 5000UL);
    }

    void doesNotUnpackAnswers()
    {
        const QByteArray packed = QByteArray::fromHex("1f8b08000000000000034b4c44000000ffff");
        RawServer server([&packed](QTcpSocket &socket, const QByteArray &) {
            socket.write("HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: " +
                         QByteArray::number(packed.size()) + "\r\n\r\n" + packed);
        });
        QtHttpTransport transport;
        const auto answer = exchange(transport, post(server.url()));
        QVERIFY2(answer, answer ? "" : describe(answer.error()).c_str());
        QCOMPARE(QByteArray::fromStdString(answer->body), packed);
        QVERIFY(server.requests.at(0).toLower().contains("accept-encoding: identity\r\n"));
    }

    void errorsOfTheTargetAreAnswers_data()
    {
        QTest::addColumn<int>("status");
        for (const int status :
             {400, 401, 403, 404, 405, 409, 410, 418, 422, 429, 500, 501, 503, 599, 304, 300})
            QTest::addRow("%d", status) << status;
    }

    void errorsOfTheTargetAreAnswers()
    {
        QFETCH(int, status);
        RawServer server([status](QTcpSocket &socket, const QByteArray &) {
            const QByteArray body = status == 304 ? "" : "no";
            socket.write("HTTP/1.1 " + QByteArray::number(status) +
                         " X\r\nContent-Length: " + QByteArray::number(body.size()) + "\r\n\r\n" + body);
        });
        QtHttpTransport transport;
        const auto answer = exchange(transport, post(server.url()));
        letQtTryAgain();
        QVERIFY2(answer, answer ? "" : describe(answer.error()).c_str());
        QCOMPARE(answer->status, status);
        QCOMPARE(int(server.requests.size()), 1);
    }

    void followsRedirects_data()
    {
        QTest::addColumn<QString>("method");
        QTest::addColumn<int>("status");
        QTest::addColumn<QString>("location");
        QTest::addColumn<QString>("outcome"); // the second request's beginning, or a code
        QTest::newRow("GET 301") << "GET" << 301 << "/there"
                                 << "GET /there";
        QTest::newRow("GET 302, relative") << "GET" << 302 << "there?x=1"
                                           << "GET /there?x=1";
        QTest::newRow("POST 307 again") << "POST" << 307 << "/there"
                                        << "POST /there";
        QTest::newRow("POST 308 again") << "POST" << 308 << "/there"
                                        << "POST /there";
        QTest::newRow("POST 303 becomes GET") << "POST" << 303 << "/there"
                                              << "GET /there";
        QTest::newRow("POST 302 is ambiguous") << "POST" << 302 << "/there"
                                               << "REDIRECT_REFUSED";
        QTest::newRow("other host") << "GET" << 302 << "http://other.example/"
                                    << "REDIRECT_REFUSED";
        QTest::newRow("other port") << "POST" << 307 << "http://127.0.0.1:1/"
                                    << "REDIRECT_REFUSED";
        QTest::newRow("other scheme") << "GET" << 301 << "https://127.0.0.1/"
                                      << "REDIRECT_REFUSED";
    }

    void followsRedirects()
    {
        QFETCH(QString, method);
        QFETCH(int, status);
        QFETCH(QString, location);
        QFETCH(QString, outcome);
        RawServer server([&](QTcpSocket &socket, const QByteArray &request) {
            if (request.contains(" /there"))
                socket.write(okAnswer);
            else
                socket.write("HTTP/1.1 " + QByteArray::number(status) +
                             " X\r\nLocation: " + location.toUtf8() + "\r\nContent-Length: 0\r\n\r\n");
        });
        QtHttpTransport transport;
        HttpRequest request = post(server.url(), method == QStringLiteral("GET") ? "" : "{\"a\":1}");
        request.method = method.toStdString();
        const auto answer = exchange(transport, request);
        const bool isFollowed = !outcome.startsWith(QStringLiteral("REDIRECT"));
        QCOMPARE(answer.hasValue(), isFollowed);
        QCOMPARE(int(server.requests.size()), isFollowed ? 2 : 1);
        if (!isFollowed) {
            QCOMPARE(answer.error().code, ErrorCode::RedirectRefused);
            return;
        }
        QVERIFY2(server.requests.back().startsWith(outcome.toUtf8()), server.requests.back().constData());
        QCOMPARE(server.requests.back().endsWith("{\"a\":1}"), outcome.startsWith(QStringLiteral("POST")));
    }

    void endsARedirectLoop()
    {
        RawServer server([](QTcpSocket &socket, const QByteArray &) {
            socket.write("HTTP/1.1 307 X\r\nLocation: /\r\nContent-Length: 0\r\n\r\n");
        });
        QtHttpTransport transport;
        QCOMPARE(exchange(transport, post(server.url())).error().code, ErrorCode::RedirectRefused);
        QCOMPARE(int(server.requests.size()), 6);
    }

    void sendsManyAtOnce()
    {
        std::vector<QTcpSocket *> held;
        RawServer server([&held](QTcpSocket &socket, const QByteArray &) { held.push_back(&socket); });
        QtHttpTransport transport;
        int answered = 0;
        for (int i = 0; i < 20; ++i)
            transport.send(post(server.url()),
                           [&answered](Result<HttpResponse> result) { answered += result ? 1 : 0; });
        QTRY_COMPARE(int(held.size()), 20);
        for (QTcpSocket *socket : held)
            socket->write(okAnswer);
        QTRY_COMPARE(answered, 20);
    }

    void mayBeDestroyedFromAnAnswer()
    {
        RawServer server([](QTcpSocket &socket, const QByteArray &) { socket.write(okAnswer); });
        auto transport = std::make_unique<QtHttpTransport>();
        bool isAnswered = false;
        transport->send(post(server.url()), [&](Result<HttpResponse>) {
            isAnswered = true;
            transport.reset();
        });
        QTRY_VERIFY(isAnswered);
        letQtTryAgain();
    }
};

QTEST_GUILESS_MAIN(QtHttpTransportTest)
#include "qt_http_transport_test.moc"
