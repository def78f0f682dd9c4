#include "tests/app/support/program.h"

#include <QTest>
#include <set>

using namespace schemabridge;
using namespace schemabridge::test;

/// Truly simultaneous triggers: content-derived ids meet, within a process and between processes.
class AtOnceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void sixtyFourAtOnceAreOneExecutionInHundredOfHundredTries();
    void processesAtOnceShareOneExecution();
    void uniqueModeLetsExplicitKeysMeetToo();
};

namespace {

QByteArray orders(int count)
{
    QByteArray lines;
    for (int number = 0; number < count; ++number)
        lines += order("A-" + QByteArray::number(number)) + '\n';
    return lines;
}

/// How many triggers of each execution started it.
std::map<std::string, int> startsByExecution(const json::Value &summary)
{
    std::map<std::string, int> starts;
    for (const auto &trigger : summary.find("triggers")->elements()) {
        const std::string id(trigger.find("executionId")->asString());
        starts[id] += trigger.find("deduplicated")->asBoolean() ? 0 : 1;
    }
    return starts;
}

} // namespace

void AtOnceTest::sixtyFourAtOnceAreOneExecutionInHundredOfHundredTries()
{
    const Workspace workspace;
    const auto file = workspace.write(QStringLiteral("w.workflow.json"), oneGateway(withKey));
    const auto finished =
        run({QStringLiteral("run"), file, QStringLiteral("--payloads"),
             workspace.write(QStringLiteral("p.jsonl"), orders(100)), QStringLiteral("--concurrent"),
             QStringLiteral("64"), QStringLiteral("--state"), workspace.state(), QStringLiteral("--json")});
    QCOMPARE(finished.exitCode, 0);
    QCOMPARE(finished.summary().find("triggers")->size(), std::size_t(6400));
    const auto starts = startsByExecution(finished.summary());
    QCOMPARE(starts.size(), std::size_t(100));
    for (const auto &[id, count] : starts)
        QCOMPARE(count, 1);
    QCOMPARE(workspace.ledger().size(), std::size_t(100));
}

void AtOnceTest::processesAtOnceShareOneExecution()
{
    const Workspace workspace;
    const auto file = workspace.write(QStringLiteral("w.workflow.json"), oneGateway(withKey));
    const Launch launch{{QStringLiteral("run"), file, QStringLiteral("--payload"),
                         workspace.write(QStringLiteral("a"), order("A-1")), QStringLiteral("--state"),
                         workspace.state(), QStringLiteral("--json")}};
    std::vector<std::unique_ptr<QProcess>> processes;
    for (int number = 0; number < 4; ++number)
        processes.push_back(start(launch));
    std::set<std::string> executions;
    int starts = 0;
    for (const auto &process : processes) {
        const auto finished = finish(*process);
        QVERIFY2(finished.exitCode == 0, finished.errors.constData());
        executions.insert(std::string(finished.summary().find("executionId")->asString()));
        starts += finished.summary().find("deduplicated")->asBoolean() ? 0 : 1;
    }
    QCOMPARE(executions.size(), std::size_t(1));
    QCOMPARE(starts, 1);
}

void AtOnceTest::uniqueModeLetsExplicitKeysMeetToo()
{
    const Workspace workspace;
    const auto file = workspace.write(QStringLiteral("w.workflow.json"),
                                      oneGateway(withKey, R"(, "idempotencyFields": "order.id")"));
    const auto finished =
        run({QStringLiteral("run"), file, QStringLiteral("--payload"),
             workspace.write(QStringLiteral("a"), order("A-1")), QStringLiteral("--concurrent"),
             QStringLiteral("64"), QStringLiteral("--explicit-dedup"), QStringLiteral("unique"),
             QStringLiteral("--state"), workspace.state(), QStringLiteral("--json")});
    QCOMPARE(finished.exitCode, 0);
    QCOMPARE(startsByExecution(finished.summary()).size(), std::size_t(1));

    // The other mode keeps production's gap: all are looked up before the first is written.
    const Workspace gap;
    const auto through =
        run({QStringLiteral("run"), file, QStringLiteral("--payload"),
             gap.write(QStringLiteral("a"), order("A-1")), QStringLiteral("--concurrent"),
             QStringLiteral("2"), QStringLiteral("--state"), gap.state(), QStringLiteral("--json")});
    QCOMPARE(startsByExecution(through.summary()).size(), std::size_t(2));
}

QTEST_GUILESS_MAIN(AtOnceTest)
#include "at_once_test.moc"
