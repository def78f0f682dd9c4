#pragma once

#include "ui/document/commands/swap.h"

namespace schemabridge::ui {

/// Another condition, name, or other ends for an edge.
class EdgeContentSwap final : public Swap {
public:
    explicit EdgeContentSwap(workflow::Edge other) : m_other(std::move(other)) {}

    void apply(workflow::Workflow &workflow, DocumentChange &change) override;
    bool isIdle(const workflow::Workflow &workflow) const override;

private:
    workflow::Edge m_other;
};

} // namespace schemabridge::ui
