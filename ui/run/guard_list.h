#pragma once

#include "ui/run/guard_line.h"

#include <QListWidget>

namespace schemabridge::ui {

/// Who stopped what, the newest at the end; hidden while nobody stopped anything.
class GuardList : public QListWidget {
    Q_OBJECT

public:
    explicit GuardList(QWidget *parent = nullptr);

    void add(const GuardLine &line);
    void removeAll();
    /// The lines shown, for people who copy them.
    QStringList texts() const;

    QSize sizeHint() const override;

Q_SIGNALS:
    void lineChosen(const QString &executionId, const QString &vertexId);

protected:
    void updateGeometries() override;
    void changeEvent(QEvent *event) override;

private:
    void colour(QListWidgetItem &item) const;
};

} // namespace schemabridge::ui
