#include "ui/canvas/minimap.h"

#include "ui/canvas/canvas_view.h"
#include "ui/canvas/vertex_geometry.h"
#include "ui/theme/metrics.h"
#include "ui/theme/theme.h"

#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace schemabridge::ui {

namespace {

constexpr QSize mapSize(184, 124);
constexpr int corner = metrics::spaceMedium;
constexpr qreal padding = 8;
/// A view smaller than this has no room for a map.
constexpr QSize viewSizeMin(480, 360);

} // namespace

Minimap::Minimap(CanvasView &view) : QWidget(view.viewport()), m_view(view)
{
    setObjectName(QStringLiteral("minimap"));
    setFixedSize(mapSize);
    setCursor(Qt::ArrowCursor);
    hide();
}

void Minimap::refresh()
{
    const QSize room = m_view.viewport()->size();
    const QRectF content = m_view.canvas().contentRectangle();
    setVisible(!content.isNull() && room.width() >= viewSizeMin.width() &&
               room.height() >= viewSizeMin.height() && !seen().contains(content));
    move(room.width() - width() - corner, room.height() - height() - corner);
    update();
}

QRectF Minimap::seen() const
{
    return m_view.mapToScene(m_view.viewport()->rect()).boundingRect();
}

QTransform Minimap::projection() const
{
    const QRectF all = m_view.canvas().contentRectangle() | seen();
    const qreal scale =
        std::min((width() - 2 * padding) / all.width(), (height() - 2 * padding) / all.height());
    QTransform transform;
    transform.translate(width() / 2.0, height() / 2.0);
    transform.scale(scale, scale);
    transform.translate(-all.center().x(), -all.center().y());
    return transform;
}

void Minimap::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QTransform toMap = projection();
    painter.setPen(themeColor(ColorToken::Border));
    painter.setBrush(themeColor(ColorToken::Surface));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), metrics::radiusCard,
                            metrics::radiusCard);
    painter.setPen(Qt::NoPen);
    const WorkflowDocument &document = m_view.document();
    for (const workflow::Vertex &vertex : document.workflow().vertices()) {
        const QRectF card = cardRectangle().translated(document.position(vertex.id()));
        painter.setBrush(vertexLook(vertex.type()).strong);
        painter.drawRoundedRect(toMap.mapRect(card), 1.5, 1.5);
    }
    QColor frame = themeColor(ColorToken::Accent);
    painter.setPen(QPen(frame, 1.5));
    frame.setAlpha(24);
    painter.setBrush(frame);
    painter.drawRoundedRect(toMap.mapRect(seen()), 3, 3);
}

void Minimap::mousePressEvent(QMouseEvent *event)
{
    m_dragProjection = projection();
    goTo(event->pos());
}

void Minimap::mouseMoveEvent(QMouseEvent *event)
{
    if (event->buttons() & Qt::LeftButton)
        goTo(event->pos());
}

void Minimap::mouseReleaseEvent(QMouseEvent *)
{
    refresh();
}

void Minimap::goTo(QPoint place)
{
    m_view.centerOn(m_dragProjection.inverted().map(QPointF(place)));
    update();
}

} // namespace schemabridge::ui
