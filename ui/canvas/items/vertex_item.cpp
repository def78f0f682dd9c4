#include "ui/canvas/items/vertex_item.h"

#include "ui/canvas/canvas_scene.h"
#include "ui/canvas/items/vertex_card.h"
#include "ui/canvas/vertex_geometry.h"
#include "ui/document/default_config.h"

#include <QGraphicsSceneHoverEvent>
#include <QLineF>
#include <QPainter>
#include <QStyleOptionGraphicsItem>

namespace schemabridge::ui {

namespace {

constexpr qreal vertexLayer = 2;
/// Room around the card for shadow, glow, ports, marks, and the pills that hang below it.
constexpr qreal sideMargin = portReach + 2;
constexpr qreal pillRoom = 34;

VertexCard::Target targetOf(const CanvasScene &canvas, const VertexId &id)
{
    if (canvas.connectionTarget() != id)
        return VertexCard::Target::No;
    return canvas.isConnectionAllowed() ? VertexCard::Target::Allowed : VertexCard::Target::Refused;
}

} // namespace

VertexItem::VertexItem(const CanvasScene &scene, VertexId id) : m_canvas(scene), m_id(std::move(id))
{
    setAcceptHoverEvents(true);
    setAcceptedMouseButtons(Qt::NoButton); // the tool that is active gets them
    setZValue(vertexLayer);
    setPos(m_canvas.document().position(m_id));
}

QRectF VertexItem::cardInScene() const
{
    return cardRectangle().translated(pos());
}

CanvasHit VertexItem::hitAt(QPointF placeInScene) const
{
    const bool isAtPort = QLineF(placeInScene, outputPort(pos())).length() <= portReach;
    return {
        .part = isAtPort ? CanvasHit::Part::OutputPort : CanvasHit::Part::Vertex, .vertex = m_id, .edge = {}};
}

void VertexItem::refresh()
{
    const bool isSelected = m_canvas.document().selection().contains(m_id);
    setZValue(isSelected ? vertexLayer + 0.5 : vertexLayer);
    setToolTip(toolTipText());
    update();
}

QRectF VertexItem::boundingRect() const
{
    return cardRectangle().adjusted(-sideMargin, -sideMargin, sideMargin, pillRoom);
}

QPainterPath VertexItem::shape() const
{
    QPainterPath path;
    path.addRect(cardRectangle());
    path.addEllipse(outputPort({}), portReach, portReach);
    path.setFillRule(Qt::WindingFill);
    return path;
}

void VertexItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    const WorkflowDocument &document = m_canvas.document();
    const workflow::Vertex *vertex = document.vertex(m_id);
    if (!vertex)
        return;
    const FindingMark *finding = m_canvas.finding(m_id);
    const VertexCard card{
        .type = vertex->type(),
        .typeTitle = vertexTypeTitle(vertex->type()),
        .name = document.displayName(m_id),
        .summary = summarize(document.workflow(), *vertex),
        .step = m_canvas.overlay().isActive() ? std::optional(m_canvas.overlay().step(m_id)) : std::nullopt,
        .finding = finding ? std::optional(finding->tone) : std::nullopt,
        .isSelected = document.selection().contains(m_id),
        .isHovered = m_hovered,
        .isPortHovered = m_portHovered,
        .hasInput =
            vertex->type() != workflow::VertexType::EntryPoint && document.workflow().incoming(m_id).empty(),
        .target = targetOf(m_canvas, m_id),
    };
    const qreal zoom = QStyleOptionGraphicsItem::levelOfDetailFromTransform(painter->worldTransform());
    paintVertexCard(*painter, card, detailLevel(zoom / painter->device()->devicePixelRatioF()));
}

void VertexItem::hoverEnterEvent(QGraphicsSceneHoverEvent *event)
{
    m_hovered = true;
    hoverMoveEvent(event);
    update();
}

void VertexItem::hoverMoveEvent(QGraphicsSceneHoverEvent *event)
{
    const bool isAtPort = hitAt(event->scenePos()).part == CanvasHit::Part::OutputPort;
    if (isAtPort == m_portHovered)
        return;
    m_portHovered = isAtPort;
    update();
}

void VertexItem::hoverLeaveEvent(QGraphicsSceneHoverEvent *)
{
    m_hovered = false;
    m_portHovered = false;
    update();
}

QString VertexItem::toolTipText() const
{
    if (const FindingMark *finding = m_canvas.finding(m_id))
        return finding->text;
    const StepOverlay step = m_canvas.overlay().step(m_id);
    return step.badge ? step.badge->toolTip : QString();
}

} // namespace schemabridge::ui
