#include "ui/run/identity_preview.h"

#include "engine/identity/execution_key.h"
#include "engine/json/parse.h"

#include <QTest>

using namespace schemabridge;
using namespace schemabridge::ui;

class IdentityPreviewTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tellsWhichRuleDecides_data();
    void tellsWhichRuleDecides();
    void theIdIsTheOneThatTheEngineGives();
    void aTwinIsShownWhereTheBytesDecide();

private:
    static workflow::Workflow workflowWith(const QByteArray &config);
    static runtime::TriggerRequest request(const std::string &payload);
};

workflow::Workflow IdentityPreviewTest::workflowWith(const QByteArray &config)
{
    auto workflow = workflow::Workflow::create("acme", "Test");
    workflow.appendVertex(workflow::Vertex::create(VertexId{"start"}, workflow::VertexType::EntryPoint,
                                                   "Start", *json::parse(config.toStdString())));
    return workflow;
}

runtime::TriggerRequest IdentityPreviewTest::request(const std::string &payload)
{
    runtime::TriggerRequest request;
    request.entry = VertexId{"start"};
    request.payload = payload;
    return request;
}

void IdentityPreviewTest::tellsWhichRuleDecides_data()
{
    QTest::addColumn<QByteArray>("config");
    QTest::addColumn<QByteArray>("payload");
    QTest::addColumn<QByteArray>("clientId");
    QTest::addColumn<bool>("forced");
    QTest::addColumn<QString>("rule");
    QTest::addColumn<QString>("key");
    QTest::addColumn<bool>("isRefused");

    const QByteArray fields = R"({"idempotencyFields":"order.id"})";
    QTest::newRow("bytes") << QByteArray("{}") << QByteArray("{}") << QByteArray() << false
                           << "The payload's bytes decide"
                           << "2 bytes" << false;
    QTest::newRow("canonical") << QByteArray(R"({"payloadIdentity":"canonical"})") << QByteArray("{ }")
                               << QByteArray() << false << "The payload's canonical form decides"
                               << "" << false;
    QTest::newRow("fields") << fields << QByteArray(R"({"order":{"id":"A"}})") << QByteArray() << false
                            << "The idempotency fields decide"
                            << "order.id=\"A\"" << false;
    QTest::newRow("client id before fields")
        << fields << QByteArray("{}") << QByteArray("abc") << false << "The sender's idempotency id decides"
        << "abc" << false;
    QTest::newRow("forced") << fields << QByteArray("{}") << QByteArray("abc") << true
                            << "Forced: a new execution each time"
                            << "" << false;
    QTest::newRow("a field that is missing") << fields << QByteArray("{}") << QByteArray() << false << ""
                                             << "" << true;
}

void IdentityPreviewTest::tellsWhichRuleDecides()
{
    QFETCH(QByteArray, config);
    QFETCH(QByteArray, payload);
    QFETCH(QByteArray, clientId);
    QFETCH(bool, forced);
    QFETCH(QString, rule);
    QFETCH(QString, key);
    QFETCH(bool, isRefused);
    auto trigger = request(payload.toStdString());
    if (!clientId.isEmpty())
        trigger.clientIdempotencyId = clientId.toStdString();
    trigger.forceNewExecution = forced;
    const auto preview = previewIdentity(workflowWith(config), trigger);
    QCOMPARE(preview.rule, rule);
    QVERIFY2(preview.key.contains(key), qPrintable(preview.key));
    QCOMPARE(!preview.error.isEmpty(), isRefused);
}

void IdentityPreviewTest::theIdIsTheOneThatTheEngineGives()
{
    const auto preview = previewIdentity(workflowWith("{}"), request(R"({"a":1})"));
    QCOMPARE(preview.executionId.toStdString(),
             identity::contentExecutionId({"acme", "start"}, R"({"a":1})").toString());
}

void IdentityPreviewTest::aTwinIsShownWhereTheBytesDecide()
{
    QCOMPARE(previewIdentity(workflowWith("{}"), request(R"({ "b":1, "a":2 })")).canonicalTwin,
             QStringLiteral(R"({"a":2,"b":1})"));
    QCOMPARE(previewIdentity(workflowWith("{}"), request(R"({"a":2})")).canonicalTwin, QString());
}

QTEST_GUILESS_MAIN(IdentityPreviewTest)
#include "identity_preview_test.moc"
