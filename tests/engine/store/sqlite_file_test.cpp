#include "store_dump.h"
#include "store_fixture.h"

#include <QFile>
#include <QTemporaryDir>
#include <sys/mount.h>

using namespace schemabridge;
using namespace schemabridge::test;

namespace {

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void write(const QString &path, const QByteArray &content)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(content), content.size());
}

/// A small file system of its own; nothing where this process may not mount.
class MountedFolder {
public:
    MountedFolder(const char *options, unsigned long flags)
    {
        const QByteArray path = m_folder.path().toLocal8Bit();
        m_isMounted = mount("tmpfs", path.constData(), "tmpfs", flags, options) == 0;
    }
    ~MountedFolder()
    {
        if (m_isMounted)
            umount(m_folder.path().toLocal8Bit().constData());
    }
    MountedFolder(const MountedFolder &) = delete;
    MountedFolder &operator=(const MountedFolder &) = delete;

    bool isMounted() const { return m_isMounted; }
    bool remount(unsigned long flags)
    {
        return mount("tmpfs", m_folder.path().toLocal8Bit().constData(), "tmpfs", MS_REMOUNT | flags, "") ==
               0;
    }
    QString filePath(const char *name) const { return m_folder.filePath(QString::fromLatin1(name)); }

private:
    QTemporaryDir m_folder;
    bool m_isMounted = false;
};

ErrorCode openingError(const QString &path)
{
    const auto opened = SqliteStore::open(path.toStdString());
    if (opened)
        qFatal("the file should have been refused");
    if (opened.error().argument("file") != path.toStdString() || opened.error().argument("reason").empty())
        qFatal("%s", describe(opened.error()).c_str());
    return opened.error().code;
}

void insertOne(StoreTransaction &transaction, int number, std::size_t payloadSize = 10)
{
    ExecutionRecord execution = anExecution(number);
    execution.payload.assign(payloadSize, 'x');
    const auto row = transaction.insertExecution(execution);
    if (row)
        transaction.dispatchStep(*row, {"charge"}, {}, at(1));
}

} // namespace

