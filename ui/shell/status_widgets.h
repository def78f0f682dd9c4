#pragma once

#include <QToolButton>
#include <QWidget>

namespace schemabridge::ui {

class CanvasView;
class IconButton;
class WorkflowDocument;

/// How many errors and warnings the workflow has.
class FindingsButton : public QToolButton {
    Q_OBJECT

public:
    explicit FindingsButton(const WorkflowDocument &document, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();

    const WorkflowDocument &m_document;
};

/// The canvas' zoom, with buttons around it.
class ZoomControl : public QWidget {
    Q_OBJECT

public:
    explicit ZoomControl(CanvasView &canvas, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();
    void retranslate();

    CanvasView &m_canvas;
    IconButton *m_out;
    QToolButton *m_level;
    IconButton *m_in;
    IconButton *m_fit;
};

} // namespace schemabridge::ui
