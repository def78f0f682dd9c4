#include "engine/execution/evaluate_step.h"

#include <cassert>

namespace schemabridge::execution {

namespace {

Result<json::Value> evaluateExpression(const expression::Expression &expression, const RunStep &run,
                                       const expression::Environment &environment)
{
    const auto value = expression.evaluate(run.scope, {}, environment);
    if (!value)
        return expression::toError(value.error()).with("vertex", run.claim.step.vertex.value);
    return value->value_or(json::Value());
}

struct Evaluator {
    const RunStep &run;
    const expression::Environment &environment;

    Result<json::Value> scoped(std::string_view name) const { return *run.scope.find(name); }

    Result<json::Value> operator()(const workflow::EntryConfig &) const { return scoped("payload"); }
    Result<json::Value> operator()(const CompiledCondition &) const { return scoped("input"); }
    Result<json::Value> operator()(const CompiledMerge &merge) const
    {
        return merge.expression ? evaluateExpression(*merge.expression, run, environment) : scoped("input");
    }
    Result<json::Value> operator()(const CompiledTransform &transform) const
    {
        return evaluateExpression(transform.expression, run, environment);
    }
    Result<json::Value> operator()(const workflow::GatewayConfig &) const
    {
        assert(!"a gateway's output is its target's answer");
        return json::Value();
    }
};

} // namespace

Result<json::Value> evaluateStep(const RunStep &run, const expression::Environment &environment)
{
    return std::visit(Evaluator{run, environment}, run.workflow->vertex(run.claim.step.vertex));
}

} // namespace schemabridge::execution
