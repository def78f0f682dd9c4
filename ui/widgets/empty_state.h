#pragma once

#include "ui/theme/icon.h"

#include <QWidget>

class QHBoxLayout;

namespace schemabridge::ui {

class Label;

/// What a panel shows while it has nothing: an icon, what belongs here, and the first step towards it.
class EmptyState : public QWidget {
    Q_OBJECT

public:
    explicit EmptyState(Icon icon, QWidget *parent = nullptr);

    void setTexts(const QString &title, const QString &help);
    /// Adds a button or a chip below the text.
    void addWidget(QWidget *widget);

private:
    Label *m_title;
    Label *m_help;
    QHBoxLayout *m_row;
};

} // namespace schemabridge::ui
