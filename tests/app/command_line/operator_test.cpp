#include "tests/app/support/program.h"

#include <QTest>

using namespace schemabridge;
using namespace schemabridge::test;

/// What an operator sees and does with executions.
class OperatorTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void listFindsByStateAndKeyOverAllWorkspaces();
    void showTellsStepsKeysAndJournal();
    void retryOfWhatHasNotFailedIsRefused();
    void unknownExecutionIsRefused();
    void resumeFinishesWhatAKilledProcessLeft();
    void emptyStateHasNothingToListOrResume();

private:
    static Finished executions(const Workspace &workspace, const QStringList &arguments)
    {
        return run(QStringList{QStringLiteral("executions")} + arguments +
                   QStringList{QStringLiteral("--state"), workspace.state()});
    }
};

namespace {

const QByteArray fields = R"(, "idempotencyFields": "order.id")";

QStringList runArguments(const Workspace &workspace, const QByteArray &id, const QByteArray &workflow)
{
    return {QStringLiteral("run"),       workspace.write(QStringLiteral("w.workflow.json"), workflow),
            QStringLiteral("--payload"), workspace.write(QStringLiteral("p"), order(id)),
            QStringLiteral("--state"),   workspace.state(),
            QStringLiteral("--json")};
}

QString idOf(const json::Value &object)
{
    const auto *const id = object.find("executionId");
    return id ? QString::fromStdString(std::string(id->asString())) : QString();
}

} // namespace

void OperatorTest::listFindsByStateAndKeyOverAllWorkspaces()
{
    const Workspace workspace;
    auto other = oneGateway(withKey, fields);
    other.replace("\"acme\"", "\"zebra/..\"");
    QCOMPARE(run(runArguments(workspace, "A-1", oneGateway(withKey, fields))).exitCode, 0);
    QCOMPARE(run(runArguments(workspace, "A-2", other)).exitCode, 0);
    const QStringList fault{QStringLiteral("--fault"), QStringLiteral("POST /v1/charges=500")};
    QCOMPARE(run(runArguments(workspace, "A-3", oneGateway(withKey, fields)) + fault).exitCode, 1);

    const QStringList list{QStringLiteral("list"), QStringLiteral("--json")};
    QCOMPARE(executions(workspace, list).lines().size(), std::size_t(3));
    const auto failed =
        executions(workspace, list + QStringList{QStringLiteral("--only"), QStringLiteral("FAILED")}).lines();
    QCOMPARE(failed.size(), std::size_t(1));
    QCOMPARE(failed.front().find("key")->asString(), std::string_view("order.id=\"A-3\""));
    const auto found =
        executions(workspace, list + QStringList{QStringLiteral("--key"), QStringLiteral("A-2")}).lines();
    QCOMPARE(found.size(), std::size_t(1));
    QCOMPARE(found.front().find("workspace")->asString(), std::string_view("zebra/.."));
    QVERIFY(executions(workspace, {QStringLiteral("list")}).output.contains("A-1"));
}

void OperatorTest::showTellsStepsKeysAndJournal()
{
    const Workspace workspace;
    const auto id = idOf(run(runArguments(workspace, "A-1", oneGateway(withKey))).summary());
    const auto shown = executions(workspace, {QStringLiteral("show"), id, QStringLiteral("--json")}).lines();
    QCOMPARE(shown.size(), std::size_t(1));
    QCOMPARE(shown.front().find("state")->asString(), std::string_view("COMPLETED"));
    QCOMPARE(shown.front().find("payload")->asString(),
             std::string_view(R"({"order": {"id": "A-1", "total": 4200}})"));
    QCOMPARE(shown.front().find("steps")->size(), std::size_t(2));
    QVERIFY(shown.front().find("events")->size() > 5);
    const auto text = executions(workspace, {QStringLiteral("show"), id});
    QVERIFY(text.output.contains("charge-A-1") && text.output.contains("EXECUTION_COMPLETED"));
}

void OperatorTest::retryOfWhatHasNotFailedIsRefused()
{
    const Workspace workspace;
    const auto id = idOf(run(runArguments(workspace, "A-1", oneGateway(withKey))).summary());
    for (const auto &arguments : {QStringList{QStringLiteral("retry"), id},
                                  QStringList{QStringLiteral("retry"), id, QStringLiteral("charge")},
                                  QStringList{QStringLiteral("retry"), id, QStringLiteral("nowhere")}}) {
        const auto refused = executions(workspace, arguments);
        QCOMPARE(refused.exitCode, 1);
        QVERIFY2(refused.hasOneErrorLine(), refused.errors.constData());
    }
    QCOMPARE(workspace.ledger().size(), std::size_t(1));
}

void OperatorTest::unknownExecutionIsRefused()
{
    const Workspace workspace;
    for (const auto &id : {QString(64, QLatin1Char('0')), QStringLiteral("7")}) {
        const auto refused = executions(workspace, {QStringLiteral("show"), id});
        QCOMPARE(refused.exitCode, 1);
        QVERIFY2(refused.hasOneErrorLine(), refused.errors.constData());
    }
}

void OperatorTest::resumeFinishesWhatAKilledProcessLeft()
{
    const Workspace workspace;
    const auto arguments = runArguments(workspace, "A-1", oneGateway(withKey)) +
                           QStringList{QStringLiteral("--lease-ms"), QStringLiteral("300")};
    const auto process = start(
        {arguments + QStringList{QStringLiteral("--fault"), QStringLiteral("POST /v1/charges=delay:60000")}});
    QByteArray output;
    while (!output.contains("REQUEST_SENT") && process->waitForReadyRead(60'000))
        output += process->readAllStandardOutput();
    process->kill();
    finish(*process);

    const auto resumed = executions(workspace, {QStringLiteral("resume"), QStringLiteral("--json")});
    QVERIFY2(resumed.exitCode == 0, resumed.errors.constData());
    QVERIFY(resumed.output.contains("STEP_TAKEN_OVER"));
    QCOMPARE(resumed.summary().find("state")->asString(), std::string_view("COMPLETED"));
    QCOMPARE(workspace.ledger().size(), std::size_t(1));
}

void OperatorTest::emptyStateHasNothingToListOrResume()
{
    const Workspace workspace;
    QCOMPARE(executions(workspace, {QStringLiteral("resume")}).exitCode, 0);
    const auto list = executions(workspace, {QStringLiteral("list"), QStringLiteral("--json")});
    QCOMPARE(list.exitCode, 0);
    QCOMPARE(list.output, QByteArray());
}

QTEST_GUILESS_MAIN(OperatorTest)
#include "operator_test.moc"
