#include "engine/workflow/check/rules.h"
#include "engine/workflow/graph.h"
#include "engine/workflow/pointer.h"

#include <algorithm>

namespace schemabridge::workflow {

namespace {

bool hasEntryPoint(const Workflow &workflow)
{
    return std::any_of(workflow.vertices().begin(), workflow.vertices().end(),
                       [](const Vertex &vertex) { return vertex.type() == VertexType::EntryPoint; });
}

} // namespace

void checkGraph(const Workflow &workflow, FindingList &findings)
{
    if (!hasEntryPoint(workflow))
        findings.addError({ErrorCode::EntryPointMissing, {}}, Place{{}, {}, "/vertices"});
    const std::vector<VertexId> cycle = findCycle(workflow);
    // A cycle of one is told at its edge.
    if (cycle.size() > 1) {
        const Place place{cycle.front(), {}, pointerTo("/vertices", *workflow.indexOf(cycle.front()))};
        findings.addError({ErrorCode::GraphHasCycle, {{"vertices", cycleText(cycle)}}}, place);
    }
}

} // namespace schemabridge::workflow
