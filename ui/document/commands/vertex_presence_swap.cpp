#include "ui/document/commands/vertex_presence_swap.h"

namespace schemabridge::ui {

VertexPresenceSwap::VertexPresenceSwap(workflow::Vertex vertex, workflow::Position position,
                                       std::size_t index)
    : m_id(vertex.id()),
      m_absent(std::move(vertex)),
      m_layoutEntry(workflow::Layout::makeEntry(position)),
      m_index(index)
{
}

void VertexPresenceSwap::apply(workflow::Workflow &workflow, DocumentChange &change)
{
    if (m_absent)
        insert(workflow);
    else
        remove(workflow);
    change.vertices[m_id] |= VertexPart::Presence;
}

void VertexPresenceSwap::insert(workflow::Workflow &workflow)
{
    workflow.insertVertex(m_index, std::move(*m_absent));
    m_absent.reset();
    workflow.exchangeLayoutEntry(m_id, m_layoutEntry);
}

void VertexPresenceSwap::remove(workflow::Workflow &workflow)
{
    m_index = *workflow.indexOf(m_id);
    m_layoutEntry = workflow.exchangeLayoutEntry(m_id, std::nullopt);
    m_absent = workflow.removeVertex(m_id);
}

} // namespace schemabridge::ui
