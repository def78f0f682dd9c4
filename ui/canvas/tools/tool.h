#pragma once

#include <QCursor>
#include <QPoint>
#include <QPointF>

class QPainter;

namespace schemabridge::ui {

class CanvasView;

/// Where the mouse is and what is held down.
struct CanvasPointer {
    QPointF place;    ///< on the canvas, in pixels at 100 %
    QPoint viewPlace; ///< within the view
    Qt::MouseButton button = Qt::NoButton;
    Qt::KeyboardModifiers modifiers;
};

/// What the mouse means at the moment. The view has one tool at a time and forwards the mouse to it; a tool
/// draws its preview over the canvas and in the end calls one verb of the document.
class Tool {
public:
    explicit Tool(CanvasView &view) : m_view(view) {}
    virtual ~Tool() = default;
    Tool(const Tool &) = delete;
    Tool &operator=(const Tool &) = delete;

    virtual void press(const CanvasPointer &pointer) = 0;
    virtual void move(const CanvasPointer &pointer) = 0;
    virtual void release(const CanvasPointer &pointer) = 0;
    virtual void doubleClick(const CanvasPointer &) {}
    /// Gives up what is going on. @return false where nothing was
    virtual bool cancel() { return false; }
    /// Draws over the items, in the canvas' coordinates.
    virtual void paintPreview(QPainter &) {}
    virtual QCursor cursor() const { return Qt::ArrowCursor; }

protected:
    CanvasView &view() const { return m_view; }

private:
    CanvasView &m_view;
};

} // namespace schemabridge::ui
