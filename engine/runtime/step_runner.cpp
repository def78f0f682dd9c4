#include "engine/runtime/step_runner.h"

#include "engine/execution/evaluate_step.h"
#include "engine/gateway/build_request.h"
#include "engine/gateway/prepared_request.h"

namespace schemabridge::runtime {

namespace {

using execution::Command;
using execution::RunStep;
using json::Value;

Value keyDetail(const std::optional<gateway::IdempotencyKey> &key)
{
    if (!key)
        return {};
    return Value::object({{"in", Value::string(workflow::keyPlaceInName(key->place.in))},
                          {"name", Value::string(key->place.name)},
                          {"value", Value::string(key->value)}});
}

Command recordRequest(const RunStep &run, const gateway::PreparedRequest &prepared, std::string recorded)
{
    auto summary = Value::object(
        {{"method", Value::string(prepared.method)}, {"url", Value::string(prepared.url.text)}});
    return execution::RecordRequest{run.claim, std::move(recorded), keyDetail(prepared.key),
                                    std::move(summary)};
}

Command fail(const RunStep &run, const Error &error)
{
    return execution::FailStep{run.claim, error.with("vertex", run.claim.step.vertex.value)};
}

Command repeatRequest(const RunStep &run)
{
    const auto prepared = gateway::parseRequest(*run.recordedRequest);
    return prepared ? recordRequest(run, *prepared, *run.recordedRequest) : fail(run, prepared.error());
}

Command firstRequest(const RunStep &run, const workflow::GatewayConfig &config,
                     const expression::Environment &environment)
{
    const auto prepared = gateway::buildRequest(
        config, run.scope, {.now = environment.clock->now(), .expressions = environment});
    return prepared ? recordRequest(run, *prepared, gateway::serializeRequest(*prepared))
                    : fail(run, prepared.error());
}

} // namespace

Command runStep(const RunStep &run, const Clock &clock, Random &random)
{
    const expression::Environment environment{.clock = &clock, .random = &random};
    const auto &vertex = run.workflow->vertex(run.claim.step.vertex);
    if (const auto *const config = std::get_if<workflow::GatewayConfig>(&vertex))
        return run.recordedRequest ? repeatRequest(run) : firstRequest(run, *config, environment);
    auto output = execution::evaluateStep(run, environment);
    if (!output)
        return execution::FailStep{run.claim, output.error()};
    return execution::CompleteStep{run.claim, output.takeValue()};
}

} // namespace schemabridge::runtime
