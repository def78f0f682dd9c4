#pragma once

#include "engine/base/instant.h"
#include "engine/base/result.h"

#include <QSqlDatabase>
#include <QSqlError>
#include <memory>
#include <optional>
#include <string>

namespace schemabridge {

/// One connection to a database file. The first error sticks: every later call does nothing until
/// takeError().
class SqliteConnection {
public:
    enum class Access { ReadOnly, ReadWrite };

    /// Errors: as SqliteStore::open().
    static Result<std::unique_ptr<SqliteConnection>> open(const std::string &file, Access access,
                                                          Milliseconds busyTimeoutMs);
    ~SqliteConnection();
    SqliteConnection(const SqliteConnection &) = delete;
    SqliteConnection &operator=(const SqliteConnection &) = delete;

    /// Runs one statement that answers nothing.
    /// @return whether it went well.
    bool execute(const std::string &sql);

    /// Leaves the transaction without its changes, whatever happened before.
    void rollBack();

    bool hasFailed() const { return m_error.has_value(); }
    void fail(const QSqlError &error);
    /// Notes that the file holds what no version of this program writes.
    void failCorrupt(const std::string &reason);
    void failWith(ErrorCode code, const std::string &reason);
    /// Success, or the error that stuck; the connection is usable again.
    Status takeStatus();

    const QSqlDatabase &database() const { return m_database; }

private:
    SqliteConnection(std::string file, Access access, Milliseconds busyTimeoutMs);

    std::string m_file;
    QSqlDatabase m_database;
    std::optional<Error> m_error;
};

} // namespace schemabridge
