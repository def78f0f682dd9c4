#include "tests/app/support/program.h"

#include <QFileInfo>
#include <QTest>

using namespace schemabridge::test;

/// Input that cannot be used: one clear line each, exit code 2, and nothing is started.
class RefusalTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void workflowThatCannotRunIsRefused_data();
    void workflowThatCannotRunIsRefused();
    void payloadThatIsTooLongIsRefusedWithItsBound();
    void endlessPayloadIsNotReadToItsEnd();
    void deepPayloadIsAStringToExpressions();
    void wrongUsageIsOneLine_data();
    void wrongUsageIsOneLine();
};

namespace {

QByteArray deepJson(int depth)
{
    return QByteArray(depth, '[') + QByteArray(depth, ']');
}

QByteArray withEdges(const QByteArray &edges)
{
    return R"({"schemaVersion": 1, "workspace": "acme", "vertices": [
{"id": "start", "type": "ENTRY_POINT", "config": {"trigger": "webhook"}},
{"id": "a", "type": "TRANSFORM", "config": {"expression": "= 1"}},
{"id": "b", "type": "TRANSFORM", "config": {"expression": "= 1"}}], "edges": [)" +
           edges + "]}\n";
}

QByteArray withVertexOf(const QByteArray &id, const QByteArray &type)
{
    return R"({"schemaVersion": 1, "workspace": "acme", "vertices": [
{"id": "start", "type": "ENTRY_POINT", "config": {"trigger": "webhook"}},
{"id": ")" +
           id + R"(", "type": ")" + type + R"(", "config": {}}], "edges": []})";
}

} // namespace

void RefusalTest::workflowThatCannotRunIsRefused_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("told");
    QTest::newRow("malformed") << QByteArray("{\"schemaVersion\": 1,\n  \"workspace\" \"acme\"}")
                               << QByteArray("w.workflow.json:2:15");
    QTest::newRow("cut short") << withEdges({}).left(200) << QByteArray("not JSON");
    QTest::newRow("empty") << QByteArray() << QByteArray("not JSON");
    QTest::newRow("invalid UTF-8") << QByteArray("{\"schemaVersion\": 1, \"name\": \"\xFF\"}")
                                   << QByteArray("not UTF-8");
    QTest::newRow("10,000 levels") << deepJson(10'000) << QByteArray("nested too deeply");
    QTest::newRow("no object") << QByteArray("[]") << QByteArray("no workflow");
    QTest::newRow("newer version") << QByteArray(R"({"schemaVersion": 99, "workspace": "acme"})")
                                   << QByteArray("schemaVersion");
    QTest::newRow("unknown type") << withVertexOf("a", "LOOP") << QByteArray("LOOP");
    QTest::newRow("duplicate ids") << withVertexOf("start", "MERGE") << QByteArray("same id");
    QTest::newRow("dangling edge") << withEdges(R"({"id": "e1", "from": "start", "to": "nowhere"})")
                                   << QByteArray("nowhere");
    QTest::newRow("cycle") << withEdges(R"({"id": "e1", "from": "start", "to": "a"},
{"id": "e2", "from": "a", "to": "b"}, {"id": "e3", "from": "b", "to": "a"})")
                           << QByteArray("circle");
    QTest::newRow("broken expression")
        << withEdges(R"({"id": "e1", "from": "start", "to": "a", "condition": "= 1 +"})")
        << QByteArray("expression");
}

void RefusalTest::workflowThatCannotRunIsRefused()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const QByteArray, told);
    const Workspace workspace;
    const auto file = workspace.write(QStringLiteral("w.workflow.json"), bytes);
    const auto finished = run({QStringLiteral("run"), file, QStringLiteral("--payload"),
                               workspace.write(QStringLiteral("p"), order("A-1")), QStringLiteral("--state"),
                               workspace.state()});
    QCOMPARE(finished.exitCode, 2);
    QVERIFY2(finished.hasOneErrorLine(), finished.errors.constData());
    QVERIFY2(finished.errors.contains(told), finished.errors.constData());
    QVERIFY2(finished.errors.contains(file.toUtf8()), finished.errors.constData());
    QCOMPARE(finished.output, QByteArray());
    QVERIFY(!QFileInfo::exists(workspace.state()));
    QCOMPARE(readFile(file), bytes);
}