/// Files that cannot be used: each is told apart, and kept as it is.
class SqliteFileTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_path = m_folder->filePath(QStringLiteral("state.db"));
    }

    void aNewerFileIsRefusedAndUntouched()
    {
        fillFile();
        patchHeader(60, 99);
        const QByteArray before = contentOf(m_path);
        const auto refused = SqliteStore::open(m_path.toStdString());
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::StoreNewer);
        QCOMPARE(refused.error().argument("version"), std::string_view("99"));
        QVERIFY(!refused.error().argument("versionMax").empty());
        QCOMPARE(contentOf(m_path), before);
        QCOMPARE(filesInFolder(), QStringList{QStringLiteral("state.db")});
    }

    void aFileThatIsNoDatabaseIsRefusedAndKept_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("text") << QByteArray("these are the notes of a user\n");
        QTest::newRow("long text") << QByteArray(100'000, 'n');
        QTest::newRow("one byte") << QByteArray("S");
        QTest::newRow("header and nothing else") << QByteArray("SQLite format 3\0", 16);
        QTest::newRow("header and garbage") << QByteArray("SQLite format 3\0", 16) + QByteArray(8176, '\xA5');
    }
    void aFileThatIsNoDatabaseIsRefusedAndKept()
    {
        QFETCH(QByteArray, content);
        write(m_path, content);
        QCOMPARE(openingError(m_path), ErrorCode::StoreCorrupt);
        QCOMPARE(contentOf(m_path), content);
        QCOMPARE(filesInFolder(), QStringList{QStringLiteral("state.db")});
    }

    void aTruncatedFileIsRefusedAndKept_data()
    {
        QTest::addColumn<int>("size");
        QTest::newRow("within the header") << 50;
        QTest::newRow("within the first page") << 1000;
        QTest::newRow("after the first page") << 4096;
        QTest::newRow("in the middle") << 30000;
    }
    void aTruncatedFileIsRefusedAndKept()
    {
        QFETCH(int, size);
        fillFile();
        QVERIFY(QFile(m_path).size() > size);
        QVERIFY(QFile::resize(m_path, size));
        const QByteArray before = contentOf(m_path);
        QCOMPARE(openingError(m_path), ErrorCode::StoreCorrupt);
        QCOMPARE(contentOf(m_path), before);
    }

    void anotherProgramsDatabaseIsRefusedAndKept()
    {
        fillFile();
        patchHeader(68, 0x12345678);
        const QByteArray before = contentOf(m_path);
        QCOMPARE(openingError(m_path), ErrorCode::StoreCorrupt);
        QCOMPARE(contentOf(m_path), before);
    }

    void aDatabaseWithTablesButNoMarkIsRefusedAndKept()
    {
        fillFile();
        patchHeader(68, 0);
        patchHeader(60, 0);
        const QByteArray before = contentOf(m_path);
        QCOMPARE(openingError(m_path), ErrorCode::StoreCorrupt);
        QCOMPARE(contentOf(m_path), before);
    }

    void damageFoundLaterIsNamedAndNothingIsAnswered()
    {
        fillFile();
        QByteArray content = contentOf(m_path);
        for (qsizetype place = 8 * 4096; place < content.size(); ++place)
            content[place] = '\xA5';
        write(m_path, content);
        const auto store = openSqlite(m_path.toStdString());
        std::size_t answered = 0;
        const Status status = store->read([&](StoreReader &reader) {
            for (int number = 1; number <= 30; ++number) {
                answered += reader.findExecution(idOf(number)) ? 1U : 0U;
                answered += reader.steps({number}).size();
            }
            answered = reader.executions({}).size() + reader.events(0, 99, {}).size();
        });
        QVERIFY(!status);
        QCOMPARE(status.error().code, ErrorCode::StoreCorrupt);
        QCOMPARE(answered, std::size_t(0));
    }

    void anEmptyFileBecomesADatabase()
    {
        write(m_path, {});
        fillFile();
    }

    void aFolderThatIsNotThereIsNamed()
    {
        QCOMPARE(openingError(m_folder->filePath(QStringLiteral("none/state.db"))),
                 ErrorCode::StoreUnavailable);
        write(m_path, "x");
        QCOMPARE(openingError(m_path + QStringLiteral("/state.db")), ErrorCode::StoreUnavailable);
        QCOMPARE(openingError(m_folder->path()), ErrorCode::StoreUnavailable);
    }

    void aReadOnlyFolderIsNamed()
    {
        MountedFolder folder("size=4m", 0);
        if (!folder.isMounted())
            QSKIP("NOT TESTED: a read-only file system needs the right to mount one");
        change(*openSqlite(folder.filePath("old.db").toStdString()),
               [](StoreTransaction &transaction) { insertOne(transaction, 1); });
        QVERIFY(folder.remount(MS_RDONLY));
        QCOMPARE(openingError(folder.filePath("new.db")), ErrorCode::StoreReadOnly);
        QCOMPARE(openingError(folder.filePath("old.db")), ErrorCode::StoreReadOnly);
        QVERIFY(folder.remount(0));
        QVERIFY(SqliteStore::open(folder.filePath("old.db").toStdString()));
    }

    void aFullDiskRefusesTheTransactionWholeAndLosesNothing()
    {
        MountedFolder folder("size=1m", 0);
        if (!folder.isMounted())
            QSKIP("NOT TESTED: a full disk needs the right to mount a small one");
        const auto store = openSqlite(folder.filePath("state.db").toStdString());
        change(*store, [](StoreTransaction &transaction) { insertOne(transaction, 1); });
        const std::string before = StoreDump::of(*store);

        std::vector<bool> answers;
        const auto refused = store->transact([&](StoreTransaction &transaction) {
            transaction.append(anEvent(EventType::TriggerReceived));
            // Past the cache, so that the disk is met in the middle and not at the commit.
            for (int number = 2; number < 60; ++number)
                insertOne(transaction, number, 1'000'000);
            answers = {transaction.execution({1}).has_value(), !transaction.executions({}).empty(),
                       transaction.claimStep({1}, {"charge"}, {"alice"}, at(60)).has_value(),
                       transaction.hasDeliveries({1}), !transaction.events(0, 9, {}).empty()};
        });
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::StoreFull);
        QVERIFY(!refused.error().argument("reason").empty());
        QCOMPARE(answers, std::vector<bool>(5, false));
        QCOMPARE(StoreDump::of(*store), before);

        const auto refusedAtCommit =
            store->transact([](StoreTransaction &transaction) { insertOne(transaction, 2, 2'000'000); });
        QVERIFY(!refusedAtCommit);
        QCOMPARE(refusedAtCommit.error().code, ErrorCode::StoreFull);
        QCOMPARE(StoreDump::of(*store), before);

        change(*store, [](StoreTransaction &transaction) { insertOne(transaction, 3); });
        QCOMPARE(ask(*store, [](StoreReader &reader) { return reader.executions({}); }).size(),
                 std::size_t(2));
    }

    void aDiskWithoutRoomForANewFileIsNamed()
    {
        MountedFolder folder("size=16k", 0);
        if (!folder.isMounted())
            QSKIP("NOT TESTED: a full disk needs the right to mount a small one");
        QCOMPARE(openingError(folder.filePath("state.db")), ErrorCode::StoreFull);
    }

private:
    /// A file with some pages, closed.
    void fillFile()
    {
        change(*openSqlite(m_path.toStdString()), [](StoreTransaction &transaction) {
            for (int number = 1; number <= 30; ++number) {
                insertOne(transaction, number, 2000);
                transaction.append(anEvent(EventType::TriggerReceived, idOf(number)));
            }
        });
    }

    void patchHeader(int place, std::uint32_t number)
    {
        QByteArray content = contentOf(m_path);
        for (int i = 0; i < 4; ++i)
            content[place + i] = static_cast<char>(number >> (24 - 8 * i) & 0xFFU);
        write(m_path, content);
    }

    QStringList filesInFolder() const { return QDir(m_folder->path()).entryList(QDir::Files); }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_path;
};

QTEST_GUILESS_MAIN(SqliteFileTest)
#include "sqlite_file_test.moc"
