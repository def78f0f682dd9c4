#include "ui/run/identity_line.h"

#include "ui/theme/metrics.h"
#include "ui/theme/theme.h"
#include "ui/widgets/elided_label.h"
#include "ui/widgets/icon_button.h"
#include "ui/widgets/label.h"

#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QPainter>

namespace schemabridge::ui {

namespace {

constexpr int shortIdLength = 8;
constexpr int twinLengthMax = 400;
constexpr int iconColumn = metrics::spaceSmall + metrics::iconSize + metrics::spaceSmall;

} // namespace

IdentityLine::IdentityLine(QWidget *parent)
    : QWidget(parent),
      m_rule(new Label(TextStyle::Strong, ColorToken::Text, this)),
      m_key(new ElidedLabel(TextStyle::Code, ColorToken::TextMuted, this)),
      m_id(new Label(TextStyle::Code, ColorToken::Text, this)),
      m_copy(new IconButton(Icon::Copy, this))
{
    m_key->setElideMode(Qt::ElideMiddle);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(iconColumn, metrics::spaceTiny, metrics::spaceTiny, metrics::spaceTiny);
    layout->setSpacing(metrics::spaceSmall);
    layout->addWidget(m_rule);
    layout->addWidget(m_key, 1);
    layout->addWidget(m_id);
    layout->addWidget(m_copy);
    connect(m_copy, &IconButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setText(m_preview.executionId); });
    refresh();
}

void IdentityLine::showPreview(const IdentityPreview &preview)
{
    m_preview = preview;
    refresh();
}

QString IdentityLine::text() const
{
    return m_rule->text() % u' ' % m_key->text() % u' ' % m_id->text();
}

void IdentityLine::refresh()
{
    const bool isRefused = !m_preview.error.isEmpty();
    const QString &id = m_preview.executionId;
    m_rule->setText(isRefused ? tr("Would be refused:") : m_preview.rule);
    m_rule->setColor(isRefused ? ColorToken::Danger : ColorToken::Text);
    m_key->setText(isRefused ? m_preview.error : m_preview.key);
    m_id->setText(isRefused ? QString() : id.isEmpty() ? tr("random id") : id.left(shortIdLength) % u'…');
    m_id->setToolTip(
        id.isEmpty() ? tr("The key is looked up; where it is new, the execution gets a random id") : id);
    m_copy->setVisible(!id.isEmpty());
    m_copy->setHelp(tr("Copy the execution id"));
    setToolTip(m_preview.canonicalTwin.isEmpty()
                   ? QString()
                   : tr("The same content written otherwise would be another execution, such as its "
                        "canonical form:\n%1")
                         .arg(m_preview.canonicalTwin.left(twinLengthMax)));
    update();
}

void IdentityLine::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        refresh();
    QWidget::changeEvent(event);
}

void IdentityLine::paintEvent(QPaintEvent *)
{
    const bool isRefused = !m_preview.error.isEmpty();
    const Tone tone = isRefused ? Tone::Danger : Tone::Guard;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(themeColor(isRefused ? ColorToken::DangerSoft : ColorToken::Sunken));
    painter.drawRoundedRect(rect(), metrics::radiusControl, metrics::radiusControl);
    const QRect box(metrics::spaceSmall, (height() - metrics::iconSize) / 2, metrics::iconSize,
                    metrics::iconSize);
    paintIcon(painter, box, isRefused ? Icon::Error : Icon::Key, themeColor(strongColor(tone)));
}

} // namespace schemabridge::ui
