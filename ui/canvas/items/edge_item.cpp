#include "ui/canvas/items/edge_item.h"

#include "ui/canvas/canvas_scene.h"
#include "ui/canvas/edge_path.h"
#include "ui/canvas/items/vertex_card.h"
#include "ui/canvas/items/vertex_item.h"
#include "ui/canvas/vertex_geometry.h"
#include "ui/theme/theme.h"

#include <QLineF>
#include <QPainter>
#include <QPainterPathStroker>
#include <QStyleOptionGraphicsItem>

namespace schemabridge::ui {

namespace {

constexpr qreal edgeLayer = 1;
constexpr qreal hitWidth = 16;
constexpr qreal insertRadius = 9;
constexpr qreal insertGap = 16;
constexpr qreal margin = 24;
constexpr qreal labelRoom = 40;
constexpr qreal labelLift = 10;

} // namespace

EdgeItem::EdgeItem(const CanvasScene &scene, EdgeId id) : m_canvas(scene), m_id(std::move(id))
{
    setAcceptHoverEvents(true);
    setAcceptedMouseButtons(Qt::NoButton);
    setZValue(edgeLayer);
}

/// On the middle of the line; above it where two cards stand so close that the label would lie on their
/// ports.
QPointF EdgeItem::labelCenter() const
{
    const QPointF middle = m_line.pointAtPercent(0.5);
    const QRectF label = labelRectangle(m_label);
    const QRectF line = m_line.boundingRect();
    const bool isCramped = line.width() < label.width() + labelRoom && line.height() < label.height();
    return isCramped ? middle - QPointF(0, label.height() / 2 + labelLift) : middle;
}

/// On the middle of the line, or below the label that stands there.
QPointF EdgeItem::insertCenter() const
{
    return m_label.isEmpty()
               ? labelCenter()
               : labelCenter() + QPointF(0, labelRectangle(m_label).height() / 2 + insertGap - 2);
}

CanvasHit EdgeItem::hitAt(QPointF placeInScene) const
{
    CanvasHit hit{.part = CanvasHit::Part::Edge, .vertex = {}, .edge = m_id};
    if (m_hovered && QLineF(placeInScene, insertCenter()).length() <= insertRadius + 2)
        hit.part = CanvasHit::Part::EdgeInsert;
    else if (labelRectangle(m_label).translated(labelCenter()).contains(placeInScene))
        hit.part = CanvasHit::Part::EdgeLabel;
    return hit;
}

void EdgeItem::refresh()
{
    prepareGeometryChange();
    readLine();
    readLabel();
    const FindingMark *finding = m_canvas.finding(m_id);
    setToolTip(finding ? finding->text : QString());
    const bool isSelected = m_canvas.document().selection().contains(m_id);
    setZValue(isSelected ? edgeLayer + 0.5 : edgeLayer);
    update();
}

void EdgeItem::readLine()
{
    const workflow::Edge *edge = m_canvas.document().edge(m_id);
    if (!edge)
        return;
    const VertexItem *from = m_canvas.vertexItem(edge->from());
    const VertexItem *to = m_canvas.vertexItem(edge->to());
    if (!from || !to)
        return;
    m_line = edgePath(outputPort(from->pos()), inputPort(to->pos()));
    m_arrow = arrowHead(inputPort(to->pos()));
}

void EdgeItem::readLabel()
{
    if (const workflow::Edge *edge = m_canvas.document().edge(m_id))
        m_label = edgeLabel(m_canvas.document().workflow(), *edge);
}

QRectF EdgeItem::boundingRect() const
{
    const QRectF label = labelRectangle(m_label).translated(labelCenter());
    return (m_line.boundingRect() | label).adjusted(-margin, -margin, margin, margin);
}

QPainterPath EdgeItem::shape() const
{
    QPainterPathStroker stroker;
    stroker.setWidth(hitWidth);
    QPainterPath shape = stroker.createStroke(m_line);
    shape.addRect(labelRectangle(m_label).translated(labelCenter()));
    if (m_hovered)
        shape.addRect(QRectF(labelCenter(), insertCenter()).normalized().adjusted(-12, -12, 12, 12));
    shape.setFillRule(Qt::WindingFill);
    return shape;
}

QPen EdgeItem::pen() const
{
    if (m_canvas.document().selection().contains(m_id))
        return {themeColor(ColorToken::Accent), 2.5, Qt::SolidLine, Qt::RoundCap};
    const FindingMark *finding = m_canvas.finding(m_id);
    if (finding)
        return {themeColor(strongColor(finding->tone)), 2, Qt::SolidLine, Qt::RoundCap};
    switch (m_canvas.overlay().edge(m_id)) {
    case EdgeRoute::Taken:
        return {themeColor(ColorToken::Success), 2.5, Qt::SolidLine, Qt::RoundCap};
    case EdgeRoute::NotTaken:
        return {themeColor(ColorToken::CanvasDot), 1.5, Qt::DashLine, Qt::RoundCap};
    case EdgeRoute::Open:
        break;
    }
    return {themeColor(m_hovered ? ColorToken::EdgeHover : ColorToken::Edge), m_hovered ? 2.25 : 1.75,
            Qt::SolidLine, Qt::RoundCap};
}

void EdgeItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    painter->setRenderHint(QPainter::Antialiasing);
    const QPen linePen = pen();
    painter->setPen(linePen);
    painter->setBrush(Qt::NoBrush);
    painter->drawPath(m_line);
    painter->setPen(Qt::NoPen);
    painter->setBrush(linePen.color());
    painter->drawPolygon(m_arrow);
    const qreal zoom = QStyleOptionGraphicsItem::levelOfDetailFromTransform(painter->worldTransform());
    if (detailLevel(zoom / painter->device()->devicePixelRatioF()) != DetailLevel::Full)
        return;
    if (!m_label.isEmpty()) {
        painter->translate(labelCenter());
        paintEdgeLabel(*painter, m_label,
                       linePen.color() == themeColor(ColorToken::Edge) ? themeColor(ColorToken::BorderStrong)
                                                                       : linePen.color());
        painter->translate(-labelCenter());
    }
    if (!m_hovered)
        return;
    painter->setPen(QPen(themeColor(ColorToken::Accent), 1.5));
    painter->setBrush(themeColor(ColorToken::Surface));
    painter->drawEllipse(insertCenter(), insertRadius, insertRadius);
    QRectF plus(0, 0, 12, 12);
    plus.moveCenter(insertCenter());
    paintIcon(*painter, plus, Icon::Plus, themeColor(ColorToken::AccentText));
}

void EdgeItem::hoverEnterEvent(QGraphicsSceneHoverEvent *)
{
    prepareGeometryChange();
    m_hovered = true;
    update();
}

void EdgeItem::hoverLeaveEvent(QGraphicsSceneHoverEvent *)
{
    prepareGeometryChange();
    m_hovered = false;
    update();
}

} // namespace schemabridge::ui
