#pragma once

#include "engine/base/ids.h"
#include "ui/canvas/tools/tool.h"

#include <QString>

#include <optional>

namespace schemabridge::ui {

/// Draws an edge: from a port or card to another card. Over a vertex that may not be the target it says why;
/// dropped into the void it offers a new vertex.
class ConnectTool final : public Tool {
public:
    using Tool::Tool;

    /// Begins at once, as if the vertex had been pressed; afterwards the usual tool comes back.
    void startFrom(const VertexId &from, const CanvasPointer &pointer);

    void press(const CanvasPointer &pointer) override;
    void move(const CanvasPointer &pointer) override;
    void release(const CanvasPointer &pointer) override;
    bool cancel() override;
    void paintPreview(QPainter &painter) override;
    QCursor cursor() const override { return Qt::CrossCursor; }

private:
    void finish(const CanvasPointer &pointer);
    void end();
    void paintReason(QPainter &painter) const;

    std::optional<VertexId> m_from;
    VertexId m_target; ///< empty over the void
    QString m_reason;  ///< why the target is refused; empty where it is not
    QPointF m_place;
    QPoint m_pressedAt;
    bool m_returnsToSelecting = false;
};

} // namespace schemabridge::ui
