#include "engine/runtime/batch.h"

#include "engine/runtime/step_runner.h"

namespace schemabridge::runtime {

Result<BatchOutcome> Batch::run(Store &store, const std::vector<execution::Command> &commands)
{
    m_pending.assign(commands.begin(), commands.end());
    m_outcome = {};
    auto committed = store.transact([this](StoreTransaction &transaction) { work(transaction); });
    m_pending.clear();
    if (!committed)
        return committed.error();
    m_outcome.events = committed.takeValue();
    return std::move(m_outcome);
}

void Batch::work(StoreTransaction &transaction)
{
    const Instant now = m_clock.now();
    int applied = 0;
    while (!m_pending.empty() || (applied < commandsMax && claimNext(now))) {
        const auto command = std::move(m_pending.front());
        m_pending.pop_front();
        for (const auto &action : m_core.apply(transaction, command, now, m_random))
            take(action);
        ++applied;
    }
}

bool Batch::claimNext(Instant now)
{
    if (!m_workers.hasFree() || !m_queue.hasDue(now))
        return false;
    const auto step = m_queue.takeDue();
    m_pending.push_back(execution::ClaimStep{step, m_workers.take(step)});
    return true;
}

void Batch::take(const execution::Action &action)
{
    if (const auto *const run = std::get_if<execution::RunStep>(&action)) {
        m_pending.push_back(runStep(*run, m_clock, m_random));
    } else if (const auto *const deliver = std::get_if<execution::DeliverStep>(&action)) {
        m_queue.schedule(deliver->step, deliver->availableAt);
    } else if (const auto *const release = std::get_if<execution::ReleaseWorker>(&action)) {
        // A worker that was overtaken leaves its successor's place in the queue alone.
        if (m_workers.release(release->worker))
            m_queue.remove(release->step);
    } else {
        m_outcome.outward.push_back(action);
    }
}

} // namespace schemabridge::runtime
