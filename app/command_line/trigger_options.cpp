#include "app/command_line/trigger_options.h"

namespace schemabridge::app {

void TriggerOptions::addTo(CLI::App &command)
{
    command.add_option("--entry", entry, "The ENTRY_POINT to trigger, where the workflow has several")
        ->type_name("VERTEX");
    command
        .add_option("--client-idempotency-id", clientIdempotencyId,
                    "The sender's own id for this trigger: the same id is the same execution")
        ->type_name("ID");
    command.add_flag("--force-new-execution", forceNewExecution,
                     "Start a new execution whatever came before; its gateways send the same keys again");
}

std::optional<VertexId> TriggerOptions::entryId() const
{
    return entry.empty() ? std::nullopt : std::optional(VertexId{entry});
}

} // namespace schemabridge::app
