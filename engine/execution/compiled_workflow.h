#pragma once

#include "engine/base/result.h"
#include "engine/expression/expression.h"
#include "engine/workflow/config/entry_config.h"
#include "engine/workflow/config/gateway_config.h"
#include "engine/workflow/config/merge_config.h"
#include "engine/workflow/workflow.h"

#include <memory>
#include <optional>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <variant>

namespace schemabridge::execution {

/// A vertex that passes its input on and routes by the conditions of its edges.
struct CompiledCondition {};

struct CompiledMerge {
    workflow::MergeMode mode;
    std::optional<expression::Expression> expression;
};

struct CompiledTransform {
    expression::Expression expression;
};

using CompiledVertex = std::variant<workflow::EntryConfig, workflow::GatewayConfig, CompiledCondition,
                                    CompiledMerge, CompiledTransform>;

/// A workflow that may run: checked, its configs read and its expressions compiled once. Immutable; threads
/// may share it.
class CompiledWorkflow {
public:
    /// @param definition  the text of a workflow file
    /// Errors: whatever the reading or the check of the workflow finds first.
    static Result<std::shared_ptr<const CompiledWorkflow>> compile(std::string_view definition);

    const workflow::Workflow &workflow() const { return m_workflow; }
    /// The vertex must exist.
    const CompiledVertex &vertex(const VertexId &id) const { return m_vertices.at(id); }
    bool hasVertex(const VertexId &id) const { return m_vertices.contains(id); }
    /// Null pointer where the edge has no condition.
    const expression::Expression *condition(const EdgeId &id) const;

    /// True where an execution that began at `entry` can come by this vertex.
    bool isReachable(const VertexId &entry, const VertexId &vertex) const;

    /// The only ENTRY_POINT, or the one that is asked for.
    /// Errors: ENTRY_POINT_MISSING, ENTRY_POINT_AMBIGUOUS (`entries`), VERTEX_UNKNOWN (`vertex`).
    Result<VertexId> entry(const std::optional<VertexId> &wanted) const;

private:
    explicit CompiledWorkflow(workflow::Workflow workflow) : m_workflow(std::move(workflow)) {}
    Status compileVertex(const workflow::Vertex &vertex);
    Status compileEdge(const workflow::Edge &edge);

    workflow::Workflow m_workflow;
    std::unordered_map<VertexId, CompiledVertex> m_vertices;
    std::unordered_map<EdgeId, expression::Expression> m_conditions;
    std::unordered_map<VertexId, std::unordered_set<VertexId>> m_reachable;
};

} // namespace schemabridge::execution
