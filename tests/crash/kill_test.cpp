#include "tests/app/support/program.h"
#include "tests/crash/journal_checker.h"
#include "tests/crash/ledger_checker.h"

#include "engine/store/sqlite_store.h"

#include <QElapsedTimer>
#include <QRandomGenerator>
#include <QTest>
#include <QThread>
#include <algorithm>

using namespace schemabridge;
using namespace schemabridge::test;

/// The program is killed at random moments and started again on what it left.
/// SCHEMABRIDGE_SEED repeats the moments of a seed, SCHEMABRIDGE_KILLS says how many.
class KillTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void everyExecutionEndsWithOneEffectForEachIntent();

private:
    QStringList runArguments(int batch) const;
    void runUninterrupted(int batch);
    void killAtRandomMoments();
    void finishAll();
    void retryFailed();
    void check();

    Workspace m_workspace;
    QString m_file;
    QRandomGenerator m_random;
    int m_killsWanted = 200;
    int m_batches = 0;
    qint64 m_killWindowMs = 0;
};

namespace {

constexpr int executionsPerBatch = 100;
/// On a slow computer fewer kills are better than a test that nobody runs.
constexpr qint64 killingMsMax = 130'000;
constexpr int leaseMs = 300;
constexpr qint64 killWindowMsMax = 800;

QByteArray orders(int batch)
{
    QByteArray lines;
    for (int number = 0; number < executionsPerBatch; ++number)
        lines += order(QByteArray::number(batch) + '-' + QByteArray::number(number)) + '\n';
    return lines;
}

/// Two gateways, one after the other, each with a key of its own.
constexpr auto workflowText =
    R"({"schemaVersion": 1, "workspace": "acme", "name": "Two effects", "vertices": [
{"id": "order_received", "type": "ENTRY_POINT", "config": {"trigger": "webhook"}},
{"id": "charge", "type": "GATEWAY", "config": {"method": "POST", "url": "https://api.payments.example/v1/charges",
  "headers": {"Idempotency-Key": "= 'charge-' & payload.order.id"},
  "body": {"amount": "= payload.order.total", "order": "= payload.order.id"}}},
{"id": "charged", "type": "CONDITION", "config": {}},
{"id": "ship", "type": "GATEWAY", "config": {"method": "POST", "url": "https://api.shipping.example/v1/labels",
  "headers": {"Idempotency-Key": "= 'ship-' & payload.order.id"},
  "body": {"reference": "= payload.order.id", "charge": "= input.body.id"}}},
{"id": "declined", "type": "TRANSFORM", "config": {"expression": "= 'declined'"}}],
"edges": [{"id": "e1", "from": "order_received", "to": "charge"}, {"id": "e2", "from": "charge", "to": "charged"},
{"id": "e3", "from": "charged", "to": "ship", "condition": "= response.status < 300"},
{"id": "e4", "from": "charged", "to": "declined"}], "layout": {}}
)";

/// All of a workspace, read without an engine.
struct Remains {
    std::vector<ExecutionRecord> executions;
    std::vector<StepRecord> requests; ///< the steps that recorded one
    std::vector<Event> journal;
};

Remains readRemains(StoreReader &store)
{
    Remains remains;
    ExecutionFilter filter;
    filter.limit = 1'000'000;
    remains.executions = store.executions(filter);
    for (const auto &execution : remains.executions) {
        for (auto &step : store.steps(execution.row)) {
            if (step.request)
                remains.requests.push_back(std::move(step));
        }
    }
    remains.journal = store.events(0, 10'000'000, std::nullopt);
    return remains;
}

std::optional<Remains> readRemains(const Workspace &workspace)
{
    const auto store =
        SqliteStore::open(workspace.stateFile(QStringLiteral("acme/engine.sqlite")).toStdString());
    std::optional<Remains> remains;
    if (store && (*store)->read([&](StoreReader &reader) { remains = readRemains(reader); }))
        return remains;
    return std::nullopt;
}

/// Kills the process that long after its start. @return false where it ended before.
bool killAfter(QProcess &process, unsigned long delayMs)
{
    process.waitForStarted();
    QThread::msleep(delayMs);
    if (process.waitForFinished(0))
        return false;
    process.kill();
    process.waitForFinished();
    return process.exitStatus() == QProcess::CrashExit;
}

/// It ended by itself and could work; that a step failed is no matter here.
bool hasRun(const Finished &finished)
{
    return finished.exitCode == 0 || finished.exitCode == 1;
}

