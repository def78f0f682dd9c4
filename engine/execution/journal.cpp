#include "engine/execution/journal.h"

namespace schemabridge::execution {

void Journal::tell(EventType type, json::Value detail)
{
    tell(type, VertexId{}, std::move(detail));
}

void Journal::tell(EventType type, const VertexId &vertex, json::Value detail)
{
    m_transaction.append({0, m_now, type, m_execution, vertex, 0, {}, {}, std::move(detail)});
}

void Journal::tell(EventType type, const Claim &claim, json::Value detail)
{
    m_transaction.append({0, m_now, type, m_execution, claim.step.vertex, claim.attempt, claim.epoch,
                          claim.worker, std::move(detail)});
}

json::Value errorToJson(const Error &error)
{
    std::vector<json::Member> members{{"code", json::Value::string(errorCodeName(error.code))}};
    for (const auto &[name, value] : error.arguments)
        members.push_back({name == "code" ? "detailCode" : name, json::Value::string(value)});
    return json::Value::object(std::move(members));
}

} // namespace schemabridge::execution
