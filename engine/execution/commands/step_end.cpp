#include "engine/execution/commands/step_end.h"

#include "engine/execution/advance.h"
#include "engine/execution/claim_scope.h"
#include "engine/execution/settle.h"

namespace schemabridge::execution {

namespace {

void tellFenced(Context &context, const Claim &claim, const std::optional<ExecutionRecord> &execution,
                const std::optional<StepRecord> &step, const json::Value &late)
{
    auto detail = json::Value::object({{"late", late}});
    if (step) {
        detail = detail.with("state", json::Value::string(stepStateName(step->state)))
                     .with("currentEpoch", json::Value::integer(step->epoch.value))
                     .with("holder", json::Value::string(step->worker.value));
    }
    Journal journal(context.store, context.now, execution ? std::optional(execution->id) : std::nullopt);
    journal.tell(EventType::ResultFenced, claim, detail);
}

/// The edges' conditions see what the step saw, and its output as well.
json::Value routingScope(Context &context, const HeldClaim &held, const json::Value &output)
{
    auto steps = loadSteps(context.store, held.execution.row);
    steps[held.claim.step.vertex].output = output;
    return stepScope(*held.workflow, held.execution, steps, held.step);
}

void tellBranches(Journal &journal, const HeldClaim &held, const std::vector<EdgeId> &taken)
{
    if (taken.empty())
        return;
    std::vector<json::Value> edges;
    for (const auto &edge : taken)
        edges.push_back(json::Value::string(edge.value));
    journal.tell(EventType::BranchTaken, held.claim,
                 json::Value::object({{"edges", json::Value::array(std::move(edges))}}));
}

void addEnd(Context &context, Journal &journal, const HeldClaim &held, Actions &actions)
{
    actions.push_back(ReleaseWorker{held.claim.step, held.claim.worker});
    if (auto ended = settle(context, journal, held.execution))
        actions.push_back(*ended);
}

} // namespace

std::optional<HeldClaim> holdClaim(Context &context, const Claim &claim, json::Value late)
{
    auto execution = context.store.execution(claim.step.execution);
    auto step = context.store.step(claim.step.execution, claim.step.vertex);
    if (!execution || !step || step->state != StepState::Executing || step->epoch != claim.epoch) {
        tellFenced(context, claim, execution, step, late);
        return std::nullopt;
    }
    auto workflow = context.definitions.get(context.store, execution->definition);
    if (!workflow)
        return std::nullopt;
    return HeldClaim{claim, std::move(*execution), std::move(*step), workflow.takeValue()};
}

Actions completeClaim(Context &context, const HeldClaim &held, const json::Value &output)
{
    const auto &vertex = held.claim.step.vertex;
    const FixedClock clock(context.now);
    const auto taken = takenEdges(*held.workflow, vertex, routingScope(context, held, output), output,
                                  {.clock = &clock, .random = &context.random});
    if (!taken)
        return failClaim(context, held, taken.error());
    context.store.completeStep(held.execution.row, vertex, held.claim.epoch, output, *taken, context.now);

    Journal journal(context.store, context.now, held.execution.id);
    journal.tell(EventType::StepCompleted, held.claim);
    tellBranches(journal, held, *taken);
    auto actions = advance(context, journal, held.execution, *held.workflow, vertex);
    addEnd(context, journal, held, actions);
    return actions;
}

Actions failClaim(Context &context, const HeldClaim &held, const Error &error)
{
    context.store.failStep(held.execution.row, held.claim.step.vertex, held.claim.epoch, error, context.now);
    Journal journal(context.store, context.now, held.execution.id);
    journal.tell(EventType::StepFailed, held.claim, json::Value::object({{"error", errorToJson(error)}}));
    Actions actions;
    addEnd(context, journal, held, actions);
    return actions;
}

Actions releaseWorker(const Claim &claim)
{
    return {ReleaseWorker{claim.step, claim.worker}};
}

} // namespace schemabridge::execution
