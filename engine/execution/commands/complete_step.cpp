#include "engine/execution/commands/handlers.h"
#include "engine/execution/commands/step_end.h"

namespace schemabridge::execution {

Actions handle(Context &context, const CompleteStep &command)
{
    const auto held = holdClaim(context, command.claim, json::Value::string("output"));
    if (!held)
        return releaseWorker(command.claim);
    return completeClaim(context, *held, command.output);
}

} // namespace schemabridge::execution
