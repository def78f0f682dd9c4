#include "tests/app/support/program.h"

#include <QTest>

using namespace schemabridge;
using namespace schemabridge::test;

namespace {

std::int64_t effect(const json::Value &summary, std::string_view member, std::string_view kind)
{
    const auto *const effects = summary.find(member);
    const auto *const count = effects ? effects->find(kind) : nullptr;
    return count ? count->asInteger().value_or(-1) : -1;
}

std::string textOf(const json::Value &summary, std::string_view member)
{
    const auto *const value = summary.find(member);
    return value && value->isString() ? std::string(value->asString()) : std::string();
}

bool isHit(const json::Value &summary)
{
    const auto *const hit = summary.find("deduplicated");
    return hit && hit->isBoolean() && hit->asBoolean();
}

std::string keyOfStep(const json::Value &summary, std::string_view vertex)
{
    for (const auto &step : summary.find("steps")->elements()) {
        if (textOf(step, "vertex") == vertex)
            return textOf(step, "key");
    }
    return {};
}

QStringList jsonRun(const Workspace &workspace, const QString &file, const QString &payload)
{
    return {QStringLiteral("run"),       file,
            QStringLiteral("--payload"), payload,
            QStringLiteral("--state"),   workspace.state(),
            QStringLiteral("--json")};
}

} // namespace

/// Layer 1 as a user of the command line meets it.
class RunTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void orderToCashHasTwoEffectsAndItsRepetitionNone();
    void forcedExecutionSendsTheSameKeysAndHasNoNewEffect();
    void oneByteMoreIsAnotherExecution();
    void fieldsDecideWhereTheEntryNamesThem();
    void clientIdDecidesWhateverThePayload();
    void missingFieldRefusesTheTriggerAndNamesThePath();
    void repetitionsMeetTheFirst();
    void payloadsAreTriggersOfTheirOwn();
    void payloadBytesAreTakenExactly();
    void peopleReadStepsIdentityAndEffects();
    void failedExecutionIsNotRunAgainAndTheOutputSaysSo();
};

void RunTest::orderToCashHasTwoEffectsAndItsRepetitionNone()
{
    const Workspace workspace;
    const auto arguments = jsonRun(workspace, sample(QStringLiteral("order-to-cash.workflow.json")),
                                   sample(QStringLiteral("order-to-cash.payload.json")));
    const auto first = run(arguments);
    QCOMPARE(first.errors, QByteArray());
    QCOMPARE(first.exitCode, 0);
    QCOMPARE(textOf(first.summary(), "state"), std::string("COMPLETED"));
    QCOMPARE(textOf(first.summary(), "rule"), std::string("content"));
    QCOMPARE(effect(first.summary(), "effects", "new"), 2);
    QVERIFY(!isHit(first.summary()));

    const auto second = run(arguments);
    QCOMPARE(second.exitCode, 0);
    QVERIFY(isHit(second.summary()));
    QCOMPARE(textOf(second.summary(), "executionId"), textOf(first.summary(), "executionId"));
    QCOMPARE(effect(second.summary(), "effects", "new"), 0);
    QCOMPARE(workspace.ledger().size(), std::size_t(2));
}

void RunTest::forcedExecutionSendsTheSameKeysAndHasNoNewEffect()
{
    const Workspace workspace;
    const auto arguments = jsonRun(workspace, sample(QStringLiteral("order-to-cash.workflow.json")),
                                   sample(QStringLiteral("order-to-cash.payload.json")));
    const auto first = run(arguments).summary();
    const auto forced = run(arguments + QStringList{QStringLiteral("--force-new-execution")}).summary();
    QVERIFY(!isHit(forced));
    QVERIFY(textOf(forced, "executionId") != textOf(first, "executionId"));
    for (const auto *const vertex : {"charge", "ship"}) {
        QVERIFY(!keyOfStep(first, vertex).empty());
        QCOMPARE(keyOfStep(forced, vertex), keyOfStep(first, vertex));
    }
    QCOMPARE(effect(forced, "effects", "new"), 0);
    QCOMPARE(effect(forced, "effects", "replayed"), 2);
    QCOMPARE(effect(forced, "effectsInAll", "new"), 2);
}

