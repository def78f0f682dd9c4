#pragma once

#include "ui/canvas/canvas_hit.h"

#include <QGraphicsItem>

namespace schemabridge::ui {

class CanvasScene;

/// The card of one vertex. Knows only its id.
class VertexItem final : public QGraphicsItem {
public:
    enum { Type = UserType + 1 };

    VertexItem(const CanvasScene &scene, VertexId id);

    int type() const override { return Type; }
    const VertexId &id() const { return m_id; }
    QRectF cardInScene() const;
    CanvasHit hitAt(QPointF placeInScene) const;
    bool isHovered() const { return m_hovered; }
    /// Reads the document anew.
    void refresh();

    QRectF boundingRect() const override;
    QPainterPath shape() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

protected:
    void hoverEnterEvent(QGraphicsSceneHoverEvent *event) override;
    void hoverMoveEvent(QGraphicsSceneHoverEvent *event) override;
    void hoverLeaveEvent(QGraphicsSceneHoverEvent *event) override;

private:
    QString toolTipText() const;

    const CanvasScene &m_canvas;
    VertexId m_id;
    bool m_hovered = false;
    bool m_portHovered = false;
};

} // namespace schemabridge::ui
