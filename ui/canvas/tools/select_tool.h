#pragma once

#include "engine/base/ids.h"
#include "ui/canvas/canvas_hit.h"
#include "ui/canvas/tools/tool.h"
#include "ui/document/selection.h"

#include <QRectF>

#include <cstdint>
#include <map>

namespace schemabridge::ui {

/// The usual tool: selects, moves, draws a rubber band, and hands over to others when a port or a plus is
/// taken.
class SelectTool final : public Tool {
public:
    using Tool::Tool;

    void press(const CanvasPointer &pointer) override;
    void move(const CanvasPointer &pointer) override;
    void release(const CanvasPointer &pointer) override;
    void doubleClick(const CanvasPointer &pointer) override;
    bool cancel() override;
    void paintPreview(QPainter &painter) override;

private:
    enum class Action : std::uint8_t { Idle, Pressed, Moving, Banding };

    void pressVertex(const CanvasPointer &pointer);
    void pressEdge(const CanvasPointer &pointer);
    void pressVoid(const CanvasPointer &pointer);
    void toggle(const CanvasHit &hit);
    void startMoving();
    std::map<VertexId, QPointF> movedPositions(QPointF place) const;
    void band(const CanvasPointer &pointer);

    Action m_action = Action::Idle;
    CanvasHit m_hit;
    QPoint m_pressedAt;
    QPointF m_pressedPlace;
    std::map<VertexId, QPointF> m_startPositions;
    Selection m_selectionBefore;
    QRectF m_band;
};

} // namespace schemabridge::ui
