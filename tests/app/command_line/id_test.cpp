#include "tests/app/support/program.h"

#include "engine/json/print.h"

#include <QFileInfo>
#include <QTest>

using namespace schemabridge;
using namespace schemabridge::test;

/// `id` and `eval`: answers without an engine.
class IdTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void idIsTheOneThatARunGets();
    void canonicalTwinIsShownWhereBytesDecide();
    void fieldsGiveAKeyAndNoIdUnlessUnique();
    void nothingIsStarted();
    void expressionIsEvaluated_data();
    void expressionIsEvaluated();
    void batchAnswersEachLineInOrder();
};

namespace {

json::Value only(const Finished &finished)
{
    const auto values = finished.lines();
    return values.size() == 1 ? values.front() : json::Value();
}

std::string textOf(const json::Value &object, std::string_view member)
{
    const auto *const value = object.find(member);
    return value && value->isString() ? std::string(value->asString()) : std::string();
}

} // namespace

void IdTest::idIsTheOneThatARunGets()
{
    const Workspace workspace;
    const QStringList trigger{workspace.write(QStringLiteral("w.workflow.json"), oneGateway(withKey)),
                              QStringLiteral("--payload"), workspace.write(QStringLiteral("p"), order("A-1")),
                              QStringLiteral("--json")};
    const auto id = run(QStringList{QStringLiteral("id")} + trigger);
    QCOMPARE(id.exitCode, 0);
    const auto started = run(QStringList{QStringLiteral("run")} + trigger +
                             QStringList{QStringLiteral("--state"), workspace.state()});
    QCOMPARE(textOf(only(id), "executionId").size(), std::size_t(64));
    QCOMPARE(textOf(started.summary(), "executionId"), textOf(only(id), "executionId"));
}

void IdTest::canonicalTwinIsShownWhereBytesDecide()
{
    const Workspace workspace;
    const auto bytes = workspace.write(QStringLiteral("w.workflow.json"), oneGateway(withKey));
    const auto canonical = workspace.write(QStringLiteral("c.workflow.json"),
                                           oneGateway(withKey, R"(, "payloadIdentity": "canonical")"));
    const auto idOf = [&](const QString &file, const QByteArray &payload) {
        return only(run(Launch{{QStringLiteral("id"), file, QStringLiteral("--payload"), QStringLiteral("-"),
                                QStringLiteral("--json")},
                               payload}));
    };
    const auto spaced = idOf(bytes, "{ \"b\": 1, \"a\": 2 }");
    const auto plain = idOf(bytes, "{\"a\":2,\"b\":1}");
    QCOMPARE(textOf(spaced, "canonicalTwin"), textOf(plain, "executionId"));
    QVERIFY(textOf(spaced, "executionId") != textOf(plain, "executionId"));
    QCOMPARE(textOf(plain, "canonicalTwin"), std::string());
    QCOMPARE(textOf(idOf(canonical, "{ \"b\": 1, \"a\": 2 }"), "executionId"), textOf(plain, "executionId"));
    QCOMPARE(textOf(idOf(bytes, "no JSON"), "canonicalTwin"), std::string());
}

void IdTest::fieldsGiveAKeyAndNoIdUnlessUnique()
{
    const Workspace workspace;
    const QStringList arguments{QStringLiteral("id"),
                                workspace.write(QStringLiteral("w.workflow.json"),
                                                oneGateway(withKey, R"(, "idempotencyFields": "order.id")")),
                                QStringLiteral("--payload"),
                                workspace.write(QStringLiteral("p"), order("A-1")), QStringLiteral("--json")};
    const auto lookup = only(run(arguments));
    QVERIFY(lookup.find("executionId")->isNull());
    QCOMPARE(textOf(lookup, "key"), std::string("order.id=\"A-1\""));
    QCOMPARE(json::printCompact(*lookup.find("keyParts")),
             std::string(R"([{"path":"order.id","value":"A-1"}])"));
    const auto unique =
        only(run(arguments + QStringList{QStringLiteral("--explicit-dedup"), QStringLiteral("unique")}));
    QCOMPARE(textOf(unique, "executionId"), textOf(lookup, "keyHash"));
}

void IdTest::nothingIsStarted()
{
    const Workspace workspace;
    const QString home = QStringLiteral("XDG_DATA_HOME=") + workspace.path(QStringLiteral("data"));
    const auto finished =
        run(Launch{{QStringLiteral("id"), sample(QStringLiteral("order-to-cash.workflow.json")),
                    QStringLiteral("--payload"), sample(QStringLiteral("order-to-cash.payload.json"))},
                   {},
                   {home}});
    QCOMPARE(finished.exitCode, 0);
    QVERIFY(finished.output.contains("rule        content"));
    QVERIFY(!QFileInfo::exists(workspace.path(QStringLiteral("data"))));
}

void IdTest::expressionIsEvaluated_data()
{
    QTest::addColumn<QString>("expression");
    QTest::addColumn<QByteArray>("output");
    QTest::addColumn<int>("exitCode");
    QTest::newRow("value") << QStringLiteral("order.id") << QByteArray("\"A-1\"\n") << 0;
    QTest::newRow("with the leading =") << QStringLiteral("= order.total * 2") << QByteArray("8400\n") << 0;
    QTest::newRow("undefined") << QStringLiteral("order.nothing") << QByteArray("undefined\n") << 0;
    QTest::newRow("fails") << QStringLiteral("order.id + 1") << QByteArray() << 1;
    QTest::newRow("does not compile") << QStringLiteral("order.") << QByteArray() << 2;
}

void IdTest::expressionIsEvaluated()
{
    QFETCH(const QString, expression);
    QFETCH(const QByteArray, output);
    QFETCH(const int, exitCode);
    const auto finished = run(Launch{
        {QStringLiteral("eval"), expression, QStringLiteral("--input"), QStringLiteral("-")}, order("A-1")});
    QCOMPARE(finished.output, output);
    QCOMPARE(finished.exitCode, exitCode);
    QCOMPARE(finished.hasOneErrorLine(), exitCode != 0);
}

void IdTest::batchAnswersEachLineInOrder()
{
    const QByteArray lines = R"({"expr": "a + 1", "data": {"a": 1}}
{"expr": "a", "data": {}}
{"expr": "$x", "bindings": {"x": "y"}}
{"expr": "1 +"}
no JSON
{"expr": "2"})";
    const auto answers = run(Launch{{QStringLiteral("eval"), QStringLiteral("--batch")}, lines}).lines();
    QCOMPARE(answers.size(), std::size_t(6));
    QCOMPARE(json::printCompact(answers[0]), std::string(R"({"result":2})"));
    QCOMPARE(json::printCompact(answers[1]), std::string(R"({"undefined":true})"));
    QCOMPARE(json::printCompact(answers[2]), std::string(R"({"result":"y"})"));
    QVERIFY(answers[3].find("error") && answers[4].find("error"));
    QCOMPARE(json::printCompact(answers[5]), std::string(R"({"result":2})"));
}

QTEST_GUILESS_MAIN(IdTest)
#include "id_test.moc"
