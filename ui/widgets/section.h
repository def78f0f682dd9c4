#pragma once

#include <QWidget>

class QHBoxLayout;
class QToolButton;
class QVBoxLayout;

namespace schemabridge::ui {

/// A group of fields under a heading that folds it away.
class Section : public QWidget {
    Q_OBJECT

public:
    explicit Section(const QString &title = {}, QWidget *parent = nullptr);

    void setTitle(const QString &title);
    bool isExpanded() const { return m_expanded; }
    void setExpanded(bool expanded);

    /// Where the fields go.
    QVBoxLayout *body() const { return m_body; }
    /// Puts a small widget, such as an IconButton, at the right of the heading.
    void addHeaderWidget(QWidget *widget);

Q_SIGNALS:
    void expandedChanged(bool expanded);

private:
    void applyExpanded();

    bool m_expanded = true;
    QToolButton *m_heading;
    QHBoxLayout *m_headerRow;
    QWidget *m_content;
    QVBoxLayout *m_body;
};

} // namespace schemabridge::ui
