#include "app/session/session.h"

#include "app/session/state_folder.h"
#include "app/session/target_transport.h"
#include "engine/base/hex.h"
#include "engine/gateway/stand_in_secrets.h"
#include "engine/store/sqlite_store.h"

#include <QCoreApplication>
#include <QSysInfo>
#include <array>

namespace schemabridge::app {

namespace {

/// A database that is opened needs a little space beside its file.
constexpr std::uintmax_t openingBytesMin = 128UL * 1024;

/// Differs between processes that share a database, also where their computers gave them the same number.
std::string uniqueWorkerPrefix(runtime::SystemRandom &random)
{
    std::array<unsigned char, 4> bytes{};
    random.fill(bytes);
    return QSysInfo::machineHostName().toStdString() + "-" +
           std::to_string(QCoreApplication::applicationPid()) + "-" + toHex(bytes);
}

Result<std::unique_ptr<Store>> openStore(const std::string &file, const std::shared_ptr<StoreHealth> &health)
{
    auto store = SqliteStore::open(file);
    if (!store)
        return store.error();
    return std::unique_ptr<Store>(std::make_unique<WatchedStore>(store.takeValue(), health));
}

/// Where SQLite cannot make its shared memory on a full disk it only tells of an I/O error.
Error diskError(const Error &error, const std::filesystem::path &folder)
{
    std::error_code reason;
    const auto space = std::filesystem::space(folder, reason);
    if (error.code != ErrorCode::StoreUnavailable || reason || space.available >= openingBytesMin)
        return error;
    return {ErrorCode::StoreFull, error.arguments};
}

} // namespace

Result<std::unique_ptr<Session>> Session::open(SessionOptions options, std::shared_ptr<EventSink> sink)
{
    if (auto made = makeFolder(databaseFile(options.stateFolder, options.workspace).parent_path()); !made)
        return made.error();
    std::unique_ptr<Session> session(new Session(std::move(options)));
    auto started = session->startTarget();
    if (started)
        started = session->startEngine(std::move(sink));
    if (!started)
        return diskError(started.error(), session->m_options.stateFolder);
    return session;
}

Session::Session(SessionOptions options)
    : m_options(std::move(options)),
      m_secrets(std::make_shared<VaultSecrets>(vaultFile(m_options.stateFolder), m_options.passphrase))
{
}

Session::~Session()
{
    // Its calls may be on their way to the target.
    m_engine.reset();
}

Status Session::startTarget()
{
    target::MockTargetOptions targetOptions;
    targetOptions.ledgerFile = ledgerFile(m_options.stateFolder);
    targetOptions.profile = m_options.profile;
    targetOptions.faults = m_options.faults;
    auto started = target::MockTarget::start(std::move(targetOptions), *m_clock);
    if (!started)
        return started.error();
    m_target = started.takeValue();
    return {};
}

Status Session::startEngine(std::shared_ptr<EventSink> sink)
{
    const auto random = std::make_shared<runtime::SystemRandom>();
    const auto database = databaseFile(m_options.stateFolder, m_options.workspace).string();
    runtime::EnginePorts ports;
    ports.clock = m_clock;
    ports.random = random;
    ports.openStore = [database, health = m_health] { return openStore(database, health); };
    ports.makeMockTransport = [port = m_target->port()] { return std::make_unique<TargetTransport>(port); };
    ports.mockSecrets = std::make_shared<gateway::StandInSecrets>();
    ports.makeLiveTransport = [] { return std::make_unique<gateway::QtHttpTransport>(); };
    ports.liveSecrets = m_secrets;

    runtime::EngineOptions engineOptions;
    engineOptions.policy = m_options.policy;
    engineOptions.workerCount = m_options.workerCount;
    engineOptions.workerPrefix = uniqueWorkerPrefix(*random);
    auto started = runtime::Engine::start(std::move(ports), std::move(engineOptions), std::move(sink));
    if (!started)
        return started.error();
    m_engine = started.takeValue();
    return {};
}

} // namespace schemabridge::app
