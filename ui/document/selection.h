#pragma once

#include "engine/base/ids.h"

#include <set>

namespace schemabridge::ui {

/// What the user picked, by id.
struct Selection {
    std::set<VertexId> vertices;
    std::set<EdgeId> edges;

    bool isEmpty() const { return vertices.empty() && edges.empty(); }
    std::size_t size() const { return vertices.size() + edges.size(); }
    bool contains(const VertexId &id) const { return vertices.contains(id); }
    bool contains(const EdgeId &id) const { return edges.contains(id); }

    friend bool operator==(const Selection &, const Selection &) = default;
};

} // namespace schemabridge::ui
