#pragma once

#include "engine/workflow/workflow.h"

#include <QColor>
#include <QRectF>
#include <QString>

class QPainter;

namespace schemabridge::ui {

/// What stands on an edge: the order in which a CONDITION tries it, its name, else its condition.
struct EdgeLabel {
    int order = 0; ///< from 1; 0: none is shown
    QString text;
    bool isCode = false; ///< a condition, in the code font

    bool isEmpty() const { return order == 0 && text.isEmpty(); }
};

EdgeLabel edgeLabel(const workflow::Workflow &workflow, const workflow::Edge &edge);

/// Around the origin; null where the label is empty.
QRectF labelRectangle(const EdgeLabel &label);

/// Draws it around the origin.
void paintEdgeLabel(QPainter &painter, const EdgeLabel &label, const QColor &outline);

} // namespace schemabridge::ui
