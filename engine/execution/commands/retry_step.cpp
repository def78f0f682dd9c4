#include "engine/execution/commands/handlers.h"
#include "engine/execution/journal.h"

namespace schemabridge::execution {

namespace {

Actions refuse(const RetryStep &command, ErrorCode code, const std::optional<StepRecord> &step = std::nullopt)
{
    Error error{code, {{"execution", command.execution.toString()}, {"vertex", command.vertex.value}}};
    if (step)
        error = error.with("state", std::string(stepStateName(step->state)));
    return {AnswerOperator{command.ticket, error}};
}

} // namespace

Actions handle(Context &context, const RetryStep &command)
{
    const auto execution = context.store.findExecution(command.execution);
    if (!execution)
        return refuse(command, ErrorCode::ExecutionUnknown);
    const auto step = context.store.step(execution->row, command.vertex);
    if (!step)
        return refuse(command, ErrorCode::StepUnknown);
    if (!context.store.retryStep(execution->row, command.vertex, context.now))
        return refuse(command, ErrorCode::StepNotFailed, step);

    context.store.reopenExecution(execution->row);
    Journal journal(context.store, context.now, execution->id);
    journal.tell(EventType::StepDispatched, command.vertex,
                 json::Value::object({{"cause", json::Value::string("retryStep")}}));
    return {AnswerOperator{command.ticket, {}}, DeliverStep{{execution->row, command.vertex}, context.now}};
}

} // namespace schemabridge::execution
