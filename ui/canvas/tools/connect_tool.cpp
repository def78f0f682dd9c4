#include "ui/canvas/tools/connect_tool.h"

#include "ui/canvas/canvas_scene.h"
#include "ui/canvas/canvas_view.h"
#include "ui/canvas/edge_path.h"
#include "ui/canvas/vertex_geometry.h"
#include "ui/messages/sentence.h"
#include "ui/theme/metrics.h"
#include "ui/theme/theme.h"
#include "ui/theme/typography.h"

#include <QApplication>
#include <QFontMetricsF>
#include <QPainter>

namespace schemabridge::ui {

namespace {

constexpr qreal reasonDistance = 18;
constexpr qreal reasonWidthMax = 300;

} // namespace

void ConnectTool::startFrom(const VertexId &from, const CanvasPointer &pointer)
{
    m_returnsToSelecting = true;
    m_from = from;
    m_pressedAt = pointer.viewPlace;
    move(pointer);
}

void ConnectTool::press(const CanvasPointer &pointer)
{
    const CanvasHit hit = view().canvas().hitAt(pointer.place);
    if (!hit.isVertex())
        return;
    m_from = hit.vertex;
    m_pressedAt = pointer.viewPlace;
    move(pointer);
}

void ConnectTool::move(const CanvasPointer &pointer)
{
    if (!m_from)
        return;
    m_place = pointer.place;
    const CanvasHit hit = view().canvas().hitAt(pointer.place);
    m_target = hit.isVertex() && hit.vertex != *m_from ? hit.vertex : VertexId();
    const auto error =
        m_target.isEmpty() ? std::optional<Error>() : view().document().whyNotConnect(*m_from, m_target);
    m_reason = error ? message(*error).what : QString();
    view().canvas().setConnectionTarget(m_target, m_reason.isEmpty());
    view().viewport()->update();
}

void ConnectTool::release(const CanvasPointer &pointer)
{
    if (!m_from)
        return;
    move(pointer);
    finish(pointer);
}

void ConnectTool::finish(const CanvasPointer &pointer)
{
    const VertexId from = *m_from;
    const VertexId target = m_target;
    const bool isClick =
        (pointer.viewPlace - m_pressedAt).manhattanLength() < QApplication::startDragDistance();
    const CanvasHit hit = view().canvas().hitAt(pointer.place);
    CanvasView &canvasView = view();
    end(); // may end this tool's life: nothing of it is used below
    if (!target.isEmpty()) {
        // Refused: the reason was shown; the document keeps the rule.
        (void)canvasView.document().connectVertices(from, target);
    } else if (isClick) {
        canvasView.offerNext(from, std::nullopt);
    } else if (!hit.isVertex()) {
        canvasView.offerNext(from, pointer.place);
    }
}

bool ConnectTool::cancel()
{
    const bool wasDrawing = m_from.has_value();
    end();
    return wasDrawing;
}

void ConnectTool::end()
{
    m_from.reset();
    m_target = {};
    m_reason.clear();
    view().canvas().setConnectionTarget({}, false);
    view().viewport()->update();
    if (m_returnsToSelecting)
        view().setToolKind(ToolKind::Select);
}

void ConnectTool::paintPreview(QPainter &painter)
{
    if (!m_from)
        return;
    const bool isRefused = !m_reason.isEmpty();
    const QPointF start = outputPort(view().document().position(*m_from));
    const QPointF end = m_target.isEmpty() ? m_place : inputPort(view().document().position(m_target));
    const QColor color = themeColor(isRefused ? ColorToken::Danger : ColorToken::Accent);
    painter.setPen(
        QPen(color, 2.25, m_target.isEmpty() || isRefused ? Qt::DashLine : Qt::SolidLine, Qt::RoundCap));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(edgePath(start, end));
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    painter.drawPolygon(arrowHead(end));
    if (isRefused)
        paintReason(painter);
}

void ConnectTool::paintReason(QPainter &painter) const
{
    const QFont font = textFont(TextStyle::Small);
    const QFontMetricsF measure(font);
    const qreal zoom = view().zoom();
    // The reason keeps its size at any zoom: it is no part of the drawing.
    painter.save();
    painter.translate(m_place);
    painter.scale(1 / zoom, 1 / zoom);
    const QRectF text = measure.boundingRect(QRectF(0, 0, reasonWidthMax, 200), Qt::TextWordWrap, m_reason);
    const QRectF box =
        text.translated(reasonDistance, reasonDistance)
            .adjusted(-metrics::spaceSmall, -metrics::spaceTiny, metrics::spaceSmall, metrics::spaceTiny);
    painter.setPen(QPen(themeColor(ColorToken::Danger), 1));
    painter.setBrush(themeColor(ColorToken::DangerSoft));
    painter.drawRoundedRect(box, metrics::radiusControl, metrics::radiusControl);
    painter.setFont(font);
    painter.setPen(themeColor(ColorToken::Danger));
    painter.drawText(text.translated(reasonDistance, reasonDistance), Qt::TextWordWrap, m_reason);
    painter.restore();
}

} // namespace schemabridge::ui
