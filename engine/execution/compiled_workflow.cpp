#include "engine/execution/compiled_workflow.h"

#include "engine/workflow/check.h"
#include "engine/workflow/config/transform_config.h"
#include "engine/workflow/expression_text.h"
#include "engine/workflow/file.h"
#include "engine/workflow/graph.h"

#include <array>

namespace schemabridge::execution {

namespace {

using expression::Expression;

Result<Expression> compileText(std::string_view text)
{
    const auto source = workflow::expressionSource(text);
    if (!source)
        return Error{ErrorCode::ExpressionInvalid, {{"message", "an expression begins with ="}}};
    auto compiled = Expression::compile(*source);
    if (!compiled)
        return expression::toError(compiled.error());
    return compiled.takeValue();
}

Result<CompiledVertex> compileMerge(const json::Value &config)
{
    auto read = workflow::MergeConfig::fromJson(config);
    if (!read)
        return read.error();
    CompiledMerge merge{read->mode, std::nullopt};
    if (read->expression) {
        auto compiled = compileText(*read->expression);
        if (!compiled)
            return compiled.error();
        merge.expression = compiled.takeValue();
    }
    return CompiledVertex(std::move(merge));
}

Result<CompiledVertex> compileTransform(const json::Value &config)
{
    auto read = workflow::TransformConfig::fromJson(config);
    if (!read)
        return read.error();
    auto compiled = compileText(read->expression);
    if (!compiled)
        return compiled.error();
    return CompiledVertex(CompiledTransform{compiled.takeValue()});
}

template<typename Config>
Result<CompiledVertex> readConfig(const json::Value &config)
{
    auto read = Config::fromJson(config);
    if (!read)
        return read.error();
    return CompiledVertex(read.takeValue());
}

Result<CompiledVertex> compileConfig(workflow::VertexType type, const json::Value &config)
{
    switch (type) {
    case workflow::VertexType::EntryPoint:
        return readConfig<workflow::EntryConfig>(config);
    case workflow::VertexType::Gateway:
        return readConfig<workflow::GatewayConfig>(config);
    case workflow::VertexType::Merge:
        return compileMerge(config);
    case workflow::VertexType::Transform:
        return compileTransform(config);
    case workflow::VertexType::Condition:
        break;
    }
    return CompiledVertex(CompiledCondition{});
}

std::vector<VertexId> entriesOf(const workflow::Workflow &workflow)
{
    std::vector<VertexId> entries;
    for (const auto &vertex : workflow.vertices()) {
        if (vertex.type() == workflow::VertexType::EntryPoint)
            entries.push_back(vertex.id());
    }
    return entries;
}

std::string listOf(const std::vector<VertexId> &ids)
{
    std::string list;
    for (const auto &id : ids)
        list += (list.empty() ? "" : ", ") + id.value;
    return list;
}

} // namespace

Result<std::shared_ptr<const CompiledWorkflow>> CompiledWorkflow::compile(std::string_view definition)
{
    auto file = workflow::readWorkflowText({}, std::string(definition));
    if (!file)
        return file.error();
    if (const auto error = workflow::firstError(workflow::check(file->workflow)))
        return *error;

    std::shared_ptr<CompiledWorkflow> compiled(new CompiledWorkflow(std::move(file->workflow)));
    for (const auto &vertex : compiled->m_workflow.vertices()) {
        if (const auto status = compiled->compileVertex(vertex); !status)
            return status.error();
    }
    for (const auto &edge : compiled->m_workflow.edges()) {
        if (const auto status = compiled->compileEdge(edge); !status)
            return status.error();
    }
    for (const auto &entry : entriesOf(compiled->m_workflow))
        compiled->m_reachable[entry] = workflow::reachableFrom(compiled->m_workflow, std::array{entry});
    return std::shared_ptr<const CompiledWorkflow>(std::move(compiled));
}

Status CompiledWorkflow::compileVertex(const workflow::Vertex &vertex)
{
    auto compiled = compileConfig(vertex.type(), vertex.config());
    if (!compiled)
        return compiled.error().with("vertex", vertex.id().value);
    m_vertices.emplace(vertex.id(), compiled.takeValue());
    return {};
}

Status CompiledWorkflow::compileEdge(const workflow::Edge &edge)
{
    if (!edge.condition())
        return {};
    auto compiled = compileText(*edge.condition());
    if (!compiled)
        return compiled.error().with("edge", edge.id().value);
    m_conditions.emplace(edge.id(), compiled.takeValue());
    return {};
}

const Expression *CompiledWorkflow::condition(const EdgeId &id) const
{
    const auto found = m_conditions.find(id);
    return found == m_conditions.end() ? nullptr : &found->second;
}

bool CompiledWorkflow::isReachable(const VertexId &entry, const VertexId &vertex) const
{
    const auto found = m_reachable.find(entry);
    return found != m_reachable.end() && found->second.contains(vertex);
}

Result<VertexId> CompiledWorkflow::entry(const std::optional<VertexId> &wanted) const
{
    if (wanted) {
        if (!m_reachable.contains(*wanted))
            return Error{ErrorCode::VertexUnknown, {{"vertex", wanted->value}}};
        return *wanted;
    }
    const auto entries = entriesOf(m_workflow);
    if (entries.empty())
        return Error{ErrorCode::EntryPointMissing, {}};
    if (entries.size() > 1)
        return Error{ErrorCode::EntryPointAmbiguous, {{"entries", listOf(entries)}}};
    return entries.front();
}

} // namespace schemabridge::execution
