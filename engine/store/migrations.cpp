#include "engine/store/migrations.h"

#include "engine/store/sqlite_statement.h"

namespace schemabridge {

namespace {

/// The numbers for states are those of the enumerations. Columns that are mostly NULL, 0 or 1 take no byte.
const Migration firstVersion = {
    "CREATE TABLE names ("
    " number INTEGER PRIMARY KEY,"
    " name TEXT NOT NULL UNIQUE)",

    "CREATE TABLE definitions ("
    " row INTEGER PRIMARY KEY,"
    " hash BLOB NOT NULL UNIQUE,"
    " text TEXT NOT NULL)",

    // AUTOINCREMENT: a worker that comes too late must not meet another execution in its old row.
    "CREATE TABLE executions ("
    " row INTEGER PRIMARY KEY AUTOINCREMENT,"
    " id BLOB NOT NULL UNIQUE,"
    " definition INTEGER NOT NULL,"
    " entry INTEGER,"
    " trigger_kind INTEGER,"
    " rule INTEGER,"
    " state INTEGER NOT NULL,"
    " created_at INTEGER NOT NULL,"
    " finished_at INTEGER,"
    " started_over_from BLOB,"
    " is_live INTEGER NOT NULL,"
    " readable_key TEXT NOT NULL,"
    " payload BLOB NOT NULL)",
    "CREATE INDEX executions_finished ON executions(finished_at) WHERE finished_at IS NOT NULL",
    // Nearly all executions are COMPLETED in the end; the others are listed without passing by those.
    "CREATE INDEX executions_not_completed ON executions(state) WHERE state <> 1",

    "CREATE TABLE steps ("
    " step INTEGER PRIMARY KEY,"
    " ordinal INTEGER NOT NULL,"
    " state INTEGER NOT NULL,"
    " attempt INTEGER NOT NULL,"
    " epoch INTEGER NOT NULL,"
    " retries_used INTEGER NOT NULL,"
    " worker INTEGER,"
    " lease_until INTEGER,"
    " input_from INTEGER,"
    " finished_at INTEGER,"
    " taken_edges TEXT,"
    " error TEXT,"
    " output TEXT,"
    " request BLOB)",

    "CREATE TABLE deliveries ("
    " step INTEGER PRIMARY KEY,"
    " available_at INTEGER NOT NULL,"
    " delivered_count INTEGER NOT NULL)",

    "CREATE TABLE dedup_keys ("
    " execution INTEGER NOT NULL,"
    " hash BLOB NOT NULL,"
    " created_at INTEGER NOT NULL,"
    " readable_key TEXT,"
    " PRIMARY KEY (execution, hash)) WITHOUT ROWID",
    "CREATE INDEX dedup_keys_hash ON dedup_keys(hash)",

    // `execution` has no type: it holds a row, or the 32 bytes of an id.
    "CREATE TABLE journal ("
    " seq INTEGER PRIMARY KEY,"
    " time INTEGER NOT NULL,"
    " type INTEGER NOT NULL,"
    " execution,"
    " vertex INTEGER,"
    " attempt INTEGER NOT NULL,"
    " epoch INTEGER NOT NULL,"
    " worker INTEGER,"
    " detail TEXT)",
    "CREATE INDEX journal_execution ON journal(execution)",
    // The last number given, kept for when the lines that had it are removed.
    "CREATE TABLE journal_end (seq INTEGER NOT NULL)",
    "INSERT INTO journal_end VALUES (0)",
};

bool applyAll(SqliteConnection &connection, std::span<const Migration> migrations)
{
    for (const Migration &migration : migrations) {
        for (const std::string_view statement : migration) {
            if (!connection.execute(std::string(statement)))
                return false;
        }
    }
    return true;
}

bool writeVersion(SqliteConnection &connection, std::size_t version)
{
    return connection.execute("PRAGMA application_id = " + std::to_string(storeApplicationId)) &&
           connection.execute("PRAGMA user_version = " + std::to_string(version));
}

/// Within the transaction, so that of two processes that open an old file one migrates and the other finds it
/// done.
bool migrateFrom(SqliteConnection &connection, int version, std::span<const Migration> migrations)
{
    const auto missing = migrations.subspan(static_cast<std::size_t>(version));
    return missing.empty() || (applyAll(connection, missing) && writeVersion(connection, migrations.size()));
}

} // namespace

std::span<const Migration> storeMigrations()
{
    return {&firstVersion, 1};
}

Status checkVersion(const StoreVersion &found, int versionMax)
{
    if (found.isEmpty && found.version == 0)
        return {};
    if (found.applicationId != storeApplicationId)
        return Error{ErrorCode::StoreCorrupt, {{"reason", "this is another program's database"}}};
    if (found.version > versionMax)
        return Error{ErrorCode::StoreNewer,
                     {{"reason", "a newer version of this program has written it"},
                      {"version", std::to_string(found.version)},
                      {"versionMax", std::to_string(versionMax)}}};
    return {};
}

Result<StoreVersion> readVersion(SqliteConnection &connection)
{
    const auto number = [&connection](const char *sql) {
        return static_cast<int>(SqliteStatement(connection, sql).number().value_or(0));
    };
    StoreVersion found;
    found.applicationId = number("PRAGMA application_id");
    found.version = number("PRAGMA user_version");
    found.isEmpty = number("SELECT count(*) FROM sqlite_schema") == 0;
    if (Status status = connection.takeStatus(); !status)
        return status.error();
    return found;
}

Status migrate(SqliteConnection &connection, std::span<const Migration> migrations)
{
    connection.execute("BEGIN IMMEDIATE");
    if (Status status = connection.takeStatus(); !status)
        return status;
    const auto found = readVersion(connection);
    Status allowed = found ? checkVersion(*found, static_cast<int>(migrations.size())) : found.error();
    if (!allowed) {
        connection.rollBack();
        return allowed;
    }
    const bool isDone = migrateFrom(connection, found->version, migrations) && connection.execute("COMMIT");
    if (!isDone)
        connection.rollBack();
    return connection.takeStatus();
}

} // namespace schemabridge
