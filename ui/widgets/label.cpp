#include "ui/widgets/label.h"

#include "ui/theme/theme.h"

namespace schemabridge::ui {

Label::Label(TextStyle style, ColorToken color, QWidget *parent) : QLabel(parent), m_color(color)
{
    setFont(textFont(style));
    applyColor();
    connect(&Theme::instance(), &Theme::changed, this, &Label::applyColor);
}

void Label::setColor(ColorToken color)
{
    m_color = color;
    applyColor();
}

/// By a style sheet, since the application's own puts palettes back whenever a widget gets another parent. It
/// names the class, so that tool tips, which are labels too, keep their colours.
void Label::applyColor()
{
    const auto rule = QStringLiteral("schemabridge--ui--Label { color: %1; background: transparent; }"
                                     "schemabridge--ui--Label:disabled { color: %2; }");
    setStyleSheet(rule.arg(themeColor(m_color).name(), themeColor(ColorToken::TextDisabled).name()));
}

} // namespace schemabridge::ui
