#include "ui/document/commands/workflow_edit.h"

#include <algorithm>

namespace schemabridge::ui {

namespace {

constexpr int neverMerges = -1;
constexpr int typedMerges = 1;

} // namespace

WorkflowEdit::WorkflowEdit(EditTarget target, const QString &title, Swaps swaps, Selection selectionAfter,
                           QString typedField)
    : QUndoCommand(title),
      m_target(target),
      m_swaps(std::move(swaps)),
      m_selectionBefore(target.selection),
      m_selectionAfter(std::move(selectionAfter)),
      m_typedField(std::move(typedField))
{
}

void WorkflowEdit::redo()
{
    for (const auto &swap : m_swaps)
        swap->apply(m_target.workflow, m_target.change);
    m_target.selection = m_selectionAfter;
}

void WorkflowEdit::undo()
{
    std::for_each(m_swaps.rbegin(), m_swaps.rend(),
                  [this](const auto &swap) { swap->apply(m_target.workflow, m_target.change); });
    m_target.selection = m_selectionBefore;
}

int WorkflowEdit::id() const
{
    return m_typedField.isEmpty() ? neverMerges : typedMerges;
}

/// The other step was done already and touched the same things, so this one's swaps hold what was there
/// before both: nothing is to be taken over but the selection.
bool WorkflowEdit::mergeWith(const QUndoCommand *other)
{
    const auto *later = static_cast<const WorkflowEdit *>(other);
    if (later->m_typedField != m_typedField)
        return false;
    m_selectionAfter = later->m_selectionAfter;
    const bool isIdle = std::all_of(m_swaps.begin(), m_swaps.end(),
                                    [this](const auto &swap) { return swap->isIdle(m_target.workflow); });
    setObsolete(isIdle);
    return true;
}

} // namespace schemabridge::ui
