#pragma once

#include "ui/theme/icon.h"

#include <QAbstractButton>

namespace schemabridge::ui {

/// One line of a list of things to open: an icon, a name, and a quiet detail at the right.
class LinkRow : public QAbstractButton {
    Q_OBJECT

public:
    LinkRow(Icon icon, const QString &name, const QString &detail, QWidget *parent = nullptr);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Icon m_icon;
    QString m_detail;
};

} // namespace schemabridge::ui
