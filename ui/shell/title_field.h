#pragma once

#include <QLineEdit>

namespace schemabridge::ui {

class WorkflowDocument;

/// The workflow's name in the tool bar, to be edited where it stands.
class TitleField : public QLineEdit {
    Q_OBJECT

public:
    explicit TitleField(WorkflowDocument &document, QWidget *parent = nullptr);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void refresh();
    void retranslate();

    WorkflowDocument &m_document;
};

} // namespace schemabridge::ui
