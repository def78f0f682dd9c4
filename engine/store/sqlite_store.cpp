#include "engine/store/sqlite_store.h"

#include "engine/store/sqlite_transaction.h"
#include "engine/store/store_file.h"

namespace schemabridge {

namespace {

/// A connection with its tables and the statements that open and close a transaction.
class Session {
public:
    Session(std::unique_ptr<SqliteConnection> connection, const char *beginSql)
        : m_connection(std::move(connection)),
          m_tables(*m_connection),
          m_begin(*m_connection, beginSql),
          m_commit(*m_connection, "COMMIT")
    {
    }

    SqliteTables &tables() { return m_tables; }

    Status begin()
    {
        m_tables.beginTransaction();
        m_begin.change();
        return m_connection->takeStatus();
    }

    /// Commits, or rolls back where anything went wrong since begin().
    Status end()
    {
        m_commit.change();
        if (!m_connection->hasFailed())
            return {};
        return abandon();
    }

    Status abandon()
    {
        m_connection->rollBack();
        m_tables.forgetUncommitted();
        return m_connection->takeStatus();
    }

private:
    std::unique_ptr<SqliteConnection> m_connection;
    SqliteTables m_tables;
    SqliteStatement m_begin;
    SqliteStatement m_commit;
};

/// Runs `call` between begin and end; an exception passes through and nothing of it stays.
template<typename Call>
Status runWithin(Session &session, const Call &call)
{
    if (Status status = session.begin(); !status)
        return status;
    try {
        call();
    } catch (...) {
        static_cast<void>(session.abandon());
        throw;
    }
    return session.end();
}

} // namespace

/// The reader goes first: the last writer's end tidies the log away.
struct SqliteStore::Sessions {
    Session writer;
    Session reader;
};

SqliteStore::SqliteStore(std::unique_ptr<Sessions> sessions) : m_sessions(std::move(sessions)) {}

SqliteStore::~SqliteStore() = default;

Result<std::unique_ptr<SqliteStore>> SqliteStore::open(const std::string &file,
                                                       const SqliteStoreOptions &options)
{
    auto opened = openStoreFile(file, options.busyTimeoutMs);
    if (!opened)
        return opened.error();
    std::unique_ptr<Sessions> sessions(
        new Sessions{{std::move(opened->writer), "BEGIN IMMEDIATE"}, {std::move(opened->reader), "BEGIN"}});
    return std::unique_ptr<SqliteStore>(new SqliteStore(std::move(sessions)));
}

Result<std::vector<Event>> SqliteStore::transact(const std::function<void(StoreTransaction &)> &change)
{
    SqliteTransaction transaction(m_sessions->writer.tables());
    Status status = runWithin(m_sessions->writer, [&] { change(transaction); });
    if (!status)
        return status.error();
    return transaction.takeEvents();
}

Status SqliteStore::read(const std::function<void(StoreReader &)> &question)
{
    SqliteReader reader(m_sessions->reader.tables());
    return runWithin(m_sessions->reader, [&] { question(reader); });
}

} // namespace schemabridge
