#pragma once

#include "app/session/vault_secrets.h"
#include "app/session/watched_store.h"
#include "engine/base/result.h"
#include "engine/execution/policy.h"
#include "engine/ports/event_sink.h"
#include "engine/runtime/engine.h"
#include "engine/runtime/system_ports.h"
#include "engine/target/mock_target.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <string>

namespace schemabridge::app {

/// What one session works on, and how.
struct SessionOptions {
    /// Holds the databases, the mock target's ledger and the vault; see state_folder.h.
    std::filesystem::path stateFolder;
    std::string workspace; ///< as the workflow file names it; each has a database of its own
    execution::Policy policy;
    int workerCount = 64;
    target::FaultScript faults{};
    std::string profile = target::MockTargetOptions().profile; ///< of the mock target's hosts
    /// Asked for the vault's passphrase at the first secret that a live run needs, where the vault is kept by
    /// one; nothing where there is none. The engine waits, so it must not ask the engine; it is called on a
    /// thread of its own. May be null.
    vault::AskPassphrase passphrase;
};

/// The embedded engine and its world, put together for one workspace of one state folder: the database, the
/// mock target with its ledger, clock, randomness, and the vault for live runs. Both programs use it. The
/// engine takes up at once what an earlier process left unfinished.
///
/// Needs a QCoreApplication. Belongs to one thread; the engine and the target in it may be asked from any.
class Session {
public:
    /// Makes the folders where they are new, for this user only.
    /// @param sink  hears every event after its commit, on the engine's thread; may be null.
    /// Errors: STORE_UNAVAILABLE (`file`, `reason`) where a folder cannot be made, those of the store and of
    /// the mock target.
    static Result<std::unique_ptr<Session>> open(SessionOptions options, std::shared_ptr<EventSink> sink);
    /// Stops the engine, then the target.
    ~Session();
    Session(const Session &) = delete;
    Session &operator=(const Session &) = delete;

    /// Only before takeEngine().
    runtime::Engine &engine() { return *m_engine; }
    /// For an owner such as runtime::EngineClient, who must let go of it before this session ends.
    std::unique_ptr<runtime::Engine> takeEngine() { return std::move(m_engine); }

    /// Answers every call of executions that are not live.
    target::MockTarget &target() { return *m_target; }
    /// The secrets of live calls, and why the vault could not be opened.
    VaultSecrets &secrets() { return *m_secrets; }
    /// Why the engine cannot write at the moment, such as a full disk: it tries again by itself, and nothing
    /// that was durable is lost. Any thread.
    std::optional<Error> storeError() const { return m_health->error(); }
    const SessionOptions &options() const { return m_options; }

private:
    explicit Session(SessionOptions options);
    Status startTarget();
    Status startEngine(std::shared_ptr<EventSink> sink);

    SessionOptions m_options;
    std::shared_ptr<runtime::SystemClock> m_clock = std::make_shared<runtime::SystemClock>();
    std::shared_ptr<VaultSecrets> m_secrets;
    std::shared_ptr<StoreHealth> m_health = std::make_shared<StoreHealth>();
    std::unique_ptr<target::MockTarget> m_target;
    std::unique_ptr<runtime::Engine> m_engine;
};

} // namespace schemabridge::app
