#include "engine/identity/trigger.h"
#include "engine/json/print.h"

namespace schemabridge::identity {

Result<EntryIdentityConfig> entryIdentityConfig(const json::Value &vertexConfig)
{
    EntryIdentityConfig config;
    if (const json::Value *fields = vertexConfig.find("idempotencyFields"))
        config.idempotencyFields = *fields;
    const json::Value *trigger = vertexConfig.find("trigger");
    config.isScheduled = trigger && trigger->isString() && trigger->asString() == "cron";
    const json::Value *identity = vertexConfig.find("payloadIdentity");
    if (!identity)
        return config;
    const std::string_view name = identity->isString() ? identity->asString() : std::string_view();
    if (name != "bytes" && name != "canonical")
        return Error{ErrorCode::ConfigInvalid,
                     {{"member", "payloadIdentity"}, {"value", json::printCompact(*identity)}}};
    config.canonicalPayload = name == "canonical";
    return config;
}

} // namespace schemabridge::identity
