#include "engine/target/rest_api.h"

#include "engine/json/print.h"
#include "engine/target/answers.h"
#include "engine/target/request_members.h"

namespace schemabridge::target {

namespace {

/// More than any sample shows; keeps one answer small.
constexpr std::size_t listedMax = 1000;

/// `/v1/charges/` and `/v1/charges` are one place.
std::string withoutSlash(std::string path)
{
    while (path.size() > 1 && path.ends_with('/'))
        path.pop_back();
    return path == "/" ? std::string() : path;
}

std::string lastSegment(const std::string &path)
{
    return path.substr(path.rfind('/') + 1);
}

/// `charges_7` for the seventh entry of a ledger, made at `/v1/charges`.
std::string newId(const std::string &collection, std::int64_t seq)
{
    const std::string name = lastSegment(collection);
    return (name.empty() ? "resource" : name) + '_' + std::to_string(seq);
}

/// The id first, then all members but one that would stand for it.
json::Value withId(const std::string &id, const json::Value &members)
{
    std::vector<json::Member> all{{"id", json::Value::string(id)}};
    for (const json::Member &member : members.members()) {
        if (member.name != "id")
            all.push_back(member);
    }
    return json::Value::object(std::move(all));
}

json::Value merged(json::Value into, const json::Value &members)
{
    for (const auto &[name, value] : members.members()) {
        if (name != "id")
            into = into.with(name, value);
    }
    return into;
}

Change put(Resource resource, int status)
{
    std::string body = json::printCompact(resource.value);
    return {Change::Kind::Put, std::move(resource), 0, status, std::move(body)};
}

/// A write that leaves everything as it is has no effect: PUT and PATCH are idempotent by themselves.
Change putOver(const Resource &old, json::Value value, std::int64_t seq)
{
    if (value == old.value)
        return {Change::Kind::None, old, old.entry, 200, json::printCompact(old.value)};
    return put({old.path, std::move(value), old.made, seq}, 200);
}

Change planPut(const Ledger &ledger, const TargetRequest &request, std::int64_t seq, int createdStatus)
{
    const std::string path = withoutSlash(request.path);
    const json::Value members = bodyMembers(request);
    const auto old = ledger.resource(request.host, path);
    const json::Value whole = withId(lastSegment(path), members);
    if (!old)
        return put({path, whole, seq, seq}, createdStatus);
    return putOver(*old, request.method == "PATCH" ? merged(old->value, members) : whole, seq);
}

Change planRemove(const Ledger &ledger, const TargetRequest &request)
{
    const std::string path = withoutSlash(request.path);
    const auto old = ledger.resource(request.host, path);
    if (!old)
        return {Change::Kind::None, {}, 0, 404, problem(404).body};
    const json::Value told = json::Value::object(
        {{"id", json::Value::string(lastSegment(path))}, {"deleted", json::Value::boolean(true)}});
    return {Change::Kind::Remove, *old, 0, 200, json::printCompact(told)};
}

} // namespace

Change planChange(const Ledger &ledger, const TargetRequest &request, std::int64_t seq,
                  const std::string &idWanted, int createdStatus)
{
    if (request.method == "DELETE")
        return planRemove(ledger, request);
    if (request.method != "POST")
        return planPut(ledger, request, seq, createdStatus);
    const std::string collection = withoutSlash(request.path);
    const std::string id = idWanted.empty() ? newId(collection, seq) : idWanted;
    return put({collection + '/' + id, withId(id, bodyMembers(request)), seq, seq}, createdStatus);
}

Change planUpdate(const Ledger &ledger, const TargetRequest &request, const std::string &path,
                  std::int64_t seq)
{
    const Resource old = ledger.resource(request.host, path).value_or(Resource{path, {}, seq, seq});
    return putOver(old, merged(old.value, bodyMembers(request)), seq);
}

TargetAnswer readResources(const Ledger &ledger, const TargetRequest &request)
{
    const std::string path = withoutSlash(request.path);
    if (const auto one = ledger.resource(request.host, path); one && request.query.empty())
        return jsonAnswer(200, one->value);
    const auto listed = ledger.resources(request.host, path, formItems(request.query), listedMax);
    if (listed.empty() && request.query.empty())
        return problem(404);
    std::vector<json::Value> data;
    for (const Resource &resource : listed)
        data.push_back(resource.value);
    return jsonAnswer(200, json::Value::object({{"data", json::Value::array(std::move(data))}}));
}

std::string collectionWritten(const TargetRequest &request)
{
    const std::string path = withoutSlash(request.path);
    return request.method == "POST" ? path : collectionOf(path);
}

} // namespace schemabridge::target
