#pragma once

#include "engine/ports/clock.h"
#include "engine/target/fault_script.h"
#include "engine/target/http_session.h"
#include "engine/target/ledger.h"
#include "engine/target/mock_target.h"
#include "engine/target/profile.h"
#include "engine/target/sqlite_ledger.h"

#include <boost/asio/io_context.hpp>

#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace schemabridge::target {

/// Decides what becomes of each request: fault, profile, ledger. Answers are collected and go out once the
/// ledger has been committed, so many of them share a commit. All on the thread of the io_context.
class RequestDesk {
public:
    /// Errors: PROFILE_UNKNOWN, STORE_UNAVAILABLE, STORE_CORRUPT, STORE_NEWER.
    static Result<std::unique_ptr<RequestDesk>> open(const MockTargetOptions &options, const Clock &clock,
                                                     boost::asio::io_context &context);

    void handle(RoutedRequest routed, HttpSession::Respond respond);
    void setFaults(FaultScript faults) { m_faults = std::move(faults); }
    const Ledger &ledger() const { return *m_ledger; }

private:
    struct Job;
    using SharedJob = std::shared_ptr<Job>;

    RequestDesk(const MockTargetOptions &options, const Clock &clock, boost::asio::io_context &context);
    Status openLedger(const std::filesystem::path &file);
    const Profile *profileFor(const RoutedRequest &routed);
    const Profile *loadProfile(const std::string &name);

    void refuseAtDoor(const SharedJob &job);
    void arrive(const SharedJob &job);
    void letIn(const SharedJob &job);
    void finish(const SharedJob &job);
    void answer(const SharedJob &job, TargetAnswer answer);
    void wake(const std::string &keyScope);
    template<typename Next>
    void after(Milliseconds delayMs, Next next);
    void begin();
    void commitSoon();
    void commit();

    const Clock &m_clock;
    boost::asio::io_context &m_context;
    std::unique_ptr<Ledger> m_ledger;
    SqliteLedger *m_file = nullptr; ///< the ledger, where it is a file
    FaultScript m_faults;
    std::string m_defaultProfile;
    std::map<std::string, std::string> m_profileByHost;
    std::map<std::string, Profile> m_profiles;
    std::multimap<std::string, SharedJob> m_waiting;                     ///< by the key that they wait for
    std::vector<std::pair<HttpSession::Respond, Delivery>> m_deliveries; ///< to go out after the commit
    bool m_commitIsDue = false;
};

} // namespace schemabridge::target
