#include "ui/document/commands/edge_presence_swap.h"

namespace schemabridge::ui {

EdgePresenceSwap::EdgePresenceSwap(workflow::Edge edge, std::size_t index)
    : m_id(edge.id()), m_absent(std::move(edge)), m_index(index)
{
}

void EdgePresenceSwap::apply(workflow::Workflow &workflow, DocumentChange &change)
{
    if (m_absent) {
        workflow.insertEdge(m_index, std::move(*m_absent));
        m_absent.reset();
    } else {
        m_index = *workflow.indexOf(m_id);
        m_absent = workflow.removeEdge(m_id);
    }
    change.edges[m_id] |= EdgePart::Presence;
}

} // namespace schemabridge::ui
