#pragma once

#include "ui/document/workflow_document.h"

#include <QWidget>

class QListWidget;
class QListWidgetItem;

namespace schemabridge::ui {

class EmptyState;

/// Everything that keeps the workflow from running as drawn, as it stands now; a click leads to the place.
class ProblemsPanel : public QWidget {
    Q_OBJECT

public:
    explicit ProblemsPanel(WorkflowDocument &document, QWidget *parent = nullptr);

Q_SIGNALS:
    /// The place is selected; whoever shows the workflow may bring it into view.
    void vertexChosen(const schemabridge::VertexId &id);
    void edgeChosen(const schemabridge::EdgeId &id);

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();
    void add(const workflow::Finding &finding);
    void choose(const QListWidgetItem &item);
    QString placeOf(const workflow::Finding &finding) const;

    WorkflowDocument &m_document;
    EmptyState *m_empty;
    QListWidget *m_list;
};

} // namespace schemabridge::ui
