#pragma once

#include <QPainterPath>
#include <QPointF>
#include <QPolygonF>

namespace schemabridge::ui {

/// The line of an edge between two ports: one curve where the target stands to the right, else a rounded
/// detour around both cards.
QPainterPath edgePath(QPointF output, QPointF input);

/// The arrow head whose tip is at the input port; edges arrive from the left.
QPolygonF arrowHead(QPointF input);

} // namespace schemabridge::ui
