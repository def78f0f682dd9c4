#include "engine/identity/trigger.h"

namespace schemabridge::identity {

std::string_view triggerKindName(TriggerKind kind)
{
    switch (kind) {
    case TriggerKind::Webhook:
        return "webhook";
    case TriggerKind::TestRun:
        return "testRun";
    case TriggerKind::StreamingExecute:
        return "streamingExecute";
    case TriggerKind::Cron:
        return "cron";
    case TriggerKind::Manual:
        return "manual";
    }
    return {};
}

std::string_view ruleName(Rule rule)
{
    switch (rule) {
    case Rule::Cron:
        return "cron";
    case Rule::ForceNewExecution:
        return "forceNewExecution";
    case Rule::ClientIdempotencyId:
        return "clientIdempotencyId";
    case Rule::IdempotencyFields:
        return "idempotencyFields";
    case Rule::Content:
        return "content";
    }
    return {};
}

} // namespace schemabridge::identity
