#pragma once

#include "ui/document/commands/swap.h"
#include "ui/document/selection.h"

#include <QString>
#include <QUndoCommand>

namespace schemabridge::ui {

/// What edits work on, lent by the document.
struct EditTarget {
    workflow::Workflow &workflow;
    DocumentChange &change;
    Selection &selection;
};

/// One undo step: swaps that belong together, and the selection before and after.
class WorkflowEdit final : public QUndoCommand {
public:
    /// @param typedField  steps that follow each other with the same text are one; empty: never
    WorkflowEdit(EditTarget target, const QString &title, Swaps swaps, Selection selectionAfter,
                 QString typedField);

    void redo() override;
    void undo() override;
    int id() const override;
    bool mergeWith(const QUndoCommand *other) override;

private:
    EditTarget m_target;
    Swaps m_swaps;
    Selection m_selectionBefore;
    Selection m_selectionAfter;
    QString m_typedField;
};

} // namespace schemabridge::ui
