#include "ui/widgets/button.h"

#include "ui/theme/control_painting.h"
#include "ui/theme/typography.h"

namespace schemabridge::ui {

namespace {

ColorToken iconColor(ButtonKind kind)
{
    switch (kind) {
    case ButtonKind::Primary:
        return ColorToken::OnAccent;
    case ButtonKind::Secondary:
        return ColorToken::TextMuted;
    case ButtonKind::Quiet:
        return ColorToken::AccentText;
    }
    return ColorToken::Text;
}

} // namespace

Button::Button(ButtonKind kind, const QString &text, QWidget *parent)
    : QPushButton(text, parent), m_kind(kind)
{
    setProperty(buttonKindProperty, static_cast<int>(kind));
    setFont(textFont(TextStyle::Strong));
    setCursor(Qt::ArrowCursor);
}

void Button::setIconName(std::optional<Icon> icon)
{
    setIcon(icon ? themedIcon(*icon, iconColor(m_kind)) : QIcon());
}

} // namespace schemabridge::ui
