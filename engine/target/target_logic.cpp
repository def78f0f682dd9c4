#include "engine/target/target_logic.h"

#include "engine/json/parse.h"
#include "engine/json/print.h"
#include "engine/target/answers.h"
#include "engine/target/request_key.h"
#include "engine/target/rest_api.h"
#include "engine/target/unique_fields.h"

#include <algorithm>
#include <array>

namespace schemabridge::target {

namespace {

using Kind = LedgerEntry::Kind;

bool isWrite(const std::string &method)
{
    static constexpr std::array<std::string_view, 4> writes = {"POST", "PUT", "PATCH", "DELETE"};
    return std::find(writes.begin(), writes.end(), method) != writes.end();
}

/// Everything that one decision looks at and writes to.
struct Exchange {
    const Profile &profile;
    Ledger &ledger;
    const TargetRequest &request;
    Instant now;
    std::string key;
};

LedgerEntry entryOf(const Exchange &exchange, Kind kind, std::int64_t first, const TargetAnswer &answer)
{
    return {0,
            exchange.now,
            exchange.request.host,
            exchange.request.method + ' ' + exchange.request.path,
            exchange.key,
            sha256(exchange.request.body),
            kind,
            first,
            answer.status,
            answer.body};
}

/// Notes the answer in the ledger.
TargetAnswer noted(const Exchange &exchange, Kind kind, std::int64_t first, TargetAnswer answer)
{
    exchange.ledger.append(entryOf(exchange, kind, first, answer));
    return answer;
}

void addHeaders(TargetAnswer &answer, const HttpHeaders &headers)
{
    answer.headers.insert(answer.headers.end(), headers.begin(), headers.end());
}

json::Value pointerTo(const std::string &resource)
{
    return json::Value::object({{"id", json::Value::string(resource.substr(resource.rfind('/') + 1))},
                                {"path", json::Value::string(resource)}});
}

TargetAnswer refusal(const Reaction &reaction, const KeyRecord *record)
{
    TargetAnswer answer =
        reaction.body.isNull() ? problem(reaction.status) : jsonAnswer(reaction.status, reaction.body);
    if (reaction.pointer && record && !record->resource.empty()) {
        const auto body = json::parse(answer.body);
        answer.body = json::printCompact(body->with("existing", pointerTo(record->resource)));
    }
    addHeaders(answer, reaction.headers);
    return answer;
}

/// What the first request was answered, or what became of its resource since.
TargetAnswer replay(const Exchange &exchange, const Reaction &reaction, const KeyRecord &record)
{
    const auto first = exchange.ledger.entry(record.entry);
    TargetAnswer answer = jsonAnswer(first ? first->status : 200, first ? first->answer : std::string());
    if (reaction.action == Reaction::Do::ReplayResource) {
        if (const auto resource = exchange.ledger.resource(exchange.request.host, record.resource))
            answer.body = json::printCompact(resource->value);
    }
    if (reaction.status != 0)
        answer.status = reaction.status;
    addHeaders(answer, exchange.profile.headersWithKey);
    addHeaders(answer, reaction.headers);
    return answer;
}

TargetAnswer acceptance(const Reaction &reaction, const KeyRecord &record)
{
    TargetAnswer answer = refusal(reaction, &record);
    answer.status = reaction.status == 0 ? 202 : reaction.status;
    return answer;
}

/// The answer that a reaction to an earlier request gives; nothing where the request runs.
std::optional<TargetAnswer> react(const Exchange &exchange, const Reaction &reaction, const KeyRecord &record)
{
    switch (reaction.action) {
    case Reaction::Do::Replay:
    case Reaction::Do::ReplayResource:
        return noted(exchange, Kind::Replay, record.entry, replay(exchange, reaction, record));
    case Reaction::Do::Accept:
        return noted(exchange, Kind::Replay, record.entry, acceptance(reaction, record));
    case Reaction::Do::Refuse:
        return noted(exchange, Kind::Conflict, record.entry, refusal(reaction, &record));
    case Reaction::Do::Run:
    case Reaction::Do::Wait:
    case Reaction::Do::Update:
    case Reaction::Do::Warn:
        break;
    }
    return std::nullopt;
}

const Reaction &reactionTo(const Profile &profile, const KeyRecord &record, const std::string &fingerprint,
                           Instant now)
{
    if (profile.lifetimeMs && now - record.since > *profile.lifetimeMs)
        return profile.expired;
    if (record.failed)
        return profile.afterFailure;
    return record.fingerprint == fingerprint ? profile.sameBody : profile.otherBody;
}

/// OASIS Repeatable Requests 1.0, section 5: a first-sent time from before the window cannot be told from a
/// new request.
bool isTooOld(const Profile &profile, const RequestKey &key, Instant now)
{
    return key.firstSent && profile.lifetimeMs && now - *key.firstSent > *profile.lifetimeMs;
}

/// The answer to a request without a usable key; nothing where it may run.
std::optional<TargetAnswer> refuseKey(const Exchange &exchange, const RequestKey &key)
{
    const Profile &profile = exchange.profile;
    if (key.state == RequestKey::State::Malformed)
        return noted(exchange, Kind::Rejected, 0, refusal(profile.malformed, nullptr));
    if (key.state == RequestKey::State::Absent && profile.key.required)
        return noted(exchange, Kind::Rejected, 0, refusal(profile.missing, nullptr));
    if (isTooOld(profile, key, exchange.now) && profile.expired.action == Reaction::Do::Refuse)
        return noted(exchange, Kind::Rejected, 0, refusal(profile.expired, nullptr));
    return std::nullopt;
}

/// Decides by what is known about the key.
Arrival arriveWithKey(const Exchange &exchange, Underway underway)
{
    Ledger &ledger = exchange.ledger;
    if (ledger.runningKeys.contains(underway.keyScope)) {
        if (exchange.profile.running.action == Reaction::Do::Wait)
            return WaitForKey{underway.keyScope};
        if (auto answer = react(exchange, exchange.profile.running, {}))
            return std::move(*answer);
    } else if (const auto record = ledger.key(underway.keyScope)) {
        const Reaction &reaction = reactionTo(exchange.profile, *record, underway.fingerprint, exchange.now);
        if (auto answer = react(exchange, reaction, *record))
            return std::move(*answer);
    }
    ledger.runningKeys.insert(underway.keyScope);
    return underway;
}

bool isRemembered(const Profile &profile, int status)
{
    return std::find(profile.remembered.begin(), profile.remembered.end(), status / 100) !=
           profile.remembered.end();
}

/// A ledger may be shared: while this request was under way here, the same key may have had its effect
/// through another process. Then that effect is the first one.
std::optional<TargetAnswer> answerFromElsewhere(const Exchange &exchange, const Underway &underway)
{
    if (underway.keyScope.empty())
        return std::nullopt;
    const auto record = exchange.ledger.key(underway.keyScope);
    if (!record)
        return std::nullopt;
    auto answer =
        react(exchange, reactionTo(exchange.profile, *record, underway.fingerprint, exchange.now), *record);
    if (answer)
        exchange.ledger.runningKeys.erase(underway.keyScope);
    return answer;
}

/// Ends the request: its key is free again and remembers what came out.
void settleKey(Exchange &exchange, const Underway &underway, std::int64_t seq, int status,
               const std::string &resource)
{
    if (underway.keyScope.empty())
        return;
    exchange.ledger.runningKeys.erase(underway.keyScope);
    exchange.ledger.keepKey(underway.keyScope, {underway.fingerprint, exchange.now, seq,
                                                !isRemembered(exchange.profile, status), resource});
}

Exchange exchangeOf(const Profile &profile, Ledger &ledger, const Underway &underway, Instant now)
{
    return {profile, ledger, underway.request, now, underway.key};
}

void apply(Ledger &ledger, const std::string &host, const Change &change)
{
    if (change.kind == Change::Kind::Put)
        ledger.putResource(host, change.resource);
    else if (change.kind == Change::Kind::Remove)
        ledger.removeResource(host, change.resource.path);
}

Kind kindOf(const Change &change)
{
    if (change.kind != Change::Kind::None)
        return Kind::Effect;
    return change.unchanged != 0 ? Kind::Replay : Kind::Rejected;
}

/// The fresh answer to a change that is about to be applied.
TargetAnswer answerTo(const Exchange &exchange, const Change &change, const json::Value &warning)
{
    TargetAnswer answer =
        change.status < 400 ? jsonAnswer(change.status, change.body) : problem(change.status);
    for (const auto &[name, value] : warning.members())
        answer.body = json::printCompact(json::parse(answer.body)->with(name, value));
    if (change.kind == Change::Kind::Put)
        answer.headers.emplace_back("Location", change.resource.path);
    if (!exchange.key.empty())
        addHeaders(answer, exchange.profile.headersWithKey);
    return answer;
}

} // namespace

Arrival TargetLogic::arrive(Ledger &ledger, const TargetRequest &request, Instant now) const
{
    if (request.method == "GET" || request.method == "HEAD")
        return readResources(ledger, request);
    if (!isWrite(request.method))
        return problem(405);
    const RequestKey key = requestKey(m_profile, request, now);
    const Exchange exchange{m_profile, ledger, request, now, key.text};
    if (auto answer = refuseKey(exchange, key))
        return std::move(*answer);
    if (key.state != RequestKey::State::Present)
        return Underway{request, {}, {}, {}};
    return arriveWithKey(exchange, {request, key.text, keyScope(m_profile, request, key.text),
                                    fingerprint(m_profile, request)});
}

TargetAnswer TargetLogic::complete(Ledger &ledger, const Underway &underway, Instant now) const
{
    Exchange exchange = exchangeOf(m_profile, ledger, underway, now);
    if (auto answer = answerFromElsewhere(exchange, underway))
        return std::move(*answer);
    const auto clash = findClash(m_profile, ledger, underway.request, now);
    if (clash) {
        if (auto answer = react(exchange, clash->reaction, clash->record)) {
            settleKey(exchange, underway, ledger.lastSeq(), answer->status, clash->record.resource);
            return std::move(*answer);
        }
    }
    const std::int64_t seq = ledger.lastSeq() + 1;
    const bool updates = clash && clash->reaction.action == Reaction::Do::Update;
    const Change change =
        updates ? planUpdate(ledger, underway.request, clash->record.resource, seq)
                : planChange(ledger, underway.request, seq,
                             m_profile.idFromKey ? underway.key : std::string(), m_profile.createdStatus);
    const bool warns = clash && clash->reaction.action == Reaction::Do::Warn;
    TargetAnswer answer = noted(exchange, kindOf(change), change.unchanged,
                                answerTo(exchange, change, warns ? clash->reaction.body : json::Value()));
    apply(ledger, underway.request.host, change);
    keepUnique(m_profile, ledger, underway.request, {{}, now, seq, false, change.resource.path});
    settleKey(exchange, underway, seq, answer.status, change.resource.path);
    return answer;
}

TargetAnswer TargetLogic::fail(Ledger &ledger, const Underway &underway, int status, Instant now) const
{
    Exchange exchange = exchangeOf(m_profile, ledger, underway, now);
    TargetAnswer answer = noted(exchange, Kind::Rejected, 0, problem(status));
    settleKey(exchange, underway, ledger.lastSeq(), status, {});
    return answer;
}

void TargetLogic::abandon(Ledger &ledger, const Underway &underway) const
{
    ledger.runningKeys.erase(underway.keyScope);
}

TargetAnswer TargetLogic::handle(Ledger &ledger, const TargetRequest &request, Instant now) const
{
    Arrival arrival = arrive(ledger, request, now);
    if (const auto *underway = std::get_if<Underway>(&arrival))
        return complete(ledger, *underway, now);
    if (auto *answer = std::get_if<TargetAnswer>(&arrival))
        return std::move(*answer);
    return problem(409);
}

} // namespace schemabridge::target
