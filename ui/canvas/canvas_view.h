#pragma once

#include "engine/workflow/vertex_type.h"
#include "ui/canvas/canvas_scene.h"
#include "ui/canvas/tools/tool.h"

#include <QGraphicsView>

#include <cstdint>
#include <memory>
#include <optional>

namespace schemabridge::ui {

class Minimap;

enum class ToolKind : std::uint8_t { Select, Connect, Pan, Place };

/// The canvas: shows the workflow, zooms and pans, and gives mouse and keys to the active tool.
///
/// Mouse: wheel pans, Ctrl and wheel zoom, the middle button or Space drag. Keys: arrows move what is
/// selected, Tab goes to the next vertex, Enter edits the name or condition, Delete deletes, Ctrl+0 or
/// Shift+1 fit, Ctrl+1 shows 100 %, Escape gives up.
class CanvasView : public QGraphicsView {
    Q_OBJECT

public:
    CanvasView(WorkflowDocument &document, RunOverlay &overlay, QWidget *parent = nullptr);
    ~CanvasView() override;

    WorkflowDocument &document() const { return m_canvas.document(); }
    CanvasScene &canvas() { return m_canvas; }

    // Looking

    qreal zoom() const { return transform().m11(); }
    /// Keeps the place in the middle, or the one under the mouse.
    void setZoom(qreal zoom, std::optional<QPoint> fixedPlace = std::nullopt);
    void zoomIn();
    void zoomOut();
    /// Shows everything, at 100 % at most.
    void fit();
    /// Moves the canvas so that the vertex or edge is seen, and selects it.
    void reveal(const VertexId &id);
    void reveal(const EdgeId &id);
    void panBy(QPoint distance);

    // Tools

    ToolKind toolKind() const { return m_toolKind; }
    void setToolKind(ToolKind kind);
    /// The next click places a vertex of this type.
    void startPlacing(workflow::VertexType type);
    void startConnecting(const VertexId &from, const CanvasPointer &pointer);
    void updateCursor();

    // What tools ask for

    /// Adds a vertex with its middle there; in between where an edge is there.
    void placeVertex(workflow::VertexType type, QPointF center);
    void addVertexInMiddle(workflow::VertexType type);
    /// Offers the types for a vertex after `from`; without a place it goes to the right of it.
    void offerNext(const VertexId &from, std::optional<QPointF> place);
    void offerInsert(const EdgeId &edge, QPointF place);
    void offerNewVertex(QPointF place);
    void editName(const VertexId &id);
    void editCondition(const EdgeId &id);
    /// The corner of a card whose middle is there, on the grid.
    static QPointF cornerForCenter(QPointF center);

    /// Shown in the middle while there is no vertex.
    void setEmptyWidget(QWidget *widget);
    /// After its size changed.
    void placeEmptyWidget();

    void paste();
    void copySelection();

Q_SIGNALS:
    void zoomChanged(qreal zoom);
    void toolKindChanged(schemabridge::ui::ToolKind kind);

protected:
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void keyReleaseEvent(QKeyEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dragMoveEvent(QDragMoveEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    void drawBackground(QPainter *painter, const QRectF &area) override;
    void drawForeground(QPainter *painter, const QRectF &area) override;
    void resizeEvent(QResizeEvent *event) override;
    void scrollContentsBy(int dx, int dy) override;
    void changeEvent(QEvent *event) override;
    bool viewportEvent(QEvent *event) override;
    bool focusNextPrevChild(bool next) override;

private:
    void installTool(ToolKind kind, std::unique_ptr<Tool> tool);
    void startTemporaryPan(QMouseEvent *event);
    void endTemporaryPan();
    CanvasPointer pointerOf(const QMouseEvent &event) const;
    bool handleViewKey(const QKeyEvent &event);
    bool handleEditKey(const QKeyEvent &event);
    bool nudge(const QKeyEvent &event);
    void editSelected();
    void giveUp();
    QPointF placeAfter(const VertexId &from) const;
    QPointF freePlaceNear(QPointF corner) const;
    void afterAdding(const VertexId &id);
    void showStart();
    void documentChanged(const DocumentChange &change);
    void describeSelection();
    void retranslate();

    CanvasScene m_canvas;
    ToolKind m_toolKind = ToolKind::Select;
    std::unique_ptr<Tool> m_tool;
    /// Kept alive until the event that ended it is over.
    std::unique_ptr<Tool> m_retiredTool;
    std::unique_ptr<Tool> m_interruptedTool; ///< while a temporary pan is on
    bool m_isSpaceHeld = false;
    bool m_isFitPending = true;
    QWidget *m_emptyWidget = nullptr;
    Minimap *m_minimap;
};

} // namespace schemabridge::ui
