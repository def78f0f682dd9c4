#pragma once

#include <QPointF>
#include <QRectF>

namespace schemabridge::ui {

/// The size of a vertex's card, in pixels at 100 % zoom; its corner stands on the grid, its ports at half
/// height.
inline constexpr qreal cardWidth = 240;
inline constexpr qreal cardHeight = 88;
inline constexpr qreal portRadius = 6;
/// How far from a port's middle the mouse still takes hold of it.
inline constexpr qreal portReach = 14;

inline QRectF cardRectangle()
{
    return {0, 0, cardWidth, cardHeight};
}
inline QPointF outputPort(QPointF corner)
{
    return corner + QPointF(cardWidth, cardHeight / 2);
}
inline QPointF inputPort(QPointF corner)
{
    return corner + QPointF(0, cardHeight / 2);
}

} // namespace schemabridge::ui
