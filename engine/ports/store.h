#pragma once

#include "engine/base/result.h"
#include "engine/ports/event.h"
#include "engine/ports/records.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace schemabridge {

/// Which executions a listing wants, newest first.
struct ExecutionFilter {
    std::optional<ExecutionState> state;
    std::string keyContains; ///< part of the readable key; empty for any
    std::optional<ExecutionRow> olderThan;
    int limit = 100;
};

/// What can be asked of a store. Valid within the call that it was handed to, on that thread.
///
/// A store that meets an error in the middle answers every further question with nothing; the error comes out
/// of Store::read() or Store::transact(), and whoever asked draws no conclusion before that.
class StoreReader {
public:
    virtual ~StoreReader() = default;

    virtual std::optional<ExecutionRecord> execution(ExecutionRow row) = 0;
    virtual std::optional<ExecutionRecord> findExecution(const ExecutionId &id) = 0;
    virtual std::vector<ExecutionRecord> executions(const ExecutionFilter &filter) = 0;

    /// The first execution that this explicit key started and that still exists.
    virtual std::optional<DedupKeyRecord> findKey(const KeyHash &hash) = 0;

    /// The workflow file's text; empty where there is no such row.
    virtual std::string definition(DefinitionRow row) = 0;

    virtual std::optional<StepRecord> step(ExecutionRow execution, const VertexId &vertex) = 0;
    /// Every step of the execution that is not PENDING, in the order of their dispatch.
    virtual std::vector<StepRecord> steps(ExecutionRow execution) = 0;

    virtual std::optional<DeliveryRecord> delivery(ExecutionRow execution, const VertexId &vertex) = 0;
    /// True while a step of the execution is DISPATCHED or EXECUTING.
    virtual bool hasDeliveries(ExecutionRow execution) = 0;
    /// All of them, earliest first.
    virtual std::vector<DeliveryRecord> deliveries() = 0;

    /// Journal lines after `seq`, ascending; of one execution where one is named.
    virtual std::vector<Event> events(std::int64_t afterSeq, int limit,
                                      std::optional<ExecutionId> execution) = 0;
};

/// What can be changed, each guard being one conditional UPDATE: a `false` or an empty answer says that the
/// row was not in the state that the change demands, and that nothing changed.
class StoreTransaction : public StoreReader {
public:
    /// The row of this exact text, made where it is new.
    virtual DefinitionRow internDefinition(const std::string &text) = 0;

    /// @return the new row, or nothing where an execution with this id exists (unique index).
    virtual std::optional<ExecutionRow> insertExecution(const ExecutionRecord &execution) = 0;
    /// RUNNING → `state`.
    virtual bool finishExecution(ExecutionRow row, ExecutionState state, Instant now) = 0;
    /// FAILED → RUNNING.
    virtual bool reopenExecution(ExecutionRow row) = 0;
    /// Removes executions that finished before `limitTime`, with all that belongs to them; at most
    /// `countMax`. As many older journal lines of no execution (refused triggers) go with them; texts of
    /// workflows stay.
    /// @return how many executions.
    virtual int removeFinishedBefore(Instant limitTime, int countMax) = 0;

    /// Remembers an explicit key. There is no uniqueness: two may be remembered (design: identity).
    virtual void insertKey(const DedupKeyRecord &key) = 0;

    /// PENDING → DISPATCHED, with its delivery.
    virtual bool dispatchStep(ExecutionRow execution, const VertexId &vertex, const VertexId &inputFrom,
                              Instant availableAt) = 0;
    /// PENDING → SKIPPED.
    virtual bool skipStep(ExecutionRow execution, const VertexId &vertex, Instant now) = 0;
    /// DISPATCHED → EXECUTING: raises epoch and attempt, names the worker, sets the lease, moves the delivery
    /// to its end.
    virtual std::optional<Epoch> claimStep(ExecutionRow execution, const VertexId &vertex,
                                           const WorkerId &worker, Instant leaseUntil) = 0;
    /// EXECUTING with a lease that ran out at or before `now` → EXECUTING under a new epoch; else as
    /// claimStep().
    virtual std::optional<Epoch> takeOverStep(ExecutionRow execution, const VertexId &vertex,
                                              const WorkerId &worker, Instant leaseUntil, Instant now) = 0;
    /// EXECUTING under this epoch: the lease and the delivery move.
    virtual bool renewLease(ExecutionRow execution, const VertexId &vertex, Epoch epoch,
                            Instant leaseUntil) = 0;
    /// EXECUTING under this epoch, nothing recorded yet: keeps what will be sent.
    virtual bool recordRequest(ExecutionRow execution, const VertexId &vertex, Epoch epoch,
                               const std::string &request) = 0;
    /// EXECUTING under this epoch → COMPLETED; the delivery goes.
    virtual bool completeStep(ExecutionRow execution, const VertexId &vertex, Epoch epoch,
                              const json::Value &output, const std::vector<EdgeId> &takenEdges,
                              Instant now) = 0;
    /// EXECUTING under this epoch → FAILED; the delivery goes.
    virtual bool failStep(ExecutionRow execution, const VertexId &vertex, Epoch epoch, const Error &error,
                          Instant now) = 0;
    /// EXECUTING under this epoch → DISPATCHED, to be delivered at `availableAt`, its deliveries counted
    /// from 0 again; retriesUsed + 1.
    virtual bool rescheduleStep(ExecutionRow execution, const VertexId &vertex, Epoch epoch,
                                Instant availableAt) = 0;
    /// FAILED → DISPATCHED, with a new delivery; retriesUsed back to 0, the recorded request stays.
    virtual bool retryStep(ExecutionRow execution, const VertexId &vertex, Instant availableAt) = 0;
    /// DISPATCHED or EXECUTING → CANCELLED; the delivery goes.
    virtual bool cancelStep(ExecutionRow execution, const VertexId &vertex, Instant now) = 0;

    /// Counts one hand-over of the message. @return how often it was handed over, this time included; 0 where
    /// there is no delivery.
    virtual int countDelivery(ExecutionRow execution, const VertexId &vertex) = 0;
    virtual void removeDelivery(ExecutionRow execution, const VertexId &vertex) = 0;

    /// Adds a line to the journal. The store gives `seq`; the caller's is ignored.
    virtual void append(Event event) = 0;
};

/// Durable state of one workspace. One writer at a time, readers beside it.
class Store {
public:
    virtual ~Store() = default;

    /// Runs `change` in one transaction. Success means: durable, and these events were written with it.
    /// Errors: STORE_UNAVAILABLE, STORE_READ_ONLY, STORE_FULL, STORE_CORRUPT; then nothing at all was
    /// changed.
    virtual Result<std::vector<Event>> transact(const std::function<void(StoreTransaction &)> &change) = 0;

    /// Runs `question` on one consistent snapshot.
    virtual Status read(const std::function<void(StoreReader &)> &question) = 0;
};

} // namespace schemabridge
