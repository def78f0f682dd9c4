#include "engine/execution/commands/handlers.h"
#include "engine/execution/commands/step_end.h"

namespace schemabridge::execution {

Actions handle(Context &context, const FailStep &command)
{
    const auto held = holdClaim(context, command.claim, errorToJson(command.error));
    if (!held)
        return releaseWorker(command.claim);
    return failClaim(context, *held, command.error);
}

} // namespace schemabridge::execution
