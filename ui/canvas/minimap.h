#pragma once

#include <QWidget>

namespace schemabridge::ui {

class CanvasView;

/// The whole workflow in a corner of the canvas, with a frame around what is seen: drag it to go elsewhere.
/// Hidden while everything is seen anyway.
class Minimap : public QWidget {
    Q_OBJECT

public:
    /// Lives in the view's viewport.
    explicit Minimap(CanvasView &view);

    /// Shows or hides itself and takes its corner; after the view or the workflow changed.
    void refresh();

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;

private:
    QRectF seen() const;
    /// From the canvas to this widget.
    QTransform projection() const;
    void goTo(QPoint place);

    CanvasView &m_view;
    /// The projection while the frame is dragged, since it would change with it.
    QTransform m_dragProjection;
};

} // namespace schemabridge::ui