void RefusalTest::payloadThatIsTooLongIsRefusedWithItsBound()
{
    const Workspace workspace;
    QFile payload(workspace.path(QStringLiteral("large")));
    QVERIFY(payload.open(QIODevice::WriteOnly) && payload.resize(100LL * 1024 * 1024));
    const auto finished =
        run({QStringLiteral("run"), sample(QStringLiteral("order-to-cash.workflow.json")),
             QStringLiteral("--payload"), payload.fileName(), QStringLiteral("--state"), workspace.state()});
    QCOMPARE(finished.exitCode, 2);
    QVERIFY(finished.hasOneErrorLine());
    QVERIFY2(finished.errors.contains("16777216 bytes"), finished.errors.constData());
}

void RefusalTest::endlessPayloadIsNotReadToItsEnd()
{
    const Workspace workspace;
    const auto finished = run({QStringLiteral("run"), sample(QStringLiteral("order-to-cash.workflow.json")),
                               QStringLiteral("--payload"), QStringLiteral("/dev/zero"),
                               QStringLiteral("--state"), workspace.state()});
    QCOMPARE(finished.exitCode, 2);
    QVERIFY2(finished.errors.contains("16777216 bytes"), finished.errors.constData());
}

void RefusalTest::deepPayloadIsAStringToExpressions()
{
    const Workspace workspace;
    const auto file = workspace.write(QStringLiteral("w.workflow.json"), oneGateway(withKey));
    const auto finished = run({QStringLiteral("run"), file, QStringLiteral("--payload"),
                               workspace.write(QStringLiteral("p"), deepJson(10'000)),
                               QStringLiteral("--state"), workspace.state()});
    // It runs, and the key's operand is missing: nothing is sent.
    QCOMPARE(finished.exitCode, 1);
    QVERIFY2(finished.output.contains("payload.order.id"), finished.output.constData());
    QVERIFY(workspace.ledger().empty());
}

void RefusalTest::wrongUsageIsOneLine_data()
{
    QTest::addColumn<QStringList>("arguments");
    const auto file = sample(QStringLiteral("order-to-cash.workflow.json"));
    QTest::newRow("no command") << QStringList();
    QTest::newRow("unknown command") << QStringList{QStringLiteral("runn")};
    QTest::newRow("no payload") << QStringList{QStringLiteral("run"), file};
    QTest::newRow("unknown option") << QStringList{QStringLiteral("run"), file, QStringLiteral("--payload"),
                                                   file, QStringLiteral("--lvie")};
    QTest::newRow("no number") << QStringList{QStringLiteral("run"),       file,
                                              QStringLiteral("--payload"), file,
                                              QStringLiteral("--repeat"),  QStringLiteral("often")};
    QTest::newRow("no such file") << QStringList{
        QStringLiteral("id"), QStringLiteral("nowhere.workflow.json"), QStringLiteral("--payload"), file};
    QTest::newRow("no such payload") << QStringList{QStringLiteral("id"), file, QStringLiteral("--payload"),
                                                    QStringLiteral("nowhere")};
    QTest::newRow("no such entry") << QStringList{QStringLiteral("id"),        file,
                                                  QStringLiteral("--payload"), file,
                                                  QStringLiteral("--entry"),   QStringLiteral("nowhere")};
    QTest::newRow("wrong fault script")
        << QStringList{QStringLiteral("target"), QStringLiteral("--fault"), QStringLiteral("POST=explode")};
    QTest::newRow("wrong expression") << QStringList{QStringLiteral("eval"), QStringLiteral("1 +")};
}

void RefusalTest::wrongUsageIsOneLine()
{
    QFETCH(const QStringList, arguments);
    const auto finished = run(arguments);
    QCOMPARE(finished.exitCode, 2);
    QVERIFY2(finished.hasOneErrorLine(), finished.errors.constData());
    QCOMPARE(finished.output, QByteArray());
}

QTEST_GUILESS_MAIN(RefusalTest)
#include "refusal_test.moc"
