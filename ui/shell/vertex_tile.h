#pragma once

#include "engine/workflow/vertex_type.h"

#include <QWidget>

namespace schemabridge::ui {

/// One vertex type of the palette.
class VertexTile : public QWidget {
    Q_OBJECT

public:
    explicit VertexTile(workflow::VertexType type, QWidget *parent = nullptr);

    void retranslate();

    QSize sizeHint() const override;
    /// Lower where the window is.
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// Clicked: it is to be placed by the next click on the canvas.
    void picked();
    /// Chosen with the keyboard.
    void addRequested();

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void startDrag();

    workflow::VertexType m_type;
    QPoint m_pressedAt;
    bool m_isPressed = false;
};

} // namespace schemabridge::ui
