#include "engine/execution/commands/handlers.h"
#include "engine/execution/journal.h"

namespace schemabridge::execution {

Actions handle(Context &context, const RenewLease &command)
{
    const auto &claim = command.claim;
    const Instant leaseUntil = context.now + context.policy.leaseMs;
    // A claim that was lost meanwhile is told when its result comes; a renewal that fails is no news of its
    // own.
    if (!context.store.renewLease(claim.step.execution, claim.step.vertex, claim.epoch, leaseUntil))
        return {};
    const auto execution = context.store.execution(claim.step.execution);
    Journal journal(context.store, context.now, execution ? std::optional(execution->id) : std::nullopt);
    journal.tell(EventType::LeaseRenewed, claim,
                 json::Value::object({{"leaseUntil", json::Value::string(toIsoText(leaseUntil))}}));
    return {DeliverStep{claim.step, leaseUntil}};
}

} // namespace schemabridge::execution
