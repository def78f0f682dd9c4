#include "engine/execution/settle.h"

namespace schemabridge::execution {

namespace {

std::vector<VertexId> failedSteps(StoreReader &store, ExecutionRow execution)
{
    std::vector<VertexId> failed;
    for (const auto &step : store.steps(execution)) {
        if (step.state == StepState::Failed)
            failed.push_back(step.vertex);
    }
    return failed;
}

json::Value failureDetail(const std::vector<VertexId> &failed)
{
    std::vector<json::Value> names;
    for (const auto &vertex : failed)
        names.push_back(json::Value::string(vertex.value));
    return json::Value::object({{"failedSteps", json::Value::array(std::move(names))}});
}

} // namespace

std::optional<ExecutionEnded> settle(Context &context, Journal &journal, const ExecutionRecord &execution)
{
    if (context.store.hasDeliveries(execution.row))
        return std::nullopt;
    const auto failed = failedSteps(context.store, execution.row);
    const auto state = failed.empty() ? ExecutionState::Completed : ExecutionState::Failed;
    if (!context.store.finishExecution(execution.row, state, context.now))
        return std::nullopt;
    if (failed.empty())
        journal.tell(EventType::ExecutionCompleted);
    else
        journal.tell(EventType::ExecutionFailed, failureDetail(failed));
    return ExecutionEnded{execution.row, execution.id, state};
}

} // namespace schemabridge::execution
