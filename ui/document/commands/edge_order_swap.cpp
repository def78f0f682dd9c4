#include "ui/document/commands/edge_order_swap.h"

namespace schemabridge::ui {

void EdgeOrderSwap::apply(workflow::Workflow &workflow, DocumentChange &change)
{
    const std::size_t index = *workflow.indexOf(m_id);
    workflow::Edge edge = workflow.removeEdge(m_id);
    const VertexId source = edge.from();
    workflow.insertEdge(m_otherIndex, std::move(edge));
    m_otherIndex = index;
    for (const workflow::Edge &sibling : workflow.outgoing(source))
        change.edges[sibling.id()] |= EdgePart::Order;
}

bool EdgeOrderSwap::isIdle(const workflow::Workflow &workflow) const
{
    return workflow.indexOf(m_id) == m_otherIndex;
}

} // namespace schemabridge::ui
