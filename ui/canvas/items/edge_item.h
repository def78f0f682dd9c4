#pragma once

#include "ui/canvas/canvas_hit.h"
#include "ui/canvas/items/edge_label.h"

#include <QGraphicsItem>
#include <QPainterPath>

namespace schemabridge::ui {

class CanvasScene;

/// The line of one edge with its arrow head and label. Knows only its id.
class EdgeItem final : public QGraphicsItem {
public:
    enum { Type = UserType + 2 };

    EdgeItem(const CanvasScene &scene, EdgeId id);

    int type() const override { return Type; }
    const EdgeId &id() const { return m_id; }
    const QPainterPath &line() const { return m_line; }
    /// Where the label stands, or would.
    QPointF labelCenter() const;
    CanvasHit hitAt(QPointF placeInScene) const;
    /// Reads the document anew.
    void refresh();

    QRectF boundingRect() const override;
    QPainterPath shape() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

protected:
    void hoverEnterEvent(QGraphicsSceneHoverEvent *event) override;
    void hoverLeaveEvent(QGraphicsSceneHoverEvent *event) override;

private:
    QPen pen() const;
    QPointF insertCenter() const;
    void readLine();
    void readLabel();

    const CanvasScene &m_canvas;
    EdgeId m_id;
    QPainterPath m_line;
    QPolygonF m_arrow;
    EdgeLabel m_label;
    bool m_hovered = false;
};

} // namespace schemabridge::ui
