#pragma once

#include "engine/runtime/batch.h"
#include "engine/runtime/call_table.h"
#include "engine/runtime/delivery_queue.h"
#include "engine/runtime/engine.h"
#include "engine/runtime/trigger_desk.h"
#include "engine/runtime/worker_pool.h"

#include <QObject>
#include <QTimer>

#include <atomic>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <vector>

namespace schemabridge::runtime {

/// The engine's own thread from inside: takes what waits in the inbox, runs it as one batch, then performs
/// what the batch asked for. Lives on that thread; only the functions marked so may be called from elsewhere.
class EngineLoop : public QObject {
    Q_OBJECT

public:
    EngineLoop(EnginePorts ports, EngineOptions options, std::shared_ptr<EventSink> sink);
    ~EngineLoop() override;

    /// Opens the store and finds the work that is left. Errors: those of opening the store.
    Status open();
    /// Gives up calls under way and tells everybody who still waits; the store is closed.
    void close();

    /// Any thread. Runs the function on the engine's thread, also while the engine is closed.
    void submitTask(std::function<void()> task);
    /// Any thread.
    void submit(std::vector<TriggerDesk::Arrival> arrivals);
    void submitRetry(const ExecutionId &execution, const VertexId &vertex, OperatorAnswered answered);

    /// Engine's thread. Errors: ENGINE_STOPPED, those of the store.
    Status read(const std::function<void(StoreReader &)> &question);

protected:
    void customEvent(QEvent *event) override;

private:
    struct Inbox {
        std::vector<TriggerDesk::Arrival> arrivals;
        std::vector<execution::Command> commands;
    };

    void wake();
    void work();
    void runTasks();
    Inbox takeInbox();
    void post(execution::Command command);
    void runBatch(std::vector<execution::Command> commands);
    void runApart(std::vector<execution::Command> commands);
    void performAll(const BatchOutcome &outcome);
    void perform(const execution::Action &action);
    void answerOperator(const execution::AnswerOperator &action);
    /// Tells those who brought a command that it failed; what tells of something that happened is kept and
    /// tried again.
    void postpone(std::vector<execution::Command> commands, const Error &reason);
    void reload();
    void adoptDeliveries();
    void renewLeases();
    void removeExpired();
    void setTimer();

    EnginePorts m_ports;
    EngineOptions m_options;
    std::shared_ptr<EventSink> m_sink;

    std::mutex m_inboxMutex;
    Inbox m_inbox;
    std::vector<std::function<void()>> m_tasks; ///< guarded by m_inboxMutex
    std::atomic<bool> m_isAwake = false;
    bool m_isClosed = false; ///< guarded by m_inboxMutex
    std::int64_t m_lastOperatorTicket = 0;
    std::map<execution::Ticket, OperatorAnswered> m_operators; ///< guarded by m_inboxMutex

    std::unique_ptr<Store> m_store;
    execution::Core m_core;
    DeliveryQueue m_queue;
    WorkerPool m_workers;
    TriggerDesk m_desk;
    Batch m_batch;
    std::unique_ptr<CallTable> m_calls;
    bool m_mustReload = true;
    std::vector<execution::Command> m_postponed;
    QTimer m_deliveryTimer;
    QTimer m_leaseTimer;
    QTimer m_sweepTimer;
};

} // namespace schemabridge::runtime
