#include "tests/app/support/program.h"

#include <QDirIterator>
#include <QTest>
#include <csignal>
#include <sys/resource.h>

using namespace schemabridge;
using namespace schemabridge::test;

/// A secret planted in the vault is used by a live run and found nowhere else.
class SecretsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void vaultIsWorkedFromStandardInput();
    void liveRunSendsTheSecretAndLeavesNoTraceOfIt();
    void missingSecretFailsBeforeAnythingIsSent();
    void crashDuringALiveRunLeavesNoCore();
    void tamperedVaultIsRefused();
    void wrongPassphraseIsRefused();

private:
    QStringList m_environment;
};

namespace {

/// Has characters that JSON, URLs and base64 each write in another way.
const QByteArray planted = "s3cret/+\"planted\"=?&value";

/// The mock target as a program of its own: a real host of this computer.
class LoopbackHost {
public:
    explicit LoopbackHost(const QStringList &options = {})
    {
        m_process = start({QStringList{QStringLiteral("target"), QStringLiteral("--state"),
                                       m_workspace.state(), QStringLiteral("--json")} +
                           options});
        if (m_process->waitForReadyRead(60'000))
            m_address = m_process->readLine();
    }

    /// With what the target printed about itself.
    QByteArray url() const
    {
        const auto values = Finished{0, m_address, {}}.lines();
        return values.empty()
                   ? QByteArray()
                   : QByteArray::fromStdString(std::string(values.front().find("url")->asString()));
    }
    std::vector<target::LedgerEntry> ledger() const { return m_workspace.ledger(); }
    Finished stop()
    {
        m_process->terminate();
        return finish(*m_process);
    }
    ~LoopbackHost() { stop(); }
    LoopbackHost(const LoopbackHost &) = delete;
    LoopbackHost &operator=(const LoopbackHost &) = delete;

private:
    Workspace m_workspace;
    std::unique_ptr<QProcess> m_process;
    QByteArray m_address;
};

constexpr auto withSecret = R"("headers": {"Authorization": "Bearer {{ secrets.PAYMENTS_KEY }}",
"Idempotency-Key": "= 'charge-' & payload.order.id"}, "query": {"token": "{{ secrets.PAYMENTS_KEY }}"},)";

QList<QByteArray> spellings(const QByteArray &secret)
{
    // A part of base64 that does not depend on what stands before it is enough.
    return {secret, secret.toPercentEncoding(), secret.toBase64().left(20), secret.toHex(),
            QByteArray(secret).replace('"', "\\\"")};
}

bool holdsSecret(const QByteArray &bytes)
{
    for (const auto &spelling : spellings(planted)) {
        if (bytes.contains(spelling))
            return true;
    }
    return false;
}

QStringList filesWithSecret(const QString &folder)
{
    QStringList found;
    for (QDirIterator files(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
         files.hasNext();) {
        const auto file = files.next();
        if (holdsSecret(readFile(file)))
            found.append(file);
    }
    return found;
}

} // namespace

void SecretsTest::initTestCase()
{
    m_environment = {QStringLiteral("SCHEMABRIDGE_PASSPHRASE=correct horse"),
                     // Leak detection attaches to the program, which a program with secrets does not allow.
                     QStringLiteral("ASAN_OPTIONS=detect_leaks=0")};
}

#define SET_SECRET(workspace)                                                                                \
    do {                                                                                                     \
        const auto set =                                                                                     \
            run(Launch{{QStringLiteral("secrets"), QStringLiteral("set"), QStringLiteral("PAYMENTS_KEY"),    \
                        QStringLiteral("--state"), (workspace).state()},                                     \
                       planted + '\n',                                                                       \
                       m_environment});                                                                      \
        QVERIFY2(set.exitCode == 0, set.errors.constData());                                                 \
    } while (false)

void SecretsTest::vaultIsWorkedFromStandardInput()
{
    const Workspace workspace;
    SET_SECRET(workspace);
    const QStringList state{QStringLiteral("--state"), workspace.state()};
    const auto list = [&] {
        return run(Launch{
            QStringList{QStringLiteral("secrets"), QStringLiteral("list")} + state, {}, m_environment});
    };
    QCOMPARE(list().output, QByteArray("PAYMENTS_KEY\n"));
    const auto remove = [&] {
        return run(Launch{
            QStringList{QStringLiteral("secrets"), QStringLiteral("remove"), QStringLiteral("PAYMENTS_KEY")} +
                state,
            {},
            m_environment});
    };
    QCOMPARE(remove().exitCode, 0);
    QCOMPARE(list().output, QByteArray());
    const auto unknown = remove();
    QCOMPARE(unknown.exitCode, 1);
    QVERIFY2(unknown.hasOneErrorLine(), unknown.errors.constData());
    const auto empty = run(Launch{
        QStringList{QStringLiteral("secrets"), QStringLiteral("set"), QStringLiteral("PAYMENTS_KEY")} + state,
        "\n", m_environment});
    QCOMPARE(empty.exitCode, 2);
}

void SecretsTest::liveRunSendsTheSecretAndLeavesNoTraceOfIt()
{
    const Workspace workspace;
    SET_SECRET(workspace);
    LoopbackHost host;
    QVERIFY(!host.url().isEmpty());
    const auto file = workspace.write(QStringLiteral("w.workflow.json"),
                                      oneGateway(withSecret, {}, host.url() + "/v1/charges"));
    const auto finished =
        run(Launch{{QStringLiteral("run"), file, QStringLiteral("--payload"),
                    workspace.write(QStringLiteral("p"), order("A-1")), QStringLiteral("--live"),
                    QStringLiteral("--state"), workspace.state(), QStringLiteral("--json")},
                   {},
                   m_environment});
    QVERIFY2(finished.exitCode == 0, finished.output.constData());
    QCOMPARE(host.ledger().size(), std::size_t(1));
    QCOMPARE(host.ledger().front().key, std::string("charge-A-1"));
    QVERIFY(finished.summary().find("effects")->isNull());
    QVERIFY(finished.output.contains("REQUEST_SENT"));
    QVERIFY(!holdsSecret(finished.output));
    QVERIFY(!holdsSecret(finished.errors));
    QCOMPARE(filesWithSecret(workspace.state()), QStringList());
    QVERIFY(!holdsSecret(host.stop().output));
}

void SecretsTest::missingSecretFailsBeforeAnythingIsSent()
{
    const Workspace workspace;
    LoopbackHost host;
    const auto file = workspace.write(QStringLiteral("w.workflow.json"),
                                      oneGateway(withSecret, {}, host.url() + "/v1/charges"));
    const auto finished = run(Launch{{QStringLiteral("run"), file, QStringLiteral("--payload"),
                                      workspace.write(QStringLiteral("p"), order("A-1")),
                                      QStringLiteral("--live"), QStringLiteral("--state"), workspace.state()},
                                     {},
                                     m_environment});
    QCOMPARE(finished.exitCode, 1);
    QVERIFY2(finished.output.contains("PAYMENTS_KEY"), finished.output.constData());
    QVERIFY(host.ledger().empty());
}

void SecretsTest::crashDuringALiveRunLeavesNoCore()
{
    // Whatever this computer's limit is: a core would be allowed, and would come into the working folder.
    rlimit before{};
    getrlimit(RLIMIT_CORE, &before);
    const rlimit allowed{before.rlim_max, before.rlim_max};
    setrlimit(RLIMIT_CORE, &allowed);

    const Workspace workspace;
    SET_SECRET(workspace);
    LoopbackHost host({QStringLiteral("--fault"), QStringLiteral("POST /v1/charges=delay:60000")});
    const auto file = workspace.write(QStringLiteral("w.workflow.json"),
                                      oneGateway(withSecret, {}, host.url() + "/v1/charges"));
    const auto process =
        start(Launch{{QStringLiteral("run"), file, QStringLiteral("--payload"),
                      workspace.write(QStringLiteral("p"), order("A-1")), QStringLiteral("--live"),
                      QStringLiteral("--state"), workspace.state(), QStringLiteral("--json")},
                     {},
                     m_environment});
    QByteArray output;
    while (!output.contains("REQUEST_SENT") && process->waitForReadyRead(60'000))
        output += process->readAllStandardOutput();
    QVERIFY2(output.contains("REQUEST_SENT"), output.constData());

    // The secret is filled in once the request is on record: from then on, not dumpable.
    const auto status = QStringLiteral("/proc/%1/limits").arg(process->processId());
    QTRY_VERIFY_WITH_TIMEOUT(readFile(status).contains("Max core file size        0                    0"),
                             30'000);
    ::kill(static_cast<pid_t>(process->processId()), SIGABRT);
    finish(*process);
    QCOMPARE(process->exitStatus(), QProcess::CrashExit);
    QCOMPARE(filesWithSecret(workspace.path(QStringLiteral("."))), QStringList());
    QCOMPARE(QDir::current().entryList({QStringLiteral("core*")}, QDir::Files), QStringList());
    setrlimit(RLIMIT_CORE, &before);
}

void SecretsTest::tamperedVaultIsRefused()
{
    const Workspace workspace;
    SET_SECRET(workspace);
    const auto vault = workspace.stateFile(QStringLiteral("secrets.vault"));
    auto bytes = readFile(vault);
    QVERIFY(!bytes.isEmpty() && !holdsSecret(bytes));
    bytes[bytes.size() - 1] = static_cast<char>(bytes.back() ^ 1);
    workspace.write(QStringLiteral("state/secrets.vault"), bytes);
    const auto list = run(Launch{
        {QStringLiteral("secrets"), QStringLiteral("list"), QStringLiteral("--state"), workspace.state()},
        {},
        m_environment});
    QCOMPARE(list.exitCode, 2);
    QVERIFY2(list.hasOneErrorLine(), list.errors.constData());

    LoopbackHost host;
    const auto file = workspace.write(QStringLiteral("w.workflow.json"),
                                      oneGateway(withSecret, {}, host.url() + "/v1/charges"));
    const auto live = run(Launch{{QStringLiteral("run"), file, QStringLiteral("--payload"),
                                  workspace.write(QStringLiteral("p"), order("A-1")),
                                  QStringLiteral("--live"), QStringLiteral("--state"), workspace.state()},
                                 {},
                                 m_environment});
    QCOMPARE(live.exitCode, 1);
    QVERIFY2(live.errors.contains("vault"), live.errors.constData());
    QVERIFY(host.ledger().empty());
    QCOMPARE(readFile(vault), bytes);
}

void SecretsTest::wrongPassphraseIsRefused()
{
    const Workspace workspace;
    SET_SECRET(workspace);
    const auto list = run(Launch{
        {QStringLiteral("secrets"), QStringLiteral("list"), QStringLiteral("--state"), workspace.state()},
        {},
        {QStringLiteral("SCHEMABRIDGE_PASSPHRASE=wrong horse"), m_environment.last()}});
    QCOMPARE(list.exitCode, 2);
    QVERIFY2(list.hasOneErrorLine(), list.errors.constData());
    QCOMPARE(list.output, QByteArray());
}

QTEST_GUILESS_MAIN(SecretsTest)
#include "secrets_test.moc"
