#include "engine/store/sqlite_transaction.h"

namespace schemabridge {

DefinitionRow SqliteTransaction::internDefinition(const std::string &text)
{
    return tables().definitions.intern(text);
}

std::optional<ExecutionRow> SqliteTransaction::insertExecution(const ExecutionRecord &execution)
{
    return tables().executions.insert(execution);
}

bool SqliteTransaction::finishExecution(ExecutionRow row, ExecutionState state, Instant now)
{
    return tables().executions.finish(row, state, now);
}

bool SqliteTransaction::reopenExecution(ExecutionRow row)
{
    return tables().executions.reopen(row);
}

int SqliteTransaction::removeFinishedBefore(Instant limitTime, int countMax)
{
    const std::vector<ExecutionKey> finished = tables().executions.finishedBefore(limitTime, countMax);
    for (const ExecutionKey &execution : finished)
        removeExecution(execution);
    tables().journal.removeOfNoExecution(limitTime, countMax);
    return static_cast<int>(finished.size());
}

void SqliteTransaction::removeExecution(const ExecutionKey &execution)
{
    tables().steps.removeOf(execution.row);
    tables().deliveries.removeOf(execution.row);
    tables().keys.removeOf(execution.row);
    tables().journal.removeOf(execution);
    tables().executions.remove(execution.row);
}

void SqliteTransaction::insertKey(const DedupKeyRecord &key)
{
    tables().keys.insert(key);
}

bool SqliteTransaction::dispatchStep(ExecutionRow execution, const VertexId &vertex,
                                     const VertexId &inputFrom, Instant availableAt)
{
    const auto step = tables().internStep(execution, vertex);
    if (!step || !tables().steps.insertDispatched(*step, inputFrom))
        return false;
    tables().deliveries.put(*step, availableAt);
    return true;
}

bool SqliteTransaction::skipStep(ExecutionRow execution, const VertexId &vertex, Instant now)
{
    const auto step = tables().internStep(execution, vertex);
    return step && tables().steps.insertSkipped(*step, now);
}

std::optional<Epoch> SqliteTransaction::claimStep(ExecutionRow execution, const VertexId &vertex,
                                                  const WorkerId &worker, Instant leaseUntil)
{
    const auto step = tables().findStep(execution, vertex);
    const auto epoch = step ? tables().steps.claim(*step, worker, leaseUntil) : std::nullopt;
    if (epoch)
        tables().deliveries.move(*step, leaseUntil);
    return epoch;
}

std::optional<Epoch> SqliteTransaction::takeOverStep(ExecutionRow execution, const VertexId &vertex,
                                                     const WorkerId &worker, Instant leaseUntil, Instant now)
{
    const auto step = tables().findStep(execution, vertex);
    const auto epoch = step ? tables().steps.takeOver(*step, worker, leaseUntil, now) : std::nullopt;
    if (epoch)
        tables().deliveries.move(*step, leaseUntil);
    return epoch;
}

bool SqliteTransaction::renewLease(ExecutionRow execution, const VertexId &vertex, Epoch epoch,
                                   Instant leaseUntil)
{
    const auto step = tables().findStep(execution, vertex);
    if (!step || !tables().steps.renewLease(*step, epoch, leaseUntil))
        return false;
    tables().deliveries.move(*step, leaseUntil);
    return true;
}

bool SqliteTransaction::recordRequest(ExecutionRow execution, const VertexId &vertex, Epoch epoch,
                                      const std::string &request)
{
    const auto step = tables().findStep(execution, vertex);
    return step && tables().steps.recordRequest(*step, epoch, request);
}

bool SqliteTransaction::completeStep(ExecutionRow execution, const VertexId &vertex, Epoch epoch,
                                     const json::Value &output, const std::vector<EdgeId> &takenEdges,
                                     Instant now)
{
    const auto step = tables().findStep(execution, vertex);
    if (!step || !tables().steps.complete(*step, epoch, output, takenEdges, now))
        return false;
    tables().deliveries.remove(*step);
    return true;
}

bool SqliteTransaction::failStep(ExecutionRow execution, const VertexId &vertex, Epoch epoch,
                                 const Error &error, Instant now)
{
    const auto step = tables().findStep(execution, vertex);
    if (!step || !tables().steps.fail(*step, epoch, error, now))
        return false;
    tables().deliveries.remove(*step);
    return true;
}

bool SqliteTransaction::rescheduleStep(ExecutionRow execution, const VertexId &vertex, Epoch epoch,
                                       Instant availableAt)
{
    const auto step = tables().findStep(execution, vertex);
    if (!step || !tables().steps.reschedule(*step, epoch))
        return false;
    tables().deliveries.put(*step, availableAt);
    return true;
}

bool SqliteTransaction::retryStep(ExecutionRow execution, const VertexId &vertex, Instant availableAt)
{
    const auto step = tables().findStep(execution, vertex);
    if (!step || !tables().steps.retry(*step))
        return false;
    tables().deliveries.put(*step, availableAt);
    return true;
}

bool SqliteTransaction::cancelStep(ExecutionRow execution, const VertexId &vertex, Instant now)
{
    const auto step = tables().findStep(execution, vertex);
    if (!step || !tables().steps.cancel(*step, now))
        return false;
    tables().deliveries.remove(*step);
    return true;
}

int SqliteTransaction::countDelivery(ExecutionRow execution, const VertexId &vertex)
{
    const auto step = tables().findStep(execution, vertex);
    return step ? tables().deliveries.count(*step) : 0;
}

void SqliteTransaction::removeDelivery(ExecutionRow execution, const VertexId &vertex)
{
    if (const auto step = tables().findStep(execution, vertex))
        tables().deliveries.remove(*step);
}

void SqliteTransaction::append(Event event)
{
    tables().journal.append(event);
    m_events.push_back(std::move(event));
}

} // namespace schemabridge
