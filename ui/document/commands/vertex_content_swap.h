#pragma once

#include "ui/document/commands/swap.h"

namespace schemabridge::ui {

/// Another name or config for a vertex.
class VertexContentSwap final : public Swap {
public:
    explicit VertexContentSwap(workflow::Vertex other) : m_other(std::move(other)) {}

    void apply(workflow::Workflow &workflow, DocumentChange &change) override;
    bool isIdle(const workflow::Workflow &workflow) const override;

private:
    workflow::Vertex m_other;
};

} // namespace schemabridge::ui
