#include "engine/json/parse.h"
#include "engine/target/memory_ledger.h"
#include "engine/target/sqlite_ledger.h"

#include <QTemporaryDir>
#include <QtTest>

using namespace schemabridge;
using namespace schemabridge::target;

namespace {

LedgerEntry entry(LedgerEntry::Kind kind, const char *answer)
{
    return {0, fromEpochMs(1234), "host", "POST /x", "key", std::string(64, 'a'), kind, 7, 201, answer};
}

Resource resource(const char *path, const char *value, std::int64_t made)
{
    return {path, *json::parse(value), made, made};
}

/// The same story for both kinds of ledger.
void fill(Ledger &ledger)
{
    ledger.append(entry(LedgerEntry::Kind::Effect, R"({"n":1.10,"s":"ü"})"));
    ledger.append(entry(LedgerEntry::Kind::Replay, "{}"));
    ledger.append(entry(LedgerEntry::Kind::Conflict, "{}"));
    ledger.append(entry(LedgerEntry::Kind::Rejected, ""));
    ledger.keepKey("a\nb", {"print", fromEpochMs(5), 1, false, "/x/1"});
    ledger.keepKey("a\nb", {"print2", fromEpochMs(6), 2, true, ""});
    ledger.putResource("host", resource("/x/b", R"({"id":"b","n":12345678901234567890})", 1));
    ledger.putResource("host", resource("/x/a", R"({"id":"a","n":2})", 2));
    ledger.putResource("host", resource("/x/a/deep", R"({"id":"deep"})", 3));
    ledger.putResource("host", resource("/x/gone", R"({"id":"gone"})", 4));
    ledger.putResource("host", resource("/x/b", R"({"id":"b","n":12345678901234567891})", 1));
    ledger.putResource("other", resource("/x/c", R"({"id":"c"})", 5));
    ledger.removeResource("host", "/x/gone");
}

} // namespace

class SqliteLedgerTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tellsWhatTheOneInMemoryTells();
    void forgetsWhatWasNotCommitted();
    void refusesANewerFile();
};

void SqliteLedgerTest::tellsWhatTheOneInMemoryTells()
{
    const QTemporaryDir folder;
    const std::string file = folder.filePath(QStringLiteral("l.sqlite")).toStdString();
    MemoryLedger memory;
    fill(memory);
    {
        auto written = SqliteLedger::open(file);
        QVERIFY(written);
        (*written)->begin();
        fill(**written);
        QVERIFY((*written)->commit());
    }
    const auto opened = SqliteLedger::open(file);
    const Ledger &stored = **opened;
    QCOMPARE(stored.lastSeq(), memory.lastSeq());
    QCOMPARE(stored.entriesAfter(0, 10), memory.entriesAfter(0, 10));
    QCOMPARE(stored.entriesAfter(1, 2), memory.entriesAfter(1, 2));
    QCOMPARE(stored.entry(3), memory.entry(3));
    QCOMPARE(stored.entry(5), memory.entry(5));
    QCOMPARE(stored.totalsAfter(1), memory.totalsAfter(1));
    QCOMPARE(stored.key("a\nb"), memory.key("a\nb"));
    QCOMPARE(stored.key("c"), memory.key("c"));
    QCOMPARE(stored.resource("host", "/x/b"), memory.resource("host", "/x/b"));
    QCOMPARE(stored.resource("host", "/x/gone"), memory.resource("host", "/x/gone"));
    QCOMPARE(stored.resources("host", "/x", {}, 10), memory.resources("host", "/x", {}, 10));
    QCOMPARE(stored.resources("host", "/x", {}, 10).size(), 2UL);
    QCOMPARE(stored.resources("host", "/x", {}, 1).front().path, "/x/b");
    const ResourceFilter filter{{"n", "12345678901234567891"}};
    QCOMPARE(stored.resources("host", "/x", filter, 10).size(), 1UL);
    QCOMPARE(memory.resources("host", "/x", filter, 10).size(), 1UL);
}

void SqliteLedgerTest::forgetsWhatWasNotCommitted()
{
    const QTemporaryDir folder;
    const std::string file = folder.filePath(QStringLiteral("l.sqlite")).toStdString();
    {
        auto ledger = SqliteLedger::open(file);
        (*ledger)->begin();
        fill(**ledger);
    }
    QCOMPARE((*SqliteLedger::open(file))->lastSeq(), 0);
}

void SqliteLedgerTest::refusesANewerFile()
{
    const QTemporaryDir folder;
    const std::string file = folder.filePath(QStringLiteral("l.sqlite")).toStdString();
    {
        auto database = LedgerDatabase::open(file);
        QSqlQuery statement = (*database)->prepare(QStringLiteral("PRAGMA user_version = 99"));
        QVERIFY((*database)->run(statement, {}));
    }
    const auto refused = SqliteLedger::open(file);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::StoreNewer);
}

QTEST_GUILESS_MAIN(SqliteLedgerTest)
#include "sqlite_ledger_test.moc"
