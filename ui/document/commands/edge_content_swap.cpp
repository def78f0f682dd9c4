#include "ui/document/commands/edge_content_swap.h"

namespace schemabridge::ui {

namespace {

EdgeParts difference(const workflow::Edge &left, const workflow::Edge &right)
{
    EdgeParts parts;
    if (left.from() != right.from() || left.to() != right.to())
        parts |= EdgePart::Ends;
    if (left.condition() != right.condition())
        parts |= EdgePart::Condition;
    if (left.name() != right.name())
        parts |= EdgePart::Name;
    return parts;
}

} // namespace

void EdgeContentSwap::apply(workflow::Workflow &workflow, DocumentChange &change)
{
    const workflow::Edge now = m_other;
    m_other = workflow.replaceEdge(now);
    change.edges[now.id()] |= difference(now, m_other);
}

bool EdgeContentSwap::isIdle(const workflow::Workflow &workflow) const
{
    const workflow::Edge *current = workflow.findEdge(m_other.id());
    return current && *current == m_other;
}

} // namespace schemabridge::ui
