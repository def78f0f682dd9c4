#include "engine/runtime/engine_loop.h"

#include <QCoreApplication>
#include <QEvent>

#include <algorithm>

namespace schemabridge::runtime {

namespace {

/// How soon a store that failed is tried again.
constexpr Milliseconds storeRetryMs{1000};
/// How often the loop looks for work that another process left, and for executions whose time is over.
constexpr Milliseconds sweepMs{5000};
constexpr int expiredMax = 200;

} // namespace

EngineLoop::EngineLoop(EnginePorts ports, EngineOptions options, std::shared_ptr<EventSink> sink)
    : m_ports(std::move(ports)),
      m_options(std::move(options)),
      m_sink(std::move(sink)),
      m_core(m_options.policy),
      m_workers(m_options.workerPrefix, m_options.workerCount),
      m_desk(*m_ports.random),
      m_batch(m_core, *m_ports.random, *m_ports.clock, m_queue, m_workers),
      m_deliveryTimer(this),
      m_leaseTimer(this),
      m_sweepTimer(this)
{
    m_deliveryTimer.setSingleShot(true);
    connect(&m_deliveryTimer, &QTimer::timeout, this, &EngineLoop::work);
    connect(&m_leaseTimer, &QTimer::timeout, this, &EngineLoop::renewLeases);
    connect(&m_sweepTimer, &QTimer::timeout, this, &EngineLoop::removeExpired);
    connect(&m_sweepTimer, &QTimer::timeout, this, &EngineLoop::adoptDeliveries);
}

EngineLoop::~EngineLoop() = default;

Status EngineLoop::open()
{
    auto opened = m_ports.openStore();
    if (!opened)
        return opened.error();
    m_store = opened.takeValue();
    m_calls = std::make_unique<CallTable>(Route{m_ports.makeMockTransport(), m_ports.mockSecrets},
                                          Route{m_ports.makeLiveTransport(), m_ports.liveSecrets},
                                          [this](execution::Command command) { post(std::move(command)); });
    m_leaseTimer.start(std::max(Milliseconds(1), m_options.policy.leaseMs / 3));
    m_sweepTimer.start(sweepMs);
    removeExpired();
    wake();
    return {};
}

void EngineLoop::close()
{
    {
        const std::scoped_lock lock(m_inboxMutex);
        m_isClosed = true;
    }
    for (auto *const timer : {&m_deliveryTimer, &m_leaseTimer, &m_sweepTimer})
        timer->stop();
    const Error stopped{ErrorCode::EngineStopped, {}};
    auto left = takeInbox();
    for (const auto &arrival : left.arrivals)
        arrival.answered(stopped);
    m_desk.refuseAll(stopped);
    for (const auto &[ticket, answered] : std::exchange(m_operators, {}))
        answered(stopped);
    m_calls.reset();
    m_store.reset();
    runTasks();
}

Status EngineLoop::read(const std::function<void(StoreReader &)> &question)
{
    return m_store ? m_store->read(question) : Status(Error{ErrorCode::EngineStopped, {}});
}

void EngineLoop::submitTask(std::function<void()> task)
{
    {
        const std::scoped_lock lock(m_inboxMutex);
        m_tasks.push_back(std::move(task));
    }
    wake();
}

void EngineLoop::submit(std::vector<TriggerDesk::Arrival> arrivals)
{
    std::optional<ErrorCode> refusal;
    {
        const std::scoped_lock lock(m_inboxMutex);
        if (m_isClosed)
            refusal = ErrorCode::EngineStopped;
        else if (m_inbox.arrivals.size() + arrivals.size() > m_options.queueMax)
            refusal = ErrorCode::QueueFull;
        else
            std::move(arrivals.begin(), arrivals.end(), std::back_inserter(m_inbox.arrivals));
    }
    if (!refusal)
        return wake();
    for (const auto &arrival : arrivals)
        arrival.answered(Error{*refusal, {}});
}

void EngineLoop::submitRetry(const ExecutionId &execution, const VertexId &vertex, OperatorAnswered answered)
{
    {
        const std::scoped_lock lock(m_inboxMutex);
        if (!m_isClosed) {
            const execution::Ticket ticket{++m_lastOperatorTicket};
            m_operators.emplace(ticket, std::move(answered));
            m_inbox.commands.push_back(execution::RetryStep{ticket, execution, vertex});
        }
    }
    if (answered)
        return answered(Error{ErrorCode::EngineStopped, {}});
    wake();
}

void EngineLoop::post(execution::Command command)
{
    {
        const std::scoped_lock lock(m_inboxMutex);
        m_inbox.commands.push_back(std::move(command));
    }
    wake();
}

void EngineLoop::wake()
{
    // One event is enough for all that is submitted before it arrives: that is what makes batches. It carries
    // nothing: values cross threads in the inbox, under its mutex, and nowhere else.
    if (!m_isAwake.exchange(true))
        QCoreApplication::postEvent(this, new QEvent(QEvent::User));
}

void EngineLoop::customEvent(QEvent *)
{
    work();
}

EngineLoop::Inbox EngineLoop::takeInbox()
{
    const std::scoped_lock lock(m_inboxMutex);
    return std::exchange(m_inbox, {});
}

void EngineLoop::runTasks()
{
    std::vector<std::function<void()>> tasks;
    {
        const std::scoped_lock lock(m_inboxMutex);
        tasks = std::exchange(m_tasks, {});
    }
    for (const auto &task : tasks)
        task();
}

void EngineLoop::work()
{
    m_isAwake = false;
    runTasks();
    if (!m_store)
        return;
    if (m_mustReload)
        reload();
    auto inbox = takeInbox();
    auto commands = std::exchange(m_postponed, {});
    std::move(inbox.commands.begin(), inbox.commands.end(), std::back_inserter(commands));
    auto starts = m_desk.admit(std::move(inbox.arrivals), *m_store);
    std::move(starts.begin(), starts.end(), std::back_inserter(commands));
    if (!commands.empty() || m_queue.hasDue(m_ports.clock->now()))
        runBatch(std::move(commands));
    setTimer();
}

void EngineLoop::runBatch(std::vector<execution::Command> commands)
{
    const auto outcome = m_batch.run(*m_store, commands);
    if (outcome)
        return performAll(*outcome);
    m_mustReload = true;
    // What cannot be read or written of one execution must not stop the others.
    if (outcome.error().code == ErrorCode::StoreCorrupt && commands.size() > 1)
        return runApart(std::move(commands));
    postpone(std::move(commands), outcome.error());
}

void EngineLoop::runApart(std::vector<execution::Command> commands)
{
    for (auto &command : commands) {
        reload();
        runBatch({std::move(command)});
    }
}

void EngineLoop::performAll(const BatchOutcome &outcome)
{
    if (m_sink && !outcome.events.empty())
        m_sink->publish(outcome.events);
    for (const auto &action : outcome.outward)
        perform(action);
}

void EngineLoop::perform(const execution::Action &action)
{
    if (const auto *const answer = std::get_if<execution::AnswerTrigger>(&action))
        m_desk.answer(*answer);
    else if (const auto *const operatorAnswer = std::get_if<execution::AnswerOperator>(&action))
        answerOperator(*operatorAnswer);
    else if (const auto *const send = std::get_if<execution::SendRequest>(&action))
        m_calls->send(*send);
}

void EngineLoop::answerOperator(const execution::AnswerOperator &action)
{
    OperatorAnswered answered;
    {
        const std::scoped_lock lock(m_inboxMutex);
        if (auto waiting = m_operators.extract(action.ticket); !waiting.empty())
            answered = std::move(waiting.mapped());
    }
    if (answered)
        answered(action.answer);
}

void EngineLoop::postpone(std::vector<execution::Command> commands, const Error &reason)
{
    for (auto &command : commands) {
        if (const auto *const retry = std::get_if<execution::RetryStep>(&command))
            answerOperator({retry->ticket, reason});
        else if (const auto *const start = std::get_if<execution::StartExecution>(&command))
            m_desk.answer({start->ticket, reason});
        else if (const auto *const refusal = std::get_if<execution::RefuseTrigger>(&command))
            m_desk.answer({refusal->ticket, reason});
        else
            m_postponed.push_back(std::move(command));
    }
}

void EngineLoop::reload()
{
    m_queue.clear();
    m_workers.resetExcept(m_calls->claims());
    const auto status = m_store->read([this](StoreReader &reader) {
        for (const auto &delivery : reader.deliveries())
            m_queue.schedule({delivery.execution, delivery.vertex}, delivery.availableAt);
    });
    m_mustReload = !status;
}

void EngineLoop::adoptDeliveries()
{
    const auto status = m_store->read([this](StoreReader &reader) {
        for (const auto &delivery : reader.deliveries()) {
            const execution::StepReference step{delivery.execution, delivery.vertex};
            if (!m_queue.contains(step))
                m_queue.schedule(step, delivery.availableAt);
        }
    });
    m_mustReload = m_mustReload || !status;
    setTimer();
}

void EngineLoop::renewLeases()
{
    for (auto &claim : m_calls->claims())
        post(execution::RenewLease{std::move(claim)});
}

void EngineLoop::removeExpired()
{
    const Instant limitTime = m_ports.clock->now() - m_options.policy.retentionMs;
    // Should it fail, the executions just stay until the next sweep.
    [[maybe_unused]] const auto removed = m_store->transact([limitTime](StoreTransaction &transaction) {
        transaction.removeFinishedBefore(limitTime, expiredMax);
    });
}

void EngineLoop::setTimer()
{
    if (m_mustReload || !m_postponed.empty())
        return m_deliveryTimer.start(storeRetryMs);
    const auto next = m_queue.nextTime();
    if (!next)
        return m_deliveryTimer.stop();
    // Due steps that found no free worker wait for one: its release comes with a command.
    if (m_queue.hasDue(m_ports.clock->now()) && !m_workers.hasFree())
        return m_deliveryTimer.stop();
    const auto delay = std::max(Milliseconds(0), *next - m_ports.clock->now());
    m_deliveryTimer.start(std::min<Milliseconds>(delay, std::chrono::hours(1)));
}

} // namespace schemabridge::runtime
