#pragma once

#include "engine/execution/command.h"
#include "engine/execution/compiled_workflow.h"
#include "engine/ports/random.h"
#include "engine/ports/store.h"
#include "engine/runtime/engine.h"

#include <map>
#include <string>
#include <vector>

namespace schemabridge::runtime {

/// Where triggers arrive: finds out their identity, looks their keys up, and keeps who waits for which
/// answer.
class TriggerDesk {
public:
    explicit TriggerDesk(Random &random) : m_random(random) {}

    struct Arrival {
        TriggerRequest request;
        TriggerAnswered answered;
    };

    /// The commands for these arrivals. All look-ups come before any of the writes that the commands will do.
    std::vector<execution::Command> admit(std::vector<Arrival> arrivals, Store &store);

    void answer(const execution::AnswerTrigger &action);
    /// Tells everybody who still waits.
    void refuseAll(const Error &reason);

private:
    execution::Command commandFor(const Arrival &arrival, execution::Ticket ticket);
    Result<execution::StartExecution> identify(const TriggerRequest &request, identity::Trigger &trigger);
    Result<std::shared_ptr<const execution::CompiledWorkflow>> compile(const std::string &definition);
    void lookUp(std::vector<execution::Command> &commands, Store &store) const;
    ExecutionId freshId();

    Random &m_random;
    std::int64_t m_lastTicket = 0;
    std::map<execution::Ticket, TriggerAnswered> m_waiting;
    std::map<std::string, std::shared_ptr<const execution::CompiledWorkflow>, std::less<>> m_compiled;
};

} // namespace schemabridge::runtime
