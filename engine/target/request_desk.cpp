#include "engine/target/request_desk.h"

#include "engine/target/answers.h"
#include "engine/target/memory_ledger.h"
#include "engine/target/request_key.h"
#include "engine/target/target_logic.h"

#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>

#include <optional>
#include <utility>

namespace schemabridge::target {

/// One request on its way through the desk.
struct RequestDesk::Job {
    RoutedRequest routed;
    HttpSession::Respond respond;
    const Profile *profile = nullptr;
    Fault fault;
    std::optional<Underway> underway;
};

namespace {

bool isRead(const TargetRequest &request)
{
    return request.method == "GET" || request.method == "HEAD";
}

/// Whether the request fails before anything looks at its key; so the failure is never remembered with it.
bool failsAtDoor(const Fault &fault, const TargetRequest &request)
{
    const bool isOverload = fault.status == 429 || fault.status == 503;
    return fault.kind == Fault::Kind::RequestLost || fault.kind == Fault::Kind::Reset ||
           (fault.kind == Fault::Kind::Status && (isOverload || isRead(request)));
}

TargetAnswer faultAnswer(const Fault &fault)
{
    TargetAnswer answer = problem(fault.status);
    if (fault.retryAfterSeconds)
        answer.headers.emplace_back("Retry-After", std::to_string(*fault.retryAfterSeconds));
    return answer;
}

Delivery lost()
{
    return {Delivery::Kind::Close, {}};
}

} // namespace

RequestDesk::RequestDesk(const MockTargetOptions &options, const Clock &clock,
                         boost::asio::io_context &context)
    : m_clock(clock),
      m_context(context),
      m_faults(options.faults),
      m_defaultProfile(options.profile),
      m_profileByHost(options.profileByHost)
{
}

Result<std::unique_ptr<RequestDesk>> RequestDesk::open(const MockTargetOptions &options, const Clock &clock,
                                                       boost::asio::io_context &context)
{
    std::unique_ptr<RequestDesk> desk(new RequestDesk(options, clock, context));
    if (const Status status = desk->openLedger(options.ledgerFile); !status)
        return status.error();
    std::vector<std::string> names{options.profile};
    for (const auto &[host, name] : options.profileByHost)
        names.push_back(name);
    for (const std::string &name : names) {
        if (!desk->loadProfile(name))
            return Profile::named(name).error();
    }
    return desk;
}

Status RequestDesk::openLedger(const std::filesystem::path &file)
{
    if (file.empty()) {
        m_ledger = std::make_unique<MemoryLedger>();
        return {};
    }
    auto opened = SqliteLedger::open(file);
    if (!opened)
        return opened.error();
    m_file = opened->get();
    m_ledger = opened.takeValue();
    return {};
}

const Profile *RequestDesk::loadProfile(const std::string &name)
{
    const auto known = m_profiles.find(name);
    if (known != m_profiles.end())
        return &known->second;
    auto profile = Profile::named(name);
    return profile ? &m_profiles.emplace(name, profile.takeValue()).first->second : nullptr;
}

const Profile *RequestDesk::profileFor(const RoutedRequest &routed)
{
    if (!routed.profile.empty())
        return loadProfile(routed.profile);
    const auto ofHost = m_profileByHost.find(routed.request.host);
    return loadProfile(ofHost == m_profileByHost.end() ? m_defaultProfile : ofHost->second);
}

void RequestDesk::handle(RoutedRequest routed, HttpSession::Respond respond)
{
    auto job = std::make_shared<Job>();
    job->routed = std::move(routed);
    job->respond = std::move(respond);
    job->profile = profileFor(job->routed);
    const TargetRequest &request = job->routed.request;
    if (!job->profile)
        return answer(job, problem(501));
    job->fault = m_faults.next(request.host, request.method, request.path);
    if (failsAtDoor(job->fault, request))
        return after(job->fault.delayMs, [this, job] { refuseAtDoor(job); });
    arrive(job);
}

/// Nothing of the request reaches the API itself.
void RequestDesk::refuseAtDoor(const SharedJob &job)
{
    if (job->fault.kind == Fault::Kind::Reset)
        return job->respond({Delivery::Kind::Reset, {}});
    if (job->fault.kind == Fault::Kind::RequestLost)
        return job->respond(lost());
    const TargetRequest &request = job->routed.request;
    TargetAnswer refusal = faultAnswer(job->fault);
    begin();
    if (!isRead(request))
        m_ledger->append({0, m_clock.now(), request.host, request.method + ' ' + request.path,
                          requestKey(*job->profile, request, m_clock.now()).text, sha256(request.body),
                          LedgerEntry::Kind::Rejected, 0, refusal.status, refusal.body});
    answer(job, std::move(refusal));
}

void RequestDesk::arrive(const SharedJob &job)
{
    begin();
    Arrival arrival = TargetLogic(*job->profile).arrive(*m_ledger, job->routed.request, m_clock.now());
    if (const auto *wait = std::get_if<WaitForKey>(&arrival)) {
        m_waiting.emplace(wait->keyScope, job);
        return commitSoon();
    }
    if (auto *underway = std::get_if<Underway>(&arrival)) {
        job->underway = std::move(*underway);
        return letIn(job);
    }
    commitSoon();
    after(job->fault.delayMs,
          [this, job, result = std::get<TargetAnswer>(std::move(arrival))] { answer(job, result); });
}

/// The key is taken; the effect comes once the delay is over.
void RequestDesk::letIn(const SharedJob &job)
{
    if (job->fault.delayMs.count() == 0)
        return finish(job);
    commitSoon();
    after(job->fault.delayMs, [this, job] { finish(job); });
}

void RequestDesk::finish(const SharedJob &job)
{
    begin();
    const TargetLogic logic(*job->profile);
    const Underway &underway = *job->underway;
    const bool fails = job->fault.kind == Fault::Kind::Status;
    TargetAnswer result = fails ? logic.fail(*m_ledger, underway, job->fault.status, m_clock.now())
                                : logic.complete(*m_ledger, underway, m_clock.now());
    wake(underway.keyScope);
    answer(job, std::move(result));
}

/// Those that waited for a key are decided anew, in the order of their coming.
void RequestDesk::wake(const std::string &keyScope)
{
    const auto [first, end] = m_waiting.equal_range(keyScope);
    for (auto at = first; at != end; ++at)
        boost::asio::post(m_context, [this, job = at->second] { arrive(job); });
    m_waiting.erase(first, end);
}

void RequestDesk::answer(const SharedJob &job, TargetAnswer answer)
{
    const bool isLost = job->fault.kind == Fault::Kind::AnswerLost;
    m_deliveries.emplace_back(job->respond,
                              isLost ? lost() : Delivery{Delivery::Kind::Answer, std::move(answer)});
    commitSoon();
}

void RequestDesk::begin()
{
    if (m_file)
        m_file->begin();
}

/// Once all that is waiting to be read has been decided: the more is going on, the more requests share a
/// commit.
void RequestDesk::commitSoon()
{
    if (std::exchange(m_commitIsDue, true))
        return;
    boost::asio::post(m_context, [this] { commit(); });
}

void RequestDesk::commit()
{
    m_commitIsDue = false;
    const Status committed = m_file ? m_file->commit() : Status();
    for (auto &[respond, delivery] : std::exchange(m_deliveries, {}))
        respond(committed ? std::move(delivery) : Delivery{Delivery::Kind::Answer, problem(500)});
}

template<typename Next>
void RequestDesk::after(Milliseconds delayMs, Next next)
{
    if (delayMs.count() == 0)
        return next();
    auto timer = std::make_shared<boost::asio::steady_timer>(m_context, delayMs);
    timer->async_wait([timer, next = std::move(next)](const boost::system::error_code &error) {
        if (!error)
            next();
    });
}

} // namespace schemabridge::target
