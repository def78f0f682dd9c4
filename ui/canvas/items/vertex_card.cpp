#include "ui/canvas/items/vertex_card.h"

#include "ui/canvas/vertex_geometry.h"
#include "ui/theme/metrics.h"
#include "ui/theme/theme.h"
#include "ui/theme/typography.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

namespace schemabridge::ui {

namespace {

constexpr qreal padding = 12;
constexpr qreal tileSize = 34;
constexpr qreal textLeft = padding + tileSize + 10;
constexpr qreal dividerTop = 58;
constexpr qreal badgeHeight = 20;
constexpr qreal badgeIconSize = 14;
constexpr qreal markSize = 20;
constexpr qreal reducedBelow = 0.55;
constexpr qreal blocksBelow = 0.28;
constexpr qreal skippedOpacity = 0.5;

QString text(const char *source)
{
    return QCoreApplication::translate("schemabridge::ui::VertexCard", source);
}

void drawText(QPainter &painter, const QRectF &area, TextStyle style, const QColor &color,
              const QString &text, int alignment = Qt::AlignLeft)
{
    const QFont font = textFont(style);
    painter.setFont(font);
    painter.setPen(color);
    painter.drawText(area, alignment | Qt::AlignVCenter | Qt::TextSingleLine,
                     QFontMetricsF(font).elidedText(text, Qt::ElideRight, area.width()));
}

void drawBox(QPainter &painter, const QRectF &area, qreal radius, const QColor &fill)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(fill);
    painter.drawRoundedRect(area, radius, radius);
}

/// A few ever wider, ever fainter boxes: a soft shadow without an effect that would cache each card.
void paintShadow(QPainter &painter, bool isRaised)
{
    QColor color = themeColor(ColorToken::Shadow);
    const int layers = isRaised ? 6 : 4;
    color.setAlpha(color.alpha() / (isRaised ? 4 : 5));
    for (int layer = 0; layer < layers; ++layer) {
        const qreal spread = layer - 0.5;
        drawBox(painter, cardRectangle().adjusted(-spread, -spread + 2, spread, spread + 2),
                metrics::radiusCard + spread, color);
    }
}

QPen outlinePen(const VertexCard &card)
{
    if (card.target != VertexCard::Target::No) {
        const bool isAllowed = card.target == VertexCard::Target::Allowed;
        return {themeColor(isAllowed ? ColorToken::Accent : ColorToken::Danger), 2};
    }
    if (card.isSelected)
        return {themeColor(ColorToken::Accent), 2};
    if (card.step && card.step->state == StepState::Skipped)
        return {themeColor(ColorToken::BorderStrong), 1, Qt::DashLine};
    if (card.step && card.step->state != StepState::Pending)
        return {themeColor(strongColor(stepTone(card.step->state))), 1.5};
    return {themeColor(card.isHovered ? ColorToken::TextDisabled : ColorToken::BorderStrong), 1};
}

void paintSelectionGlow(QPainter &painter)
{
    QColor glow = themeColor(ColorToken::Accent);
    glow.setAlpha(48);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(glow, 5));
    painter.drawRoundedRect(cardRectangle().adjusted(-2.5, -2.5, 2.5, 2.5), metrics::radiusCard + 2.5,
                            metrics::radiusCard + 2.5);
}

void paintBody(QPainter &painter, const VertexCard &card)
{
    if (card.isSelected)
        paintSelectionGlow(painter);
    painter.setPen(outlinePen(card));
    painter.setBrush(themeColor(ColorToken::Surface));
    painter.drawRoundedRect(cardRectangle().adjusted(0.5, 0.5, -0.5, -0.5), metrics::radiusCard,
                            metrics::radiusCard);
}

void paintTile(QPainter &painter, const VertexCard &card, const QRectF &tile)
{
    const VertexLook look = vertexLook(card.type);
    drawBox(painter, tile, 8, look.soft);
    const qreal inset = tile.width() * 0.22;
    paintIcon(painter, tile.adjusted(inset, inset, -inset, -inset), look.icon, look.strong);
}

/// @return the width that it takes, gap included
qreal paintKeyBadge(QPainter &painter, const VertexSummary &summary, qreal top)
{
    if (summary.keyUse == KeyUse::NotNeeded)
        return 0;
    const bool isSent = summary.keyUse == KeyUse::Sent;
    const Tone tone = isSent ? Tone::Guard : Tone::Warning;
    const QString label = isSent ? text(QT_TRANSLATE_NOOP("schemabridge::ui::VertexCard", "key"))
                                 : text(QT_TRANSLATE_NOOP("schemabridge::ui::VertexCard", "no key"));
    const qreal textWidth = QFontMetricsF(textFont(TextStyle::Caption)).horizontalAdvance(label);
    const qreal width = textWidth + badgeIconSize + 15;
    const QRectF box(cardWidth - 8 - width, top, width, badgeHeight);
    drawBox(painter, box, badgeHeight / 2, themeColor(softColor(tone)));
    paintIcon(painter, QRectF(box.left() + 6, box.top() + 3, badgeIconSize, badgeIconSize), Icon::Key,
              themeColor(strongColor(tone)));
    drawText(painter, box.adjusted(badgeIconSize + 8, 0, 2, 0), TextStyle::Caption,
             themeColor(strongColor(tone)), label);
    return width + 8;
}

