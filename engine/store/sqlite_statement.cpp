#include "engine/store/sqlite_statement.h"

#include <algorithm>

namespace schemabridge {

SqliteRows::~SqliteRows()
{
    // An unfinished statement would hold the transaction's snapshot.
    if (m_query)
        m_query->finish();
}

bool SqliteRows::next()
{
    if (!m_query || m_connection.hasFailed())
        return false;
    if (m_query->next())
        return true;
    if (m_query->lastError().isValid())
        m_connection.fail(m_query->lastError());
    return false;
}

bool SqliteRows::isNull(int column) const
{
    return m_query->isNull(column);
}

std::int64_t SqliteRows::integer(int column) const
{
    return m_query->value(column).toLongLong();
}

std::optional<std::int64_t> SqliteRows::optionalInteger(int column) const
{
    return isNull(column) ? std::nullopt : std::optional(integer(column));
}

std::string SqliteRows::bytes(int column) const
{
    return m_query->value(column).toByteArray().toStdString();
}

ExecutionId SqliteRows::executionId(int column) const
{
    const QByteArray value = m_query->value(column).toByteArray();
    ExecutionId id;
    if (value.size() == static_cast<qsizetype>(id.bytes.size()))
        std::copy(value.begin(), value.end(), id.bytes.begin());
    else
        m_connection.failCorrupt("an execution id has not 32 bytes");
    return id;
}

Instant SqliteRows::instant(int column) const
{
    return fromEpochMs(integer(column));
}

std::optional<Instant> SqliteRows::optionalInstant(int column) const
{
    return isNull(column) ? std::nullopt : std::optional(instant(column));
}

bool SqliteStatement::prepare()
{
    if (m_connection.hasFailed())
        return false;
    if (m_query)
        return true;
    m_query.emplace(m_connection.database());
    m_query->setForwardOnly(true);
    if (m_query->prepare(QString::fromUtf8(m_sql)))
        return true;
    m_connection.fail(m_query->lastError());
    m_query.reset();
    return false;
}

QSqlQuery *SqliteStatement::run()
{
    if (m_query->exec())
        return &*m_query;
    m_connection.fail(m_query->lastError());
    m_query->finish();
    return nullptr;
}

} // namespace schemabridge
