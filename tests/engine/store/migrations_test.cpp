#include "engine/store/migrations.h"

#include "engine/store/sqlite_statement.h"

#include <QTemporaryDir>
#include <QTest>

using namespace schemabridge;

namespace {

const std::array<Migration, 2> migrations = {
    Migration{"CREATE TABLE notes (text TEXT)", "INSERT INTO notes VALUES ('from version 1')"},
    Migration{"ALTER TABLE notes ADD COLUMN stars INTEGER NOT NULL DEFAULT 5"},
};

const std::array<Migration, 2> brokenMigrations = {
    migrations[0],
    Migration{"ALTER TABLE notes ADD COLUMN stars INTEGER", "ALTER TABLE nothing ADD COLUMN stars INTEGER"},
};

} // namespace

class MigrationsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_connection = open();
    }
    void cleanup() { m_connection.reset(); }

    void aNewFileGoesThroughAll()
    {
        QVERIFY(migrate(*m_connection, migrations));
        QCOMPARE(version(), 2);
        QCOMPARE(number("SELECT stars FROM notes"), 5);
    }

    void anOldFileGoesThroughTheMissingOnesAndKeepsItsRows()
    {
        QVERIFY(migrate(*m_connection, std::span(migrations).first(1)));
        QCOMPARE(version(), 1);
        m_connection = open();
        QVERIFY(migrate(*m_connection, migrations));
        QCOMPARE(version(), 2);
        QCOMPARE(number("SELECT count(*) FROM notes WHERE stars = 5"), 1);
    }

    void aFileOfThisVersionIsNotWritten()
    {
        QVERIFY(migrate(*m_connection, migrations));
        const int changesBefore = number("PRAGMA data_version");
        const auto other = open();
        QVERIFY(migrate(*other, migrations));
        QCOMPARE(number("PRAGMA data_version"), changesBefore);
    }

    void aMigrationThatFailsLeavesTheOldVersion()
    {
        QVERIFY(migrate(*m_connection, std::span(migrations).first(1)));
        QVERIFY(!migrate(*m_connection, brokenMigrations));
        QCOMPARE(version(), 1);
        QCOMPARE(number("SELECT count(*) FROM pragma_table_info('notes')"), 1);
        QVERIFY(migrate(*m_connection, migrations));
    }

    void aNewerFileIsLeftAlone()
    {
        QVERIFY(migrate(*m_connection, migrations));
        const Status status = migrate(*m_connection, std::span(migrations).first(1));
        QVERIFY(!status);
        QCOMPARE(status.error().code, ErrorCode::StoreNewer);
        QCOMPARE(version(), 2);
        QVERIFY2(migrate(*m_connection, migrations), "the refused try must have left its transaction");
    }

    void theStoresMigrationsMakeTheirTables()
    {
        QVERIFY(migrate(*m_connection, storeMigrations()));
        QCOMPARE(version(), static_cast<int>(storeMigrations().size()));
        QVERIFY(
            number("SELECT count(*) FROM sqlite_schema WHERE name IN ('executions', 'steps', 'journal')") ==
            3);
    }

private:
    std::unique_ptr<SqliteConnection> open()
    {
        const std::string file = m_folder->filePath(QStringLiteral("notes.db")).toStdString();
        return SqliteConnection::open(file, SqliteConnection::Access::ReadWrite, Milliseconds(0)).takeValue();
    }

    int number(const char *sql)
    {
        return static_cast<int>(SqliteStatement(*m_connection, sql).number().value());
    }
    int version() { return readVersion(*m_connection)->version; }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<SqliteConnection> m_connection;
};

QTEST_GUILESS_MAIN(MigrationsTest)
#include "migrations_test.moc"
