#include "engine/identity/canonical_payload.h"
#include "engine/identity/client_id.h"
#include "engine/identity/execution_key.h"
#include "engine/identity/idempotency_fields.h"
#include "engine/identity/trigger.h"
#include "engine/json/print.h"
#include "engine/json/utf8.h"

namespace schemabridge::identity {

namespace {

/// Longer values are cut in the readable key, which people read and search; the hash covers all of them.
constexpr std::size_t readableValueBytesMax = 256;

KeyScope scopeOf(const Trigger &trigger)
{
    return {trigger.workspace, trigger.entry.value};
}

bool mayForceNewExecution(TriggerKind kind)
{
    return kind == TriggerKind::TestRun || kind == TriggerKind::StreamingExecute;
}

/// What production would do is what a test run must show.
bool isFiring(TriggerKind kind, const EntryIdentityConfig &config)
{
    return kind == TriggerKind::Cron || (kind == TriggerKind::TestRun && config.isScheduled);
}

TriggerIdentity freshIdentity(Rule rule)
{
    TriggerIdentity identity;
    identity.rule = rule;
    return identity;
}

std::string shortened(std::string text)
{
    if (text.size() <= readableValueBytesMax)
        return text;
    std::size_t end = 0;
    for (auto point = json::decodeAt(text, end); point && end + point->length <= readableValueBytesMax;
         point = json::decodeAt(text, end))
        end += point->length;
    return text.substr(0, end) + "\xE2\x80\xA6";
}

Result<TriggerIdentity> identifyByClientId(const Trigger &trigger)
{
    const std::string &clientId = *trigger.clientIdempotencyId;
    if (const Status status = checkClientId(clientId); !status)
        return status.error();
    const std::string name(ruleName(Rule::ClientIdempotencyId));
    TriggerIdentity identity = freshIdentity(Rule::ClientIdempotencyId);
    identity.explicitKey = explicitKey(scopeOf(trigger), identity.rule, {clientId});
    identity.readableKey = name + '=' + shortened(json::printString(clientId));
    identity.keyParts = json::Value::object({{name, json::Value::string(clientId)}});
    return identity;
}

TriggerIdentity identityOfFields(const KeyScope &scope, const std::vector<FieldValue> &fields)
{
    TriggerIdentity identity = freshIdentity(Rule::IdempotencyFields);
    std::vector<std::string> parts;
    std::vector<json::Value> described;
    for (const FieldValue &field : fields) {
        parts.insert(parts.end(), {field.path, field.canonical});
        identity.readableKey += identity.readableKey.empty() ? "" : ", ";
        identity.readableKey += field.path + '=' + shortened(field.canonical);
        described.push_back(
            json::Value::object({{"path", json::Value::string(field.path)}, {"value", field.value}}));
    }
    identity.explicitKey = explicitKey(scope, identity.rule, parts);
    identity.keyParts = json::Value::array(std::move(described));
    return identity;
}

Result<TriggerIdentity> identifyByFields(const Trigger &trigger, const json::Value &config)
{
    const auto fields = readIdempotencyFields(config);
    if (!fields)
        return fields.error();
    const auto payload = parsePayload(trigger.payload, json::DuplicateNames::KeepLast);
    if (!payload)
        return payload.error();
    const auto values = readFieldValues(*fields, *payload);
    if (!values)
        return values.error();
    return identityOfFields(scopeOf(trigger), *values);
}

Result<TriggerIdentity> identifyByContent(const Trigger &trigger, bool isCanonical)
{
    const auto content =
        isCanonical ? canonicalPayload(trigger.payload) : Result<std::string>(trigger.payload);
    if (!content)
        return content.error();
    TriggerIdentity identity = freshIdentity(Rule::Content);
    identity.contentId = contentExecutionId(scopeOf(trigger), *content);
    identity.readableKey =
        std::to_string(content->size()) + (isCanonical ? " bytes in canonical form" : " bytes");
    return identity;
}

} // namespace

Result<TriggerIdentity> identifyTrigger(const Trigger &trigger, const EntryIdentityConfig &config)
{
    if (trigger.forceNewExecution && !mayForceNewExecution(trigger.kind))
        return Error{ErrorCode::ForceNewExecutionRefused,
                     {{"kind", std::string(triggerKindName(trigger.kind))}}};
    if (isFiring(trigger.kind, config))
        return freshIdentity(Rule::Cron);
    if (trigger.forceNewExecution)
        return freshIdentity(Rule::ForceNewExecution);
    if (trigger.clientIdempotencyId)
        return identifyByClientId(trigger);
    if (!config.idempotencyFields.isNull())
        return identifyByFields(trigger, config.idempotencyFields);
    return identifyByContent(trigger, config.canonicalPayload);
}

} // namespace schemabridge::identity
