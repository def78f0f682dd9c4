#pragma once

#include "engine/ports/store.h"
#include "engine/store/sqlite_tables.h"

namespace schemabridge {

/// The questions of StoreReader, asked of the tables.
/// @tparam Base  StoreReader or StoreTransaction, whose questions are the same.
template<typename Base>
class SqliteReading : public Base {
public:
    explicit SqliteReading(SqliteTables &tables) : m_tables(tables) {}

    std::optional<ExecutionRecord> execution(ExecutionRow row) override
    {
        return kept(m_tables.executions.load(row));
    }

    std::optional<ExecutionRecord> findExecution(const ExecutionId &id) override
    {
        return kept(m_tables.executions.find(id));
    }

    std::vector<ExecutionRecord> executions(const ExecutionFilter &filter) override
    {
        return kept(m_tables.executions.list(filter));
    }

    std::optional<DedupKeyRecord> findKey(const KeyHash &hash) override
    {
        return kept(m_tables.keys.find(hash));
    }

    std::string definition(DefinitionRow row) override { return kept(m_tables.definitions.text(row)); }

    std::optional<StepRecord> step(ExecutionRow execution, const VertexId &vertex) override
    {
        const auto number = m_tables.findStep(execution, vertex);
        return number ? kept(m_tables.steps.load(*number)) : std::nullopt;
    }

    std::vector<StepRecord> steps(ExecutionRow execution) override
    {
        return kept(m_tables.steps.list(execution));
    }

    std::optional<DeliveryRecord> delivery(ExecutionRow execution, const VertexId &vertex) override
    {
        const auto number = m_tables.findStep(execution, vertex);
        return number ? kept(m_tables.deliveries.load(*number)) : std::nullopt;
    }

    bool hasDeliveries(ExecutionRow execution) override { return m_tables.deliveries.existsFor(execution); }

    std::vector<DeliveryRecord> deliveries() override { return kept(m_tables.deliveries.list()); }

    std::vector<Event> events(std::int64_t afterSeq, int limit, std::optional<ExecutionId> execution) override
    {
        return kept(m_tables.journal.list(afterSeq, limit, execution));
    }

protected:
    SqliteTables &tables() { return m_tables; }

private:
    /// The answer, or nothing at all where the error came up within it.
    template<typename Answer>
    Answer kept(Answer answer) const
    {
        return m_tables.connection.hasFailed() ? Answer() : answer;
    }

    SqliteTables &m_tables;
};

using SqliteReader = SqliteReading<StoreReader>;

} // namespace schemabridge
