#include "engine/store/journal_table.h"

#include "engine/store/json_column.h"

#include <algorithm>

namespace schemabridge {

namespace {

#define SCHEMABRIDGE_SELECT_EVENT                                                                            \
    "SELECT j.seq, j.time, j.type, coalesce(e.id, j.execution), j.vertex, j.attempt, j.epoch, j.worker,"     \
    " CAST(j.detail AS BLOB) FROM journal j LEFT JOIN executions e ON e.row = j.execution "

} // namespace

JournalTable::JournalTable(SqliteConnection &connection, NamesTable &names, ExecutionsTable &executions)
    : m_connection(connection),
      m_names(names),
      m_executions(executions),
      m_list(connection, SCHEMABRIDGE_SELECT_EVENT "WHERE j.seq > ? ORDER BY j.seq LIMIT ?"),
      m_listOf(connection,
               SCHEMABRIDGE_SELECT_EVENT "WHERE j.execution IN (?, ?) AND j.seq > ? ORDER BY j.seq LIMIT ?"),
      m_lastLine(connection,
                 "SELECT max((SELECT coalesce(max(seq), 0) FROM journal), (SELECT seq FROM journal_end))"),
      m_append(connection,
               "INSERT INTO journal(seq, time, type, execution, vertex, attempt, epoch, worker, detail)"
               " VALUES (?, ?, ?, ?, ?, ?, ?, ?, CAST(? AS TEXT))"),
      m_keepLastSeq(connection, "UPDATE journal_end SET seq = ?"),
      m_removeOf(connection, "DELETE FROM journal WHERE execution IN (?, ?)"),
      m_removeOfNoExecution(connection, "DELETE FROM journal WHERE seq IN (SELECT seq FROM journal"
                                        " WHERE execution IS NULL AND time < ? ORDER BY seq LIMIT ?)")
{
}

std::vector<Event> JournalTable::list(std::int64_t afterSeq, int limit,
                                      const std::optional<ExecutionId> &execution)
{
    const int bound = std::max(limit, 0);
    if (!execution)
        return eventsOf(m_list.rows(afterSeq, bound));
    const auto row = m_executions.rowOf(*execution);
    return eventsOf(m_listOf.rows(row, *execution, afterSeq, bound));
}

void JournalTable::append(Event &event)
{
    const auto row = event.execution ? m_executions.rowOf(*event.execution) : std::nullopt;
    const QVariant execution = row ? toSqlite(*row) : toSqlite(event.execution);
    const auto detail = event.detail.isNull() ? std::nullopt : std::optional(valueToColumn(event.detail));
    event.seq = lastSeq() + 1;
    m_lastSeq = event.seq;
    m_append.change(event.seq, event.time, typeNumber(event.type), execution,
                    m_names.intern(event.vertex.value), event.attempt, event.epoch,
                    m_names.intern(event.worker.value), detail);
}

NamesTable::Number JournalTable::typeNumber(EventType type)
{
    return m_names.intern(std::string(eventTypeName(type)));
}

EventType JournalTable::typeOf(NamesTable::Number number)
{
    const auto type = eventTypeFromName(m_names.name(number));
    if (!type)
        m_connection.failCorrupt("a journal line has no known type");
    return type.value_or(EventType());
}

std::int64_t JournalTable::lastSeq()
{
    if (!m_lastSeq)
        m_lastSeq = m_lastLine.number().value_or(0);
    return *m_lastSeq;
}

void JournalTable::keepLastSeq()
{
    m_keepLastSeq.change(lastSeq());
}

void JournalTable::removeOf(const ExecutionKey &execution)
{
    keepLastSeq();
    m_removeOf.change(execution.row, execution.id);
}

void JournalTable::removeOfNoExecution(Instant limitTime, int countMax)
{
    keepLastSeq();
    m_removeOfNoExecution.change(limitTime, std::max(countMax, 0));
}

std::vector<Event> JournalTable::eventsOf(SqliteRows rows)
{
    std::vector<Event> found;
    while (rows.next())
        found.push_back(eventOf(rows));
    return found;
}

Event JournalTable::eventOf(const SqliteRows &rows)
{
    Event event;
    event.seq = rows.integer(0);
    event.time = rows.instant(1);
    event.type = typeOf(rows.optionalInteger(2));
    if (!rows.isNull(3))
        event.execution = rows.executionId(3);
    event.vertex = {m_names.name(rows.optionalInteger(4))};
    event.attempt = static_cast<int>(rows.integer(5));
    event.epoch = {rows.integer(6)};
    event.worker = {m_names.name(rows.optionalInteger(7))};
    if (!rows.isNull(8))
        event.detail = rows.decoded(8, valueFromColumn).value_or(json::Value());
    return event;
}

} // namespace schemabridge
