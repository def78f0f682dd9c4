#include "ui/run/run_bar.h"

#include "ui/run/flow_layout.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/button.h"
#include "ui/widgets/chip.h"

#include <QComboBox>
#include <QEvent>
#include <QSpinBox>

namespace schemabridge::ui {

namespace {

constexpr int firstCount = 5;
constexpr int countMax = 500;
constexpr int faultLength = 18; ///< characters of the choice that are always seen

/// In the order in which they are offered.
constexpr const char *faultRules[] = {"", "* *=answer-lost", "* *=429:1", "* *=503", "* *=500"};

} // namespace

RunBar::RunBar(QWidget *parent)
    : QWidget(parent),
      m_run(new Button(ButtonKind::Primary, {}, this)),
      m_twice(new Button(ButtonKind::Secondary, {}, this)),
      m_many(new Button(ButtonKind::Secondary, {}, this)),
      m_count(new QSpinBox(this)),
      m_fault(new QComboBox(this)),
      m_retry(new Button(ButtonKind::Secondary, {}, this)),
      m_badge(new Chip(this))
{
    m_run->setObjectName(QStringLiteral("run"));
    m_twice->setObjectName(QStringLiteral("sendTwice"));
    m_many->setObjectName(QStringLiteral("sendMany"));
    m_fault->setObjectName(QStringLiteral("fault"));
    m_retry->setObjectName(QStringLiteral("retry"));
    m_run->setIconName(Icon::Run);
    m_twice->setIconName(Icon::SendTwice);
    m_many->setIconName(Icon::SendMany);
    m_retry->setIconName(Icon::Retry);
    m_retry->hide();
    m_count->setRange(2, countMax);
    m_count->setValue(firstCount);
    m_fault->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_fault->setMinimumContentsLength(faultLength);
    m_badge->setTone(Tone::Success);
    m_badge->setIcon(Icon::Shield);
    for (std::size_t index = 0; index < std::size(faultRules); ++index)
        m_fault->addItem(QString());
    auto *layout = new FlowLayout(metrics::spaceSmall);
    setLayout(layout);
    for (QWidget *widget :
         std::initializer_list<QWidget *>{m_run, m_twice, m_many, m_count, m_fault, m_badge, m_retry})
        layout->addWidget(widget);
    connect(m_run, &Button::clicked, this, &RunBar::runRequested);
    connect(m_twice, &Button::clicked, this, &RunBar::sendTwiceRequested);
    connect(m_many, &Button::clicked, this, [this] { Q_EMIT sendManyRequested(m_count->value()); });
    connect(m_retry, &Button::clicked, this, &RunBar::retryRequested);
    retranslate();
}

void RunBar::setRetryOffered(bool offered)
{
    m_retry->setVisible(offered);
}

target::FaultScript RunBar::takeFaults()
{
    const auto chosen = static_cast<std::size_t>(m_fault->currentIndex());
    m_fault->setCurrentIndex(0);
    auto script = target::FaultScript::fromText(faultRules[chosen]);
    return script ? script.takeValue() : target::FaultScript();
}

void RunBar::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void RunBar::retranslate()
{
    m_run->setText(tr("Run"));
    m_run->setToolTip(tr("Sends the trigger once"));
    m_twice->setText(tr("Send twice"));
    m_twice->setToolTip(
        tr("Sends the same trigger, and again as soon as the first is answered: what a sender "
           "does that missed the answer"));
    m_many->setText(tr("Send at once"));
    m_many->setToolTip(tr("Sends the same trigger so many times at the same moment"));
    m_count->setAccessibleName(tr("How many at once"));
    m_retry->setText(tr("Retry step"));
    m_retry->setToolTip(tr("Runs the failed step again in the same execution, with the same bytes and key"));
    m_badge->setText(tr("Mock target"));
    m_badge->setToolTip(tr("A test run never touches the outside world: every call goes to the built-in "
                           "target, which treats idempotency keys as the real API does"));
    m_fault->setItemText(0, tr("No fault"));
    m_fault->setItemText(1, tr("Answer lost after the effect"));
    m_fault->setItemText(2, tr("429 Too Many Requests"));
    m_fault->setItemText(3, tr("503 Service Unavailable"));
    m_fault->setItemText(4, tr("500 Internal Server Error"));
    m_fault->setToolTip(tr("What goes wrong with the first call of the next run"));
    m_fault->setAccessibleName(tr("Fault"));
}

} // namespace schemabridge::ui
