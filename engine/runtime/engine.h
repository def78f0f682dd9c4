#pragma once

#include "engine/base/result.h"
#include "engine/execution/action.h"
#include "engine/execution/policy.h"
#include "engine/ports/clock.h"
#include "engine/ports/event_sink.h"
#include "engine/ports/http_transport.h"
#include "engine/ports/random.h"
#include "engine/ports/secret_source.h"
#include "engine/ports/store.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace schemabridge::runtime {

/// The outside world as the engine meets it. The functions are called on the engine's thread, and what they
/// make stays there.
struct EnginePorts {
    std::shared_ptr<Clock> clock;
    std::shared_ptr<Random> random;
    std::function<Result<std::unique_ptr<Store>>()> openStore;
    /// For executions that are not live: sends to the mock target, whose secrets are stand-ins.
    std::function<std::unique_ptr<HttpTransport>()> makeMockTransport;
    std::shared_ptr<SecretSource> mockSecrets;
    /// For live executions.
    std::function<std::unique_ptr<HttpTransport>()> makeLiveTransport;
    std::shared_ptr<SecretSource> liveSecrets;
};

struct EngineOptions {
    execution::Policy policy;
    /// Steps that run at once, each in the name of one worker.
    int workerCount = 64;
    /// Workers are called `<workerPrefix>-1`, `-2`, ...; must differ between processes that share a store.
    std::string workerPrefix = "worker";
    /// Triggers that may wait for their turn; past it QUEUE_FULL.
    std::size_t queueMax = 100'000;
};

/// One arrival to be run.
struct TriggerRequest {
    std::string definition;        ///< the workflow file's text
    std::optional<VertexId> entry; ///< may be left out where the workflow has one ENTRY_POINT
    identity::TriggerKind kind = identity::TriggerKind::TestRun;
    std::string payload;
    std::optional<std::string> clientIdempotencyId;
    bool forceNewExecution = false;
    bool isLive = false; ///< calls go to the real hosts; else to the mock target
};

using TriggerAnswered = std::function<void(const Result<execution::TriggerAnswer> &)>;
using OperatorAnswered = std::function<void(const Status &)>;

/// The embedded durable engine: one thread that owns the store, the calls under way and the timers, and
/// drives execution::Core. All functions may be called from any thread; callbacks come on the engine's thread
/// and must be quick.
///
/// Commands that wait at the same time share one durable transaction. Whoever is told of something is told
/// after the commit.
class Engine {
public:
    /// Opens the store and takes up what an earlier process left unfinished.
    /// @param sink  hears every event after its commit; may be null.
    /// Errors: those of opening the store.
    static Result<std::unique_ptr<Engine>> start(EnginePorts ports, EngineOptions options,
                                                 std::shared_ptr<EventSink> sink);

    /// Stops: calls under way are given up and, being recorded, taken over at the next start.
    ~Engine();
    Engine(const Engine &) = delete;
    Engine &operator=(const Engine &) = delete;

    /// Errors in the answer: those of the workflow's check, of identity, QUEUE_FULL, ENGINE_STOPPED, those of
    /// the store.
    void trigger(TriggerRequest request, TriggerAnswered answered);
    /// Many at the same moment: their keys are all looked up before the first of them is written.
    void triggerAtOnce(std::vector<TriggerRequest> requests, const TriggerAnswered &answered);

    /// Errors: EXECUTION_UNKNOWN, STEP_UNKNOWN, STEP_NOT_FAILED, those of the store.
    void retryStep(const ExecutionId &execution, const VertexId &vertex, OperatorAnswered answered);

    /// Asks the store on the engine's thread; `question` runs there. Waits for the answer: not for the
    /// engine's own callbacks.
    Status read(const std::function<void(StoreReader &)> &question);
    /// The same without waiting.
    void readLater(std::function<void(StoreReader &)> question, OperatorAnswered answered);

private:
    class Thread;
    explicit Engine(std::unique_ptr<Thread> thread);

    std::unique_ptr<Thread> m_thread;
};

} // namespace schemabridge::runtime
