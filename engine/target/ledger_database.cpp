#include "engine/target/ledger_database.h"

#include <QSqlError>
#include <QUuid>

#include <array>
#include <utility>

namespace schemabridge::target {

namespace {

constexpr int schemaVersion = 1;

const std::array<const char *, 5> settings = {
    "PRAGMA journal_mode = WAL",
    // The ledger need not outlive a power cut: it is a test's target. A killed process loses nothing.
    "PRAGMA synchronous = OFF",
    "PRAGMA temp_store = MEMORY",
    "PRAGMA cache_size = -16000",
    "PRAGMA wal_autocheckpoint = 4000",
};

const std::array<const char *, 4> tables = {
    "CREATE TABLE IF NOT EXISTS entries (seq INTEGER PRIMARY KEY, time_ms INTEGER NOT NULL, host TEXT NOT "
    "NULL,"
    " route TEXT NOT NULL, key TEXT NOT NULL, body_hash TEXT NOT NULL, kind INTEGER NOT NULL,"
    " first INTEGER NOT NULL, status INTEGER NOT NULL, answer TEXT NOT NULL)",
    "CREATE TABLE IF NOT EXISTS keys (scope TEXT PRIMARY KEY, fingerprint TEXT NOT NULL, since_ms INTEGER "
    "NOT NULL,"
    " entry INTEGER NOT NULL, failed INTEGER NOT NULL, resource TEXT NOT NULL) WITHOUT ROWID",
    "CREATE TABLE IF NOT EXISTS resources (host TEXT NOT NULL, path TEXT NOT NULL, collection TEXT NOT NULL,"
    " value TEXT NOT NULL, made INTEGER NOT NULL, entry INTEGER NOT NULL, PRIMARY KEY (host, path)) WITHOUT "
    "ROWID",
    "CREATE INDEX IF NOT EXISTS resources_of_collection ON resources (host, collection, made)",
};

/// SQLite's result codes 11 and 26: the file is damaged, or no database at all.
bool isCorrupt(const QSqlError &error)
{
    const QString code = error.nativeErrorCode();
    return code == QLatin1String("11") || code == QLatin1String("26");
}

} // namespace

LedgerDatabase::LedgerDatabase(QString name, std::filesystem::path file)
    : m_name(std::move(name)), m_file(std::move(file))
{
}

LedgerDatabase::~LedgerDatabase()
{
    {
        QSqlDatabase database = connection();
        if (m_inTransaction)
            QSqlQuery(database).exec(QStringLiteral("ROLLBACK"));
        database.close();
    }
    QSqlDatabase::removeDatabase(m_name);
}

QSqlDatabase LedgerDatabase::connection() const
{
    return QSqlDatabase::database(m_name, false);
}

Error LedgerDatabase::error(ErrorCode code, const QString &reason) const
{
    return {code, {{"file", m_file.string()}, {"reason", reason.toStdString()}}};
}

Result<std::unique_ptr<LedgerDatabase>> LedgerDatabase::open(const std::filesystem::path &file)
{
    const QString name =
        QStringLiteral("target-ledger-") + QUuid::createUuid().toString(QUuid::WithoutBraces);
    std::unique_ptr<LedgerDatabase> opened(new LedgerDatabase(name, file));
    if (const Status status = opened->connect(); !status)
        return status.error();
    if (const Status status = opened->checkVersion(); !status)
        return status.error();
    if (const Status status = opened->createTables(); !status)
        return status.error();
    return opened;
}

Status LedgerDatabase::connect()
{
    QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), m_name);
    database.setDatabaseName(QString::fromStdString(m_file.string()));
    database.setConnectOptions(QStringLiteral("QSQLITE_BUSY_TIMEOUT=10000"));
    if (database.open())
        return {};
    return error(ErrorCode::StoreUnavailable, database.lastError().databaseText());
}

Status LedgerDatabase::checkVersion()
{
    QSqlQuery query(connection());
    if (!query.exec(QStringLiteral("PRAGMA user_version")) || !query.next())
        return error(isCorrupt(query.lastError()) ? ErrorCode::StoreCorrupt : ErrorCode::StoreUnavailable,
                     query.lastError().databaseText());
    const int version = query.value(0).toInt();
    if (version > schemaVersion)
        return error(ErrorCode::StoreNewer, QStringLiteral("version %1").arg(version));
    return {};
}

Status LedgerDatabase::createTables()
{
    QSqlQuery query(connection());
    bool isDone = true;
    for (const char *setting : settings)
        isDone = isDone && query.exec(QLatin1String(setting));
    for (const char *table : tables)
        isDone = isDone && query.exec(QLatin1String(table));
    isDone = isDone && query.exec(QStringLiteral("PRAGMA user_version = %1").arg(schemaVersion));
    if (isDone)
        return {};
    return error(isCorrupt(query.lastError()) ? ErrorCode::StoreCorrupt : ErrorCode::StoreUnavailable,
                 query.lastError().databaseText());
}

QSqlQuery LedgerDatabase::prepare(const QString &sql) const
{
    QSqlQuery statement(connection());
    statement.setForwardOnly(true);
    statement.prepare(sql);
    return statement;
}

bool LedgerDatabase::run(QSqlQuery &statement, const QVariantList &values)
{
    for (int i = 0; i < values.size(); ++i)
        statement.bindValue(i, values[i]);
    if (statement.exec())
        return true;
    if (!m_fault)
        m_fault = error(ErrorCode::StoreUnavailable, statement.lastError().databaseText());
    return false;
}

void LedgerDatabase::begin()
{
    if (m_inTransaction)
        return;
    QSqlQuery query(connection());
    m_inTransaction = true;
    if (!query.exec(QStringLiteral("BEGIN IMMEDIATE")) && !m_fault)
        m_fault = error(ErrorCode::StoreUnavailable, query.lastError().databaseText());
}

Status LedgerDatabase::commit()
{
    if (!m_inTransaction)
        return {};
    m_inTransaction = false;
    QSqlQuery query(connection());
    if (!m_fault && query.exec(QStringLiteral("COMMIT")))
        return {};
    const Error fault =
        m_fault.value_or(error(ErrorCode::StoreUnavailable, query.lastError().databaseText()));
    m_fault.reset();
    query.exec(QStringLiteral("ROLLBACK"));
    return fault;
}

} // namespace schemabridge::target
