#include "engine/runtime/engine_client.h"

#include <QPointer>

#include <utility>

namespace schemabridge::runtime {

namespace {

constexpr Milliseconds frameMs{16};

/// Where the engine's thread leaves events and the window's thread finds them.
class FrameSink final : public EventSink {
public:
    void publish(const std::vector<Event> &committed) override
    {
        const std::scoped_lock lock(m_mutex);
        m_events.insert(m_events.end(), committed.begin(), committed.end());
    }

    std::vector<Event> take()
    {
        const std::scoped_lock lock(m_mutex);
        return std::exchange(m_events, {});
    }

private:
    std::mutex m_mutex;
    std::vector<Event> m_events;
};

/// A callback for the engine's thread that carries its argument over to the guard's thread, if the guard
/// still lives.
template<typename Argument, typename Done>
auto carriedOver(EngineClient *client, QObject *guard, Done done)
{
    // The client outlives the engine, so its thread's event loop is the safe place to look at the guard from.
    return [client, guard = QPointer<QObject>(guard), done = std::move(done)](const Argument &argument) {
        QMetaObject::invokeMethod(
            client,
            [guard, done, argument] {
                if (guard)
                    done(argument);
            },
            Qt::QueuedConnection);
    };
}

/// @return nothing where there is no such execution.
std::optional<ExecutionSnapshot> snapshotOf(StoreReader &reader, const ExecutionId &id)
{
    constexpr int eventsMax = 100'000;
    auto execution = reader.findExecution(id);
    if (!execution)
        return std::nullopt;
    ExecutionSnapshot snapshot;
    snapshot.steps = reader.steps(execution->row);
    snapshot.events = reader.events(0, eventsMax, id);
    snapshot.execution = std::move(*execution);
    snapshot.lastSeq = snapshot.events.empty() ? 0 : snapshot.events.back().seq;
    return snapshot;
}

} // namespace

std::shared_ptr<EventSink> EngineClient::makeSink()
{
    return std::make_shared<FrameSink>();
}

EngineClient::EngineClient(std::unique_ptr<Engine> engine, std::shared_ptr<EventSink> sink, QObject *parent)
    : QObject(parent), m_sink(std::move(sink)), m_engine(std::move(engine)), m_frame(this)
{
    connect(&m_frame, &QTimer::timeout, this, &EngineClient::deliver);
    m_frame.start(frameMs);
}

EngineClient::~EngineClient() = default;

void EngineClient::deliver()
{
    const auto events = static_cast<FrameSink &>(*m_sink).take();
    if (!events.empty())
        Q_EMIT eventsArrived(events);
}

void EngineClient::trigger(TriggerRequest request, QObject *guard, TriggerDone done)
{
    m_engine->trigger(std::move(request),
                      carriedOver<Result<execution::TriggerAnswer>>(this, guard, std::move(done)));
}

void EngineClient::triggerAtOnce(const TriggerRequest &request, int count, QObject *guard,
                                 const TriggerDone &done)
{
    m_engine->triggerAtOnce(std::vector<TriggerRequest>(static_cast<std::size_t>(count), request),
                            carriedOver<Result<execution::TriggerAnswer>>(this, guard, done));
}

void EngineClient::retryStep(const ExecutionId &execution, const VertexId &vertex, QObject *guard,
                             OperatorDone done)
{
    m_engine->retryStep(execution, vertex, carriedOver<Status>(this, guard, std::move(done)));
}

void EngineClient::listExecutions(const ExecutionFilter &filter, QObject *guard,
                                  std::function<void(const Result<std::vector<ExecutionRecord>> &)> done)
{
    using Answer = Result<std::vector<ExecutionRecord>>;
    auto found = std::make_shared<std::vector<ExecutionRecord>>();
    auto tell = carriedOver<Answer>(this, guard, std::move(done));
    m_engine->readLater([found, filter](StoreReader &reader) { *found = reader.executions(filter); },
                        [found, tell](const Status &status) {
                            tell(status ? Answer(std::move(*found)) : Answer(status.error()));
                        });
}

void EngineClient::showExecution(const ExecutionId &execution, QObject *guard,
                                 std::function<void(const Result<ExecutionSnapshot> &)> done)
{
    using Answer = Result<ExecutionSnapshot>;
    auto found = std::make_shared<std::optional<ExecutionSnapshot>>();
    auto tell = carriedOver<Answer>(this, guard, std::move(done));
    m_engine->readLater(
        [found, execution](StoreReader &reader) { *found = snapshotOf(reader, execution); },
        [found, tell, execution](const Status &status) {
            if (!status)
                tell(status.error());
            else if (!*found)
                tell(Error{ErrorCode::ExecutionUnknown, {{"execution", execution.toString()}}});
            else
                tell(std::move(**found));
        });
}

} // namespace schemabridge::runtime
