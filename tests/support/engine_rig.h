#pragma once

#include "engine/gateway/stand_in_secrets.h"
#include "engine/runtime/engine.h"
#include "engine/runtime/system_ports.h"
#include "engine/store/sqlite_store.h"
#include "tests/support/fake_transport.h"

#include <QTemporaryDir>
#include <QtTest>

#include <future>
#include <mutex>

namespace schemabridge::test {

/// Keeps every event that an engine made durable.
class EventLog final : public EventSink {
public:
    void publish(const std::vector<Event> &committed) override
    {
        const std::scoped_lock lock(m_mutex);
        m_events.insert(m_events.end(), committed.begin(), committed.end());
    }

    std::vector<Event> events() const
    {
        const std::scoped_lock lock(m_mutex);
        return m_events;
    }

    int count(EventType type) const
    {
        const auto all = events();
        return static_cast<int>(
            std::count_if(all.begin(), all.end(), [type](const Event &event) { return event.type == type; }));
    }

    const Event *last(EventType type)
    {
        m_copy = events();
        const auto found = std::find_if(m_copy.rbegin(), m_copy.rend(),
                                        [type](const Event &event) { return event.type == type; });
        return found == m_copy.rend() ? nullptr : &*found;
    }

private:
    mutable std::mutex m_mutex;
    std::vector<Event> m_events;
    std::vector<Event> m_copy;
};

/// No vault at hand.
class NoSecrets final : public SecretSource {
public:
    std::optional<SecretValue> secret(std::string_view) override { return std::nullopt; }
};

/// A real engine over a database in a folder of its own, whose target the test plays.
class EngineRig {
public:
    using StoreFactory = std::function<Result<std::unique_ptr<Store>>()>;

    EngineRig() { options.policy.leaseMs = Milliseconds(200); }

    std::string databaseFile() const
    {
        return m_folder.filePath(QStringLiteral("engine.sqlite")).toStdString();
    }

    StoreFactory sqlite() const
    {
        return [file = databaseFile()]() -> Result<std::unique_ptr<Store>> {
            auto opened = SqliteStore::open(file);
            if (!opened)
                return opened.error();
            return std::unique_ptr<Store>(opened.takeValue());
        };
    }

    std::unique_ptr<runtime::Engine> start(const std::string &workerPrefix = "a",
                                           std::shared_ptr<FakeTarget> target = {})
    {
        return startOn(sqlite(), workerPrefix, std::move(target));
    }

    std::unique_ptr<runtime::Engine> startOn(StoreFactory store, const std::string &workerPrefix = "a",
                                             std::shared_ptr<FakeTarget> target = {})
    {
        options.workerPrefix = workerPrefix;
        const auto makeTransport = [target =
                                        target ? target : this->target]() -> std::unique_ptr<HttpTransport> {
            return std::make_unique<FakeTransport>(target);
        };
        runtime::EnginePorts ports{std::make_shared<runtime::SystemClock>(),
                                   std::make_shared<runtime::SystemRandom>(),
                                   std::move(store),
                                   makeTransport,
                                   std::make_shared<gateway::StandInSecrets>(),
                                   makeTransport,
                                   std::make_shared<NoSecrets>()};
        auto started = runtime::Engine::start(std::move(ports), options, log);
        if (!started)
            qFatal("%s", describe(started.error()).c_str());
        return started.takeValue();
    }

    runtime::EngineOptions options;
    std::shared_ptr<EventLog> log = std::make_shared<EventLog>();
    std::shared_ptr<FakeTarget> target = std::make_shared<FakeTarget>();

private:
    QTemporaryDir m_folder;
};

/// Triggers and waits for the answer.
inline Result<execution::TriggerAnswer> triggerAndWait(runtime::Engine &engine,
                                                       runtime::TriggerRequest request)
{
    auto promise = std::make_shared<std::promise<Result<execution::TriggerAnswer>>>();
    auto future = promise->get_future();
    engine.trigger(std::move(request), [promise](const auto &answer) { promise->set_value(answer); });
    return future.get();
}

/// All at the same moment; waits for every answer.
inline std::vector<Result<execution::TriggerAnswer>>
triggerAtOnceAndWait(runtime::Engine &engine, const runtime::TriggerRequest &request, int count)
{
    struct Answers {
        std::mutex mutex;
        std::vector<Result<execution::TriggerAnswer>> all;
        std::promise<void> complete;
    };
    auto answers = std::make_shared<Answers>();
    engine.triggerAtOnce(std::vector<runtime::TriggerRequest>(static_cast<std::size_t>(count), request),
                         [answers, count](const auto &answer) {
                             const std::scoped_lock lock(answers->mutex);
                             answers->all.push_back(answer);
                             if (answers->all.size() == static_cast<std::size_t>(count))
                                 answers->complete.set_value();
                         });
    answers->complete.get_future().wait();
    return answers->all;
}

/// The state of an execution as the store has it.
inline ExecutionState stateOf(runtime::Engine &engine, const ExecutionId &id)
{
    ExecutionState state{};
    const auto status = engine.read([&](StoreReader &reader) {
        if (const auto execution = reader.findExecution(id))
            state = execution->state;
    });
    return status ? state : ExecutionState::Running;
}

} // namespace schemabridge::test
