#pragma once

#include "ui/document/expression_scope.h"
#include "ui/document/workflow_document.h"
#include "ui/inspector/property_field.h"

#include <QWidget>

#include <map>
#include <vector>

class QScrollArea;
class QVBoxLayout;

namespace schemabridge::ui {

class InspectorHeader;
class Label;

/// Shows and edits what is selected, by a list of properties. Edits go through the document, so undo brings
/// fields back; text that cannot be written yet is kept even while something else is selected.
class InspectorPanel : public QWidget {
    Q_OBJECT

public:
    explicit InspectorPanel(WorkflowDocument &document, QWidget *parent = nullptr);

    /// What expressions would see, for previews.
    void setScope(const ExpressionScope &scope);

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();
    void rebuild(std::vector<Property> properties);
    void addFields(std::vector<Property> properties, QVBoxLayout &rows);
    void addActions(QVBoxLayout &rows);
    void addHint(QVBoxLayout &rows);
    void refreshFindings();
    void keepDrafts();
    /// The field nearest to where a finding is; null pointer where none is near.
    PropertyField *fieldFor(const workflow::Place &place) const;
    PropertyField *fieldAt(const PropertyPlace &place) const;
    bool hasSameFields(const std::vector<Property> &properties) const;

    WorkflowDocument &m_document;
    ExpressionScope m_scope;
    std::map<PropertyPlace, QString> m_drafts;
    Selection m_shown;
    std::vector<PropertyField *> m_fields;
    InspectorHeader *m_header;
    Label *m_notes;
    QScrollArea *m_scroll;
};

} // namespace schemabridge::ui
