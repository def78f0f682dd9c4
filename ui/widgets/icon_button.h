#pragma once

#include "ui/theme/icon.h"

#include <QToolButton>

namespace schemabridge::ui {

/// A flat square button with an icon; the tool tip is its name for people and screen readers.
class IconButton : public QToolButton {
    Q_OBJECT

public:
    explicit IconButton(Icon icon, QWidget *parent = nullptr);

    void setIconName(Icon icon, ColorToken color = ColorToken::TextMuted);
    /// Tool tip and accessible name in one.
    void setHelp(const QString &text);
};

} // namespace schemabridge::ui
