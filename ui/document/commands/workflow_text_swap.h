#pragma once

#include "ui/document/commands/swap.h"

#include <string>

namespace schemabridge::ui {

/// Another name or workspace for the workflow.
class WorkflowTextSwap final : public Swap {
public:
    WorkflowTextSwap(WorkflowPart part, std::string other) : m_part(part), m_other(std::move(other)) {}

    void apply(workflow::Workflow &workflow, DocumentChange &change) override;
    bool isIdle(const workflow::Workflow &workflow) const override { return current(workflow) == m_other; }

private:
    const std::string &current(const workflow::Workflow &workflow) const;

    WorkflowPart m_part;
    std::string m_other;
};

} // namespace schemabridge::ui
