#pragma once

#include "ui/document/commands/swap.h"

#include <cstddef>

namespace schemabridge::ui {

/// Another place in the file for an edge: what a CONDITION tries first.
class EdgeOrderSwap final : public Swap {
public:
    EdgeOrderSwap(EdgeId id, std::size_t otherIndex) : m_id(std::move(id)), m_otherIndex(otherIndex) {}

    void apply(workflow::Workflow &workflow, DocumentChange &change) override;
    bool isIdle(const workflow::Workflow &workflow) const override;

private:
    EdgeId m_id;
    std::size_t m_otherIndex;
};

} // namespace schemabridge::ui