void RunTest::oneByteMoreIsAnotherExecution()
{
    const Workspace workspace;
    const auto file = sample(QStringLiteral("order-to-cash.workflow.json"));
    const auto payload = readFile(sample(QStringLiteral("order-to-cash.payload.json")));
    const auto first = run(jsonRun(workspace, file, workspace.write(QStringLiteral("a"), payload))).summary();
    const auto second =
        run(jsonRun(workspace, file, workspace.write(QStringLiteral("b"), payload + ' '))).summary();
    QVERIFY(!isHit(second));
    QVERIFY(textOf(second, "executionId") != textOf(first, "executionId"));
    // The order is the same one, and its keys are: the target still charges once.
    QCOMPARE(effect(second, "effects", "new"), 0);
    QCOMPARE(effect(second, "effects", "replayed"), 2);
}

void RunTest::fieldsDecideWhereTheEntryNamesThem()
{
    const Workspace workspace;
    const auto file = workspace.write(QStringLiteral("w.workflow.json"),
                                      oneGateway(withKey, R"(, "idempotencyFields": "order.id")"));
    const auto first = run(jsonRun(workspace, file, workspace.write(QStringLiteral("a"), order("A-1"))));
    QCOMPARE(first.exitCode, 0);
    QCOMPARE(textOf(first.summary(), "rule"), std::string("idempotencyFields"));
    QCOMPARE(textOf(first.summary(), "key"), std::string("order.id=\"A-1\""));
    const auto second =
        run(jsonRun(workspace, file, workspace.write(QStringLiteral("b"), order("A-1") + ' ')));
    QVERIFY(isHit(second.summary()));
    const auto other = run(jsonRun(workspace, file, workspace.write(QStringLiteral("c"), order("A-2"))));
    QVERIFY(!isHit(other.summary()));
}

void RunTest::clientIdDecidesWhateverThePayload()
{
    const Workspace workspace;
    const auto file = workspace.write(QStringLiteral("w.workflow.json"), oneGateway(withKey));
    const QStringList id{QStringLiteral("--client-idempotency-id"), QStringLiteral("delivery-7")};
    const auto first = run(jsonRun(workspace, file, workspace.write(QStringLiteral("a"), order("A-1"))) + id);
    const auto second =
        run(jsonRun(workspace, file, workspace.write(QStringLiteral("b"), order("A-2"))) + id);
    QCOMPARE(textOf(first.summary(), "rule"), std::string("clientIdempotencyId"));
    QVERIFY(isHit(second.summary()));
    QCOMPARE(textOf(second.summary(), "executionId"), textOf(first.summary(), "executionId"));
}

void RunTest::missingFieldRefusesTheTriggerAndNamesThePath()
{
    const Workspace workspace;
    const auto file = workspace.write(QStringLiteral("w.workflow.json"),
                                      oneGateway(withKey, R"(, "idempotencyFields": "order.number")"));
    const auto refused = run(jsonRun(workspace, file, workspace.write(QStringLiteral("a"), order("A-1"))));
    QCOMPARE(refused.exitCode, 1);
    QVERIFY(refused.hasOneErrorLine());
    QVERIFY(refused.errors.contains("order.number"));
    QVERIFY(workspace.ledger().empty());
}

void RunTest::repetitionsMeetTheFirst()
{
    const Workspace workspace;
    const auto file = workspace.write(QStringLiteral("w.workflow.json"), oneGateway(withKey));
    const auto arguments = jsonRun(workspace, file, workspace.write(QStringLiteral("a"), order("A-1")));
    const auto summary =
        run(arguments + QStringList{QStringLiteral("--repeat"), QStringLiteral("3")}).summary();
    const auto triggers = summary.find("triggers")->elements();
    QCOMPARE(triggers.size(), std::size_t(3));
    QVERIFY(!isHit(triggers[0]) && isHit(triggers[1]) && isHit(triggers[2]));
    QCOMPARE(textOf(triggers[2], "state"), std::string("COMPLETED"));
    QCOMPARE(effect(summary, "effects", "new"), 1);
}