void paintSummary(QPainter &painter, const VertexCard &card)
{
    const qreal top = dividerTop + 5;
    const qreal badgeWidth = paintKeyBadge(painter, card.summary, top);
    QRectF area(padding, top, cardWidth - 2 * padding - badgeWidth, badgeHeight);
    const bool hasRunDetail = card.step && !card.step->detail.isEmpty();
    if (!hasRunDetail && !card.summary.lead.isEmpty()) {
        QFont font = textFont(TextStyle::Caption);
        font.setWeight(QFont::DemiBold);
        painter.setFont(font);
        painter.setPen(themeColor(ColorToken::Text));
        painter.drawText(area, Qt::AlignLeft | Qt::AlignVCenter, card.summary.lead);
        area.setLeft(area.left() + QFontMetricsF(font).horizontalAdvance(card.summary.lead) + 6);
    }
    drawText(painter, area, TextStyle::Small, themeColor(ColorToken::TextMuted),
             hasRunDetail ? card.step->detail : card.summary.text);
}

Icon stateIcon(StepState state)
{
    switch (state) {
    case StepState::Pending:
    case StepState::Dispatched:
        return Icon::Clock;
    case StepState::Executing:
        return Icon::Run;
    case StepState::Completed:
        return Icon::Success;
    case StepState::Failed:
        return Icon::Error;
    case StepState::Skipped:
        return Icon::Minus;
    case StepState::Cancelled:
        return Icon::Stop;
    }
    return Icon::Clock;
}

/// `2×` from the second try on, `e2` from the second claim on: the usual case needs no number.
QString stateNumbers(const StepOverlay &step)
{
    QString numbers;
    if (step.attempt > 1)
        numbers = text(QT_TRANSLATE_NOOP("schemabridge::ui::VertexCard", "try %1")).arg(step.attempt);
    if (step.epoch.value > 1) {
        const QString epoch =
            text(QT_TRANSLATE_NOOP("schemabridge::ui::VertexCard", "epoch %1")).arg(step.epoch.value);
        numbers = numbers.isEmpty() ? epoch : numbers % QStringLiteral(" · ") % epoch;
    }
    return numbers;
}

/// @return the width that it takes, gap included
qreal paintState(QPainter &painter, const VertexCard &card)
{
    if (!card.step)
        return 0;
    const Tone tone = stepTone(card.step->state);
    const QString numbers = stateNumbers(*card.step);
    const qreal textWidth = QFontMetricsF(textFont(TextStyle::Caption)).horizontalAdvance(numbers);
    const qreal width = numbers.isEmpty() ? badgeHeight : badgeHeight + textWidth + 7;
    const QRectF box(cardWidth - 8 - width, 8, width, badgeHeight);
    drawBox(painter, box, badgeHeight / 2, themeColor(softColor(tone)));
    const QColor color = themeColor(strongColor(tone));
    paintIcon(painter, QRectF(box.left() + 3, box.top() + 3, badgeIconSize, badgeIconSize),
              stateIcon(card.step->state), color);
    drawText(painter, box.adjusted(badgeHeight - 1, 0, 0, 0), TextStyle::Caption, color, numbers);
    return width + 6;
}

void paintTitle(QPainter &painter, const VertexCard &card)
{
    paintTile(painter, card, QRectF(padding, padding, tileSize, tileSize));
    const qreal stateWidth = paintState(painter, card);
    const qreal width = cardWidth - textLeft - padding;
    drawText(painter, QRectF(textLeft, 11, width - stateWidth, 16), TextStyle::Caption,
             vertexLook(card.type).strong, card.typeTitle);
    drawText(painter, QRectF(textLeft, 27, width, 20), TextStyle::Heading, themeColor(ColorToken::Text),
             card.name);
}

void paintPort(QPainter &painter, QPointF center, const VertexCard &card)
{
    const bool isActive = card.isPortHovered;
    const qreal radius = isActive ? portRadius + 3 : portRadius;
    painter.setPen(
        QPen(themeColor(card.isHovered || card.isSelected ? ColorToken::Accent : ColorToken::Edge), 1.5));
    painter.setBrush(themeColor(isActive ? ColorToken::Accent : ColorToken::Surface));
    painter.drawEllipse(center, radius, radius);
    if (!isActive)
        return;
    const QRectF plus(center.x() - 6, center.y() - 6, 12, 12);
    paintIcon(painter, plus, Icon::Plus, themeColor(ColorToken::OnAccent));
}

