#pragma once

#include "engine/base/ids.h"
#include "engine/base/result.h"
#include "engine/json/value.h"
#include "engine/workflow/id_list.h"

#include <optional>

namespace schemabridge::workflow {

/// The top left corner of a vertex on the canvas, in pixels at 100 % zoom.
struct Position {
    double x = 0;
    double y = 0;

    friend bool operator==(const Position &, const Position &) = default;
};

/// Where vertices stand: the `layout` member of a file, apart from what the workflow means.
class Layout {
public:
    /// Errors: WORKFLOW_INVALID (`pointer` within the layout, `expected`).
    static Result<Layout> fromJson(const json::Value &object);
    json::Value toJson() const;

    std::optional<Position> position(const VertexId &vertex) const;
    /// Keeps unknown members of the vertex's entry. A value that did not change keeps its spelling (`1.0`
    /// stays).
    void setPosition(const VertexId &vertex, Position position);

    /// The entry of a vertex that stands there: `{"x": 0, "y": 0}`.
    static json::Value makeEntry(Position position);
    /// What the file writes for the vertex, unknown members included; nothing where it is absent or hidden.
    std::optional<json::Value> entry(const VertexId &vertex) const;
    /// Puts another entry there, or hides it, so that an exchange back restores every digit.
    /// @param object  must have `x` and `y`. @return the entry until now
    std::optional<json::Value> exchangeEntry(const VertexId &vertex,
                                             const std::optional<json::Value> &object);

    /// A hidden entry is not written, but comes back to its place when it is shown again: undo restores the
    /// file's order.
    void hide(const VertexId &vertex);
    void show(const VertexId &vertex);

private:
    struct Entry {
        VertexId vertex;
        json::Value object;
        Position position;
        bool isHidden = false;

        const VertexId &id() const { return vertex; }
    };

    void setHidden(const VertexId &vertex, bool isHidden);

    IdList<VertexId, Entry> m_entries;
};

} // namespace schemabridge::workflow
