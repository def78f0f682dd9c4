#include "ui/widgets/chip.h"

#include "ui/theme/metrics.h"
#include "ui/theme/theme.h"
#include "ui/theme/typography.h"

#include <QPainter>

namespace schemabridge::ui {

namespace {

constexpr int chipHeight = 20;
constexpr int chipPadding = 7;
constexpr int chipIconSize = 14;

} // namespace

Chip::Chip(QWidget *parent) : QWidget(parent)
{
    setFont(textFont(TextStyle::Caption));
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

Chip::Chip(const QString &text, Tone tone, QWidget *parent) : Chip(parent)
{
    setTone(tone);
    setText(text);
}

void Chip::setText(const QString &text)
{
    m_text = text;
    setAccessibleName(text);
    updateGeometry();
    update();
}

void Chip::setTone(Tone tone)
{
    m_tone = tone;
    update();
}

void Chip::setIcon(std::optional<Icon> icon)
{
    m_icon = icon;
    updateGeometry();
    update();
}

QSize Chip::sizeHint() const
{
    const int iconWidth = m_icon ? chipIconSize + metrics::spaceTiny : 0;
    return {fontMetrics().horizontalAdvance(m_text) + iconWidth + 2 * chipPadding, chipHeight};
}

void Chip::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(themeColor(softColor(m_tone)));
    painter.drawRoundedRect(rect(), chipHeight / 2.0, chipHeight / 2.0);
    const QColor color = themeColor(strongColor(m_tone));
    QRect textArea = rect().adjusted(chipPadding, 0, -chipPadding, 0);
    if (m_icon) {
        const QRect box(chipPadding - 1, (height() - chipIconSize) / 2, chipIconSize, chipIconSize);
        paintIcon(painter, box, *m_icon, color);
        textArea.setLeft(box.right() + metrics::spaceTiny);
    }
    painter.setPen(color);
    painter.drawText(textArea, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine, m_text);
}

} // namespace schemabridge::ui
