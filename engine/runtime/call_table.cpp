#include "engine/runtime/call_table.h"

#include "engine/gateway/prepared_request.h"

namespace schemabridge::runtime {

CallTable::~CallTable()
{
    for (const auto &[number, call] : m_calls)
        call.transport->cancel(call.id);
}

Result<gateway::FilledRequest> CallTable::prepare(const execution::SendRequest &action, Route &route) const
{
    const auto prepared = gateway::parseRequest(action.request);
    if (!prepared)
        return prepared.error();
    const auto &config = std::get<workflow::GatewayConfig>(action.workflow->vertex(action.claim.step.vertex));
    return gateway::fillSecrets(*prepared, config, *route.secrets);
}

void CallTable::send(const execution::SendRequest &action)
{
    auto &route = action.isLive ? m_live : m_mock;
    auto filled = prepare(action, route);
    if (!filled) {
        m_ended(
            execution::FailStep{action.claim, filled.error().with("vertex", action.claim.step.vertex.value)});
        return;
    }
    const auto number = ++m_lastNumber;
    auto &call = m_calls[number];
    call.claim = action.claim;
    call.transport = route.transport.get();
    call.id = route.transport->send(std::move(filled->request),
                                    [this, number, redactor = filled->redactor](Result<HttpResponse> answer) {
                                        finish(number, redactor, std::move(answer));
                                    });
}

void CallTable::finish(std::uint64_t number, const gateway::Redactor &redactor, Result<HttpResponse> answer)
{
    const auto call = m_calls.extract(number);
    if (call.empty())
        return;
    auto clean = answer ? Result<HttpResponse>(redactor.redact(answer.takeValue()))
                        : Result<HttpResponse>(redactor.redact(answer.error()));
    m_ended(execution::RecordAnswer{call.mapped().claim, std::move(clean)});
}

std::vector<execution::Claim> CallTable::claims() const
{
    std::vector<execution::Claim> claims;
    for (const auto &[number, call] : m_calls)
        claims.push_back(call.claim);
    return claims;
}

} // namespace schemabridge::runtime
