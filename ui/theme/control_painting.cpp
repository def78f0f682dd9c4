#include "ui/theme/control_painting.h"

#include "ui/theme/metrics.h"
#include "ui/theme/theme.h"

#include <QPainter>
#include <QPainterPath>
#include <QStyleOptionButton>
#include <QWidget>

namespace schemabridge::ui {

namespace {

enum class Kind : std::uint8_t { Primary, Secondary, Quiet };

constexpr qreal halfPixel = 0.5;
constexpr int focusRingAlpha = 70;

bool isEnabled(QStyle::State state)
{
    return state.testFlag(QStyle::State_Enabled);
}

bool isHovered(QStyle::State state)
{
    return isEnabled(state) && state.testFlag(QStyle::State_MouseOver);
}

bool isPressed(QStyle::State state)
{
    return isEnabled(state) && state.testFlag(QStyle::State_Sunken);
}

bool hasKeyboardFocus(QStyle::State state)
{
    return state.testFlag(QStyle::State_HasFocus) && state.testFlag(QStyle::State_KeyboardFocusChange);
}

void paintBox(QPainter &painter, const QRectF &rectangle, qreal radius, const QColor &fill,
              const QColor &outline)
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(outline.isValid() ? QPen(outline, 1) : QPen(Qt::NoPen));
    painter.setBrush(fill.isValid() ? QBrush(fill) : QBrush(Qt::NoBrush));
    const QRectF inner = rectangle.adjusted(halfPixel, halfPixel, -halfPixel, -halfPixel);
    painter.drawRoundedRect(outline.isValid() ? inner : rectangle, radius, radius);
}

Kind kindOf(const QWidget *widget)
{
    const QVariant kind = widget ? widget->property(buttonKindProperty) : QVariant();
    return kind.isValid() ? static_cast<Kind>(kind.toInt()) : Kind::Secondary;
}

QColor primaryFill(QStyle::State state)
{
    if (!isEnabled(state))
        return themeColor(ColorToken::SurfaceHover);
    if (isPressed(state))
        return themeColor(ColorToken::AccentPressed);
    return themeColor(isHovered(state) ? ColorToken::AccentHover : ColorToken::Accent);
}

QColor quietFill(QStyle::State state)
{
    if (isPressed(state))
        return themeColor(ColorToken::Border);
    return isHovered(state) ? themeColor(ColorToken::SurfaceHover) : QColor();
}

QColor secondaryFill(QStyle::State state)
{
    if (isPressed(state))
        return themeColor(ColorToken::Border);
    return themeColor(isHovered(state) ? ColorToken::SurfaceHover : ColorToken::Surface);
}

void paintMarkBox(QPainter &painter, const QStyleOption &option, qreal radius)
{
    const bool isMarked = option.state & (QStyle::State_On | QStyle::State_NoChange);
    QColor fill = isMarked ? primaryFill(option.state) : secondaryFill(option.state);
    QColor outline = isMarked ? QColor() : themeColor(ColorToken::BorderStrong);
    if (isHovered(option.state) && !isMarked)
        outline = themeColor(ColorToken::TextMuted);
    paintBox(painter, option.rect, radius, fill, outline);
}

QColor markColor(const QStyleOption &option)
{
    return themeColor(isEnabled(option.state) ? ColorToken::OnAccent : ColorToken::TextDisabled);
}

} // namespace

void paintFocusRing(QPainter &painter, const QRectF &rectangle, qreal radius)
{
    QColor ring = themeColor(ColorToken::Accent);
    ring.setAlpha(focusRingAlpha);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(ring, 3));
    painter.drawRoundedRect(rectangle.adjusted(1, 1, -1, -1), radius, radius);
}

void paintFieldFrame(QPainter &painter, const QRectF &rectangle, QStyle::State state)
{
    painter.save();
    const bool isFocused = isEnabled(state) && state.testFlag(QStyle::State_HasFocus);
    const bool isReadOnly = state.testFlag(QStyle::State_ReadOnly);
    QColor fill = themeColor(isEnabled(state) && !isReadOnly ? ColorToken::Surface : ColorToken::Sunken);
    QColor outline = themeColor(isHovered(state) ? ColorToken::TextDisabled : ColorToken::BorderStrong);
    if (isFocused)
        outline = themeColor(ColorToken::Accent);
    else if (!isEnabled(state) || isReadOnly)
        outline = themeColor(ColorToken::Border);
    paintBox(painter, rectangle, metrics::radiusControl, fill, outline);
    if (isFocused)
        paintFocusRing(painter, rectangle, metrics::radiusControl - 1);
    painter.restore();
}

void paintPushButtonFrame(QPainter &painter, const QStyleOptionButton &option, const QWidget *widget)
{
    painter.save();
    const QRectF rectangle(option.rect);
    switch (kindOf(widget)) {
    case Kind::Primary:
        paintBox(painter, rectangle, metrics::radiusControl, primaryFill(option.state), {});
        break;
    case Kind::Secondary:
        paintBox(painter, rectangle, metrics::radiusControl, secondaryFill(option.state),
                 themeColor(isEnabled(option.state) ? ColorToken::BorderStrong : ColorToken::Border));
        break;
    case Kind::Quiet:
        paintBox(painter, rectangle, metrics::radiusControl, quietFill(option.state), {});
        break;
    }
    if (hasKeyboardFocus(option.state))
        paintFocusRing(painter, rectangle, metrics::radiusControl);
    painter.restore();
}

QColor pushButtonTextColor(const QStyleOptionButton &option, const QWidget *widget)
{
    if (!isEnabled(option.state))
        return themeColor(ColorToken::TextDisabled);
    switch (kindOf(widget)) {
    case Kind::Primary:
        return themeColor(ColorToken::OnAccent);
    case Kind::Quiet:
        return themeColor(ColorToken::AccentText);
    case Kind::Secondary:
        break;
    }
    return themeColor(ColorToken::Text);
}

void paintToolButtonFrame(QPainter &painter, const QStyleOption &option)
{
    painter.save();
    const bool isOn = option.state.testFlag(QStyle::State_On);
    const QColor fill =
        isOn && !isPressed(option.state) ? themeColor(ColorToken::AccentSoft) : quietFill(option.state);
    paintBox(painter, option.rect, metrics::radiusControl, fill, {});
    if (hasKeyboardFocus(option.state))
        paintFocusRing(painter, option.rect, metrics::radiusControl);
    painter.restore();
}

void paintCheckBox(QPainter &painter, const QStyleOption &option)
{
    painter.save();
    paintMarkBox(painter, option, metrics::radiusSmall);
    const QRectF box(option.rect);
    painter.setPen(QPen(markColor(option), box.width() / 9, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const auto at = [&box](qreal x, qreal y) {
        return QPointF(box.left() + x * box.width(), box.top() + y * box.height());
    };
    if (option.state & QStyle::State_NoChange)
        painter.drawLine(at(0.28, 0.5), at(0.72, 0.5));
    else if (option.state & QStyle::State_On)
        painter.drawPolyline(QPolygonF({at(0.26, 0.52), at(0.43, 0.69), at(0.75, 0.33)}));
    painter.restore();
}

void paintRadioButton(QPainter &painter, const QStyleOption &option)
{
    painter.save();
    const QRectF box(option.rect);
    paintMarkBox(painter, option, box.width() / 2);
    if (option.state & QStyle::State_On) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(markColor(option));
        painter.drawEllipse(box.center(), box.width() / 5, box.height() / 5);
    }
    painter.restore();
}

} // namespace schemabridge::ui