void compareNone(const QStringList &violations)
{
    QVERIFY2(violations.isEmpty(), qPrintable(violations.mid(0, 10).join(QLatin1Char('\n'))));
}

} // namespace

void KillTest::initTestCase()
{
    bool isGiven = false;
    auto seed = qEnvironmentVariable("SCHEMABRIDGE_SEED").toUInt(&isGiven);
    if (!isGiven)
        seed = QRandomGenerator::global()->generate();
    m_random.seed(seed);
    qInfo("seed=%u (SCHEMABRIDGE_SEED repeats it)", seed);
    if (const int kills = qEnvironmentVariableIntValue("SCHEMABRIDGE_KILLS"); kills > 0)
        m_killsWanted = kills;
    m_file = m_workspace.write(QStringLiteral("w.workflow.json"), workflowText);
}

QStringList KillTest::runArguments(int batch) const
{
    const auto payloads = m_workspace.write(QStringLiteral("p%1.jsonl").arg(batch), orders(batch));
    return {QStringLiteral("run"),        m_file,
            QStringLiteral("--payloads"), payloads,
            QStringLiteral("--state"),    m_workspace.state(),
            QStringLiteral("--lease-ms"), QString::number(leaseMs)};
}

/// Tells how long a run takes, so that the moments fall into all of it; a long one is met by going on with it
/// again and again.
void KillTest::runUninterrupted(int batch)
{
    QElapsedTimer timer;
    timer.start();
    const auto finished = run(runArguments(batch));
    QVERIFY2(finished.exitCode == 0, finished.errors.constData());
    m_killWindowMs = std::min(timer.elapsed() + leaseMs, killWindowMsMax);
    m_batches = batch + 1;
}

void KillTest::killAtRandomMoments()
{
    QElapsedTimer timer;
    timer.start();
    int kills = 0;
    while (kills < m_killsWanted && timer.elapsed() < killingMsMax) {
        const auto process = start({runArguments(m_batches)});
        if (killAfter(*process, m_random.bounded(static_cast<quint32>(m_killWindowMs)))) {
            ++kills;
            continue;
        }
        const auto finished = finish(*process);
        QVERIFY2(hasRun(finished), finished.errors.constData());
        ++m_batches;
    }
    ++m_batches;
    qInfo("%d kills over %d batches of %d executions", kills, m_batches, executionsPerBatch);
}

void KillTest::finishAll()
{
    const auto resumed =
        run({QStringLiteral("executions"), QStringLiteral("resume"), QStringLiteral("--state"),
             m_workspace.state(), QStringLiteral("--lease-ms"), QString::number(leaseMs)});
    QVERIFY2(hasRun(resumed), resumed.errors.constData());
    // Triggers that the last kill kept from being sent.
    const auto last = run(runArguments(m_batches - 1));
    QVERIFY2(hasRun(last), last.errors.constData());
    retryFailed();
}

/// On a busy computer a lease may end under a living worker; the target then refuses the other one's request,
/// as its key is still in use, and the step waits for its operator.
void KillTest::retryFailed()
{
    const QStringList state{QStringLiteral("--state"), m_workspace.state()};
    const auto failed =
        run(QStringList{QStringLiteral("executions"), QStringLiteral("list"), QStringLiteral("--only"),
                        QStringLiteral("FAILED"), QStringLiteral("--json")} +
            state);
    for (const auto &execution : failed.lines()) {
        const auto id = QString::fromStdString(std::string(execution.find("executionId")->asString()));
        const auto retried =
            run(QStringList{QStringLiteral("executions"), QStringLiteral("retry"), id} + state);
        QVERIFY2(retried.exitCode == 0, retried.errors.constData());
    }
}

void KillTest::check()
{
    const auto remains = readRemains(m_workspace);
    QVERIFY(remains);
    QCOMPARE(remains->executions.size(), static_cast<std::size_t>(m_batches * executionsPerBatch));
    for (const auto &execution : remains->executions)
        QCOMPARE(executionStateName(execution.state), std::string_view("COMPLETED"));
    QCOMPARE(remains->requests.size(), remains->executions.size() * 2);
    compareNone(violationsOf(remains->journal));
    compareNone(violationsOf(remains->requests, m_workspace.ledger()));
}

void KillTest::everyExecutionEndsWithOneEffectForEachIntent()
{
    runUninterrupted(0);
    killAtRandomMoments();
    finishAll();
    if (!QTest::currentTestFailed())
        check();
}

QTEST_GUILESS_MAIN(KillTest)
#include "kill_test.moc"
