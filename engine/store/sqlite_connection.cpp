#include "engine/store/sqlite_connection.h"

#include "engine/store/sqlite_error.h"

#include <QSqlQuery>
#include <atomic>

namespace schemabridge {

namespace {

/// Connections are found by name in the whole process, so each needs its own.
QString newConnectionName()
{
    static std::atomic<int> lastNumber = 0;
    return QStringLiteral("schemabridge-store-%1").arg(++lastNumber);
}

QString connectOptions(SqliteConnection::Access access, Milliseconds busyTimeoutMs)
{
    const QString timeout = QStringLiteral("QSQLITE_BUSY_TIMEOUT=%1").arg(busyTimeoutMs.count());
    return access == SqliteConnection::Access::ReadOnly ? timeout + QStringLiteral(";QSQLITE_OPEN_READONLY")
                                                        : timeout;
}

} // namespace

SqliteConnection::SqliteConnection(std::string file, Access access, Milliseconds busyTimeoutMs)
    : m_file(std::move(file)),
      m_database(QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), newConnectionName()))
{
    m_database.setDatabaseName(QString::fromStdString(m_file));
    m_database.setConnectOptions(connectOptions(access, busyTimeoutMs));
}

SqliteConnection::~SqliteConnection()
{
    const QString name = m_database.connectionName();
    m_database = QSqlDatabase();
    QSqlDatabase::removeDatabase(name);
}

Result<std::unique_ptr<SqliteConnection>> SqliteConnection::open(const std::string &file, Access access,
                                                                 Milliseconds busyTimeoutMs)
{
    std::unique_ptr<SqliteConnection> connection(new SqliteConnection(file, access, busyTimeoutMs));
    if (!connection->m_database.open())
        return storeError(file, connection->m_database.lastError());
    return connection;
}

bool SqliteConnection::execute(const std::string &sql)
{
    if (hasFailed())
        return false;
    QSqlQuery query(m_database);
    if (!query.exec(QString::fromStdString(sql)))
        fail(query.lastError());
    return !hasFailed();
}

void SqliteConnection::rollBack()
{
    // After a full disk SQLite has rolled back by itself and refuses this one.
    QSqlQuery(m_database).exec(QStringLiteral("ROLLBACK"));
}

void SqliteConnection::fail(const QSqlError &error)
{
    if (!m_error)
        m_error = storeError(m_file, error);
}

void SqliteConnection::failCorrupt(const std::string &reason)
{
    failWith(ErrorCode::StoreCorrupt, reason);
}

void SqliteConnection::failWith(ErrorCode code, const std::string &reason)
{
    if (!m_error)
        m_error = storeError(m_file, code, reason);
}

Status SqliteConnection::takeStatus()
{
    if (!m_error)
        return {};
    return *std::exchange(m_error, std::nullopt);
}

} // namespace schemabridge
