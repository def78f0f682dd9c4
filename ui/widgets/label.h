#pragma once

#include "ui/theme/color_token.h"
#include "ui/theme/typography.h"

#include <QLabel>

namespace schemabridge::ui {

/// A text in a style of the type scale and a colour of the theme, which it follows.
class Label : public QLabel {
    Q_OBJECT

public:
    explicit Label(TextStyle style = TextStyle::Body, ColorToken color = ColorToken::Text,
                   QWidget *parent = nullptr);

    void setColor(ColorToken color);

private:
    void applyColor();

    ColorToken m_color;
};

} // namespace schemabridge::ui
