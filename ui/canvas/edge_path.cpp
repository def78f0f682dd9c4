#include "ui/canvas/edge_path.h"

#include "ui/canvas/vertex_geometry.h"

#include <QLineF>

#include <algorithm>
#include <cmath>
#include <vector>

namespace schemabridge::ui {

namespace {

constexpr qreal arrowLength = 9;
constexpr qreal arrowHalfWidth = 4.5;
constexpr qreal bendMin = 48;
constexpr qreal detourOut = 32;
constexpr qreal detourClearance = 36;
constexpr qreal cornerRadius = 16;
/// A target this far left of the source's port cannot be reached by one good-looking curve.
constexpr qreal backwardsAllowance = 24;

QPainterPath curve(QPointF from, QPointF to)
{
    const qreal bend = std::max(bendMin, std::abs(to.x() - from.x()) / 2);
    QPainterPath path(from);
    path.cubicTo(from + QPointF(bend, 0), to - QPointF(bend, 0), to);
    return path;
}

QPainterPath roundedLine(const std::vector<QPointF> &points)
{
    QPainterPath path(points.front());
    for (std::size_t index = 1; index + 1 < points.size(); ++index) {
        const QLineF before(points[index], points[index - 1]);
        const QLineF after(points[index], points[index + 1]);
        const qreal radius = std::min({cornerRadius, before.length() / 2, after.length() / 2});
        if (radius <= 0)
            continue;
        path.lineTo(before.pointAt(radius / before.length()));
        path.quadTo(points[index], after.pointAt(radius / after.length()));
    }
    path.lineTo(points.back());
    return path;
}

/// Passes between the two cards where there is room, else below both.
QPainterPath detour(QPointF from, QPointF to)
{
    const qreal distance = std::abs(to.y() - from.y());
    const bool hasRoomBetween = distance > cardHeight + detourClearance;
    const qreal middle = hasRoomBetween ? (from.y() + to.y()) / 2
                                        : std::max(from.y(), to.y()) + cardHeight / 2 + detourClearance;
    const qreal right = from.x() + detourOut;
    const qreal left = to.x() - detourOut;
    return roundedLine({from, {right, from.y()}, {right, middle}, {left, middle}, {left, to.y()}, to});
}

} // namespace

QPainterPath edgePath(QPointF output, QPointF input)
{
    const QPointF end = input - QPointF(arrowLength - 1, 0);
    return end.x() < output.x() + backwardsAllowance ? detour(output, end) : curve(output, end);
}

QPolygonF arrowHead(QPointF input)
{
    return QPolygonF({input, input + QPointF(-arrowLength, -arrowHalfWidth),
                      input + QPointF(-arrowLength, arrowHalfWidth)});
}

} // namespace schemabridge::ui
