#include "engine/execution/claim_scope.h"

#include "engine/json/parse.h"
#include "engine/json/utf8.h"

namespace schemabridge::execution {

namespace {

using json::Member;
using json::Value;

Value outputOf(const StepMap &steps, const VertexId &vertex)
{
    const auto found = steps.find(vertex);
    return found == steps.end() ? Value() : found->second.output.value_or(Value());
}

/// `{ <predecessor id>: <its output> }` over the branches that arrived.
Value mergedInput(const CompiledWorkflow &workflow, const VertexId &entry, const StepMap &steps,
                  const VertexId &vertex)
{
    std::vector<Member> members;
    for (const auto &source : arrivalsAt(workflow, entry, steps, vertex).taken)
        members.push_back({source.value, outputOf(steps, source)});
    return Value::object(std::move(members));
}

Value stepInput(const CompiledWorkflow &workflow, const ExecutionRecord &execution, const StepMap &steps,
                const StepRecord &step, const Value &payload)
{
    if (step.vertex == execution.entry)
        return payload;
    if (std::holds_alternative<CompiledMerge>(workflow.vertex(step.vertex)))
        return mergedInput(workflow, execution.entry, steps, step.vertex);
    return outputOf(steps, step.inputFrom);
}

Value stepOutputs(const StepMap &steps)
{
    std::vector<Member> members;
    for (const auto &[vertex, step] : steps) {
        if (step.output)
            members.push_back({vertex.value, Value::object({{"output", *step.output}})});
    }
    return Value::object(std::move(members));
}

} // namespace

Value stepScope(const CompiledWorkflow &workflow, const ExecutionRecord &execution, const StepMap &steps,
                const StepRecord &step)
{
    const auto payload = parsePayload(execution.payload);
    return Value::object(
        {{"payload", payload},
         {"input", stepInput(workflow, execution, steps, step, payload)},
         {"steps", stepOutputs(steps)},
         {"execution", Value::object({{"id", Value::string(execution.id.toString())},
                                      {"workspace", Value::string(workflow.workflow().workspace())}})}});
}

Value parsePayload(const std::string &payload)
{
    json::ParseOptions options;
    options.duplicateNames = json::DuplicateNames::KeepLast;
    auto parsed = json::parse(payload, options);
    return parsed ? parsed.takeValue() : Value::string(json::withoutInvalidBytes(payload));
}

} // namespace schemabridge::execution
