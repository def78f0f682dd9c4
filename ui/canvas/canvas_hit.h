#pragma once

#include "engine/base/ids.h"

#include <cstdint>

namespace schemabridge::ui {

/// What stands at a place of the canvas.
struct CanvasHit {
    enum class Part : std::uint8_t {
        Nothing,
        Vertex,
        OutputPort,
        Edge,
        EdgeLabel,
        EdgeInsert, ///< the plus that an edge under the mouse shows
    };

    Part part = Part::Nothing;
    VertexId vertex;
    EdgeId edge;

    bool isVertex() const { return part == Part::Vertex || part == Part::OutputPort; }
    bool isEdge() const { return part == Part::Edge || part == Part::EdgeLabel || part == Part::EdgeInsert; }
};

} // namespace schemabridge::ui
