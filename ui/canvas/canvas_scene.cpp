#include "ui/canvas/canvas_scene.h"

#include "ui/canvas/items/edge_item.h"
#include "ui/canvas/items/vertex_item.h"
#include "ui/canvas/vertex_geometry.h"
#include "ui/messages/sentence.h"
#include "ui/theme/theme.h"

#include <algorithm>

namespace schemabridge::ui {

namespace {

/// Free room around the content, so that it can be dragged to the middle from any side.
constexpr qreal sceneMargin = 4000;

template<typename Id>
const FindingMark *markOf(const std::map<Id, FindingMark> &marks, const Id &id)
{
    const auto found = marks.find(id);
    return found == marks.end() ? nullptr : &found->second;
}

void addFinding(FindingMark &mark, const workflow::Finding &finding)
{
    const bool isFirst = mark.text.isEmpty();
    const Tone tone = finding.severity == workflow::Severity::Error ? Tone::Danger : Tone::Warning;
    mark.tone = isFirst || tone == Tone::Danger ? tone : mark.tone;
    const QString text = message(finding.error).what;
    mark.text = isFirst ? text : mark.text % u'\n' % text;
}

} // namespace

CanvasScene::CanvasScene(WorkflowDocument &document, RunOverlay &overlay, QObject *parent)
    : QGraphicsScene(parent), m_document(document), m_overlay(overlay)
{
    connect(&document, &WorkflowDocument::changed, this, &CanvasScene::documentChanged);
    connect(&document, &WorkflowDocument::selectionChanged, this, &CanvasScene::selectionChanged);
    connect(&document, &WorkflowDocument::findingsChanged, this, &CanvasScene::refreshFindings);
    connect(&overlay, &RunOverlay::cleared, this, &CanvasScene::refreshAll);
    connect(&overlay, &RunOverlay::changed, this,
            [this](const std::set<VertexId> &vertices, const std::set<EdgeId> &edges) {
                std::for_each(vertices.begin(), vertices.end(), [this](auto &id) { synchronizeVertex(id); });
                std::for_each(edges.begin(), edges.end(), [this](auto &id) { synchronizeEdge(id); });
            });
    connect(&Theme::instance(), &Theme::changed, this, &CanvasScene::refreshAll);
    rebuild();
}

CanvasScene::~CanvasScene() = default;

VertexItem *CanvasScene::vertexItem(const VertexId &id) const
{
    const auto found = m_vertices.find(id);
    return found == m_vertices.end() ? nullptr : found->second;
}

EdgeItem *CanvasScene::edgeItem(const EdgeId &id) const
{
    const auto found = m_edges.find(id);
    return found == m_edges.end() ? nullptr : found->second;
}

CanvasHit CanvasScene::hitAt(QPointF place) const
{
    // Vertices first: a card hides the edges below it.
    for (QGraphicsItem *item : items(place)) {
        if (auto *vertex = qgraphicsitem_cast<VertexItem *>(item))
            return vertex->hitAt(place);
    }
    for (QGraphicsItem *item : items(place)) {
        if (auto *edge = qgraphicsitem_cast<EdgeItem *>(item))
            return edge->hitAt(place);
    }
    return {};
}

Selection CanvasScene::itemsIn(const QRectF &area) const
{
    Selection found;
    for (const auto &[id, item] : m_vertices) {
        if (area.intersects(item->cardInScene()))
            found.vertices.insert(id);
    }
    for (const auto &[id, item] : m_edges) {
        if (area.contains(item->line().boundingRect()))
            found.edges.insert(id);
    }
    return found;
}

QRectF CanvasScene::contentRectangle() const
{
    QRectF content;
    for (const auto &[id, item] : m_vertices)
        content |= item->cardInScene();
    return content;
}

const FindingMark *CanvasScene::finding(const VertexId &id) const
{
    return markOf(m_vertexFindings, id);
}

const FindingMark *CanvasScene::finding(const EdgeId &id) const
{
    return markOf(m_edgeFindings, id);
}

void CanvasScene::previewPositions(const std::map<VertexId, QPointF> &positions)
{
    for (const auto &[id, position] : positions) {
        if (VertexItem *item = vertexItem(id)) {
            item->setPos(position);
            layEdgesOf(id);
        }
    }
}

void CanvasScene::restorePositions()
{
    for (const auto &[id, item] : m_vertices) {
        const QPointF position = m_document.position(id);
        if (item->pos() == position)
            continue;
        item->setPos(position);
        layEdgesOf(id);
    }
    extendSceneRectangle();
}

void CanvasScene::setConnectionTarget(const VertexId &id, bool allowed)
{
    for (const VertexId &touched : {m_connectionTarget, id}) {
        if (VertexItem *item = vertexItem(touched))
            item->update();
    }
    m_connectionTarget = id;
    m_connectionAllowed = allowed;
}

void CanvasScene::documentChanged(const DocumentChange &change)
{
    if (change.everything) {
        rebuild();
        return;
    }
    for (const auto &[id, parts] : change.vertices)
        synchronizeVertex(id);
    for (const auto &[id, parts] : change.edges)
        synchronizeEdge(id);
    if (!change.edges.empty()) {
        // Cards tell the number of their branches, and whether an edge arrives.
        for (const auto &[id, card] : m_vertices)
            card->refresh();
    }
    restorePositions();
}

void CanvasScene::rebuild()
{
    clear();
    m_vertices.clear();
    m_edges.clear();
    m_shownSelection = {};
    for (const workflow::Vertex &vertex : m_document.workflow().vertices())
        synchronizeVertex(vertex.id());
    for (const workflow::Edge &edge : m_document.workflow().edges())
        synchronizeEdge(edge.id());
    refreshFindings();
    setSceneRect(QRectF());
    extendSceneRectangle();
}

void CanvasScene::synchronizeVertex(const VertexId &id)
{
    VertexItem *item = vertexItem(id);
    if (!m_document.vertex(id)) {
        delete item;
        m_vertices.erase(id);
        return;
    }
    if (!item) {
        item = new VertexItem(*this, id);
        addItem(item);
        m_vertices[id] = item;
    }
    item->refresh();
}

void CanvasScene::synchronizeEdge(const EdgeId &id)
{
    EdgeItem *item = edgeItem(id);
    const workflow::Edge *edge = m_document.edge(id);
    if (!edge || !m_document.vertex(edge->from()) || !m_document.vertex(edge->to())) {
        delete item;
        m_edges.erase(id);
        return;
    }
    if (!item) {
        item = new EdgeItem(*this, id);
        addItem(item);
        m_edges[id] = item;
    }
    item->refresh();
    for (const workflow::Edge &sibling : m_document.workflow().outgoing(edge->from())) {
        if (EdgeItem *other = edgeItem(sibling.id()); other && other != item)
            other->refresh();
    }
}

void CanvasScene::layEdgesOf(const VertexId &id)
{
    const workflow::Workflow &workflow = m_document.workflow();
    for (const auto edges : {workflow.outgoing(id), workflow.incoming(id)}) {
        for (const workflow::Edge &edge : edges) {
            if (EdgeItem *item = edgeItem(edge.id()))
                item->refresh();
        }
    }
}

void CanvasScene::selectionChanged()
{
    const Selection before = std::exchange(m_shownSelection, m_document.selection());
    for (const Selection &selection : {before, m_shownSelection}) {
        for (const VertexId &id : selection.vertices) {
            if (VertexItem *item = vertexItem(id))
                item->refresh();
        }
        for (const EdgeId &id : selection.edges) {
            if (EdgeItem *item = edgeItem(id))
                item->refresh();
        }
    }
}

void CanvasScene::refreshFindings()
{
    m_vertexFindings.clear();
    m_edgeFindings.clear();
    for (const workflow::Finding &finding : m_document.findings()) {
        if (!finding.place.vertex.isEmpty())
            addFinding(m_vertexFindings[finding.place.vertex], finding);
        else if (!finding.place.edge.isEmpty())
            addFinding(m_edgeFindings[finding.place.edge], finding);
    }
    refreshAll();
}

void CanvasScene::refreshAll()
{
    for (const auto &[id, item] : m_vertices)
        item->refresh();
    for (const auto &[id, item] : m_edges)
        item->refresh();
    update();
}

void CanvasScene::extendSceneRectangle()
{
    const QRectF wanted = contentRectangle().adjusted(-sceneMargin, -sceneMargin, sceneMargin, sceneMargin);
    setSceneRect(sceneRect().isNull() ? wanted : sceneRect() | wanted);
}

} // namespace schemabridge::ui
