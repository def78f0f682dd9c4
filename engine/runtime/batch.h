#pragma once

#include "engine/execution/core.h"
#include "engine/ports/clock.h"
#include "engine/runtime/delivery_queue.h"
#include "engine/runtime/worker_pool.h"

#include <deque>
#include <vector>

namespace schemabridge::runtime {

/// What a batch that is durable leaves to be done.
struct BatchOutcome {
    std::vector<Event> events;
    execution::Actions outward; ///< answers and requests, in order
};

/// Applies commands, and all that follows from them without the outside world, in one transaction: one fsync
/// carries many transitions of many executions. Engine's thread only.
class Batch {
public:
    /// Follow-ups past this many wait for the next transaction, so that nobody waits long for an answer.
    static constexpr int commandsMax = 4000;

    Batch(execution::Core &core, Random &random, const Clock &clock, DeliveryQueue &queue,
          WorkerPool &workers)
        : m_core(core), m_random(random), m_clock(clock), m_queue(queue), m_workers(workers)
    {
    }

    /// On an error nothing is durable, and queue and workers must be set up again from the store.
    Result<BatchOutcome> run(Store &store, const std::vector<execution::Command> &commands);

private:
    void work(StoreTransaction &transaction);
    void take(const execution::Action &action);
    bool claimNext(Instant now);

    execution::Core &m_core;
    Random &m_random;
    const Clock &m_clock;
    DeliveryQueue &m_queue;
    WorkerPool &m_workers;
    std::deque<execution::Command> m_pending;
    BatchOutcome m_outcome;
};

} // namespace schemabridge::runtime
