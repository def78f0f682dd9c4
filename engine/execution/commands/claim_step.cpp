#include "engine/execution/advance.h"
#include "engine/execution/claim_scope.h"
#include "engine/execution/commands/handlers.h"
#include "engine/execution/commands/step_end.h"
#include "engine/execution/journal.h"

namespace schemabridge::execution {

namespace {

using json::Value;

Claim claimOf(const ClaimStep &command, const StepRecord &step)
{
    return {command.step, step.epoch, step.attempt, command.worker};
}

Value leaseDetail(Instant leaseUntil)
{
    return Value::object({{"leaseUntil", Value::string(toIsoText(leaseUntil))}});
}

Actions shortCircuit(Context &context, Journal &journal, const ClaimStep &command, const StepRecord &step)
{
    context.store.removeDelivery(command.step.execution, command.step.vertex);
    journal.tell(EventType::StepShortCircuited, claimOf(command, step),
                 Value::object({{"state", Value::string(stepStateName(step.state))}}));
    return {ReleaseWorker{command.step, command.worker}};
}

Actions loseClaim(Journal &journal, const ClaimStep &command, const StepRecord &step)
{
    auto detail = Value::object({{"holder", Value::string(step.worker.value)}});
    Actions actions{ReleaseWorker{command.step, command.worker}};
    if (step.leaseUntil) {
        detail = detail.with("leaseUntil", Value::string(toIsoText(*step.leaseUntil)));
        actions.push_back(DeliverStep{command.step, *step.leaseUntil});
    }
    journal.tell(EventType::ClaimLost, claimOf(command, step), detail);
    return actions;
}

/// The claim itself, or the takeover of one whose lease ran out: in both cases one conditional change
/// decides.
std::optional<Epoch> tryClaim(Context &context, const ClaimStep &command, const StepRecord &step,
                              Instant leaseUntil)
{
    const auto &[execution, vertex] = command.step;
    if (step.state == StepState::Dispatched)
        return context.store.claimStep(execution, vertex, command.worker, leaseUntil);
    return context.store.takeOverStep(execution, vertex, command.worker, leaseUntil, context.now);
}

void tellClaimed(Journal &journal, const Claim &claim, const StepRecord &before, Instant leaseUntil)
{
    if (before.state == StepState::Dispatched)
        return journal.tell(EventType::StepClaimed, claim, leaseDetail(leaseUntil));
    journal.tell(EventType::StepTakenOver, claim,
                 leaseDetail(leaseUntil)
                     .with("from", Value::string(before.worker.value))
                     .with("fromEpoch", Value::integer(before.epoch.value)));
}

Actions runClaimed(Context &context, Claim claim, const ExecutionRecord &execution, const StepRecord &before)
{
    auto workflow = context.definitions.get(context.store, execution.definition);
    if (!workflow)
        return releaseWorker(claim);
    const auto steps = loadSteps(context.store, execution.row);
    auto scope = stepScope(**workflow, execution, steps, before);
    const Instant leaseUntil = context.now + context.policy.leaseMs;
    return {DeliverStep{claim.step, leaseUntil}, RunStep{std::move(claim), execution.id, workflow.takeValue(),
                                                         std::move(scope), before.request, execution.isLive}};
}

} // namespace

Actions handle(Context &context, const ClaimStep &command)
{
    const auto &[row, vertex] = command.step;
    const auto execution = context.store.execution(row);
    const auto step = context.store.step(row, vertex);
    if (!execution || !step)
        return {ReleaseWorker{command.step, command.worker}};

    Journal journal(context.store, context.now, execution->id);
    if (isTerminal(step->state))
        return shortCircuit(context, journal, command, *step);
    const auto delivery = context.store.delivery(row, vertex);
    if (step->state == StepState::Dispatched && delivery && delivery->availableAt > context.now)
        return {ReleaseWorker{command.step, command.worker},
                DeliverStep{command.step, delivery->availableAt}};

    const int deliveredCount = context.store.countDelivery(row, vertex);
    if (deliveredCount > 1) {
        journal.tell(EventType::StepRedelivered, vertex,
                     Value::object({{"deliveredCount", Value::integer(deliveredCount)}}));
    }
    const Instant leaseUntil = context.now + context.policy.leaseMs;
    const auto epoch = tryClaim(context, command, *step, leaseUntil);
    if (!epoch)
        return loseClaim(journal, command, *step);
    Claim claim{command.step, *epoch, step->attempt + 1, command.worker};
    tellClaimed(journal, claim, *step, leaseUntil);
    return runClaimed(context, std::move(claim), *execution, *step);
}

} // namespace schemabridge::execution
