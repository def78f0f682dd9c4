#pragma once

#include "engine/json/value.h"
#include "ui/document/commands/swap.h"

#include <optional>

namespace schemabridge::ui {

/// Another place on the canvas for a vertex. The whole layout entry is exchanged, so that undo brings back
/// its spelling, and its absence.
class VertexPlaceSwap final : public Swap {
public:
    VertexPlaceSwap(VertexId id, const workflow::Workflow &workflow, workflow::Position position);

    void apply(workflow::Workflow &workflow, DocumentChange &change) override;
    bool isIdle(const workflow::Workflow &workflow) const override;

private:
    VertexId m_id;
    std::optional<json::Value> m_other;
};

} // namespace schemabridge::ui
