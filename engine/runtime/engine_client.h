#pragma once

#include "engine/runtime/engine.h"

#include <QObject>
#include <QTimer>

#include <functional>
#include <memory>
#include <mutex>
#include <vector>

namespace schemabridge::runtime {

/// An execution and its steps at one moment, with the journal's last line at that moment: whoever shows it
/// goes on with the events after `lastSeq`.
struct ExecutionSnapshot {
    ExecutionRecord execution;
    std::vector<StepRecord> steps;
    std::vector<Event> events;
    std::int64_t lastSeq = 0;
};

/// The engine as a window sees it: commands go in as values, events come out in batches at frame rate.
/// Belongs to the GUI thread; every callback comes there, and none comes after `guard` is gone.
class EngineClient : public QObject {
    Q_OBJECT

public:
    /// Collects events for the client until its next frame; give it to Engine::start() as its sink.
    static std::shared_ptr<EventSink> makeSink();

    /// @param sink  from makeSink(), the one that the engine writes to.
    EngineClient(std::unique_ptr<Engine> engine, std::shared_ptr<EventSink> sink, QObject *parent = nullptr);
    ~EngineClient() override;

    using TriggerDone = std::function<void(const Result<execution::TriggerAnswer> &)>;
    using OperatorDone = std::function<void(const Status &)>;

    void trigger(TriggerRequest request, QObject *guard, TriggerDone done);
    /// `count` arrivals of the same request at the same moment; `done` is called once for each.
    void triggerAtOnce(const TriggerRequest &request, int count, QObject *guard, const TriggerDone &done);
    void retryStep(const ExecutionId &execution, const VertexId &vertex, QObject *guard, OperatorDone done);

    void listExecutions(const ExecutionFilter &filter, QObject *guard,
                        std::function<void(const Result<std::vector<ExecutionRecord>> &)> done);
    /// Errors: EXECUTION_UNKNOWN, those of the store.
    void showExecution(const ExecutionId &execution, QObject *guard,
                       std::function<void(const Result<ExecutionSnapshot> &)> done);

Q_SIGNALS:
    /// Every durable event once, in order, at most 60 batches a second.
    void eventsArrived(const std::vector<schemabridge::Event> &events);

private:
    void deliver();

    std::shared_ptr<EventSink> m_sink;
    std::unique_ptr<Engine> m_engine;
    QTimer m_frame;
};

} // namespace schemabridge::runtime
