#include "engine/store/deliveries_table.h"

namespace schemabridge {

DeliveriesTable::DeliveriesTable(SqliteConnection &connection, NamesTable &names)
    : m_names(names),
      m_load(connection, "SELECT step, available_at, delivered_count FROM deliveries WHERE step = ?"),
      m_existsFor(connection, "SELECT 1 FROM deliveries WHERE step BETWEEN ? AND ? LIMIT 1"),
      m_list(connection,
             "SELECT step, available_at, delivered_count FROM deliveries LEFT JOIN steps USING (step)"
             " ORDER BY available_at, step >> 24, ordinal"),
      m_put(connection, "REPLACE INTO deliveries(step, available_at, delivered_count) VALUES (?, ?, 0)"),
      m_move(connection, "UPDATE deliveries SET available_at = ? WHERE step = ?"),
      m_count(connection, "UPDATE deliveries SET delivered_count = delivered_count + 1 WHERE step = ?"
                          " RETURNING delivered_count"),
      m_remove(connection, "DELETE FROM deliveries WHERE step = ?"),
      m_removeOf(connection, "DELETE FROM deliveries WHERE step BETWEEN ? AND ?")
{
    static_assert(vertexBits == 24, "the listing's order says so too");
}

std::optional<DeliveryRecord> DeliveriesTable::load(StepNumber step)
{
    SqliteRows rows = m_load.rows(step);
    return rows.next() ? std::optional(recordOf(rows)) : std::nullopt;
}

bool DeliveriesTable::existsFor(ExecutionRow execution)
{
    return m_existsFor.number(firstStepNumber(execution), lastStepNumber(execution)).has_value();
}

std::vector<DeliveryRecord> DeliveriesTable::list()
{
    std::vector<DeliveryRecord> found;
    SqliteRows rows = m_list.rows();
    while (rows.next())
        found.push_back(recordOf(rows));
    return found;
}

void DeliveriesTable::put(StepNumber step, Instant availableAt)
{
    m_put.change(step, availableAt);
}

void DeliveriesTable::move(StepNumber step, Instant availableAt)
{
    m_move.change(availableAt, step);
}

int DeliveriesTable::count(StepNumber step)
{
    return static_cast<int>(m_count.number(step).value_or(0));
}

void DeliveriesTable::remove(StepNumber step)
{
    m_remove.change(step);
}

void DeliveriesTable::removeOf(ExecutionRow execution)
{
    m_removeOf.change(firstStepNumber(execution), lastStepNumber(execution));
}

DeliveryRecord DeliveriesTable::recordOf(const SqliteRows &rows)
{
    const StepNumber step = rows.integer(0);
    return {executionOf(step),
            {m_names.name(vertexNumberOf(step))},
            rows.instant(1),
            static_cast<int>(rows.integer(2))};
}

} // namespace schemabridge
