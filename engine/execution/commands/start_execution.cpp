#include "engine/execution/commands/handlers.h"
#include "engine/execution/journal.h"

namespace schemabridge::execution {

namespace {

using json::Value;

/// Cron triggers and forced ones are never compared with anything.
bool isDeduplicated(identity::Rule rule)
{
    return rule != identity::Rule::Cron && rule != identity::Rule::ForceNewExecution;
}

ExecutionId executionIdFor(const StartExecution &command, const Policy &policy)
{
    if (command.identity.contentId)
        return *command.identity.contentId;
    if (command.identity.explicitKey && policy.explicitDedup == ExplicitDedup::Unique)
        return ExecutionId{*command.identity.explicitKey};
    return command.freshId;
}

ExecutionRecord newExecution(const Context &context, const StartExecution &command, DefinitionRow definition)
{
    ExecutionRecord execution;
    execution.id = executionIdFor(command, context.policy);
    execution.definition = definition;
    execution.entry = command.trigger.entry;
    execution.triggerKind = triggerKindName(command.trigger.kind);
    execution.rule = ruleName(command.identity.rule);
    execution.readableKey = command.identity.readableKey;
    execution.payload = command.trigger.payload;
    execution.createdAt = context.now;
    execution.startedOverFrom = command.startedOverFrom;
    execution.isLive = command.isLive;
    return execution;
}

TriggerAnswer answerFor(const StartExecution &command, const ExecutionRecord &execution, bool deduplicated,
                        const Policy &policy)
{
    TriggerAnswer answer;
    answer.execution = execution.id;
    answer.deduplicated = deduplicated;
    answer.rule = command.identity.rule;
    answer.readableKey = command.identity.readableKey;
    answer.keyParts = command.identity.keyParts;
    answer.state = execution.state;
    answer.createdAt = execution.createdAt;
    if (execution.finishedAt)
        answer.keptUntil = *execution.finishedAt + policy.retentionMs;
    return answer;
}

Value identityDetail(const StartExecution &command)
{
    auto detail = Value::object({{"rule", Value::string(ruleName(command.identity.rule))},
                                 {"key", Value::string(command.identity.readableKey)}});
    return command.identity.keyParts.isNull() ? detail : detail.with("keyParts", command.identity.keyParts);
}

void tellReceived(Context &context, const StartExecution &command)
{
    Journal journal(context.store, context.now, std::nullopt);
    journal.tell(
        EventType::TriggerReceived, command.trigger.entry,
        identityDetail(command)
            .with("kind", Value::string(triggerKindName(command.trigger.kind)))
            .with("bytes", Value::integer(static_cast<std::int64_t>(command.trigger.payload.size()))));
}

Actions answerHit(Context &context, const StartExecution &command, const ExecutionRecord &met)
{
    const auto answer = answerFor(command, met, true, context.policy);
    auto detail = identityDetail(command)
                      .with("state", Value::string(executionStateName(met.state)))
                      .with("createdAt", Value::string(toIsoText(met.createdAt)));
    if (answer.keptUntil)
        detail = detail.with("keptUntil", Value::string(toIsoText(*answer.keptUntil)));
    Journal(context.store, context.now, met.id).tell(EventType::DedupHit, command.trigger.entry, detail);
    return {AnswerTrigger{command.ticket, answer}};
}

void rememberKey(Context &context, const StartExecution &command, ExecutionRow row)
{
    if (!command.identity.explicitKey || context.policy.explicitDedup == ExplicitDedup::Unique)
        return;
    context.store.insertKey({*command.identity.explicitKey, row, command.identity.readableKey, context.now});
}

Actions begin(Context &context, const StartExecution &command, const ExecutionRecord &execution)
{
    rememberKey(context, command, execution.row);
    Journal journal(context.store, context.now, execution.id);
    if (isDeduplicated(command.identity.rule))
        journal.tell(EventType::DedupMiss, command.trigger.entry, identityDetail(command));
    journal.tell(EventType::ExecutionCreated, command.trigger.entry,
                 Value::object({{"rule", Value::string(execution.rule)}}));
    context.store.dispatchStep(execution.row, execution.entry, {}, context.now);
    journal.tell(EventType::StepDispatched, execution.entry);
    return {AnswerTrigger{command.ticket, answerFor(command, execution, false, context.policy)},
            DeliverStep{{execution.row, execution.entry}, context.now}};
}

} // namespace

Actions handle(Context &context, const StartExecution &command)
{
    const auto definition = context.store.internDefinition(command.definition);
    if (const auto workflow = context.definitions.get(context.store, definition); !workflow)
        return handle(context, RefuseTrigger{command.ticket, command.trigger, workflow.error()});

    tellReceived(context, command);
    if (command.lookedUp) {
        if (const auto met = context.store.execution(command.lookedUp->execution))
            return answerHit(context, command, *met);
    }
    auto execution = newExecution(context, command, definition);
    if (const auto row = context.store.insertExecution(execution)) {
        execution.row = *row;
        return begin(context, command, execution);
    }
    const auto met = context.store.findExecution(execution.id);
    return met ? answerHit(context, command, *met) : Actions{};
}

} // namespace schemabridge::execution
