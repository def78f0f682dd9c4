#include "engine/runtime/trigger_desk.h"

#include "engine/execution/look_up.h"

#include <algorithm>

namespace schemabridge::runtime {

namespace {

using execution::Command;
using execution::CompiledWorkflow;
using execution::StartExecution;

/// Texts of workflows kept compiled; a designer's every edit makes a new one.
constexpr std::size_t compiledMax = 64;

bool needsLookUp(const Command &command)
{
    const auto *const start = std::get_if<StartExecution>(&command);
    return start && start->identity.explicitKey;
}

} // namespace

std::vector<Command> TriggerDesk::admit(std::vector<Arrival> arrivals, Store &store)
{
    std::vector<Command> commands;
    commands.reserve(arrivals.size());
    for (auto &arrival : arrivals) {
        const execution::Ticket ticket{++m_lastTicket};
        commands.push_back(commandFor(arrival, ticket));
        m_waiting.emplace(ticket, std::move(arrival.answered));
    }
    lookUp(commands, store);
    return commands;
}

Command TriggerDesk::commandFor(const Arrival &arrival, execution::Ticket ticket)
{
    const auto &request = arrival.request;
    identity::Trigger trigger{request.kind,
                              {},
                              request.entry.value_or(VertexId{}),
                              request.payload,
                              request.clientIdempotencyId,
                              request.forceNewExecution};
    auto start = identify(request, trigger);
    if (!start)
        return execution::RefuseTrigger{ticket, std::move(trigger), start.error()};
    start->ticket = ticket;
    return start.takeValue();
}

Result<StartExecution> TriggerDesk::identify(const TriggerRequest &request, identity::Trigger &trigger)
{
    const auto workflow = compile(request.definition);
    if (!workflow)
        return workflow.error();
    auto entry = (*workflow)->entry(request.entry);
    if (!entry)
        return entry.error();
    trigger.workspace = (*workflow)->workflow().workspace();
    trigger.entry = entry.takeValue();
    const auto config =
        identity::entryIdentityConfig((*workflow)->workflow().findVertex(trigger.entry)->config());
    if (!config)
        return config.error();
    auto known = identity::identifyTrigger(trigger, *config);
    if (!known)
        return known.error();
    return StartExecution{{},        trigger, known.takeValue(), request.definition, {},
                          freshId(), {},      request.isLive};
}

Result<std::shared_ptr<const CompiledWorkflow>> TriggerDesk::compile(const std::string &definition)
{
    if (const auto found = m_compiled.find(definition); found != m_compiled.end())
        return found->second;
    auto compiled = CompiledWorkflow::compile(definition);
    if (!compiled)
        return compiled;
    if (m_compiled.size() >= compiledMax)
        m_compiled.clear();
    m_compiled.emplace(definition, *compiled);
    return compiled;
}

void TriggerDesk::lookUp(std::vector<Command> &commands, Store &store) const
{
    if (std::none_of(commands.begin(), commands.end(), needsLookUp))
        return;
    // A store that cannot be read cannot be written either: the write that follows tells the error.
    [[maybe_unused]] const auto status = store.read([&](StoreReader &reader) {
        for (auto &command : commands) {
            if (auto *const start = std::get_if<StartExecution>(&command))
                start->lookedUp = execution::lookUpKey(reader, start->identity);
        }
    });
}

ExecutionId TriggerDesk::freshId()
{
    ExecutionId id;
    m_random.fill(id.bytes);
    return id;
}

void TriggerDesk::answer(const execution::AnswerTrigger &action)
{
    const auto waiting = m_waiting.extract(action.ticket);
    if (!waiting.empty() && waiting.mapped())
        waiting.mapped()(action.answer);
}

void TriggerDesk::refuseAll(const Error &reason)
{
    for (const auto &[ticket, answered] : std::exchange(m_waiting, {})) {
        if (answered)
            answered(reason);
    }
}

} // namespace schemabridge::runtime
