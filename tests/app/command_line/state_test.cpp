#include "tests/app/support/program.h"

#include <QDir>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QStandardPaths>
#include <QTest>
#include <unistd.h>

using namespace schemabridge::test;

/// State that cannot be used: one clear line, and what is there stays as it is.
class StateTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void newerDatabaseIsRefusedAndKept();
    void damagedDatabaseIsNamedAndKept();
    void readOnlyFolderIsToldOf();
    void fullDiskIsToldOfAndNothingIsLost();
    void diskThatFillsDuringARunIsToldOf();
    void fileInPlaceOfTheFolderIsToldOf();
};

namespace {

QString databaseOf(const Workspace &workspace)
{
    return workspace.stateFile(QStringLiteral("acme/engine.sqlite"));
}

QStringList runArguments(const Workspace &workspace, const QString &state)
{
    return {
        QStringLiteral("run"),       workspace.write(QStringLiteral("w.workflow.json"), oneGateway(withKey)),
        QStringLiteral("--payload"), workspace.write(QStringLiteral("p"), order("A-1")),
        QStringLiteral("--state"),   state};
}

Finished runIn(const Workspace &workspace, const QString &state, const QStringList &launcher = {})
{
    return run(Launch{runArguments(workspace, state), {}, {}, launcher});
}

void setUserVersion(const QString &file, int version)
{
    {
        auto database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("test"));
        database.setDatabaseName(file);
        QVERIFY(database.open());
        QSqlQuery query(database);
        QVERIFY(query.exec(QStringLiteral("PRAGMA user_version = %1").arg(version)));
    }
    QSqlDatabase::removeDatabase(QStringLiteral("test"));
}

/// A small file system in memory, for as long as this lives.
class SmallDisk {
public:
    explicit SmallDisk(const QString &folder) : m_folder(folder)
    {
        QDir().mkpath(folder);
        m_isMounted = QProcess::execute(QStringLiteral("mount"),
                                        {QStringLiteral("-t"), QStringLiteral("tmpfs"), QStringLiteral("-o"),
                                         QStringLiteral("size=1m"), QStringLiteral("tmpfs"), folder}) == 0;
    }
    ~SmallDisk()
    {
        if (m_isMounted)
            QProcess::execute(QStringLiteral("umount"), {m_folder});
    }
    SmallDisk(const SmallDisk &) = delete;
    SmallDisk &operator=(const SmallDisk &) = delete;

    bool isMounted() const { return m_isMounted; }
    bool grow() const
    {
        return QProcess::execute(QStringLiteral("mount"),
                                 {QStringLiteral("-o"), QStringLiteral("remount,size=16m"), m_folder}) == 0;
    }

private:
    QString m_folder;
    bool m_isMounted = false;
};

void fillUp(const QString &file)
{
    QFile filler(file);
    QVERIFY(filler.open(QIODevice::WriteOnly | QIODevice::Unbuffered));
    const QByteArray block(4096, 'x');
    while (filler.write(block) == block.size()) {
    }
}

} // namespace

void StateTest::newerDatabaseIsRefusedAndKept()
{
    const Workspace workspace;
    QCOMPARE(runIn(workspace, workspace.state()).exitCode, 0);
    setUserVersion(databaseOf(workspace), 9999);
    const auto before = readFile(databaseOf(workspace));
    const auto finished = runIn(workspace, workspace.state());
    QCOMPARE(finished.exitCode, 2);
    QVERIFY2(finished.hasOneErrorLine(), finished.errors.constData());
    QVERIFY2(finished.errors.contains("newer version"), finished.errors.constData());
    QVERIFY2(finished.errors.contains("engine.sqlite"), finished.errors.constData());
    QCOMPARE(readFile(databaseOf(workspace)), before);
}

void StateTest::damagedDatabaseIsNamedAndKept()
{
    const Workspace workspace;
    QDir().mkpath(workspace.stateFile(QStringLiteral("acme")));
    const QByteArray bytes(8192, 'x');
    workspace.write(QStringLiteral("state/acme/engine.sqlite"), bytes);
    const auto finished = runIn(workspace, workspace.state());
    QCOMPARE(finished.exitCode, 2);
    QVERIFY2(finished.hasOneErrorLine(), finished.errors.constData());
    QVERIFY2(finished.errors.contains("engine.sqlite"), finished.errors.constData());
    QCOMPARE(readFile(databaseOf(workspace)), bytes);
}

