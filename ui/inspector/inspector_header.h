#pragma once

#include "ui/document/workflow_document.h"
#include "ui/theme/icon.h"

#include <QWidget>

namespace schemabridge::ui {

class ElidedLabel;
class Label;

/// What is inspected: icon, name, kind.
class InspectorHeader : public QWidget {
    Q_OBJECT

public:
    explicit InspectorHeader(QWidget *parent = nullptr);

    void showSelection(const WorkflowDocument &document);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void showSubject(Icon icon, const QString &title, const QString &kind, const QString &help);
    void showVertex(const WorkflowDocument &document, const workflow::Vertex &vertex);
    void showEdge(const WorkflowDocument &document, const workflow::Edge &edge);

    Icon m_icon = Icon::Inspector;
    std::optional<workflow::VertexType> m_type;
    ElidedLabel *m_title;
    ElidedLabel *m_kind;
};

} // namespace schemabridge::ui
