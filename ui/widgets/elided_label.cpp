#include "ui/widgets/elided_label.h"

#include "ui/theme/theme.h"

#include <QFontMetrics>
#include <QPainter>

namespace schemabridge::ui {

ElidedLabel::ElidedLabel(TextStyle style, ColorToken color, QWidget *parent) : QWidget(parent), m_color(color)
{
    setFont(textFont(style));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void ElidedLabel::setText(const QString &text)
{
    if (text == m_text)
        return;
    m_text = text;
    setAccessibleName(text);
    updateGeometry();
    updateToolTip();
    update();
}

void ElidedLabel::setColor(ColorToken color)
{
    m_color = color;
    update();
}

void ElidedLabel::setElideMode(Qt::TextElideMode mode)
{
    m_elideMode = mode;
    update();
}

QSize ElidedLabel::sizeHint() const
{
    return {fontMetrics().horizontalAdvance(m_text) + 1, fontMetrics().height() + 2};
}

QSize ElidedLabel::minimumSizeHint() const
{
    return {0, sizeHint().height()};
}

void ElidedLabel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setPen(themeColor(isEnabled() ? m_color : ColorToken::TextDisabled));
    painter.drawText(rect(), Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                     fontMetrics().elidedText(m_text, m_elideMode, width()));
}

void ElidedLabel::resizeEvent(QResizeEvent *)
{
    updateToolTip();
}

void ElidedLabel::updateToolTip()
{
    const bool isCut = fontMetrics().horizontalAdvance(m_text) > width();
    setToolTip(isCut ? m_text : QString());
}

} // namespace schemabridge::ui
