#include "ui/shell/link_row.h"

#include "ui/theme/metrics.h"
#include "ui/theme/theme.h"
#include "ui/theme/typography.h"

#include <QFontMetrics>
#include <QPainter>

#include <algorithm>

namespace schemabridge::ui {

namespace {

/// Advances are whole pixels, the font's own are not.
constexpr int roundingRoom = 4;
constexpr int rowHeight = 34;
constexpr int rowWidth = 400;
constexpr int textLeft = metrics::spaceSmall + metrics::iconSize + 10;

} // namespace

LinkRow::LinkRow(Icon icon, const QString &name, const QString &detail, QWidget *parent)
    : QAbstractButton(parent), m_icon(icon), m_detail(detail)
{
    setText(name);
    setAttribute(Qt::WA_Hover);
    setCursor(Qt::PointingHandCursor);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

QSize LinkRow::sizeHint() const
{
    return {rowWidth, rowHeight};
}

void LinkRow::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (underMouse() || hasFocus()) {
        painter.setPen(hasFocus() ? QPen(themeColor(ColorToken::Accent)) : QPen(Qt::NoPen));
        painter.setBrush(themeColor(ColorToken::SurfaceHover));
        painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), metrics::radiusControl,
                                metrics::radiusControl);
    }
    const QRect box(metrics::spaceSmall, (height() - metrics::iconSize) / 2, metrics::iconSize,
                    metrics::iconSize);
    paintIcon(painter, box, m_icon, themeColor(ColorToken::AccentText));
    const QRect area = rect().adjusted(textLeft, 0, -metrics::spaceSmall, 0);
    const QFont nameFont = textFont(TextStyle::Strong);
    const int nameWidth =
        std::min(QFontMetrics(nameFont).horizontalAdvance(text()) + roundingRoom, area.width());
    painter.setFont(nameFont);
    painter.setPen(themeColor(ColorToken::Text));
    painter.drawText(area, Qt::AlignVCenter,
                     QFontMetrics(nameFont).elidedText(text(), Qt::ElideRight, nameWidth));
    const QFont detailFont = textFont(TextStyle::Small);
    const QRect rest = area.adjusted(nameWidth + metrics::spaceMedium, 0, 0, 0);
    painter.setFont(detailFont);
    painter.setPen(themeColor(ColorToken::TextMuted));
    painter.drawText(rest, Qt::AlignVCenter | Qt::AlignRight,
                     QFontMetrics(detailFont).elidedText(m_detail, Qt::ElideMiddle, rest.width()));
}

} // namespace schemabridge::ui
