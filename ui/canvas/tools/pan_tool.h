#pragma once

#include "ui/canvas/tools/tool.h"

namespace schemabridge::ui {

/// Drags the canvas itself.
class PanTool final : public Tool {
public:
    using Tool::Tool;

    void press(const CanvasPointer &pointer) override;
    void move(const CanvasPointer &pointer) override;
    void release(const CanvasPointer &pointer) override;
    QCursor cursor() const override { return m_isDragging ? Qt::ClosedHandCursor : Qt::OpenHandCursor; }

private:
    bool m_isDragging = false;
    QPoint m_last;
};

} // namespace schemabridge::ui
