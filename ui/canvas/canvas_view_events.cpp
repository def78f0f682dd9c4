// How CanvasView takes mouse, wheel, keys, gestures and drags, and what it draws around the items.

#include "ui/canvas/canvas_view.h"
#include "ui/canvas/items/vertex_card.h"
#include "ui/canvas/tools/pan_tool.h"
#include "ui/canvas/vertex_menu.h"
#include "ui/document/automatic_layout.h"
#include "ui/theme/theme.h"

#include <QContextMenuEvent>
#include <QDragEnterEvent>
#include <QGestureEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMimeData>
#include <QMouseEvent>
#include <QPainter>
#include <QPinchGesture>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <vector>

namespace schemabridge::ui {

namespace {

constexpr qreal wheelZoomBase = 1.0015; ///< to the power of the wheel's eighths of a degree
constexpr qreal dotsFrom = 0.35;        ///< below this zoom the grid would be noise
constexpr qreal dotSize = 1.5;
constexpr int largeNudge = 5; ///< grid steps, with Shift

std::optional<workflow::VertexType> draggedType(const QMimeData &data)
{
    const QByteArray name = data.data(QLatin1StringView(vertexTypeMime));
    return name.isEmpty() ? std::nullopt : workflow::vertexTypeFromName(name.toStdString());
}

} // namespace

CanvasPointer CanvasView::pointerOf(const QMouseEvent &event) const
{
    const QPoint place = event.position().toPoint();
    return {.place = mapToScene(place),
            .viewPlace = place,
            .button = event.button(),
            .modifiers = event.modifiers()};
}

void CanvasView::mousePressEvent(QMouseEvent *event)
{
    setFocus(Qt::MouseFocusReason);
    if (event->button() == Qt::MiddleButton || (event->button() == Qt::LeftButton && m_isSpaceHeld))
        startTemporaryPan(event);
    else if (event->button() == Qt::LeftButton)
        m_tool->press(pointerOf(*event));
    m_retiredTool.reset();
}

void CanvasView::mouseMoveEvent(QMouseEvent *event)
{
    QGraphicsView::mouseMoveEvent(event); // hovering
    m_tool->move(pointerOf(*event));
    updateCursor();
}

void CanvasView::mouseReleaseEvent(QMouseEvent *event)
{
    if (m_interruptedTool)
        endTemporaryPan();
    else if (event->button() == Qt::LeftButton)
        m_tool->release(pointerOf(*event));
    m_retiredTool.reset();
}

void CanvasView::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton)
        m_tool->doubleClick(pointerOf(*event));
}

void CanvasView::startTemporaryPan(QMouseEvent *event)
{
    if (m_interruptedTool)
        return;
    m_interruptedTool = std::exchange(m_tool, std::make_unique<PanTool>(*this));
    m_tool->press(pointerOf(*event));
}

void CanvasView::endTemporaryPan()
{
    m_retiredTool = std::exchange(m_tool, std::move(m_interruptedTool));
    updateCursor();
}

void CanvasView::contextMenuEvent(QContextMenuEvent *event)
{
    const QPointF place = mapToScene(event->pos());
    const CanvasHit hit = m_canvas.hitAt(place);
    if (hit.isVertex() && !document().selection().contains(hit.vertex))
        document().selectVertex(hit.vertex);
    else if (hit.isEdge() && !document().selection().contains(hit.edge))
        document().selectEdge(hit.edge);
    else if (hit.part == CanvasHit::Part::Nothing)
        return offerNewVertex(place);
    QMenu menu(this);
    if (hit.isVertex()) {
        menu.addAction(tr("Rename"), this, [this, hit] { editName(hit.vertex); });
        menu.addAction(tr("Add next vertex"), this, [this, hit] { offerNext(hit.vertex, std::nullopt); });
        menu.addSeparator();
        menu.addAction(tr("Duplicate"), this, [this] { document().duplicateSelection(); });
        menu.addAction(tr("Copy"), this, [this] { copySelection(); });
    } else {
        menu.addAction(tr("Edit condition"), this, [this, hit] { editCondition(hit.edge); });
        menu.addAction(tr("Insert vertex"), this, [this, hit, place] { offerInsert(hit.edge, place); });
        menu.addSeparator();
    }
    menu.addAction(tr("Delete"), this, [this] { document().removeSelection(); });
    menu.exec(event->globalPos());
}

void CanvasView::wheelEvent(QWheelEvent *event)
{
    event->accept();
    if (event->modifiers() & Qt::ControlModifier) {
        setZoom(zoom() * std::pow(wheelZoomBase, event->angleDelta().y()), event->position().toPoint());
        return;
    }
    QPoint distance = event->pixelDelta().isNull() ? event->angleDelta() / 2 : event->pixelDelta();
    if (event->modifiers() & Qt::ShiftModifier && distance.x() == 0)
        distance = {distance.y(), 0};
    panBy(distance);
}

bool CanvasView::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::Gesture) {
        if (QGesture *gesture = static_cast<QGestureEvent *>(event)->gesture(Qt::PinchGesture)) {
            const auto *pinch = static_cast<QPinchGesture *>(gesture);
            setZoom(zoom() * pinch->scaleFactor(), viewport()->mapFromGlobal(pinch->centerPoint().toPoint()));
            return true;
        }
    }
    return QGraphicsView::viewportEvent(event);
}

void CanvasView::keyPressEvent(QKeyEvent *event)
{
    if (handleViewKey(*event) || handleEditKey(*event))
        event->accept();
    else
        event->ignore();
    m_retiredTool.reset();
}

