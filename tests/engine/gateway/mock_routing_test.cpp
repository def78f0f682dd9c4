#include "engine/gateway/mock_routing_transport.h"
#include "engine/ports/mock_routing.h"

#include <QtTest>

using namespace schemabridge;

namespace {

/// Keeps what it is to send, and answers when the test says so.
class HeldTransport final : public HttpTransport {
public:
    HttpCallId send(HttpRequest request, Answer answer) override
    {
        sent = std::move(request);
        answerWith = std::move(answer);
        return 1;
    }

    void cancel(HttpCallId) override {}

    HttpRequest sent;
    Answer answerWith;
};

} // namespace

class MockRoutingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyHostIsTheMockAndTheTrueOneTravelsAlong_data()
    {
        QTest::addColumn<QString>("url");
        QTest::addColumn<QString>("routed");
        QTest::addColumn<QString>("origin");
        QTest::newRow("path") << "https://api.example/v1/charges"
                              << "http://127.0.0.1:7/v1/charges"
                              << "https://api.example";
        QTest::newRow("port and query") << "http://api.example:8080/a?b=c"
                                        << "http://127.0.0.1:7/a?b=c"
                                        << "http://api.example:8080";
        QTest::newRow("no path") << "https://api.example"
                                 << "http://127.0.0.1:7"
                                 << "https://api.example";
    }

    void everyHostIsTheMockAndTheTrueOneTravelsAlong()
    {
        QFETCH(QString, url);
        QFETCH(QString, routed);
        QFETCH(QString, origin);
        HeldTransport carrier;
        gateway::MockRoutingTransport transport(carrier, 7);
        HttpRequest request;
        request.url = url.toStdString();
        transport.send(request, [](const Result<HttpResponse> &) {});
        QCOMPARE(QString::fromStdString(carrier.sent.url), routed);
        QCOMPARE(carrier.sent.headers.front().first, std::string(MockRouting::originHeader));
        QCOMPARE(QString::fromStdString(carrier.sent.headers.front().second), origin);
    }

    void anErrorNamesTheHostOfTheWorkflowNotTheMock()
    {
        HeldTransport carrier;
        gateway::MockRoutingTransport transport(carrier, 7);
        HttpRequest request;
        request.url = "https://api.example/v1/charges";
        std::optional<Result<HttpResponse>> received;
        transport.send(request, [&](Result<HttpResponse> answer) { received = std::move(answer); });
        carrier.answerWith(Error{ErrorCode::ConnectionLost, {{"host", "127.0.0.1"}, {"reason", "closed"}}});
        QVERIFY(received && !*received);
        QCOMPARE(received->error().argument("host"), std::string_view("api.example"));
        QCOMPARE(received->error().argument("reason"), std::string_view("closed"));
    }
};

QTEST_APPLESS_MAIN(MockRoutingTest)
#include "mock_routing_test.moc"
