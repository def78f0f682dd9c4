#pragma once

#include "engine/json/value.h"
#include "ui/document/commands/swap.h"

#include <cstddef>
#include <optional>

namespace schemabridge::ui {

/// A vertex and its place on the canvas, there or not there. Its edges must be gone before it goes.
class VertexPresenceSwap final : public Swap {
public:
    /// Adds a vertex at the end of the file.
    VertexPresenceSwap(workflow::Vertex vertex, workflow::Position position, std::size_t index);
    /// Removes a vertex.
    explicit VertexPresenceSwap(VertexId id) : m_id(std::move(id)) {}

    void apply(workflow::Workflow &workflow, DocumentChange &change) override;
    bool isIdle(const workflow::Workflow &) const override { return false; }

private:
    void insert(workflow::Workflow &workflow);
    void remove(workflow::Workflow &workflow);

    VertexId m_id;
    std::optional<workflow::Vertex> m_absent; ///< while it is not in the workflow
    std::optional<json::Value> m_layoutEntry;
    std::size_t m_index = 0;
};

} // namespace schemabridge::ui
