#include "tests/app/support/program.h"

#include <QTest>

using namespace schemabridge;
using namespace schemabridge::test;
using Kind = target::LedgerEntry::Kind;

/// The answer is lost after the effect: what the retry does, with a key and without one.
class LostAnswerTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void retriedRequestIsRecognisedByItsKey_data();
    void retriedRequestIsRecognisedByItsKey();
    void retryWithoutKeyIsASecondEffectAndTheOutputSaysSo_data();
    void retryWithoutKeyIsASecondEffectAndTheOutputSaysSo();
    void equalRequestsOfTwoOrdersAreNoDuplicate();
};

namespace {

const QString faultText = QStringLiteral("POST /v1/charges=answer-lost,ok");

Finished runWithLostAnswer(const Workspace &workspace, const QByteArray &gateway)
{
    return run({QStringLiteral("run"),
                workspace.write(QStringLiteral("w.workflow.json"), oneGateway(gateway)),
                QStringLiteral("--payload"), workspace.write(QStringLiteral("a"), order("A-1")),
                QStringLiteral("--fault"), faultText, QStringLiteral("--state"), workspace.state(),
                QStringLiteral("--json")});
}

/// By the operator where the gateway did not by itself.
Finished retried(const Workspace &workspace, const Finished &first)
{
    const auto summary = first.summary();
    if (summary.find("state")->asString() == "COMPLETED")
        return first;
    return run({QStringLiteral("executions"), QStringLiteral("retry"),
                QString::fromStdString(std::string(summary.find("executionId")->asString())),
                QStringLiteral("--state"), workspace.state(), QStringLiteral("--json")});
}

void addRetryKinds()
{
    QTest::addColumn<QByteArray>("retry");
    QTest::newRow("by the operator") << QByteArray();
    QTest::newRow("by the gateway's failureRetry") << QByteArray(withRetry);
}

} // namespace

void LostAnswerTest::retriedRequestIsRecognisedByItsKey_data()
{
    addRetryKinds();
}

void LostAnswerTest::retriedRequestIsRecognisedByItsKey()
{
    QFETCH(const QByteArray, retry);
    const Workspace workspace;
    const auto last = retried(workspace, runWithLostAnswer(workspace, withKey + retry));
    QVERIFY2(last.exitCode == 0, last.errors.constData());
    QCOMPARE(last.summary().find("state")->asString(), std::string_view("COMPLETED"));

    const auto entries = workspace.ledger();
    QCOMPARE(entries.size(), std::size_t(2));
    QCOMPARE(entries[0].kind, Kind::Effect);
    QCOMPARE(entries[1].kind, Kind::Replay);
    QCOMPARE(entries[1].key, std::string("charge-A-1"));
    QCOMPARE(entries[1].key, entries[0].key);
    QCOMPARE(entries[1].bodyHash, entries[0].bodyHash);
}

void LostAnswerTest::retryWithoutKeyIsASecondEffectAndTheOutputSaysSo_data()
{
    addRetryKinds();
}

void LostAnswerTest::retryWithoutKeyIsASecondEffectAndTheOutputSaysSo()
{
    QFETCH(const QByteArray, retry);
    const Workspace workspace;
    const auto last = retried(workspace, runWithLostAnswer(workspace, retry));
    QCOMPARE(last.exitCode, 1);
    const auto entries = workspace.ledger();
    QCOMPARE(entries.size(), std::size_t(2));
    QCOMPARE(entries[1].kind, Kind::Effect);
    QCOMPARE(entries[1].bodyHash, entries[0].bodyHash);
    QVERIFY2(last.errors.contains("2 effects of one intent"), last.errors.constData());
    QCOMPARE(last.summary().find("duplicateEffects")->size(), std::size_t(1));
}

void LostAnswerTest::equalRequestsOfTwoOrdersAreNoDuplicate()
{
    const Workspace workspace;
    const auto file = workspace.write(QStringLiteral("w.workflow.json"), oneGateway({}));
    const auto payloads =
        workspace.write(QStringLiteral("p.jsonl"), order("A-1") + '\n' + order("A-2") + '\n');
    const auto finished = run({QStringLiteral("run"), file, QStringLiteral("--payloads"), payloads,
                               QStringLiteral("--state"), workspace.state(), QStringLiteral("--json")});
    QCOMPARE(finished.exitCode, 0);
    QCOMPARE(finished.errors, QByteArray());
}

QTEST_GUILESS_MAIN(LostAnswerTest)
#include "lost_answer_test.moc"