bool CanvasView::handleViewKey(const QKeyEvent &event)
{
    const bool isControl = event.modifiers().testFlag(Qt::ControlModifier);
    if (event.key() == Qt::Key_Space) {
        m_isSpaceHeld = true;
        viewport()->setCursor(Qt::OpenHandCursor);
    } else if (event.key() == Qt::Key_Escape) {
        giveUp();
    } else if ((isControl && event.key() == Qt::Key_0) || event.key() == Qt::Key_Exclam ||
               (event.modifiers() == Qt::ShiftModifier && event.key() == Qt::Key_1)) {
        fit();
    } else if (isControl && event.key() == Qt::Key_1) {
        setZoom(1);
    } else if (isControl && (event.key() == Qt::Key_Plus || event.key() == Qt::Key_Equal)) {
        zoomIn();
    } else if (isControl && event.key() == Qt::Key_Minus) {
        zoomOut();
    } else {
        return false;
    }
    return true;
}

bool CanvasView::handleEditKey(const QKeyEvent &event)
{
    if (nudge(event))
        return true;
    if (event.matches(QKeySequence::SelectAll))
        document().selectAll();
    else if (event.matches(QKeySequence::Copy))
        copySelection();
    else if (event.matches(QKeySequence::Paste))
        paste();
    else if (event.key() == Qt::Key_Delete || event.key() == Qt::Key_Backspace)
        document().removeSelection();
    else if (event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter || event.key() == Qt::Key_F2)
        editSelected();
    else
        return false;
    return true;
}

void CanvasView::keyReleaseEvent(QKeyEvent *event)
{
    if (event->key() != Qt::Key_Space || event->isAutoRepeat())
        return QGraphicsView::keyReleaseEvent(event);
    m_isSpaceHeld = false;
    updateCursor();
}

bool CanvasView::nudge(const QKeyEvent &event)
{
    QPointF direction;
    switch (event.key()) {
    case Qt::Key_Left:
        direction = {-1, 0};
        break;
    case Qt::Key_Right:
        direction = {1, 0};
        break;
    case Qt::Key_Up:
        direction = {0, -1};
        break;
    case Qt::Key_Down:
        direction = {0, 1};
        break;
    default:
        return false;
    }
    const int steps = event.modifiers().testFlag(Qt::ShiftModifier) ? largeNudge : 1;
    document().nudgeSelection(direction * gridStep * steps);
    return true;
}

/// Tab walks over the vertices; at their end it leaves the canvas, so that the keyboard is not caught in it.
bool CanvasView::focusNextPrevChild(bool next)
{
    std::vector<VertexId> order;
    for (const workflow::Vertex &vertex : document().workflow().vertices())
        order.push_back(vertex.id());
    std::stable_sort(order.begin(), order.end(), [this](const VertexId &left, const VertexId &right) {
        const QPointF a = document().position(left);
        const QPointF b = document().position(right);
        return a.x() != b.x() ? a.x() < b.x() : a.y() < b.y();
    });
    if (!next)
        std::reverse(order.begin(), order.end());
    const Selection &selection = document().selection();
    auto following = order.begin();
    if (selection.vertices.size() == 1)
        following = std::find(order.begin(), order.end(), *selection.vertices.begin()) + 1;
    if (following == order.end()) {
        document().clearSelection();
        return QGraphicsView::focusNextPrevChild(next);
    }
    reveal(*following);
    return true;
}

void CanvasView::editSelected()
{
    const Selection &selection = document().selection();
    if (selection.vertices.size() == 1)
        editName(*selection.vertices.begin());
    else if (selection.vertices.empty() && selection.edges.size() == 1)
        editCondition(*selection.edges.begin());
}

/// First what is going on, then a tool other than the usual one, then the selection.
void CanvasView::giveUp()
{
    if (m_tool->cancel())
        return;
    if (m_toolKind != ToolKind::Select)
        setToolKind(ToolKind::Select);
    else
        document().clearSelection();
}

void CanvasView::dragEnterEvent(QDragEnterEvent *event)
{
    if (const auto type = draggedType(*event->mimeData())) {
        startPlacing(*type);
        event->acceptProposedAction();
    } else {
        event->ignore(); // the window may take it: a file
    }
}

void CanvasView::dragMoveEvent(QDragMoveEvent *event)
{
    if (!draggedType(*event->mimeData())) {
        event->ignore();
        return;
    }
    const QPoint place = event->position().toPoint();
    m_tool->move({.place = mapToScene(place), .viewPlace = place, .button = Qt::NoButton, .modifiers = {}});
    event->acceptProposedAction();
}

void CanvasView::dropEvent(QDropEvent *event)
{
    const auto type = draggedType(*event->mimeData());
    if (!type) {
        event->ignore();
        return;
    }
    setToolKind(ToolKind::Select);
    placeVertex(*type, mapToScene(event->position().toPoint()));
    event->acceptProposedAction();
}

/// Dots on the grid, every one at 100 %, every second where they would come too close.
void CanvasView::drawBackground(QPainter *painter, const QRectF &area)
{
    painter->fillRect(area, themeColor(ColorToken::Canvas));
    if (zoom() < dotsFrom)
        return;
    const qreal step = zoom() < 0.75 ? gridStep * 2 : gridStep;
    std::vector<QPointF> dots;
    for (qreal x = std::floor(area.left() / step) * step; x < area.right(); x += step) {
        for (qreal y = std::floor(area.top() / step) * step; y < area.bottom(); y += step)
            dots.emplace_back(x, y);
    }
    QPen pen(themeColor(ColorToken::CanvasDot), dotSize, Qt::SolidLine, Qt::RoundCap);
    pen.setCosmetic(true);
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(pen);
    painter->drawPoints(dots.data(), static_cast<int>(dots.size()));
}

void CanvasView::drawForeground(QPainter *painter, const QRectF &)
{
    painter->setRenderHint(QPainter::Antialiasing);
    m_tool->paintPreview(*painter);
}

} // namespace schemabridge::ui
