#include "ui/widgets/segmented_control.h"

#include "ui/theme/metrics.h"
#include "ui/theme/theme.h"
#include "ui/theme/typography.h"

#include <QAbstractButton>
#include <QButtonGroup>
#include <QHBoxLayout>
#include <QPainter>

namespace schemabridge::ui {

namespace {

constexpr int inset = 2;

/// One choice: a raised card while it is chosen.
class Segment final : public QAbstractButton {
public:
    using QAbstractButton::QAbstractButton;

    QSize sizeHint() const override
    {
        return {fontMetrics().horizontalAdvance(text()) + 2 * metrics::spaceMedium,
                metrics::controlHeight - 2 * inset};
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        if (isChecked())
            paintCard(painter);
        painter.setPen(textColor());
        painter.drawText(rect(), Qt::AlignCenter | Qt::TextSingleLine, text());
    }

private:
    void paintCard(QPainter &painter)
    {
        painter.setPen(QPen(themeColor(hasFocus() ? ColorToken::Accent : ColorToken::BorderStrong), 1));
        painter.setBrush(themeColor(ColorToken::Surface));
        painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), metrics::radiusSmall,
                                metrics::radiusSmall);
    }

    QColor textColor() const
    {
        if (!isEnabled())
            return themeColor(ColorToken::TextDisabled);
        return themeColor(isChecked() || underMouse() ? ColorToken::Text : ColorToken::TextMuted);
    }
};

} // namespace

SegmentedControl::SegmentedControl(QWidget *parent)
    : QWidget(parent), m_buttons(new QButtonGroup(this)), m_layout(new QHBoxLayout(this))
{
    m_layout->setContentsMargins(inset, inset, inset, inset);
    m_layout->setSpacing(0);
    setFixedHeight(metrics::controlHeight);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    connect(m_buttons, &QButtonGroup::idClicked, this, &SegmentedControl::chosen);
    // Arrow keys choose at once, as in a group of radio buttons.
    connect(m_buttons, &QButtonGroup::idToggled, this, [this](int index, bool checked) {
        QAbstractButton *button = m_buttons->button(index);
        if (checked && button->hasFocus() && !button->isDown())
            Q_EMIT chosen(index);
    });
}

void SegmentedControl::addSegment(const QString &text, const QString &toolTip)
{
    auto *segment = new Segment(this);
    segment->setCheckable(true);
    segment->setFont(textFont(TextStyle::Small));
    segment->setAttribute(Qt::WA_Hover);
    segment->setFocusPolicy(Qt::StrongFocus);
    m_layout->addWidget(segment);
    m_buttons->addButton(segment, count());
    setSegmentText(count() - 1, text, toolTip);
}

void SegmentedControl::setSegmentText(int index, const QString &text, const QString &toolTip)
{
    QAbstractButton *segment = m_buttons->button(index);
    segment->setText(text);
    segment->setToolTip(toolTip);
    segment->setAccessibleName(text);
    segment->updateGeometry();
}

int SegmentedControl::count() const
{
    return static_cast<int>(m_buttons->buttons().size());
}

int SegmentedControl::currentIndex() const
{
    return m_buttons->checkedId();
}

void SegmentedControl::setCurrentIndex(int index)
{
    const QSignalBlocker blocker(m_buttons);
    if (QAbstractButton *segment = m_buttons->button(index)) {
        segment->setChecked(true);
        return;
    }
    m_buttons->setExclusive(false);
    for (QAbstractButton *segment : m_buttons->buttons())
        segment->setChecked(false);
    m_buttons->setExclusive(true);
}

void SegmentedControl::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(themeColor(ColorToken::Border), 1));
    painter.setBrush(themeColor(ColorToken::SurfaceHover));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), metrics::radiusControl,
                            metrics::radiusControl);
}

} // namespace schemabridge::ui
