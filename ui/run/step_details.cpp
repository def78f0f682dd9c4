#include "ui/run/step_details.h"

#include "engine/gateway/prepared_request.h"
#include "engine/json/print.h"
#include "ui/messages/sentence.h"
#include "ui/run/event_text.h"
#include "ui/theme/metrics.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/chip.h"
#include "ui/widgets/elided_label.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/icon_button.h"
#include "ui/widgets/label.h"

#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QPlainTextEdit>
#include <QVBoxLayout>

namespace schemabridge::ui {

namespace {

QPlainTextEdit *makeReader(QWidget *parent)
{
    auto *text = new QPlainTextEdit(parent);
    text->setReadOnly(true);
    text->setFont(textFont(TextStyle::Code));
    text->setLineWrapMode(QPlainTextEdit::WidgetWidth);
    text->setMinimumHeight(metrics::controlHeight * 2);
    return text;
}

std::optional<gateway::PreparedRequest> requestOf(const StepRecord &step)
{
    auto request = step.request ? gateway::parseRequest(*step.request)
                                : Result<gateway::PreparedRequest>(Error{ErrorCode::RequestInvalid, {}});
    return request ? std::optional(request.takeValue()) : std::nullopt;
}

} // namespace

StepDetails::StepDetails(QWidget *parent)
    : QWidget(parent),
      m_empty(new EmptyState(Icon::Inspector, this)),
      m_content(new QWidget(this)),
      m_title(new Label(TextStyle::Heading, ColorToken::Text, m_content)),
      m_state(new Chip(m_content)),
      m_facts(new Label(TextStyle::Small, ColorToken::TextMuted, m_content)),
      m_key(new ElidedLabel(TextStyle::Code, ColorToken::Guard, m_content)),
      m_copyKey(new IconButton(Icon::Copy, m_content)),
      m_retry(new Button(ButtonKind::Secondary, {}, m_content)),
      m_error(new Label(TextStyle::Body, ColorToken::Danger, m_content)),
      m_requestLabel(new Label(TextStyle::Caption, ColorToken::TextMuted, m_content)),
      m_request(makeReader(m_content)),
      m_outputLabel(new Label(TextStyle::Caption, ColorToken::TextMuted, m_content)),
      m_output(makeReader(m_content))
{
    m_error->setWordWrap(true);
    m_error->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_key->setElideMode(Qt::ElideMiddle);
    m_retry->setIconName(Icon::Retry);
    auto *rows = new QVBoxLayout(m_content);
    rows->setContentsMargins(metrics::spaceMedium, metrics::spaceSmall, metrics::spaceMedium,
                             metrics::spaceSmall);
    rows->addWidget(buildHeader());
    rows->addWidget(m_error);
    rows->addWidget(buildTexts(), 1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_empty);
    layout->addWidget(m_content);
    connect(m_copyKey, &IconButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setText(m_key->text()); });
    connect(m_retry, &Button::clicked, this, [this] {
        if (m_step)
            Q_EMIT retryRequested(m_step->vertex);
    });
    retranslate();
}

QWidget *StepDetails::buildHeader()
{
    auto *header = new QWidget(m_content);
    auto *layout = new QHBoxLayout(header);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(metrics::spaceSmall);
    layout->addWidget(m_title);
    layout->addWidget(m_state);
    layout->addWidget(m_facts);
    layout->addWidget(m_key, 1);
    layout->addWidget(m_copyKey);
    layout->addWidget(m_retry);
    return header;
}

QWidget *StepDetails::buildTexts()
{
    auto *texts = new QWidget(m_content);
    auto *columns = new QHBoxLayout(texts);
    columns->setContentsMargins(0, 0, 0, 0);
    columns->setSpacing(metrics::spaceMedium);
    for (const auto &[label, text] : {std::pair(m_requestLabel, m_request), {m_outputLabel, m_output}}) {
        auto *column = new QVBoxLayout;
        column->setSpacing(metrics::spaceTiny);
        column->addWidget(label);
        column->addWidget(text, 1);
        columns->addLayout(column, 1);
    }
    return texts;
}

void StepDetails::showStep(const QString &name, const std::optional<StepRecord> &step)
{
    m_hasVertex = true;
    m_name = name;
    m_step = step;
    refresh();
}

void StepDetails::showNothing()
{
    m_hasVertex = false;
    m_step.reset();
    refresh();
}

void StepDetails::refresh()
{
    m_empty->setVisible(!m_hasVertex);
    m_content->setVisible(m_hasVertex);
    if (!m_hasVertex)
        return;
    refreshHeader();
    refreshTexts();
}

void StepDetails::refreshHeader()
{
    const StepState state = m_step ? m_step->state : StepState::Pending;
    m_title->setText(m_name);
    m_state->setText(stepStateText(state));
    m_state->setTone(stepTone(state));
    m_facts->setText(m_step ? tr("Attempt %1, epoch %2").arg(m_step->attempt).arg(m_step->epoch.value)
                            : tr("Not reached"));
    const auto request = m_step ? requestOf(*m_step) : std::nullopt;
    const bool hasKey = request && request->key;
    m_key->setText(hasKey ? QString::fromStdString(request->key->value) : QString());
    m_copyKey->setVisible(hasKey);
    m_retry->setVisible(state == StepState::Failed);
    m_error->setText(m_step && m_step->error ? sentence(*m_step->error) : QString());
    m_error->setVisible(!m_error->text().isEmpty());
}

void StepDetails::refreshTexts()
{
    const auto request = m_step ? requestOf(*m_step) : std::nullopt;
    m_request->setPlainText(request ? QString::fromStdString(gateway::readableRequest(*request)) : QString());
    m_request->setVisible(request.has_value());
    m_requestLabel->setVisible(request.has_value());
    const bool hasOutput = m_step && m_step->output;
    m_output->setPlainText(hasOutput ? QString::fromStdString(json::printIndented(*m_step->output))
                                     : QString());
}

void StepDetails::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void StepDetails::retranslate()
{
    m_empty->setTexts(tr("No step chosen"),
                      tr("Start a test run and select a vertex to see what it sent and what it got."));
    m_copyKey->setHelp(tr("Copy the idempotency key"));
    m_retry->setText(tr("Retry step"));
    m_requestLabel->setText(tr("Request as recorded, secrets as placeholders"));
    m_outputLabel->setText(tr("Output"));
    refresh();
}

} // namespace schemabridge::ui
