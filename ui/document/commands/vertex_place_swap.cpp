#include "ui/document/commands/vertex_place_swap.h"

namespace schemabridge::ui {

namespace {

/// The entry at hand with another place: its unknown members stay.
json::Value movedEntry(const std::optional<json::Value> &entry, std::optional<workflow::Position> now,
                       workflow::Position position)
{
    if (!entry || !now)
        return workflow::Layout::makeEntry(position);
    json::Value moved = *entry;
    if (now->x != position.x)
        moved = moved.with("x", json::Value::number(position.x));
    if (now->y != position.y)
        moved = moved.with("y", json::Value::number(position.y));
    return moved;
}

} // namespace

VertexPlaceSwap::VertexPlaceSwap(VertexId id, const workflow::Workflow &workflow, workflow::Position position)
    : m_id(std::move(id)), m_other(movedEntry(workflow.layoutEntry(m_id), workflow.position(m_id), position))
{
}

void VertexPlaceSwap::apply(workflow::Workflow &workflow, DocumentChange &change)
{
    m_other = workflow.exchangeLayoutEntry(m_id, m_other);
    change.vertices[m_id] |= VertexPart::Position;
}

bool VertexPlaceSwap::isIdle(const workflow::Workflow &workflow) const
{
    const std::optional<json::Value> current = workflow.layoutEntry(m_id);
    if (!current || !m_other)
        return current.has_value() == m_other.has_value();
    return current->isIdenticalTo(*m_other);
}

} // namespace schemabridge::ui
