#include "ui/document/edit_builder.h"

#include "engine/workflow/make_id.h"
#include "ui/document/commands/edge_content_swap.h"
#include "ui/document/commands/edge_order_swap.h"
#include "ui/document/commands/edge_presence_swap.h"
#include "ui/document/commands/vertex_content_swap.h"
#include "ui/document/commands/vertex_place_swap.h"
#include "ui/document/commands/vertex_presence_swap.h"
#include "ui/document/commands/workflow_text_swap.h"

#include <algorithm>
#include <set>

namespace schemabridge::ui {

namespace {

json::Value withText(const json::Value &object, std::string_view member, std::string_view text)
{
    return object.with(member, json::Value::string(text));
}

workflow::Position toPosition(QPointF point)
{
    return {point.x(), point.y()};
}

} // namespace

Swaps EditBuilder::takeSwaps()
{
    DocumentChange ignored;
    std::for_each(m_swaps.rbegin(), m_swaps.rend(), [&](const auto &swap) { swap->apply(m_draft, ignored); });
    return std::move(m_swaps);
}

void EditBuilder::add(std::unique_ptr<Swap> swap)
{
    if (swap->isIdle(m_draft))
        return;
    DocumentChange ignored;
    swap->apply(m_draft, ignored);
    m_swaps.push_back(std::move(swap));
}

VertexId EditBuilder::addVertex(workflow::VertexType type, std::string_view name, const json::Value &config,
                                QPointF position)
{
    const VertexId id = workflow::makeVertexId(m_draft, name);
    insert(workflow::Vertex::create(id, type, name, config), position);
    return id;
}

VertexId EditBuilder::addCopy(const workflow::Vertex &vertex, QPointF position)
{
    const std::string &name = vertex.name().empty() ? vertex.id().value : vertex.name();
    const VertexId id = workflow::makeVertexId(m_draft, name);
    insert(*workflow::Vertex::fromJson(withText(vertex.toJson(), "id", id.value)), position);
    return id;
}

void EditBuilder::insert(workflow::Vertex vertex, QPointF position)
{
    add(std::make_unique<VertexPresenceSwap>(std::move(vertex), toPosition(position),
                                             m_draft.vertices().size()));
}

void EditBuilder::removeVertex(const VertexId &id)
{
    std::set<EdgeId> edges;
    for (const auto side : {m_draft.incoming(id), m_draft.outgoing(id)}) {
        for (const workflow::Edge &edge : side)
            edges.insert(edge.id());
    }
    for (const EdgeId &edge : edges)
        removeEdge(edge);
    add(std::make_unique<VertexPresenceSwap>(id));
}

void EditBuilder::replaceVertex(const workflow::Vertex &vertex)
{
    add(std::make_unique<VertexContentSwap>(vertex));
}

void EditBuilder::placeVertex(const VertexId &id, QPointF position)
{
    add(std::make_unique<VertexPlaceSwap>(id, m_draft, toPosition(position)));
}

EdgeId EditBuilder::addEdge(const VertexId &from, const VertexId &to)
{
    const EdgeId id = workflow::makeEdgeId(m_draft);
    add(std::make_unique<EdgePresenceSwap>(workflow::Edge::create(id, from, to), m_draft.edges().size()));
    return id;
}

void EditBuilder::addCopy(const workflow::Edge &edge, const VertexId &from, const VertexId &to)
{
    json::Value object = withText(edge.toJson(), "id", workflow::makeEdgeId(m_draft).value);
    object = withText(withText(object, "from", from.value), "to", to.value);
    add(std::make_unique<EdgePresenceSwap>(*workflow::Edge::fromJson(object), m_draft.edges().size()));
}

void EditBuilder::removeEdge(const EdgeId &id)
{
    if (m_draft.findEdge(id))
        add(std::make_unique<EdgePresenceSwap>(id));
}

void EditBuilder::replaceEdge(const workflow::Edge &edge)
{
    add(std::make_unique<EdgeContentSwap>(edge));
}

void EditBuilder::moveEdge(const EdgeId &id, std::size_t index)
{
    add(std::make_unique<EdgeOrderSwap>(id, index));
}

void EditBuilder::setText(WorkflowPart part, std::string text)
{
    add(std::make_unique<WorkflowTextSwap>(part, std::move(text)));
}

} // namespace schemabridge::ui
