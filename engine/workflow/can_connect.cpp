#include "engine/workflow/can_connect.h"

#include "engine/workflow/graph.h"

#include <algorithm>

namespace schemabridge::workflow {

namespace {

Error aboutVertex(ErrorCode code, const VertexId &vertex)
{
    return {code, {{"vertex", vertex.value}}};
}

} // namespace

std::optional<Error> whyNotConnect(const Workflow &workflow, const VertexId &from, const VertexId &to)
{
    for (const VertexId &end : {from, to}) {
        if (!workflow.findVertex(end))
            return aboutVertex(ErrorCode::VertexUnknown, end);
    }
    if (from == to)
        return aboutVertex(ErrorCode::EdgeToItself, from);
    if (workflow.findVertex(to)->type() == VertexType::EntryPoint)
        return aboutVertex(ErrorCode::EdgeIntoEntryPoint, to);
    const auto outgoing = workflow.outgoing(from);
    const auto twin =
        std::find_if(outgoing.begin(), outgoing.end(), [&](const Edge &edge) { return edge.to() == to; });
    if (twin != outgoing.end())
        return Error{ErrorCode::EdgeDuplicate,
                     {{"from", from.value}, {"to", to.value}, {"edge", twin->id().value}}};
    std::vector<VertexId> back = findPath(workflow, to, from);
    if (back.empty())
        return std::nullopt;
    // The new edge closes the way back, so the cycle reads from its start.
    std::rotate(back.begin(), back.end() - 1, back.end());
    return Error{ErrorCode::GraphHasCycle, {{"vertices", cycleText(back)}}};
}

std::optional<Error> whyNotReconnect(const Workflow &workflow, const EdgeId &edge, const VertexId &from,
                                     const VertexId &to)
{
    Workflow others = workflow;
    others.removeEdge(edge);
    return whyNotConnect(others, from, to);
}

} // namespace schemabridge::workflow
