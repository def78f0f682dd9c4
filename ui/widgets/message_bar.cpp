#include "ui/widgets/message_bar.h"

#include "ui/theme/metrics.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/icon_button.h"
#include "ui/widgets/label.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>

namespace schemabridge::ui {

namespace {

Icon iconFor(Tone tone)
{
    switch (tone) {
    case Tone::Success:
        return Icon::Success;
    case Tone::Warning:
        return Icon::Warning;
    case Tone::Danger:
        return Icon::Error;
    case Tone::Guard:
        return Icon::Shield;
    case Tone::Neutral:
    case Tone::Info:
        return Icon::Info;
    }
    return Icon::Info;
}

constexpr int textLeft = metrics::spaceLarge + metrics::toolIconSize + metrics::spaceSmall;

} // namespace

MessageBar::MessageBar(QWidget *parent)
    : QFrame(parent),
      m_text(new Label(TextStyle::Body, ColorToken::Text, this)),
      m_actions(new QHBoxLayout),
      m_close(new IconButton(Icon::Close, this))
{
    m_text->setWordWrap(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_text->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    m_actions->setSpacing(metrics::spaceSmall);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(textLeft, metrics::spaceSmall, metrics::spaceSmall, metrics::spaceSmall);
    layout->setSpacing(metrics::spaceMedium);
    layout->addWidget(m_text, 1);
    layout->addLayout(m_actions);
    layout->addWidget(m_close);
    setMinimumHeight(metrics::controlHeight + 2 * metrics::spaceSmall);
    connect(m_close, &IconButton::clicked, this, &MessageBar::dismiss);
    retranslate();
    hide();
}

void MessageBar::showMessage(Tone tone, const QString &text)
{
    removeActions();
    m_tone = tone;
    m_text->setText(text);
    setAccessibleName(text);
    show();
    update();
}

void MessageBar::addAction(const QString &text, std::function<void()> action)
{
    auto *button = new Button(ButtonKind::Secondary, text, this);
    m_actions->addWidget(button);
    connect(button, &Button::clicked, this, [this, run = std::move(action)] {
        // The action may show the next message here, so this one goes first.
        dismiss();
        run();
    });
}

void MessageBar::dismiss()
{
    if (isHidden())
        return;
    hide();
    Q_EMIT dismissed();
}

QString MessageBar::text() const
{
    return isHidden() ? QString() : m_text->text();
}

void MessageBar::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QFrame::changeEvent(event);
}

void MessageBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), themeColor(softColor(m_tone)));
    painter.fillRect(0, height() - 1, width(), 1, themeColor(ColorToken::Border));
    const QRect box(metrics::spaceLarge, (height() - metrics::toolIconSize) / 2, metrics::toolIconSize,
                    metrics::toolIconSize);
    paintIcon(painter, box, iconFor(m_tone), themeColor(strongColor(m_tone)));
}

void MessageBar::retranslate()
{
    m_close->setHelp(tr("Close"));
}

void MessageBar::removeActions()
{
    while (QLayoutItem *item = m_actions->takeAt(0)) {
        // Later: this may be the button whose click is being handled.
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
}

} // namespace schemabridge::ui