void RunTest::payloadsAreTriggersOfTheirOwn()
{
    const Workspace workspace;
    const auto file = workspace.write(QStringLiteral("w.workflow.json"), oneGateway(withKey));
    const auto payloads = workspace.write(QStringLiteral("p.jsonl"),
                                          order("A-1") + "\n" + order("A-2") + "\r\n\n" + order("A-1"));
    const auto finished = run({QStringLiteral("run"), file, QStringLiteral("--payloads"), payloads,
                               QStringLiteral("--state"), workspace.state(), QStringLiteral("--json")});
    QCOMPARE(finished.exitCode, 0);
    QCOMPARE(finished.summary().find("triggers")->size(), std::size_t(3));
    QCOMPARE(finished.summary().find("executions")->size(), std::size_t(2));
    QCOMPARE(effect(finished.summary(), "effects", "new"), 2);
}

void RunTest::payloadBytesAreTakenExactly()
{
    const Workspace workspace;
    const auto file = workspace.write(QStringLiteral("w.workflow.json"), oneGateway(withKey));
    const QByteArray bytes = "\xEF\xBB\xBF{\"order\":\r\n{\"id\":\"\xC3\xA4\",\"total\":1.10}}\n\n";
    auto arguments = jsonRun(workspace, file, QStringLiteral("-"));
    const auto piped = run(Launch{arguments, bytes});
    const auto read = run(jsonRun(workspace, file, workspace.write(QStringLiteral("a"), bytes)));
    QVERIFY(isHit(read.summary()));
    QCOMPARE(textOf(piped.summary(), "key"), std::to_string(bytes.size()) + " bytes");
}

void RunTest::peopleReadStepsIdentityAndEffects()
{
    const Workspace workspace;
    const QStringList arguments{
        QStringLiteral("run"),       sample(QStringLiteral("order-to-cash.workflow.json")),
        QStringLiteral("--payload"), sample(QStringLiteral("order-to-cash.payload.json")),
        QStringLiteral("--state"),   workspace.state()};
    const auto first = run(arguments);
    QCOMPARE(first.exitCode, 0);
    for (const auto *const part :
         {"new execution", "charge-A-1001", "ship-A-1001", "COMPLETED", "2 new, 0 replayed"})
        QVERIFY2(first.output.contains(part), first.output.constData());
    const auto second = run(arguments);
    for (const auto *const part : {"dedup hit", "kept until", "0 new, 0 replayed", "in all 2 new"})
        QVERIFY2(second.output.contains(part), second.output.constData());
}

void RunTest::failedExecutionIsNotRunAgainAndTheOutputSaysSo()
{
    const Workspace workspace;
    const auto file = workspace.write(QStringLiteral("w.workflow.json"), oneGateway(withKey));
    const QStringList arguments{
        QStringLiteral("run"),       file,
        QStringLiteral("--payload"), workspace.write(QStringLiteral("a"), order("A-1")),
        QStringLiteral("--state"),   workspace.state()};
    const auto failed =
        run(arguments + QStringList{QStringLiteral("--fault"), QStringLiteral("POST /v1/charges=500")});
    QCOMPARE(failed.exitCode, 1);
    QVERIFY(failed.output.contains("FAILED"));
    QVERIFY(failed.output.contains("status 500"));
    const auto hit = run(arguments);
    QCOMPARE(hit.exitCode, 1);
    QVERIFY2(hit.output.contains("not run again"), hit.output.constData());
    QVERIFY(workspace.ledger().size() <= 1);
}

QTEST_GUILESS_MAIN(RunTest)
#include "run_test.moc"
