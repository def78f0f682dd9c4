#include "ui/canvas/tools/select_tool.h"

#include "ui/canvas/canvas_scene.h"
#include "ui/canvas/canvas_view.h"
#include "ui/document/automatic_layout.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QPainter>

#include <cmath>

namespace schemabridge::ui {

namespace {

QPointF snapped(QPointF point)
{
    return {std::round(point.x() / gridStep) * gridStep, std::round(point.y() / gridStep) * gridStep};
}

bool extendsSelection(const CanvasPointer &pointer)
{
    return pointer.modifiers & (Qt::ShiftModifier | Qt::ControlModifier);
}

} // namespace

void SelectTool::press(const CanvasPointer &pointer)
{
    m_hit = view().canvas().hitAt(pointer.place);
    m_pressedAt = pointer.viewPlace;
    m_pressedPlace = pointer.place;
    m_action = Action::Pressed;
    if (m_hit.part == CanvasHit::Part::OutputPort) {
        m_action = Action::Idle;
        view().startConnecting(m_hit.vertex, pointer);
    } else if (m_hit.part == CanvasHit::Part::EdgeInsert) {
        m_action = Action::Idle;
        view().offerInsert(m_hit.edge, pointer.place);
    } else if (m_hit.isVertex()) {
        pressVertex(pointer);
    } else if (m_hit.isEdge()) {
        pressEdge(pointer);
    } else {
        pressVoid(pointer);
    }
}

void SelectTool::pressVertex(const CanvasPointer &pointer)
{
    if (extendsSelection(pointer))
        toggle(m_hit);
    else if (!view().document().selection().contains(m_hit.vertex))
        view().document().selectVertex(m_hit.vertex);
}

void SelectTool::pressEdge(const CanvasPointer &pointer)
{
    if (extendsSelection(pointer))
        toggle(m_hit);
    else
        view().document().selectEdge(m_hit.edge);
}

void SelectTool::pressVoid(const CanvasPointer &pointer)
{
    if (!extendsSelection(pointer))
        view().document().clearSelection();
    m_selectionBefore = view().document().selection();
}

void SelectTool::toggle(const CanvasHit &hit)
{
    Selection selection = view().document().selection();
    if (hit.isVertex() && !selection.vertices.insert(hit.vertex).second)
        selection.vertices.erase(hit.vertex);
    if (hit.isEdge() && !selection.edges.insert(hit.edge).second)
        selection.edges.erase(hit.edge);
    view().document().setSelection(selection);
}

void SelectTool::move(const CanvasPointer &pointer)
{
    const bool isDrag =
        (pointer.viewPlace - m_pressedAt).manhattanLength() >= QApplication::startDragDistance();
    if (m_action == Action::Pressed && isDrag) {
        if (m_hit.isVertex())
            startMoving();
        else if (!m_hit.isEdge())
            m_action = Action::Banding;
    }
    if (m_action == Action::Moving)
        view().canvas().previewPositions(movedPositions(pointer.place));
    else if (m_action == Action::Banding)
        band(pointer);
}

void SelectTool::startMoving()
{
    m_action = Action::Moving;
    m_startPositions.clear();
    for (const VertexId &id : view().document().selection().vertices)
        m_startPositions[id] = view().document().position(id);
}

/// The vertex under the mouse lands on the grid; the others keep their distance to it.
std::map<VertexId, QPointF> SelectTool::movedPositions(QPointF place) const
{
    const auto grabbed = m_startPositions.find(m_hit.vertex);
    if (grabbed == m_startPositions.end())
        return {};
    const QPointF distance = snapped(grabbed->second + place - m_pressedPlace) - grabbed->second;
    std::map<VertexId, QPointF> moved = m_startPositions;
    for (auto &[id, position] : moved)
        position += distance;
    return moved;
}

void SelectTool::band(const CanvasPointer &pointer)
{
    m_band = QRectF(m_pressedPlace, pointer.place).normalized();
    Selection selection = view().canvas().itemsIn(m_band);
    selection.vertices.insert(m_selectionBefore.vertices.begin(), m_selectionBefore.vertices.end());
    selection.edges.insert(m_selectionBefore.edges.begin(), m_selectionBefore.edges.end());
    view().document().setSelection(selection);
    view().viewport()->update();
}

void SelectTool::release(const CanvasPointer &pointer)
{
    const Action action = std::exchange(m_action, Action::Idle);
    if (action == Action::Moving) {
        view().document().moveVertices(movedPositions(pointer.place));
        view().canvas().restorePositions();
    } else if (action == Action::Pressed && m_hit.isVertex() && !extendsSelection(pointer)) {
        view().document().selectVertex(m_hit.vertex); // a click on one of several picks that one
    }
    m_band = {};
    view().viewport()->update();
}

void SelectTool::doubleClick(const CanvasPointer &pointer)
{
    const CanvasHit hit = view().canvas().hitAt(pointer.place);
    if (hit.part == CanvasHit::Part::Vertex)
        view().editName(hit.vertex);
    else if (hit.part == CanvasHit::Part::Edge || hit.part == CanvasHit::Part::EdgeLabel)
        view().editCondition(hit.edge);
    else if (hit.part == CanvasHit::Part::Nothing)
        view().offerNewVertex(pointer.place);
}

bool SelectTool::cancel()
{
    const Action action = std::exchange(m_action, Action::Idle);
    if (action == Action::Moving)
        view().canvas().restorePositions();
    m_band = {};
    view().viewport()->update();
    return action == Action::Moving || action == Action::Banding;
}

void SelectTool::paintPreview(QPainter &painter)
{
    if (m_band.isNull())
        return;
    QColor fill = themeColor(ColorToken::Accent);
    fill.setAlpha(24);
    QPen pen(themeColor(ColorToken::Accent), 1);
    pen.setCosmetic(true);
    painter.setPen(pen);
    painter.setBrush(fill);
    painter.drawRect(m_band);
}

} // namespace schemabridge::ui
