#include "engine/target/sqlite_ledger.h"

#include "engine/json/parse.h"
#include "engine/json/print.h"

#include <algorithm>
#include <utility>

namespace schemabridge::target {

namespace {

QString text(const std::string &value)
{
    return QString::fromStdString(value);
}

qlonglong number(std::int64_t value)
{
    return value;
}

std::string textAt(const QSqlQuery &row, int column)
{
    return row.value(column).toString().toStdString();
}

LedgerEntry entryAt(const QSqlQuery &row)
{
    return {row.value(0).toLongLong(),
            fromEpochMs(row.value(1).toLongLong()),
            textAt(row, 2),
            textAt(row, 3),
            textAt(row, 4),
            textAt(row, 5),
            static_cast<LedgerEntry::Kind>(row.value(6).toInt()),
            row.value(7).toLongLong(),
            row.value(8).toInt(),
            textAt(row, 9)};
}

Resource resourceAt(const QSqlQuery &row)
{
    auto value = json::parse(textAt(row, 1));
    return {textAt(row, 0), value ? value.takeValue() : json::Value(), row.value(2).toLongLong(),
            row.value(3).toLongLong()};
}

QString columnsOfEntry()
{
    return QStringLiteral("seq, time_ms, host, route, key, body_hash, kind, first, status, answer");
}

} // namespace

SqliteLedger::SqliteLedger(std::unique_ptr<LedgerDatabase> database)
    : m_database(std::move(database)),
      m_insertEntry(m_database->prepare(QStringLiteral(
          "INSERT INTO entries (time_ms, host, route, key, body_hash, kind, first, status, answer)"
          " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"))),
      m_selectLastSeq(m_database->prepare(QStringLiteral("SELECT max(seq) FROM entries"))),
      m_selectEntriesAfter(
          m_database->prepare(QStringLiteral("SELECT ") + columnsOfEntry() +
                              QStringLiteral(" FROM entries WHERE seq > ? ORDER BY seq LIMIT ?"))),
      m_selectTotals(m_database->prepare(
          QStringLiteral("SELECT kind, count(*) FROM entries WHERE seq > ? GROUP BY kind"))),
      m_selectKey(m_database->prepare(
          QStringLiteral("SELECT fingerprint, since_ms, entry, failed, resource FROM keys WHERE scope = ?"))),
      m_replaceKey(m_database->prepare(QStringLiteral("REPLACE INTO keys (scope, fingerprint, since_ms, "
                                                      "entry, failed, resource) VALUES (?, ?, ?, ?, ?, ?)"))),
      m_selectResource(m_database->prepare(
          QStringLiteral("SELECT path, value, made, entry FROM resources WHERE host = ? AND path = ?"))),
      m_selectResources(m_database->prepare(QStringLiteral(
          "SELECT path, value, made, entry FROM resources WHERE host = ? AND collection = ? ORDER BY made"))),
      m_replaceResource(m_database->prepare(QStringLiteral(
          "REPLACE INTO resources (host, path, collection, value, made, entry) VALUES (?, ?, ?, ?, ?, ?)"))),
      m_deleteResource(
          m_database->prepare(QStringLiteral("DELETE FROM resources WHERE host = ? AND path = ?")))
{
}

Result<std::unique_ptr<SqliteLedger>> SqliteLedger::open(const std::filesystem::path &file)
{
    auto database = LedgerDatabase::open(file);
    if (!database)
        return database.error();
    return std::unique_ptr<SqliteLedger>(new SqliteLedger(database.takeValue()));
}

std::int64_t SqliteLedger::append(LedgerEntry entry)
{
    m_database->run(m_insertEntry, {number(toEpochMs(entry.time)), text(entry.host), text(entry.route),
                                    text(entry.key), text(entry.bodyHash), static_cast<int>(entry.kind),
                                    number(entry.first), entry.status, text(entry.answer)});
    return m_insertEntry.lastInsertId().toLongLong();
}

std::int64_t SqliteLedger::lastSeq() const
{
    m_database->run(m_selectLastSeq, {});
    const std::int64_t seq = m_selectLastSeq.next() ? m_selectLastSeq.value(0).toLongLong() : 0;
    m_selectLastSeq.finish();
    return seq;
}

std::vector<LedgerEntry> SqliteLedger::entriesAfter(std::int64_t seq, std::size_t limit) const
{
    m_database->run(m_selectEntriesAfter, {number(seq), number(static_cast<std::int64_t>(limit))});
    std::vector<LedgerEntry> entries;
    while (m_selectEntriesAfter.next())
        entries.push_back(entryAt(m_selectEntriesAfter));
    m_selectEntriesAfter.finish();
    return entries;
}

std::optional<LedgerEntry> SqliteLedger::entry(std::int64_t seq) const
{
    auto found = entriesAfter(seq - 1, 1);
    return found.empty() || found.front().seq != seq ? std::nullopt : std::optional(std::move(found.front()));
}

LedgerTotals SqliteLedger::totalsAfter(std::int64_t seq) const
{
    LedgerTotals totals;
    m_database->run(m_selectTotals, {number(seq)});
    while (m_selectTotals.next()) {
        const auto kind = static_cast<LedgerEntry::Kind>(m_selectTotals.value(0).toInt());
        totals.of(kind) = m_selectTotals.value(1).toLongLong();
    }
    m_selectTotals.finish();
    return totals;
}

std::optional<KeyRecord> SqliteLedger::key(const std::string &scope) const
{
    m_database->run(m_selectKey, {text(scope)});
    std::optional<KeyRecord> record;
    if (m_selectKey.next())
        record = KeyRecord{textAt(m_selectKey, 0), fromEpochMs(m_selectKey.value(1).toLongLong()),
                           m_selectKey.value(2).toLongLong(), m_selectKey.value(3).toBool(),
                           textAt(m_selectKey, 4)};
    m_selectKey.finish();
    return record;
}

void SqliteLedger::keepKey(const std::string &scope, const KeyRecord &record)
{
    m_database->run(m_replaceKey, {text(scope), text(record.fingerprint), number(toEpochMs(record.since)),
                                   number(record.entry), record.failed, text(record.resource)});
}

std::optional<Resource> SqliteLedger::resource(const std::string &host, const std::string &path) const
{
    m_database->run(m_selectResource, {text(host), text(path)});
    std::optional<Resource> found;
    if (m_selectResource.next())
        found = resourceAt(m_selectResource);
    m_selectResource.finish();
    return found;
}

std::vector<Resource> SqliteLedger::resources(const std::string &host, const std::string &collection,
                                              const ResourceFilter &filter, std::size_t limit) const
{
    m_database->run(m_selectResources, {text(host), text(collection)});
    std::vector<Resource> found;
    while (found.size() < limit && m_selectResources.next()) {
        Resource resource = resourceAt(m_selectResources);
        if (matches(resource.value, filter))
            found.push_back(std::move(resource));
    }
    m_selectResources.finish();
    return found;
}

void SqliteLedger::putResource(const std::string &host, const Resource &resource)
{
    m_database->run(m_replaceResource, {text(host), text(resource.path), text(collectionOf(resource.path)),
                                        text(json::printCompact(resource.value)), number(resource.made),
                                        number(resource.entry)});
}

void SqliteLedger::removeResource(const std::string &host, const std::string &path)
{
    m_database->run(m_deleteResource, {text(host), text(path)});
}

} // namespace schemabridge::target
