#include "engine/target/unique_fields.h"

#include "engine/json/path.h"
#include "engine/json/print.h"
#include "engine/target/request_members.h"
#include "engine/target/rest_api.h"

namespace schemabridge::target {

namespace {

/// The fields and their values as one text; nothing where the request lacks one of them.
std::optional<std::string> uniqueScope(const Profile::Unique &unique, const TargetRequest &request,
                                       const json::Value &members)
{
    std::string scope = "unique\n" + request.host + '\n' + collectionWritten(request);
    for (const std::string &field : unique.fields) {
        const auto path = json::Path::fromText(field);
        const json::Value *value = path ? path->find(members) : nullptr;
        if (!value || value->isNull())
            return std::nullopt;
        scope += '\n' + field + '=' + json::printCompact(*value);
    }
    return scope;
}

bool writesMembers(const TargetRequest &request)
{
    return request.method != "DELETE";
}

/// A resource that is gone, or that this very request writes to, stands against nothing; a window ends by
/// itself.
bool standsAgainst(const Profile::Unique &unique, const KeyRecord &record, const Ledger &ledger,
                   const TargetRequest &request, Instant now)
{
    if (unique.windowMs)
        return now - record.since <= *unique.windowMs;
    return record.resource != request.path && ledger.resource(request.host, record.resource).has_value();
}

} // namespace

std::optional<Clash> findClash(const Profile &profile, const Ledger &ledger, const TargetRequest &request,
                               Instant now)
{
    if (profile.unique.empty() || !writesMembers(request))
        return std::nullopt;
    const json::Value members = bodyMembers(request);
    for (const Profile::Unique &unique : profile.unique) {
        const auto scope = uniqueScope(unique, request, members);
        const auto record = scope ? ledger.key(*scope) : std::nullopt;
        if (record && standsAgainst(unique, *record, ledger, request, now))
            return Clash{unique.reaction, *record};
    }
    return std::nullopt;
}

void keepUnique(const Profile &profile, Ledger &ledger, const TargetRequest &request, const KeyRecord &record)
{
    if (profile.unique.empty() || !writesMembers(request))
        return;
    const json::Value members = bodyMembers(request);
    for (const Profile::Unique &unique : profile.unique) {
        if (const auto scope = uniqueScope(unique, request, members))
            ledger.keepKey(*scope, record);
    }
}

} // namespace schemabridge::target
