#pragma once

#include "engine/base/result.h"
#include "engine/ports/clock.h"
#include "engine/target/fault_script.h"
#include "engine/target/ledger.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace schemabridge::target {

struct MockTargetOptions {
    std::uint16_t port = 0; ///< 0: any that is free
    /// The ledger's file, usually `target-ledger.sqlite` in the state directory; empty: in memory only.
    std::filesystem::path ledgerFile{};
    std::string profile = "stripe";                     ///< of hosts that have none of their own
    std::map<std::string, std::string> profileByHost{}; ///< a request's own profile header goes before
    FaultScript faults{};
    std::size_t bodyBytesMax = 8UL * 1024 * 1024;
};

/// The embedded target: an HTTP/1.1 server on 127.0.0.1 with a thread of its own, which decides one request
/// at a time; an answer goes out only once its ledger entries are in the file. Several processes may share
/// one ledger file. All functions may be called from any thread.
class MockTarget {
public:
    /// @param clock  must live longer and may be called from any thread
    /// Errors: PORT_UNAVAILABLE (`port`, `reason`), PROFILE_UNKNOWN, STORE_UNAVAILABLE, STORE_CORRUPT,
    /// STORE_NEWER (`file`).
    static Result<std::unique_ptr<MockTarget>> start(MockTargetOptions options, const Clock &clock);
    /// Closes all connections; a request under way has no effect.
    ~MockTarget();
    MockTarget(const MockTarget &) = delete;
    MockTarget &operator=(const MockTarget &) = delete;

    std::uint16_t port() const;
    /// Replaces the script, its counters included.
    void setFaults(FaultScript faults);

    /// Of all requests answered so far.
    std::int64_t lastSeq() const;
    LedgerTotals totalsAfter(std::int64_t seq) const;
    std::vector<LedgerEntry> entriesAfter(std::int64_t seq, std::size_t limit = 1000) const;

private:
    class Server;
    explicit MockTarget(std::unique_ptr<Server> server);
    std::unique_ptr<Server> m_server;
};

} // namespace schemabridge::target
