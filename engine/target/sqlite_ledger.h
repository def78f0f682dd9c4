#pragma once

#include "engine/target/ledger.h"
#include "engine/target/ledger_database.h"

#include <QSqlQuery>

#include <filesystem>
#include <memory>

namespace schemabridge::target {

/// A ledger in an SQLite file. For the thread that opens it. Changes are made between begin() and commit();
/// reading alone needs neither.
class SqliteLedger final : public Ledger {
public:
    /// Errors: STORE_UNAVAILABLE, STORE_CORRUPT, STORE_NEWER.
    static Result<std::unique_ptr<SqliteLedger>> open(const std::filesystem::path &file);

    void begin() { m_database->begin(); }
    /// Errors: STORE_UNAVAILABLE; then nothing since begin() has happened.
    Status commit() { return m_database->commit(); }

    std::int64_t append(LedgerEntry entry) override;
    std::int64_t lastSeq() const override;
    std::vector<LedgerEntry> entriesAfter(std::int64_t seq, std::size_t limit) const override;
    std::optional<LedgerEntry> entry(std::int64_t seq) const override;
    LedgerTotals totalsAfter(std::int64_t seq) const override;
    std::optional<KeyRecord> key(const std::string &scope) const override;
    void keepKey(const std::string &scope, const KeyRecord &record) override;
    std::optional<Resource> resource(const std::string &host, const std::string &path) const override;
    std::vector<Resource> resources(const std::string &host, const std::string &collection,
                                    const ResourceFilter &filter, std::size_t limit) const override;
    void putResource(const std::string &host, const Resource &resource) override;
    void removeResource(const std::string &host, const std::string &path) override;

private:
    explicit SqliteLedger(std::unique_ptr<LedgerDatabase> database);

    std::unique_ptr<LedgerDatabase> m_database;
    // A statement keeps its place in a result: running one changes it, not the ledger.
    mutable QSqlQuery m_insertEntry;
    mutable QSqlQuery m_selectLastSeq;
    mutable QSqlQuery m_selectEntriesAfter;
    mutable QSqlQuery m_selectTotals;
    mutable QSqlQuery m_selectKey;
    mutable QSqlQuery m_replaceKey;
    mutable QSqlQuery m_selectResource;
    mutable QSqlQuery m_selectResources;
    mutable QSqlQuery m_replaceResource;
    mutable QSqlQuery m_deleteResource;
};

} // namespace schemabridge::target
