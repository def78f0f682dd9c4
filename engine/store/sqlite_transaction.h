#pragma once

#include "engine/store/sqlite_reading.h"

#include <vector>

namespace schemabridge {

/// The changes of StoreTransaction, made in the tables within a transaction that the caller has begun and
/// will end.
class SqliteTransaction final : public SqliteReading<StoreTransaction> {
public:
    explicit SqliteTransaction(SqliteTables &tables) : SqliteReading(tables) {}

    std::vector<Event> takeEvents() { return std::move(m_events); }

    DefinitionRow internDefinition(const std::string &text) override;

    std::optional<ExecutionRow> insertExecution(const ExecutionRecord &execution) override;
    bool finishExecution(ExecutionRow row, ExecutionState state, Instant now) override;
    bool reopenExecution(ExecutionRow row) override;
    int removeFinishedBefore(Instant limitTime, int countMax) override;

    void insertKey(const DedupKeyRecord &key) override;

    bool dispatchStep(ExecutionRow execution, const VertexId &vertex, const VertexId &inputFrom,
                      Instant availableAt) override;
    bool skipStep(ExecutionRow execution, const VertexId &vertex, Instant now) override;
    std::optional<Epoch> claimStep(ExecutionRow execution, const VertexId &vertex, const WorkerId &worker,
                                   Instant leaseUntil) override;
    std::optional<Epoch> takeOverStep(ExecutionRow execution, const VertexId &vertex, const WorkerId &worker,
                                      Instant leaseUntil, Instant now) override;
    bool renewLease(ExecutionRow execution, const VertexId &vertex, Epoch epoch, Instant leaseUntil) override;
    bool recordRequest(ExecutionRow execution, const VertexId &vertex, Epoch epoch,
                       const std::string &request) override;
    bool completeStep(ExecutionRow execution, const VertexId &vertex, Epoch epoch, const json::Value &output,
                      const std::vector<EdgeId> &takenEdges, Instant now) override;
    bool failStep(ExecutionRow execution, const VertexId &vertex, Epoch epoch, const Error &error,
                  Instant now) override;
    bool rescheduleStep(ExecutionRow execution, const VertexId &vertex, Epoch epoch,
                        Instant availableAt) override;
    bool retryStep(ExecutionRow execution, const VertexId &vertex, Instant availableAt) override;
    bool cancelStep(ExecutionRow execution, const VertexId &vertex, Instant now) override;

    int countDelivery(ExecutionRow execution, const VertexId &vertex) override;
    void removeDelivery(ExecutionRow execution, const VertexId &vertex) override;

    void append(Event event) override;

private:
    void removeExecution(const ExecutionKey &execution);

    std::vector<Event> m_events;
};

} // namespace schemabridge
