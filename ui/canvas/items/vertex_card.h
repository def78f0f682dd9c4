#pragma once

#include "engine/workflow/vertex_type.h"
#include "ui/canvas/run_overlay.h"
#include "ui/canvas/vertex_summary.h"

#include <QString>

#include <cstdint>
#include <optional>

class QPainter;

namespace schemabridge::ui {

/// Everything that a card shows.
struct VertexCard {
    workflow::VertexType type;
    QString typeTitle;
    QString name;
    VertexSummary summary;
    std::optional<StepOverlay> step; ///< while a run is shown
    std::optional<Tone> finding;
    bool isSelected = false;
    bool isHovered = false;
    bool isPortHovered = false;
    bool hasInput = true; ///< shows a port at the left: where an edge may come, and none does yet
    enum class Target : std::uint8_t { No, Allowed, Refused } target = Target::No;
};

/// How much is drawn at a zoom.
enum class DetailLevel : std::uint8_t {
    Full,
    Reduced, ///< icon and name
    Blocks,  ///< a coloured block
};
DetailLevel detailLevel(qreal zoom);

/// Draws the card with its corner at the origin.
void paintVertexCard(QPainter &painter, const VertexCard &card, DetailLevel level);

} // namespace schemabridge::ui
