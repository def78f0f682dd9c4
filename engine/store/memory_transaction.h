#pragma once

#include "engine/store/memory_reading.h"

#include <vector>

namespace schemabridge {

/// The changes of StoreTransaction, made in a MemoryState that the caller keeps or throws away.
class MemoryTransaction final : public MemoryReading<StoreTransaction> {
public:
    explicit MemoryTransaction(MemoryState &state) : MemoryReading(state), m_state(state) {}

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
    std::vector<ExecutionRow> finishedBefore(Instant limitTime, int countMax) const;
    void removeExecution(ExecutionRow row);
    void removeLinesOfNoExecution(Instant limitTime, int countMax);
    bool insertStep(StepRecord step);

    /// Changes the step where it is there and `isAllowed` says so.
    template<typename Condition, typename Change>
    bool changeStep(const StepKey &key, Condition isAllowed, Change change);
    template<typename Condition>
    std::optional<Epoch> startAttempt(const StepKey &key, Condition isAllowed, const WorkerId &worker,
                                      Instant leaseUntil);
    template<typename Condition>
    bool endStep(const StepKey &key, Condition isAllowed, StepState state, Instant now);
    void moveDelivery(const StepKey &key, Instant availableAt);

    MemoryState &m_state;
    std::vector<Event> m_events;
};

} // namespace schemabridge
