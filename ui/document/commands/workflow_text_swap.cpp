#include "ui/document/commands/workflow_text_swap.h"

namespace schemabridge::ui {

void WorkflowTextSwap::apply(workflow::Workflow &workflow, DocumentChange &change)
{
    const std::string until = current(workflow);
    if (m_part == WorkflowPart::Name)
        workflow.setName(m_other);
    else
        workflow.setWorkspace(m_other);
    m_other = until;
    change.workflow |= m_part;
}

const std::string &WorkflowTextSwap::current(const workflow::Workflow &workflow) const
{
    return m_part == WorkflowPart::Name ? workflow.name() : workflow.workspace();
}

} // namespace schemabridge::ui
