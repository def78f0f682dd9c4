#pragma once

#include "engine/ports/store.h"
#include "engine/store/names_table.h"
#include "engine/store/sqlite_statement.h"

#include <optional>
#include <unordered_map>
#include <vector>

namespace schemabridge {

/// The two names of an execution.
struct ExecutionKey {
    ExecutionRow row;
    ExecutionId id;
};

/// One row a run of a workflow. Everything else refers to it by its row, which is never given twice.
class ExecutionsTable {
public:
    ExecutionsTable(SqliteConnection &connection, NamesTable &names);

    std::optional<ExecutionRecord> load(ExecutionRow row);
    std::optional<ExecutionRecord> find(const ExecutionId &id);
    std::vector<ExecutionRecord> list(const ExecutionFilter &filter);
    /// @return nothing where no execution has this id.
    std::optional<ExecutionRow> rowOf(const ExecutionId &id);

    std::optional<ExecutionRow> insert(const ExecutionRecord &execution);
    bool finish(ExecutionRow row, ExecutionState state, Instant now);
    bool reopen(ExecutionRow row);

    /// Those that finished first.
    std::vector<ExecutionKey> finishedBefore(Instant limitTime, int countMax);
    void remove(ExecutionRow row);

    /// Forgets rows found in an earlier transaction: another process may have removed them since.
    void forget() { m_rows.clear(); }

private:
    ExecutionRecord recordOf(const SqliteRows &rows);
    std::optional<ExecutionRecord> firstOf(SqliteRows rows);

    NamesTable &m_names;
    SqliteStatement m_load;
    SqliteStatement m_find;
    SqliteStatement m_list;
    SqliteStatement m_listByState;
    SqliteStatement m_rowOf;
    SqliteStatement m_insert;
    SqliteStatement m_finish;
    SqliteStatement m_reopen;
    SqliteStatement m_finishedBefore;
    SqliteStatement m_remove;
    std::unordered_map<ExecutionId, ExecutionRow> m_rows;
};

} // namespace schemabridge
