#include "engine/workflow/check/rules.h"
#include "engine/workflow/expression_text.h"
#include "engine/workflow/pointer.h"

#include <algorithm>

namespace schemabridge::workflow {

namespace {

/// @return are both ends there?
bool checkEnds(const Workflow &workflow, const Edge &edge, const Place &place, FindingList &findings)
{
    bool areThere = true;
    for (const auto &[member, vertex] : {std::pair("from", edge.from()), std::pair("to", edge.to())}) {
        if (workflow.findVertex(vertex))
            continue;
        areThere = false;
        findings.addError({ErrorCode::EdgeDangling, {{"missing", vertex.value}}},
                          Place{{}, edge.id(), pointerTo(place.pointer, member)});
    }
    return areThere;
}

/// Is there an earlier edge between the same vertices?
bool isRepetition(const Workflow &workflow, const Edge &edge)
{
    const auto outgoing = workflow.outgoing(edge.from());
    const auto first = std::find_if(outgoing.begin(), outgoing.end(),
                                    [&](const Edge &other) { return other.to() == edge.to(); });
    return first->id() != edge.id();
}

void checkCondition(const Edge &edge, std::size_t index, FindingList &findings)
{
    if (!edge.condition())
        return;
    if (expressionSource(*edge.condition()))
        return checkTexts(textsOf(edge, index), findings);
    const Place place{{}, edge.id(), pointerTo("/edges", index) + "/condition"};
    findings.addError({ErrorCode::ConfigInvalid,
                       {{"member", "condition"},
                        {"expected", "expression that begins with ="},
                        {"actual", *edge.condition()}}},
                      place);
}

} // namespace

void checkEdge(const Workflow &workflow, std::size_t index, FindingList &findings)
{
    const Edge &edge = workflow.edges()[index];
    const Place place{{}, edge.id(), pointerTo("/edges", index)};
    if (checkEnds(workflow, edge, place, findings)) {
        if (edge.from() == edge.to())
            findings.addError({ErrorCode::EdgeToItself, {}}, place);
        else if (workflow.findVertex(edge.to())->type() == VertexType::EntryPoint)
            findings.addError({ErrorCode::EdgeIntoEntryPoint, {}}, place);
        if (isRepetition(workflow, edge))
            findings.addWarning(
                {ErrorCode::EdgeDuplicate, {{"from", edge.from().value}, {"to", edge.to().value}}}, place);
    }
    checkCondition(edge, index, findings);
}

} // namespace schemabridge::workflow
