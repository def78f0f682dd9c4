#include "ui/canvas/tools/place_tool.h"

#include "ui/canvas/canvas_scene.h"
#include "ui/canvas/canvas_view.h"
#include "ui/canvas/items/vertex_card.h"
#include "ui/document/default_config.h"

#include <QPainter>

namespace schemabridge::ui {

namespace {

constexpr qreal previewOpacity = 0.65;

} // namespace

void PlaceTool::press(const CanvasPointer &pointer)
{
    m_isPressed = true;
    m_place = pointer.place;
}

void PlaceTool::move(const CanvasPointer &pointer)
{
    m_place = pointer.place;
    view().viewport()->update();
}

void PlaceTool::release(const CanvasPointer &pointer)
{
    if (!m_isPressed)
        return;
    m_isPressed = false;
    view().placeVertex(m_type, pointer.place);
    if (!pointer.modifiers.testFlag(Qt::ShiftModifier))
        view().setToolKind(ToolKind::Select); // ends this tool's life
}

bool PlaceTool::cancel()
{
    view().setToolKind(ToolKind::Select); // ends this tool's life
    return true;
}

void PlaceTool::paintPreview(QPainter &painter)
{
    if (!m_place)
        return;
    const VertexCard card{
        .type = m_type,
        .typeTitle = vertexTypeTitle(m_type),
        .name = vertexTypeTitle(m_type),
        .summary = {.lead = {},
                    .text = vertexTypeHelp(m_type),
                    .keyUse = KeyUse::NotNeeded,
                    .keyTemplate = {}},
        .step = std::nullopt,
        .finding = std::nullopt,
        .isSelected = true,
        .hasInput = m_type != workflow::VertexType::EntryPoint,
    };
    painter.save();
    painter.setOpacity(previewOpacity);
    painter.translate(CanvasView::cornerForCenter(*m_place));
    paintVertexCard(painter, card, detailLevel(view().zoom()));
    painter.restore();
}

} // namespace schemabridge::ui
