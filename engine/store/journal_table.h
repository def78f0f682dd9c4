#pragma once

#include "engine/ports/event.h"
#include "engine/store/executions_table.h"
#include "engine/store/names_table.h"
#include "engine/store/sqlite_statement.h"

#include <optional>
#include <vector>

namespace schemabridge {

/// One row an event. A row refers to its execution by row, or by id where the execution is not (yet) there.
class JournalTable {
public:
    JournalTable(SqliteConnection &connection, NamesTable &names, ExecutionsTable &executions);

    std::vector<Event> list(std::int64_t afterSeq, int limit, const std::optional<ExecutionId> &execution);

    /// Writes the event under the next number, and puts that into it.
    void append(Event &event);
    /// No number of a removed line is given again.
    void removeOf(const ExecutionKey &execution);
    /// Removes the oldest lines of no execution; they tell of refused triggers.
    void removeOfNoExecution(Instant limitTime, int countMax);

    /// Forgets the last number: another process may have written since.
    void forget() { m_lastSeq.reset(); }

private:
    NamesTable::Number typeNumber(EventType type);
    EventType typeOf(NamesTable::Number number);
    std::int64_t lastSeq();
    void keepLastSeq();
    Event eventOf(const SqliteRows &rows);
    std::vector<Event> eventsOf(SqliteRows rows);

    SqliteConnection &m_connection;
    NamesTable &m_names;
    ExecutionsTable &m_executions;
    SqliteStatement m_list;
    SqliteStatement m_listOf;
    SqliteStatement m_lastLine;
    SqliteStatement m_append;
    SqliteStatement m_keepLastSeq;
    SqliteStatement m_removeOf;
    SqliteStatement m_removeOfNoExecution;
    std::optional<std::int64_t> m_lastSeq;
};

} // namespace schemabridge
