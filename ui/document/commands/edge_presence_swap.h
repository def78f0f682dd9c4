#pragma once

#include "ui/document/commands/swap.h"

#include <cstddef>
#include <optional>

namespace schemabridge::ui {

/// An edge, there or not there.
class EdgePresenceSwap final : public Swap {
public:
    /// Adds an edge.
    EdgePresenceSwap(workflow::Edge edge, std::size_t index);
    /// Removes an edge.
    explicit EdgePresenceSwap(EdgeId id) : m_id(std::move(id)) {}

    void apply(workflow::Workflow &workflow, DocumentChange &change) override;
    bool isIdle(const workflow::Workflow &) const override { return false; }

private:
    EdgeId m_id;
    std::optional<workflow::Edge> m_absent; ///< while it is not in the workflow
    std::size_t m_index = 0;
};

} // namespace schemabridge::ui
