#include "engine/store/executions_table.h"

#include <algorithm>
#include <limits>

namespace schemabridge {

namespace {

#define SCHEMABRIDGE_SELECT_EXECUTION                                                                        \
    "SELECT row, id, definition, entry, trigger_kind, rule, state, created_at, finished_at,"                 \
    " started_over_from, is_live, CAST(readable_key AS BLOB), payload FROM executions "

// These numbers are in files, and in the index of migrations.cpp.
static_assert(static_cast<int>(ExecutionState::Running) == 0);
static_assert(static_cast<int>(ExecutionState::Completed) == 1);
static_assert(static_cast<int>(ExecutionState::Failed) == 2);
static_assert(static_cast<int>(ExecutionState::Cancelled) == 3);

} // namespace

ExecutionsTable::ExecutionsTable(SqliteConnection &connection, NamesTable &names)
    : m_names(names),
      m_load(connection, SCHEMABRIDGE_SELECT_EXECUTION "WHERE row = ?"),
      m_find(connection, SCHEMABRIDGE_SELECT_EXECUTION "WHERE id = ?"),
      m_list(connection, SCHEMABRIDGE_SELECT_EXECUTION
             "WHERE row < ? AND (state = ? OR ? IS NULL) AND instr(readable_key, CAST(? AS TEXT)) > 0"
             " ORDER BY row DESC LIMIT ?"),
      // Only a query that says `state <> 1` (COMPLETED) itself can use the index over the other states.
      m_listByState(connection, SCHEMABRIDGE_SELECT_EXECUTION
                    "WHERE row < ? AND state = ? AND state <> 1"
                    " AND instr(readable_key, CAST(? AS TEXT)) > 0 ORDER BY row DESC LIMIT ?"),
      m_rowOf(connection, "SELECT row FROM executions WHERE id = ?"),
      m_insert(connection,
               "INSERT INTO executions(id, definition, entry, trigger_kind, rule, state, created_at,"
               " finished_at, started_over_from, is_live, readable_key, payload)"
               " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, CAST(? AS TEXT), ?)"
               " RETURNING row"),
      m_finish(connection, "UPDATE executions SET state = ?, finished_at = ? WHERE row = ? AND state = ?"),
      m_reopen(connection, "UPDATE executions SET state = ?, finished_at = NULL WHERE row = ? AND state = ?"),
      m_finishedBefore(
          connection,
          "SELECT row, id FROM executions WHERE finished_at < ? ORDER BY finished_at, row LIMIT ?"),
      m_remove(connection, "DELETE FROM executions WHERE row = ?")
{
}

std::optional<ExecutionRecord> ExecutionsTable::load(ExecutionRow row)
{
    return firstOf(m_load.rows(row));
}

std::optional<ExecutionRecord> ExecutionsTable::find(const ExecutionId &id)
{
    return firstOf(m_find.rows(id));
}

std::vector<ExecutionRecord> ExecutionsTable::list(const ExecutionFilter &filter)
{
    const std::int64_t rowLimit =
        filter.olderThan ? filter.olderThan->value : std::numeric_limits<std::int64_t>::max();
    const int limit = std::max(filter.limit, 0);
    const bool hasIndex = filter.state && filter.state != ExecutionState::Completed;
    SqliteRows rows = hasIndex ? m_listByState.rows(rowLimit, filter.state, filter.keyContains, limit)
                               : m_list.rows(rowLimit, filter.state, filter.state, filter.keyContains, limit);
    std::vector<ExecutionRecord> found;
    while (rows.next())
        found.push_back(recordOf(rows));
    return found;
}

std::optional<ExecutionRow> ExecutionsTable::rowOf(const ExecutionId &id)
{
    const auto known = m_rows.find(id);
    if (known != m_rows.end())
        return known->second;
    const auto found = m_rowOf.number(id);
    if (!found)
        return std::nullopt;
    return m_rows[id] = ExecutionRow{*found};
}

std::optional<ExecutionRow> ExecutionsTable::insert(const ExecutionRecord &execution)
{
    // Asked first: a conflict met by the INSERT would use up a row's number. None can come in between.
    if (rowOf(execution.id))
        return std::nullopt;
    const auto row =
        m_insert.number(execution.id, execution.definition, m_names.intern(execution.entry.value),
                        m_names.intern(execution.triggerKind), m_names.intern(execution.rule),
                        execution.state, execution.createdAt, execution.finishedAt, execution.startedOverFrom,
                        static_cast<int>(execution.isLive), execution.readableKey, execution.payload);
    if (!row)
        return std::nullopt;
    return m_rows[execution.id] = ExecutionRow{*row};
}

bool ExecutionsTable::finish(ExecutionRow row, ExecutionState state, Instant now)
{
    return m_finish.change(state, now, row, ExecutionState::Running) == 1;
}

bool ExecutionsTable::reopen(ExecutionRow row)
{
    return m_reopen.change(ExecutionState::Running, row, ExecutionState::Failed) == 1;
}

std::vector<ExecutionKey> ExecutionsTable::finishedBefore(Instant limitTime, int countMax)
{
    std::vector<ExecutionKey> found;
    SqliteRows rows = m_finishedBefore.rows(limitTime, std::max(countMax, 0));
    while (rows.next())
        found.push_back({{rows.integer(0)}, rows.executionId(1)});
    return found;
}

void ExecutionsTable::remove(ExecutionRow row)
{
    m_remove.change(row);
    forget();
}

ExecutionRecord ExecutionsTable::recordOf(const SqliteRows &rows)
{
    ExecutionRecord record;
    record.row = {rows.integer(0)};
    record.id = rows.executionId(1);
    record.definition = {rows.integer(2)};
    record.entry = {m_names.name(rows.optionalInteger(3))};
    record.triggerKind = m_names.name(rows.optionalInteger(4));
    record.rule = m_names.name(rows.optionalInteger(5));
    record.state = rows.enumerator(6, ExecutionState::Cancelled);
    record.createdAt = rows.instant(7);
    record.finishedAt = rows.optionalInstant(8);
    if (!rows.isNull(9))
        record.startedOverFrom = rows.executionId(9);
    record.isLive = rows.integer(10) != 0;
    record.readableKey = rows.bytes(11);
    record.payload = rows.bytes(12);
    return record;
}

std::optional<ExecutionRecord> ExecutionsTable::firstOf(SqliteRows rows)
{
    return rows.next() ? std::optional(recordOf(rows)) : std::nullopt;
}

} // namespace schemabridge
