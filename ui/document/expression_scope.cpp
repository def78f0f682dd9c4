#include "ui/document/expression_scope.h"

#include <vector>

namespace schemabridge::ui {

using json::Member;
using json::Value;
using workflow::VertexType;

Value ExpressionScope::outputOf(const workflow::Workflow &workflow, const VertexId &vertex) const
{
    if (const auto known = outputs.find(vertex); known != outputs.end())
        return known->second;
    const workflow::Vertex *found = workflow.findVertex(vertex);
    return found && found->type() == VertexType::EntryPoint ? payload : Value();
}

Value ExpressionScope::inputOf(const workflow::Workflow &workflow, const VertexId &vertex) const
{
    const workflow::Vertex *found = workflow.findVertex(vertex);
    const auto incoming = workflow.incoming(vertex);
    if (!found || incoming.empty())
        return payload;
    if (found->type() != VertexType::Merge)
        return outputOf(workflow, incoming.front().from());
    std::vector<Member> members;
    for (const workflow::Edge &edge : incoming)
        members.push_back({edge.from().value, outputOf(workflow, edge.from())});
    return Value::object(std::move(members));
}

Value ExpressionScope::of(const workflow::Workflow &workflow, const VertexId &vertex) const
{
    std::vector<Member> steps;
    for (const auto &[id, output] : outputs)
        steps.push_back({id.value, Value::object({{"output", output}})});
    return Value::object(
        {{"payload", payload},
         {"input", inputOf(workflow, vertex)},
         {"steps", Value::object(std::move(steps))},
         {"execution", Value::object({{"id", Value::string(executionId)},
                                      {"workspace", Value::string(workflow.workspace())}})}});
}

Value ExpressionScope::of(const workflow::Workflow &workflow, const workflow::Edge &edge) const
{
    return of(workflow, edge.from()).with("response", outputOf(workflow, edge.from()));
}

} // namespace schemabridge::ui
