#include "ui/canvas/tools/pan_tool.h"

#include "ui/canvas/canvas_view.h"

namespace schemabridge::ui {

void PanTool::press(const CanvasPointer &pointer)
{
    m_isDragging = true;
    m_last = pointer.viewPlace;
    view().updateCursor();
}

void PanTool::move(const CanvasPointer &pointer)
{
    if (!m_isDragging)
        return;
    view().panBy(pointer.viewPlace - m_last);
    m_last = pointer.viewPlace;
}

void PanTool::release(const CanvasPointer &)
{
    m_isDragging = false;
    view().updateCursor();
}

} // namespace schemabridge::ui
