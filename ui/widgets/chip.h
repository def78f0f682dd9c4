#pragma once

#include "ui/theme/color_token.h"
#include "ui/theme/icon.h"

#include <QWidget>

#include <optional>

namespace schemabridge::ui {

/// A small rounded mark: a state, a count, a guard that acted.
class Chip : public QWidget {
    Q_OBJECT

public:
    explicit Chip(QWidget *parent = nullptr);
    Chip(const QString &text, Tone tone, QWidget *parent = nullptr);

    void setText(const QString &text);
    QString text() const { return m_text; }
    void setTone(Tone tone);
    void setIcon(std::optional<Icon> icon);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString m_text;
    Tone m_tone = Tone::Neutral;
    std::optional<Icon> m_icon;
};

} // namespace schemabridge::ui
