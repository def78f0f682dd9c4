#include "ui/canvas/vertex_summary.h"

#include "engine/json/parse.h"

#include <QTest>

using namespace schemabridge;
using namespace schemabridge::ui;
using workflow::VertexType;

Q_DECLARE_METATYPE(schemabridge::ui::KeyUse)

class VertexSummaryTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void saysWhatAVertexDoes_data();
    void saysWhatAVertexDoes();
};

void VertexSummaryTest::saysWhatAVertexDoes_data()
{
    QTest::addColumn<VertexType>("type");
    QTest::addColumn<QByteArray>("config");
    QTest::addColumn<QString>("expected");
    QTest::addColumn<KeyUse>("keyUse");
    const auto row = [](const char *name, VertexType type, const char *config, const char *text, KeyUse use) {
        QTest::newRow(name) << type << QByteArray(config) << QString::fromUtf8(text) << use;
    };
    row("webhook", VertexType::EntryPoint, R"({"trigger":"webhook"})", "Webhook", KeyUse::NotNeeded);
    row("webhook with fields", VertexType::EntryPoint, R"({"idempotencyFields":["order.id","shop"]})",
        "Webhook, identified by order.id, shop", KeyUse::NotNeeded);
    row("keyed call", VertexType::Gateway,
        R"({"method":"POST","url":"https://a.example/v1","headers":{"Idempotency-Key":"= 'k' & payload.id"}})",
        "POST a.example/v1", KeyUse::Sent);
    row("unkeyed POST", VertexType::Gateway, R"({"method":"POST","url":"https://a.example"})",
        "POST a.example", KeyUse::Missing);
    row("GET needs no key", VertexType::Gateway, R"({"method":"GET","url":"https://a.example"})",
        "GET a.example", KeyUse::NotNeeded);
    row("no URL", VertexType::Gateway, R"({"method":"PUT","url":""})", "PUT no URL yet", KeyUse::NotNeeded);
    row("merge any", VertexType::Merge, R"({"mode":"any"})", "goes on with the first branch",
        KeyUse::NotNeeded);
    row("transform", VertexType::Transform, R"({"expression":"= {\n  'a': 1 }"})", "= { 'a': 1 }",
        KeyUse::NotNeeded);
    row("broken config", VertexType::Gateway, R"({"method":7,"url":[]})", "POST no URL yet", KeyUse::Missing);
}

void VertexSummaryTest::saysWhatAVertexDoes()
{
    QFETCH(VertexType, type);
    QFETCH(QByteArray, config);
    QFETCH(QString, expected);
    QFETCH(KeyUse, keyUse);
    auto workflow = workflow::Workflow::create("w", "w");
    workflow.appendVertex(
        workflow::Vertex::create(VertexId{"v"}, type, "", *json::parse(config.toStdString())));
    const VertexSummary summary = summarize(workflow, workflow.vertices().front());
    QCOMPARE(QString(summary.lead + u' ' + summary.text).trimmed(), expected);
    QCOMPARE(summary.keyUse, keyUse);
}

QTEST_APPLESS_MAIN(VertexSummaryTest)
#include "vertex_summary_test.moc"
