#include "ui/widgets/empty_state.h"

#include "ui/theme/metrics.h"
#include "ui/theme/theme.h"
#include "ui/widgets/label.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QVBoxLayout>

namespace schemabridge::ui {

namespace {

constexpr int discSize = 48;
constexpr int discIconSize = 22;
constexpr int helpWidth = 340;

/// The icon on a soft disc.
class IconDisc final : public QWidget {
public:
    IconDisc(Icon icon, QWidget *parent) : QWidget(parent), m_icon(icon) { setFixedSize(discSize, discSize); }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(themeColor(ColorToken::AccentSoft));
        painter.drawEllipse(rect());
        QRectF box(0, 0, discIconSize, discIconSize);
        box.moveCenter(QRectF(rect()).center());
        paintIcon(painter, box, m_icon, themeColor(ColorToken::AccentText));
    }

private:
    Icon m_icon;
};

} // namespace

EmptyState::EmptyState(Icon icon, QWidget *parent)
    : QWidget(parent),
      m_title(new Label(TextStyle::Heading, ColorToken::Text, this)),
      m_help(new Label(TextStyle::Body, ColorToken::TextMuted, this)),
      m_row(new QHBoxLayout)
{
    m_title->setAlignment(Qt::AlignCenter);
    m_title->setWordWrap(true);
    m_help->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
    m_help->setWordWrap(true);
    m_help->setMaximumWidth(helpWidth);
    m_row->setSpacing(metrics::spaceSmall);
    auto *helpRow = new QHBoxLayout;
    helpRow->addStretch();
    helpRow->addWidget(m_help, 1000);
    helpRow->addStretch();
    auto *layout = new QVBoxLayout(this);
    layout->setSpacing(metrics::spaceSmall);
    layout->addStretch();
    layout->addWidget(new IconDisc(icon, this), 0, Qt::AlignHCenter);
    layout->addSpacing(metrics::spaceTiny);
    layout->addWidget(m_title);
    layout->addLayout(helpRow);
    layout->addSpacing(metrics::spaceTiny);
    layout->addLayout(m_row);
    layout->addStretch();
    m_row->setAlignment(Qt::AlignHCenter);
}

void EmptyState::setTexts(const QString &title, const QString &help)
{
    m_title->setText(title);
    m_help->setText(help);
}

void EmptyState::addWidget(QWidget *widget)
{
    m_row->addWidget(widget);
}

} // namespace schemabridge::ui
