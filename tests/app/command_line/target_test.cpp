#include "tests/app/support/program.h"

#include <QTcpSocket>
#include <QTest>

using namespace schemabridge;
using namespace schemabridge::test;

/// The mock target as a program of its own.
class TargetTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void answersUntilItIsStopped();
    void takenPortIsToldOf();
    void unknownProfileIsToldOf();
};

namespace {

QStringList targetArguments(const Workspace &workspace)
{
    return {QStringLiteral("target"), QStringLiteral("--state"), workspace.state(), QStringLiteral("--json")};
}

std::int64_t portOf(QProcess &process)
{
    if (!process.waitForReadyRead(60'000))
        return 0;
    const auto values = Finished{0, process.readLine(), {}}.lines();
    return values.empty() ? 0 : values.front().find("port")->asInteger().value_or(0);
}

QByteArray post(std::int64_t port, const QByteArray &key)
{
    QTcpSocket socket;
    socket.connectToHost(QStringLiteral("127.0.0.1"), static_cast<quint16>(port));
    socket.write("POST /v1/charges HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\nContent-Type: "
                 "application/json\r\nIdempotency-Key: " +
                 key + "\r\nContent-Length: 2\r\n\r\n{}");
    QByteArray answer;
    while (socket.waitForReadyRead(30'000))
        answer += socket.readAll();
    return answer + socket.readAll();
}

} // namespace

void TargetTest::answersUntilItIsStopped()
{
    const Workspace workspace;
    const auto process = start({targetArguments(workspace)});
    const auto port = portOf(*process);
    QVERIFY(port > 0);
    QVERIFY(post(port, "k-1").startsWith("HTTP/1.1 2"));
    QVERIFY(post(port, "k-1").startsWith("HTTP/1.1 2"));
    process->terminate();
    const auto finished = finish(*process);
    QCOMPARE(finished.exitCode, 0);
    const auto entries = finished.lines();
    QCOMPARE(entries.size(), std::size_t(2));
    QCOMPARE(entries[0].find("kind")->asString(), target::ledgerKindName(target::LedgerEntry::Kind::Effect));
    QCOMPARE(entries[1].find("kind")->asString(), target::ledgerKindName(target::LedgerEntry::Kind::Replay));
    QCOMPARE(workspace.ledger().size(), std::size_t(2));
}

void TargetTest::takenPortIsToldOf()
{
    const Workspace workspace;
    const auto first = start({targetArguments(workspace)});
    const auto port = portOf(*first);
    const auto second =
        run(targetArguments(workspace) + QStringList{QStringLiteral("--port"), QString::number(port)});
    QCOMPARE(second.exitCode, 2);
    QVERIFY2(second.hasOneErrorLine() &&
                 second.errors.contains(QByteArray::number(static_cast<qlonglong>(port))),
             second.errors.constData());
    first->terminate();
    finish(*first);
}

void TargetTest::unknownProfileIsToldOf()
{
    const Workspace workspace;
    const auto finished =
        run(targetArguments(workspace) + QStringList{QStringLiteral("--profile"), QStringLiteral("nobody")});
    QCOMPARE(finished.exitCode, 2);
    QVERIFY2(finished.hasOneErrorLine() && finished.errors.contains("stripe"), finished.errors.constData());
}

QTEST_GUILESS_MAIN(TargetTest)
#include "target_test.moc"
