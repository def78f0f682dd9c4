#pragma once

#include "engine/store/sqlite_connection.h"
#include "engine/store/sqlite_value.h"

#include <QSqlQuery>
#include <optional>
#include <string>

namespace schemabridge {

/// The rows that a statement answers, one after the other. The statement is free for its next run once these
/// are gone; only one set of rows of a statement at a time.
class SqliteRows {
public:
    /// @param query  null pointer where the statement failed: no rows then.
    SqliteRows(SqliteConnection &connection, QSqlQuery *query) : m_connection(connection), m_query(query) {}
    ~SqliteRows();
    SqliteRows(const SqliteRows &) = delete;
    SqliteRows &operator=(const SqliteRows &) = delete;

    bool next();

    bool isNull(int column) const;
    std::int64_t integer(int column) const;
    std::optional<std::int64_t> optionalInteger(int column) const;
    /// The bytes of a BLOB; text must be selected as `CAST(... AS BLOB)`, which spares its way through
    /// UTF-16.
    std::string bytes(int column) const;
    ExecutionId executionId(int column) const;
    Instant instant(int column) const;
    std::optional<Instant> optionalInstant(int column) const;

    /// What `decode` makes of the bytes. Bytes that it cannot read are a damaged file.
    template<typename Decode>
    auto decoded(int column, Decode decode) const
    {
        auto value = decode(bytes(column));
        if (!value)
            m_connection.failCorrupt("a value is not in the form in which it was written");
        return value;
    }

    /// An enumerator that is stored as its number. A number past `last` is a damaged file.
    template<typename Enumeration>
    Enumeration enumerator(int column, Enumeration last) const
    {
        const std::int64_t number = integer(column);
        if (number < 0 || number > static_cast<std::int64_t>(last)) {
            m_connection.failCorrupt("a number stands for no state or type");
            return Enumeration();
        }
        return static_cast<Enumeration>(number);
    }

private:
    SqliteConnection &m_connection;
    QSqlQuery *m_query;
};

/// One SQL statement, prepared at its first use and kept. After the connection failed it does nothing.
class SqliteStatement {
public:
    /// @param sql  with `?` for each value.
    SqliteStatement(SqliteConnection &connection, const char *sql) : m_connection(connection), m_sql(sql) {}

    /// Runs the statement with these values, which must live as long as the answer is read.
    template<typename... Values>
    SqliteRows rows(const Values &...values)
    {
        return {m_connection, execute(values...)};
    }

    /// Runs a statement that changes rows.
    /// @return how many it changed.
    template<typename... Values>
    int change(const Values &...values)
    {
        QSqlQuery *const query = execute(values...);
        return query ? query->numRowsAffected() : 0;
    }

    /// The first row's only column.
    template<typename... Values>
    std::optional<std::int64_t> number(const Values &...values)
    {
        SqliteRows found = rows(values...);
        return found.next() ? found.optionalInteger(0) : std::nullopt;
    }

private:
    template<typename... Values>
    QSqlQuery *execute(const Values &...values)
    {
        if (!prepare())
            return nullptr;
        int position = 0;
        (m_query->bindValue(position++, toSqlite(values)), ...);
        return run();
    }

    bool prepare();
    QSqlQuery *run();

    SqliteConnection &m_connection;
    const char *m_sql;
    std::optional<QSqlQuery> m_query;
};

} // namespace schemabridge