void StateTest::readOnlyFolderIsToldOf()
{
    QStringList launcher;
    if (geteuid() == 0) {
        // Whoever is root writes anywhere.
        if (QStandardPaths::findExecutable(QStringLiteral("setpriv")).isEmpty())
            QSKIP("setpriv is needed to give up root's right to write anywhere");
        launcher = {QStringLiteral("setpriv"), QStringLiteral("--reuid=65534"),
                    QStringLiteral("--regid=65534"), QStringLiteral("--clear-groups")};
    }
    const Workspace workspace;
    QFile::setPermissions(workspace.path(QStringLiteral(".")), QFile::ReadOwner | QFile::WriteOwner |
                                                                   QFile::ExeOwner | QFile::ReadOther |
                                                                   QFile::ExeOther);
    const auto closed = workspace.path(QStringLiteral("closed"));
    QVERIFY(QDir().mkpath(closed));
    const auto readOnly = QFile::ReadOwner | QFile::ExeOwner | QFile::ReadOther | QFile::ExeOther;
    QVERIFY(QFile::setPermissions(closed, readOnly));
    const auto finished = runIn(workspace, closed + QStringLiteral("/state"), launcher);
    if (finished.errors.contains("setpriv"))
        QSKIP("this machine does not let setpriv change the user");
    QCOMPARE(finished.exitCode, 2);
    QVERIFY2(finished.hasOneErrorLine(), finished.errors.constData());
    QVERIFY2(finished.errors.contains("cannot be written"), finished.errors.constData());
    QVERIFY2(finished.errors.contains(closed.toUtf8()), finished.errors.constData());
}

void StateTest::fullDiskIsToldOfAndNothingIsLost()
{
    const Workspace workspace;
    const SmallDisk disk(workspace.state());
    if (!disk.isMounted())
        QSKIP("a small tmpfs cannot be mounted here");
    const auto first = runIn(workspace, workspace.state());
    QVERIFY2(first.exitCode == 0, first.errors.constData());
    fillUp(workspace.state() + QStringLiteral("/filler"));

    const auto other = workspace.write(QStringLiteral("q"), order("A-2"));
    auto arguments = runArguments(workspace, workspace.state());
    arguments[3] = other;
    const auto full = run(arguments);
    QCOMPARE(full.exitCode, 2);
    QVERIFY2(full.hasOneErrorLine(), full.errors.constData());
    QVERIFY2(full.errors.contains("full"), full.errors.constData());

    QVERIFY(QFile::remove(workspace.state() + QStringLiteral("/filler")));
    const auto hit = runIn(workspace, workspace.state());
    QVERIFY2(hit.exitCode == 0 && hit.output.contains("dedup hit"), hit.output.constData());
    const auto again = run(arguments);
    QVERIFY2(again.exitCode == 0, again.errors.constData());
}

void StateTest::diskThatFillsDuringARunIsToldOf()
{
    const Workspace workspace;
    const SmallDisk disk(workspace.state());
    if (!disk.isMounted())
        QSKIP("a small tmpfs cannot be mounted here");
    auto arguments = runArguments(workspace, workspace.state());
    arguments[3] = workspace.write(QStringLiteral("p"), order("A-1") + QByteArray(900 * 1024, ' '));
    const auto full = run(arguments);
    QCOMPARE(full.exitCode, 2);
    QVERIFY2(full.hasOneErrorLine(), full.errors.constData());
    QVERIFY2(full.errors.contains("full"), full.errors.constData());
    QVERIFY(disk.grow());
    const auto again = run(arguments);
    QVERIFY2(again.exitCode == 0, again.errors.constData());
    QCOMPARE(workspace.ledger().size(), std::size_t(1));
}

void StateTest::fileInPlaceOfTheFolderIsToldOf()
{
    const Workspace workspace;
    const auto file = workspace.write(QStringLiteral("state"), "not a folder");
    const auto finished = runIn(workspace, file);
    QCOMPARE(finished.exitCode, 2);
    QVERIFY2(finished.hasOneErrorLine(), finished.errors.constData());
    QCOMPARE(readFile(file), QByteArray("not a folder"));
}

QTEST_GUILESS_MAIN(StateTest)
#include "state_test.moc"
