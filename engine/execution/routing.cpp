#include "engine/execution/routing.h"

#include <algorithm>

namespace schemabridge::execution {

namespace {

/// An edge without a condition is taken.
Result<bool> isConditionMet(const CompiledWorkflow &workflow, const workflow::Edge &edge,
                            const json::Value &scope, const expression::Environment &environment)
{
    const auto *const condition = workflow.condition(edge.id());
    if (!condition)
        return true;
    const auto value = condition->evaluate(scope, {}, environment);
    if (!value)
        return expression::toError(value.error()).with("edge", edge.id().value);
    return expression::isTruthy(*value);
}

Result<std::vector<EdgeId>> firstBranch(const CompiledWorkflow &workflow, const VertexId &vertex,
                                        const json::Value &scope, const expression::Environment &environment)
{
    std::optional<EdgeId> fallback;
    for (const auto &edge : workflow.workflow().outgoing(vertex)) {
        if (!edge.condition()) {
            fallback = fallback.value_or(edge.id());
            continue;
        }
        const auto met = isConditionMet(workflow, edge, scope, environment);
        if (!met)
            return met.error();
        if (*met)
            return std::vector{edge.id()};
    }
    if (fallback)
        return std::vector{*fallback};
    return Error{ErrorCode::NoBranchMatched, {{"vertex", vertex.value}}};
}

Result<std::vector<EdgeId>> everyBranch(const CompiledWorkflow &workflow, const VertexId &vertex,
                                        const json::Value &scope, const expression::Environment &environment)
{
    std::vector<EdgeId> taken;
    for (const auto &edge : workflow.workflow().outgoing(vertex)) {
        const auto met = isConditionMet(workflow, edge, scope, environment);
        if (!met)
            return met.error();
        if (*met)
            taken.push_back(edge.id());
    }
    return taken;
}

bool waitsForAll(const CompiledVertex &vertex)
{
    const auto *const merge = std::get_if<CompiledMerge>(&vertex);
    return merge && merge->mode == workflow::MergeMode::All;
}

} // namespace

Result<std::vector<EdgeId>> takenEdges(const CompiledWorkflow &workflow, const VertexId &vertex,
                                       const json::Value &scope, const json::Value &output,
                                       const expression::Environment &environment)
{
    const auto edgeScope = scope.with("input", output).with("response", output);
    if (std::holds_alternative<CompiledCondition>(workflow.vertex(vertex)))
        return firstBranch(workflow, vertex, edgeScope, environment);
    return everyBranch(workflow, vertex, edgeScope, environment);
}

EdgeState edgeState(const CompiledWorkflow &workflow, const VertexId &entry, const StepMap &steps,
                    const workflow::Edge &edge)
{
    if (!workflow.isReachable(entry, edge.from()))
        return EdgeState::Dead;
    const auto source = steps.find(edge.from());
    if (source == steps.end())
        return EdgeState::Undecided;
    if (source->second.state == StepState::Skipped)
        return EdgeState::Dead;
    if (source->second.state != StepState::Completed)
        return EdgeState::Undecided;
    const auto &taken = source->second.takenEdges;
    return std::find(taken.begin(), taken.end(), edge.id()) == taken.end() ? EdgeState::Dead
                                                                           : EdgeState::Taken;
}

Arrivals arrivalsAt(const CompiledWorkflow &workflow, const VertexId &entry, const StepMap &steps,
                    const VertexId &vertex)
{
    Arrivals arrivals;
    for (const auto &edge : workflow.workflow().incoming(vertex)) {
        const auto state = edgeState(workflow, entry, steps, edge);
        if (state == EdgeState::Taken)
            arrivals.taken.push_back(edge.from());
        else if (state == EdgeState::Undecided)
            arrivals.undecided.push_back(edge.from());
    }
    return arrivals;
}

ArrivalDecision decideArrival(const CompiledWorkflow &workflow, const VertexId &vertex,
                              const Arrivals &arrivals)
{
    if (arrivals.taken.empty())
        return arrivals.undecided.empty() ? ArrivalDecision::Skip : ArrivalDecision::Wait;
    if (!arrivals.undecided.empty() && waitsForAll(workflow.vertex(vertex)))
        return ArrivalDecision::Wait;
    return ArrivalDecision::Dispatch;
}

} // namespace schemabridge::execution
