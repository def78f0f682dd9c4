#pragma once

#include "engine/base/ids.h"

#include <QFlags>

#include <cstdint>
#include <map>

namespace schemabridge::ui {

/// What of a vertex changed.
enum class VertexPart : std::uint8_t {
    Presence = 1, ///< it was added or removed: ask the workflow which
    Name = 2,
    Config = 4,
    Position = 8,
};
Q_DECLARE_FLAGS(VertexParts, VertexPart)
Q_DECLARE_OPERATORS_FOR_FLAGS(VertexParts)

/// What of an edge changed.
enum class EdgePart : std::uint8_t {
    Presence = 1,
    Ends = 2,
    Condition = 4,
    Name = 8,
    Order = 16, ///< its place among the edges of its source
};
Q_DECLARE_FLAGS(EdgeParts, EdgePart)
Q_DECLARE_OPERATORS_FOR_FLAGS(EdgeParts)

/// What of the workflow itself changed.
enum class WorkflowPart : std::uint8_t { Name = 1, Workspace = 2 };
Q_DECLARE_FLAGS(WorkflowParts, WorkflowPart)
Q_DECLARE_OPERATORS_FOR_FLAGS(WorkflowParts)

/// What one user action, one undo or one redo changed.
struct DocumentChange {
    bool everything = false; ///< another workflow is open: read all of it anew
    WorkflowParts workflow;
    std::map<VertexId, VertexParts> vertices;
    std::map<EdgeId, EdgeParts> edges;

    bool isEmpty() const { return !everything && !workflow && vertices.empty() && edges.empty(); }
    /// Does it concern this vertex, or all?
    bool touches(const VertexId &vertex) const { return everything || vertices.contains(vertex); }
    bool touches(const EdgeId &edge) const { return everything || edges.contains(edge); }
    /// False for a change that only moves vertices: what the workflow means is as before.
    bool changesMeaning() const;
};

} // namespace schemabridge::ui
