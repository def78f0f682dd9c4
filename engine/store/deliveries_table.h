#pragma once

#include "engine/ports/records.h"
#include "engine/store/names_table.h"
#include "engine/store/sqlite_statement.h"
#include "engine/store/step_key.h"

#include <optional>
#include <vector>

namespace schemabridge {

/// One row a step that is to be run or is running: few at any time, so it needs no index.
class DeliveriesTable {
public:
    DeliveriesTable(SqliteConnection &connection, NamesTable &names);

    std::optional<DeliveryRecord> load(StepNumber step);
    bool existsFor(ExecutionRow execution);
    /// Earliest first.
    std::vector<DeliveryRecord> list();

    /// A new delivery, in place of the one that may be there.
    void put(StepNumber step, Instant availableAt);
    void move(StepNumber step, Instant availableAt);
    /// @return how often the message was handed over, this time included; 0 where there is none.
    int count(StepNumber step);
    void remove(StepNumber step);
    void removeOf(ExecutionRow execution);

private:
    DeliveryRecord recordOf(const SqliteRows &rows);

    NamesTable &m_names;
    SqliteStatement m_load;
    SqliteStatement m_existsFor;
    SqliteStatement m_list;
    SqliteStatement m_put;
    SqliteStatement m_move;
    SqliteStatement m_count;
    SqliteStatement m_remove;
    SqliteStatement m_removeOf;
};

} // namespace schemabridge
