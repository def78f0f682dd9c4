#pragma once

#include "ui/run/identity_preview.h"

#include <QWidget>

namespace schemabridge::ui {

class ElidedLabel;
class IconButton;
class Label;

/// Which execution the trigger would be, before it is sent.
class IdentityLine : public QWidget {
    Q_OBJECT

public:
    explicit IdentityLine(QWidget *parent = nullptr);

    void showPreview(const IdentityPreview &preview);
    /// What the line says, in one text.
    QString text() const;

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void refresh();

    IdentityPreview m_preview;
    Label *m_rule;
    ElidedLabel *m_key;
    Label *m_id;
    IconButton *m_copy;
};

} // namespace schemabridge::ui
