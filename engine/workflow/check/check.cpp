#include "engine/workflow/check.h"

#include "engine/workflow/check/rules.h"
#include "engine/workflow/graph.h"

#include <algorithm>

namespace schemabridge::workflow {

namespace {

std::unordered_set<VertexId> reachableFromEntryPoints(const Workflow &workflow)
{
    std::vector<VertexId> entryPoints;
    for (const Vertex &vertex : workflow.vertices()) {
        if (vertex.type() == VertexType::EntryPoint)
            entryPoints.push_back(vertex.id());
    }
    return reachableFrom(workflow, entryPoints);
}

} // namespace

std::vector<Finding> check(const Workflow &workflow)
{
    FindingList findings;
    checkGraph(workflow, findings);
    const std::unordered_set<VertexId> reachable = reachableFromEntryPoints(workflow);
    for (std::size_t index = 0; index < workflow.vertices().size(); ++index)
        checkVertex(workflow, index, reachable, findings);
    for (std::size_t index = 0; index < workflow.edges().size(); ++index)
        checkEdge(workflow, index, findings);
    return findings.take();
}

std::optional<Error> firstError(const std::vector<Finding> &findings)
{
    const auto found = std::find_if(findings.begin(), findings.end(), [](const Finding &finding) {
        return finding.severity == Severity::Error;
    });
    return found == findings.end() ? std::nullopt : std::optional(found->error);
}

} // namespace schemabridge::workflow
