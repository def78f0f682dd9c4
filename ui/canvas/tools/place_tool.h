#pragma once

#include "engine/workflow/vertex_type.h"
#include "ui/canvas/tools/tool.h"

#include <optional>

namespace schemabridge::ui {

/// Places a new vertex where the user clicks; upon an edge it goes in between. With Shift held, another one
/// follows.
class PlaceTool final : public Tool {
public:
    PlaceTool(CanvasView &view, workflow::VertexType type) : Tool(view), m_type(type) {}

    void press(const CanvasPointer &pointer) override;
    void move(const CanvasPointer &pointer) override;
    void release(const CanvasPointer &pointer) override;
    bool cancel() override;
    void paintPreview(QPainter &painter) override;
    QCursor cursor() const override { return Qt::CrossCursor; }

private:
    workflow::VertexType m_type;
    std::optional<QPointF> m_place;
    bool m_isPressed = false;
};

} // namespace schemabridge::ui
