#include "engine/execution/commands/handlers.h"
#include "engine/execution/journal.h"

namespace schemabridge::execution {

Actions handle(Context &context, const RefuseTrigger &command)
{
    Journal journal(context.store, context.now, std::nullopt);
    journal.tell(EventType::TriggerRefused, command.trigger.entry,
                 json::Value::object({{"kind", json::Value::string(triggerKindName(command.trigger.kind))},
                                      {"error", errorToJson(command.reason)}}));
    return {AnswerTrigger{command.ticket, command.reason}};
}

} // namespace schemabridge::execution
