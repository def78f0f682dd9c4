#include "ui/document/commands/vertex_content_swap.h"

namespace schemabridge::ui {

void VertexContentSwap::apply(workflow::Workflow &workflow, DocumentChange &change)
{
    const workflow::Vertex now = m_other;
    m_other = workflow.replaceVertex(now);
    VertexParts &parts = change.vertices[now.id()];
    parts.setFlag(VertexPart::Name, parts.testFlag(VertexPart::Name) || now.name() != m_other.name());
    parts.setFlag(VertexPart::Config,
                  parts.testFlag(VertexPart::Config) || !now.config().isIdenticalTo(m_other.config()));
}

bool VertexContentSwap::isIdle(const workflow::Workflow &workflow) const
{
    const workflow::Vertex *current = workflow.findVertex(m_other.id());
    return current && *current == m_other;
}

} // namespace schemabridge::ui
