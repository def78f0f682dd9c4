#include "engine/store/memory_transaction.h"

namespace schemabridge {

namespace {

/// The guard of everything that a worker does: its claim is the last one and has not been ended.
auto underEpoch(Epoch epoch)
{
    return
        [epoch](const StepRecord &step) { return step.state == StepState::Executing && step.epoch == epoch; };
}

auto inState(StepState state)
{
    return [state](const StepRecord &step) { return step.state == state; };
}

} // namespace

template<typename Condition, typename Change>
bool MemoryTransaction::changeStep(const StepKey &key, Condition isAllowed, Change change)
{
    const MemoryStep *const found = m_state.steps.find(key);
    if (!found || !isAllowed(found->record))
        return false;
    MemoryStep changed = *found;
    change(changed.record);
    m_state.steps.put(key, std::move(changed));
    return true;
}

template<typename Condition>
std::optional<Epoch> MemoryTransaction::startAttempt(const StepKey &key, Condition isAllowed,
                                                     const WorkerId &worker, Instant leaseUntil)
{
    const bool started = changeStep(key, isAllowed, [&](StepRecord &step) {
        step.state = StepState::Executing;
        ++step.attempt;
        ++step.epoch.value;
        step.worker = worker;
        step.leaseUntil = leaseUntil;
    });
    if (!started)
        return std::nullopt;
    moveDelivery(key, leaseUntil);
    return m_state.steps.find(key)->record.epoch;
}

template<typename Condition>
bool MemoryTransaction::endStep(const StepKey &key, Condition isAllowed, StepState state, Instant now)
{
    const bool ended = changeStep(key, isAllowed, [&](StepRecord &step) {
        step.state = state;
        step.leaseUntil.reset();
        step.finishedAt = now;
    });
    if (ended)
        m_state.deliveries.erase(key);
    return ended;
}

void MemoryTransaction::moveDelivery(const StepKey &key, Instant availableAt)
{
    if (const DeliveryRecord *const found = m_state.deliveries.find(key)) {
        DeliveryRecord moved = *found;
        moved.availableAt = availableAt;
        m_state.deliveries.put(key, std::move(moved));
    }
}

DefinitionRow MemoryTransaction::internDefinition(const std::string &text)
{
    for (const auto &row : m_state.definitions.rows()) {
        if (*row.record == text)
            return row.key;
    }
    ++m_state.lastDefinition.value;
    m_state.definitions.put(m_state.lastDefinition, text);
    return m_state.lastDefinition;
}

std::optional<ExecutionRow> MemoryTransaction::insertExecution(const ExecutionRecord &execution)
{
    if (findExecution(execution.id))
        return std::nullopt;
    ++m_state.lastExecution.value;
    ExecutionRecord inserted = execution;
    inserted.row = m_state.lastExecution;
    m_state.executions.put(inserted.row, inserted);
    return inserted.row;
}

bool MemoryTransaction::finishExecution(ExecutionRow row, ExecutionState state, Instant now)
{
    auto found = execution(row);
    if (!found || found->state != ExecutionState::Running)
        return false;
    found->state = state;
    found->finishedAt = now;
    m_state.executions.put(row, *std::move(found));
    return true;
}

bool MemoryTransaction::reopenExecution(ExecutionRow row)
{
    auto found = execution(row);
    if (!found || found->state != ExecutionState::Failed)
        return false;
    found->state = ExecutionState::Running;
    found->finishedAt.reset();
    m_state.executions.put(row, *std::move(found));
    return true;
}

std::vector<ExecutionRow> MemoryTransaction::finishedBefore(Instant limitTime, int countMax) const
{
    std::vector<std::pair<Instant, ExecutionRow>> finished;
    for (const auto &row : m_state.executions.rows()) {
        if (row.record->finishedAt && *row.record->finishedAt < limitTime)
            finished.emplace_back(*row.record->finishedAt, row.key);
    }
    std::ranges::sort(finished);
    finished.resize(std::min(finished.size(), static_cast<std::size_t>(std::max(countMax, 0))));
    std::vector<ExecutionRow> rows;
    std::ranges::transform(finished, std::back_inserter(rows), &std::pair<Instant, ExecutionRow>::second);
    return rows;
}

void MemoryTransaction::removeExecution(ExecutionRow row)
{
    const ExecutionId id = m_state.executions.find(row)->id;
    m_state.steps.eraseIf([row](const auto &step) { return step.key.first == row; });
    m_state.deliveries.eraseIf([row](const auto &delivery) { return delivery.key.first == row; });
    m_state.keys.eraseIf([row](const auto &key) { return key.key.second == row; });
    m_state.journal.eraseIf([&id](const auto &line) { return line.record->execution == id; });
    m_state.executions.erase(row);
}

void MemoryTransaction::removeLinesOfNoExecution(Instant limitTime, int countMax)
{
    std::vector<std::int64_t> unwanted;
    for (const auto &line : m_state.journal.rows()) {
        if (static_cast<int>(unwanted.size()) >= countMax)
            break;
        if (!line.record->execution && line.record->time < limitTime)
            unwanted.push_back(line.key);
    }
    m_state.journal.eraseIf(
        [&unwanted](const auto &line) { return std::ranges::binary_search(unwanted, line.key); });
}

int MemoryTransaction::removeFinishedBefore(Instant limitTime, int countMax)
{
    const std::vector<ExecutionRow> rows = finishedBefore(limitTime, countMax);
    for (const ExecutionRow row : rows)
        removeExecution(row);
    removeLinesOfNoExecution(limitTime, countMax);
    return static_cast<int>(rows.size());
}

void MemoryTransaction::insertKey(const DedupKeyRecord &key)
{
    const std::pair place(key.hash, key.execution);
    if (m_state.executions.find(key.execution) && !m_state.keys.find(place))
        m_state.keys.put(place, key);
}

bool MemoryTransaction::insertStep(StepRecord step)
{
    const StepKey key(step.execution, step.vertex);
    if (!m_state.executions.find(step.execution) || m_state.steps.find(key))
        return false;
    const int ordinal = static_cast<int>(steps(step.execution).size());
    m_state.steps.put(key, {std::move(step), ordinal});
    return true;
}

bool MemoryTransaction::dispatchStep(ExecutionRow execution, const VertexId &vertex,
                                     const VertexId &inputFrom, Instant availableAt)
{
    StepRecord step;
    step.execution = execution;
    step.vertex = vertex;
    step.state = StepState::Dispatched;
    step.inputFrom = inputFrom;
    if (!insertStep(std::move(step)))
        return false;
    m_state.deliveries.put({execution, vertex}, {execution, vertex, availableAt, 0});
    return true;
}

bool MemoryTransaction::skipStep(ExecutionRow execution, const VertexId &vertex, Instant now)
{
    StepRecord step;
    step.execution = execution;
    step.vertex = vertex;
    step.state = StepState::Skipped;
    step.finishedAt = now;
    return insertStep(std::move(step));
}

std::optional<Epoch> MemoryTransaction::claimStep(ExecutionRow execution, const VertexId &vertex,
                                                  const WorkerId &worker, Instant leaseUntil)
{
    return startAttempt({execution, vertex}, inState(StepState::Dispatched), worker, leaseUntil);
}

std::optional<Epoch> MemoryTransaction::takeOverStep(ExecutionRow execution, const VertexId &vertex,
                                                     const WorkerId &worker, Instant leaseUntil, Instant now)
{
    const auto ranOut = [now](const StepRecord &step) {
        return step.state == StepState::Executing && step.leaseUntil && *step.leaseUntil <= now;
    };
    return startAttempt({execution, vertex}, ranOut, worker, leaseUntil);
}

bool MemoryTransaction::renewLease(ExecutionRow execution, const VertexId &vertex, Epoch epoch,
                                   Instant leaseUntil)
{
    const StepKey key(execution, vertex);
    const auto renew = [leaseUntil](StepRecord &step) { step.leaseUntil = leaseUntil; };
    if (!changeStep(key, underEpoch(epoch), renew))
        return false;
    moveDelivery(key, leaseUntil);
    return true;
}

bool MemoryTransaction::recordRequest(ExecutionRow execution, const VertexId &vertex, Epoch epoch,
                                      const std::string &request)
{
    const auto mayRecord = [epoch](const StepRecord &step) {
        return underEpoch(epoch)(step) && !step.request;
    };
    return changeStep({execution, vertex}, mayRecord, [&](StepRecord &step) { step.request = request; });
}

bool MemoryTransaction::completeStep(ExecutionRow execution, const VertexId &vertex, Epoch epoch,
                                     const json::Value &output, const std::vector<EdgeId> &takenEdges,
                                     Instant now)
{
    const StepKey key(execution, vertex);
    const auto record = [&](StepRecord &step) {
        step.output = output;
        step.takenEdges = takenEdges;
    };
    return changeStep(key, underEpoch(epoch), record) &&
           endStep(key, underEpoch(epoch), StepState::Completed, now);
}

bool MemoryTransaction::failStep(ExecutionRow execution, const VertexId &vertex, Epoch epoch,
                                 const Error &error, Instant now)
{
    const StepKey key(execution, vertex);
    return changeStep(key, underEpoch(epoch), [&](StepRecord &step) { step.error = error; }) &&
           endStep(key, underEpoch(epoch), StepState::Failed, now);
}

bool MemoryTransaction::rescheduleStep(ExecutionRow execution, const VertexId &vertex, Epoch epoch,
                                       Instant availableAt)
{
    const StepKey key(execution, vertex);
    const bool rescheduled = changeStep(key, underEpoch(epoch), [](StepRecord &step) {
        step.state = StepState::Dispatched;
        step.leaseUntil.reset();
        ++step.retriesUsed;
    });
    if (rescheduled)
        m_state.deliveries.put(key, {execution, vertex, availableAt, 0});
    return rescheduled;
}

bool MemoryTransaction::retryStep(ExecutionRow execution, const VertexId &vertex, Instant availableAt)
{
    const StepKey key(execution, vertex);
    const bool dispatched = changeStep(key, inState(StepState::Failed), [](StepRecord &step) {
        step.state = StepState::Dispatched;
        step.retriesUsed = 0;
        step.error.reset();
        step.finishedAt.reset();
    });
    if (dispatched)
        m_state.deliveries.put(key, {execution, vertex, availableAt, 0});
    return dispatched;
}

bool MemoryTransaction::cancelStep(ExecutionRow execution, const VertexId &vertex, Instant now)
{
    const auto hasNotEnded = [](const StepRecord &step) { return !isTerminal(step.state); };
    return endStep({execution, vertex}, hasNotEnded, StepState::Cancelled, now);
}

int MemoryTransaction::countDelivery(ExecutionRow execution, const VertexId &vertex)
{
    auto found = delivery(execution, vertex);
    if (!found)
        return 0;
    const int count = ++found->deliveredCount;
    m_state.deliveries.put({execution, vertex}, *std::move(found));
    return count;
}

void MemoryTransaction::removeDelivery(ExecutionRow execution, const VertexId &vertex)
{
    m_state.deliveries.erase({execution, vertex});
}

void MemoryTransaction::append(Event event)
{
    event.seq = ++m_state.lastSeq;
    m_state.journal.put(event.seq, event);
    m_events.push_back(std::move(event));
}

} // namespace schemabridge
