#include "ui/widgets/label.h"

#include "ui/theme/theme.h"

#include <QEvent>

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

/// A style sheet puts a palette of its own in place whenever a widget comes under another parent.
bool Label::event(QEvent *event)
{
    const bool isDone = QLabel::event(event);
    if (event->type() == QEvent::Show || event->type() == QEvent::StyleChange)
        applyColor();
    return isDone;
}

void Label::applyColor()
{
    QPalette own = palette();
    own.setColor(QPalette::Active, QPalette::WindowText, themeColor(m_color));
    own.setColor(QPalette::Inactive, QPalette::WindowText, themeColor(m_color));
    own.setColor(QPalette::Disabled, QPalette::WindowText, themeColor(ColorToken::TextDisabled));
    own.setColor(QPalette::Link, themeColor(ColorToken::AccentText));
    setPalette(own);
}

} // namespace schemabridge::ui