void paintInputPort(QPainter &painter)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(themeColor(ColorToken::Edge));
    painter.drawEllipse(inputPort({}), 3, 3);
}

void paintFindingMark(QPainter &painter, Tone tone)
{
    const QRectF box(-markSize * 0.4, -markSize * 0.4, markSize, markSize);
    painter.setPen(QPen(themeColor(ColorToken::Canvas), 2));
    painter.setBrush(themeColor(softColor(tone)));
    painter.drawEllipse(box);
    paintIcon(painter, box.adjusted(3.5, 3, -3.5, -4), tone == Tone::Danger ? Icon::Error : Icon::Warning,
              themeColor(strongColor(tone)));
}

/// A pill that hangs below the card. @return its right end
qreal paintPill(QPainter &painter, qreal left, Icon icon, Tone tone, TextStyle style, const QString &label,
                qreal widthMax)
{
    const QFontMetricsF measure(textFont(style));
    const qreal width = std::min(measure.horizontalAdvance(label) + badgeIconSize + 19, widthMax);
    const QRectF box(left, cardHeight + 6, width, badgeHeight + 2);
    painter.setPen(QPen(themeColor(ColorToken::Border), 1));
    painter.setBrush(themeColor(softColor(tone)));
    painter.drawRoundedRect(box, box.height() / 2, box.height() / 2);
    const QColor color = themeColor(strongColor(tone));
    paintIcon(painter, QRectF(left + 7, box.top() + 4, badgeIconSize, badgeIconSize), icon, color);
    drawText(painter, box.adjusted(badgeIconSize + 11, 0, -6, 0), style, color, label);
    return left + width;
}

void paintRunPills(QPainter &painter, const StepOverlay &step)
{
    qreal left = 0;
    if (step.badge)
        left = paintPill(painter, left, step.badge->icon, step.badge->tone, TextStyle::Caption,
                         step.badge->text, cardWidth) +
               6;
    if (!step.keyText.isEmpty() && cardWidth - left > 60)
        paintPill(painter, left, Icon::Key, Tone::Neutral, TextStyle::Code, step.keyText, cardWidth - left);
}

void paintFull(QPainter &painter, const VertexCard &card)
{
    paintShadow(painter, card.isHovered || card.isSelected);
    paintBody(painter, card);
    paintTitle(painter, card);
    painter.fillRect(QRectF(1, dividerTop, cardWidth - 2, 1), themeColor(ColorToken::Border));
    paintSummary(painter, card);
    if (card.hasInput)
        paintInputPort(painter);
    paintPort(painter, outputPort({}), card);
    if (card.step)
        paintRunPills(painter, *card.step);
    if (card.finding)
        paintFindingMark(painter, *card.finding);
}

void paintReduced(QPainter &painter, const VertexCard &card)
{
    paintBody(painter, card);
    paintTile(painter, card, QRectF(14, 20, 48, 48));
    QFont font = textFont(TextStyle::Title);
    font.setPixelSize(19);
    painter.setFont(font);
    painter.setPen(themeColor(ColorToken::Text));
    const QRectF area(74, 14, cardWidth - 84, cardHeight - 28);
    painter.drawText(area, Qt::AlignVCenter | Qt::AlignLeft,
                     QFontMetricsF(font).elidedText(card.name, Qt::ElideRight, area.width()));
    if (card.finding)
        paintFindingMark(painter, *card.finding);
}

void paintBlock(QPainter &painter, const VertexCard &card)
{
    const VertexLook look = vertexLook(card.type);
    const bool hasState = card.step && card.step->state != StepState::Pending;
    const Tone tone = hasState ? stepTone(card.step->state) : Tone::Neutral;
    const QColor outline = hasState ? themeColor(strongColor(tone)) : look.strong;
    painter.setPen(QPen(card.isSelected ? themeColor(ColorToken::Accent) : outline, card.isSelected ? 8 : 4));
    painter.setBrush(hasState ? themeColor(softColor(tone)) : look.soft);
    painter.drawRoundedRect(cardRectangle(), metrics::radiusCard, metrics::radiusCard);
}

} // namespace

DetailLevel detailLevel(qreal zoom)
{
    if (zoom < blocksBelow)
        return DetailLevel::Blocks;
    return zoom < reducedBelow ? DetailLevel::Reduced : DetailLevel::Full;
}

void paintVertexCard(QPainter &painter, const VertexCard &card, DetailLevel level)
{
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    if (card.step && card.step->state == StepState::Skipped)
        painter.setOpacity(skippedOpacity);
    switch (level) {
    case DetailLevel::Full:
        return paintFull(painter, card);
    case DetailLevel::Reduced:
        return paintReduced(painter, card);
    case DetailLevel::Blocks:
        return paintBlock(painter, card);
    }
}

} // namespace schemabridge::ui
