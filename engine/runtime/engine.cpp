#include "engine/runtime/engine.h"

#include "engine/runtime/engine_loop.h"

#include <QThread>

#include <future>

namespace schemabridge::runtime {

/// The QThread with its loop; the loop is made here, moved there, and destroyed there.
class Engine::Thread {
public:
    Thread(EnginePorts ports, EngineOptions options, std::shared_ptr<EventSink> sink)
        : m_loop(new EngineLoop(std::move(ports), std::move(options), std::move(sink)))
    {
        m_thread.setObjectName(QStringLiteral("engine"));
        m_loop->moveToThread(&m_thread);
        QObject::connect(&m_thread, &QThread::finished, m_loop, &QObject::deleteLater);
        m_thread.start();
    }

    ~Thread()
    {
        call([this] { m_loop->close(); });
        m_thread.quit();
        m_thread.wait();
    }

    Thread(const Thread &) = delete;
    Thread &operator=(const Thread &) = delete;

    EngineLoop &loop() { return *m_loop; }

    /// Runs a function on the engine's thread and waits for it.
    template<typename Function>
    void call(Function function)
    {
        std::promise<void> done;
        auto isDone = done.get_future();
        m_loop->submitTask([&] {
            function();
            done.set_value();
        });
        isDone.wait();
    }

private:
    QThread m_thread;
    EngineLoop *m_loop;
};

Engine::Engine(std::unique_ptr<Thread> thread) : m_thread(std::move(thread)) {}

Engine::~Engine() = default;

Result<std::unique_ptr<Engine>> Engine::start(EnginePorts ports, EngineOptions options,
                                              std::shared_ptr<EventSink> sink)
{
    auto thread = std::make_unique<Thread>(std::move(ports), std::move(options), std::move(sink));
    Status opened;
    thread->call([&] { opened = thread->loop().open(); });
    if (!opened)
        return opened.error();
    return std::unique_ptr<Engine>(new Engine(std::move(thread)));
}

void Engine::trigger(TriggerRequest request, TriggerAnswered answered)
{
    std::vector<TriggerDesk::Arrival> arrivals;
    arrivals.push_back({std::move(request), std::move(answered)});
    m_thread->loop().submit(std::move(arrivals));
}

void Engine::triggerAtOnce(std::vector<TriggerRequest> requests, const TriggerAnswered &answered)
{
    std::vector<TriggerDesk::Arrival> arrivals;
    for (auto &request : requests)
        arrivals.push_back({std::move(request), answered});
    m_thread->loop().submit(std::move(arrivals));
}

void Engine::retryStep(const ExecutionId &execution, const VertexId &vertex, OperatorAnswered answered)
{
    m_thread->loop().submitRetry(execution, vertex, std::move(answered));
}

Status Engine::read(const std::function<void(StoreReader &)> &question)
{
    Status status;
    m_thread->call([&] { status = m_thread->loop().read(question); });
    return status;
}

void Engine::readLater(std::function<void(StoreReader &)> question, OperatorAnswered answered)
{
    m_thread->loop().submitTask([loop = &m_thread->loop(), question = std::move(question),
                                 answered = std::move(answered)] { answered(loop->read(question)); });
}

} // namespace schemabridge::runtime
