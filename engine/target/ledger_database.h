#pragma once

#include "engine/base/result.h"

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QString>
#include <QVariant>

#include <filesystem>
#include <memory>
#include <optional>

namespace schemabridge::target {

/// The SQLite file of a ledger: one connection, for the thread that opens it. A write that fails is
/// remembered, and commit() tells of it; so a whole batch counts or none of it.
class LedgerDatabase {
public:
    /// Errors: STORE_UNAVAILABLE, STORE_CORRUPT, STORE_NEWER (`file`, `reason`).
    static Result<std::unique_ptr<LedgerDatabase>> open(const std::filesystem::path &file);
    ~LedgerDatabase();
    LedgerDatabase(const LedgerDatabase &) = delete;
    LedgerDatabase &operator=(const LedgerDatabase &) = delete;

    /// A statement to be kept and run again and again.
    QSqlQuery prepare(const QString &sql) const;
    /// Runs a prepared statement with these values. @return false where it failed
    bool run(QSqlQuery &statement, const QVariantList &values);

    /// Begins a write transaction where none is open: no other process writes until its end.
    void begin();
    /// Ends it; the bytes are safe from the death of this process. Errors: STORE_UNAVAILABLE (`file`,
    /// `reason`); then nothing since begin() has happened.
    Status commit();

private:
    LedgerDatabase(QString name, std::filesystem::path file);
    QSqlDatabase connection() const;
    Status connect();
    Status createTables();
    Status checkVersion();
    Error error(ErrorCode code, const QString &reason) const;

    QString m_name;
    std::filesystem::path m_file;
    bool m_inTransaction = false;
    std::optional<Error> m_fault;
};

} // namespace schemabridge::target
