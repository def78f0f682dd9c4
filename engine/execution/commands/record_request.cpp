#include "engine/execution/commands/handlers.h"
#include "engine/execution/commands/step_end.h"

namespace schemabridge::execution {

namespace {

json::Value sentDetail(const RecordRequest &command, bool isRepeat)
{
    auto detail = command.summary.with("repeat", json::Value::boolean(isRepeat));
    return command.key.isNull() ? detail : detail.with("key", command.key);
}

} // namespace

Actions handle(Context &context, const RecordRequest &command)
{
    const auto held = holdClaim(context, command.claim, json::Value::string("request"));
    if (!held)
        return releaseWorker(command.claim);

    Journal journal(context.store, context.now, held->execution.id);
    const auto &step = held->claim.step;
    if (!held->step.request) {
        context.store.recordRequest(step.execution, step.vertex, held->claim.epoch, command.request);
        if (!command.key.isNull())
            journal.tell(EventType::KeyComputed, held->claim, command.key);
    }
    journal.tell(EventType::RequestSent, held->claim, sentDetail(command, held->step.request.has_value()));
    // Whatever the caller brought: what was recorded first is what goes out, byte for byte.
    return {SendRequest{held->claim, held->step.request.value_or(command.request), held->workflow,
                        held->execution.isLive}};
}

} // namespace schemabridge::execution
