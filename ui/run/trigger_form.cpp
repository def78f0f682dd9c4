#include "ui/run/trigger_form.h"

#include "engine/json/parse.h"
#include "ui/messages/sentence.h"
#include "ui/theme/metrics.h"
#include "ui/theme/typography.h"
#include "ui/widgets/code_edit.h"
#include "ui/widgets/label.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QVBoxLayout>

namespace schemabridge::ui {

namespace {

constexpr int payloadLinesMin = 3;
constexpr int payloadLinesMax = 8;

} // namespace

TriggerForm::TriggerForm(const WorkflowDocument &document, QWidget *parent)
    : QWidget(parent),
      m_document(document),
      m_payloadLabel(new Label(TextStyle::Caption, ColorToken::TextMuted, this)),
      m_payloadNote(new Label(TextStyle::Small, ColorToken::Warning, this)),
      m_payload(new CodeEdit(this)),
      m_entry(new QComboBox(this)),
      m_clientId(new QLineEdit(this)),
      m_force(new QCheckBox(this))
{
    m_payload->setObjectName(QStringLiteral("payload"));
    m_payload->setLines(payloadLinesMin, payloadLinesMax);
    m_payload->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    m_payload->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_clientId->setObjectName(QStringLiteral("clientIdempotencyId"));
    m_clientId->setTextMargins(metrics::spaceTiny, 0, metrics::spaceTiny, 0);
    m_force->setObjectName(QStringLiteral("forceNewExecution"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(metrics::spaceMedium, metrics::spaceTiny, metrics::spaceMedium,
                               metrics::spaceSmall);
    layout->setSpacing(metrics::spaceTiny);
    auto *heading = new QHBoxLayout;
    heading->addWidget(m_payloadLabel);
    heading->addWidget(m_payloadNote, 1);
    layout->addLayout(heading);
    layout->addWidget(m_payload, 1);
    layout->addWidget(m_entry);
    layout->addWidget(m_clientId);
    layout->addWidget(m_force);
    m_payloadNote->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_payloadNote->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    connect(m_payload, &CodeEdit::textChanged, this, [this] {
        checkPayload();
        Q_EMIT changed();
        Q_EMIT payloadEdited();
    });
    connect(m_entry, &QComboBox::currentIndexChanged, this, &TriggerForm::changed);
    connect(m_clientId, &QLineEdit::textChanged, this, &TriggerForm::changed);
    connect(m_force, &QCheckBox::toggled, this, &TriggerForm::changed);
    connect(&m_document, &WorkflowDocument::changed, this, &TriggerForm::refreshEntries);
    refreshEntries();
    retranslate();
}

QString TriggerForm::payload() const
{
    return m_payload->toPlainText();
}

void TriggerForm::setPayload(const QString &payload)
{
    if (payload != m_payload->toPlainText())
        m_payload->setPlainText(payload);
}

runtime::TriggerRequest TriggerForm::request() const
{
    runtime::TriggerRequest request;
    request.definition = m_document.text().toStdString();
    if (const QString entry = m_entry->currentData().toString(); !entry.isEmpty())
        request.entry = VertexId{entry.toStdString()};
    request.payload = payload().toStdString();
    if (!m_clientId->text().isEmpty())
        request.clientIdempotencyId = m_clientId->text().toStdString();
    request.forceNewExecution = m_force->isChecked();
    return request;
}

void TriggerForm::refreshEntries()
{
    const QString chosen = m_entry->currentData().toString();
    const QSignalBlocker blocker(m_entry);
    m_entry->clear();
    for (const workflow::Vertex &vertex : m_document.workflow().vertices()) {
        if (vertex.type() == workflow::VertexType::EntryPoint)
            m_entry->addItem(m_document.displayName(vertex.id()), QString::fromStdString(vertex.id().value));
    }
    m_entry->setCurrentIndex(std::max(m_entry->findData(chosen), m_entry->count() > 0 ? 0 : -1));
    m_entry->setVisible(m_entry->count() > 1);
}

void TriggerForm::checkPayload()
{
    const auto parsed = json::parse(payload().toStdString());
    const QString place = parsed ? QString() : placeText(parsed.error());
    m_payloadNote->setText(parsed ? QString() : tr("Not JSON (%1): sent as text").arg(place));
    m_payloadNote->setToolTip(parsed ? QString() : message(parsed.error()).what);
}

void TriggerForm::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void TriggerForm::retranslate()
{
    m_payloadLabel->setText(tr("Payload"));
    m_payload->setAccessibleName(tr("Payload"));
    m_payload->setToolTip(tr("The trigger's body, byte for byte"));
    m_entry->setAccessibleName(tr("Entry point"));
    m_clientId->setPlaceholderText(tr("Client idempotency id (optional)"));
    m_clientId->setToolTip(tr("What a sender would give as the query parameter clientIdempotencyId: triggers "
                              "with the same id are one execution, whatever their payload"));
    m_force->setText(tr("Force a new execution"));
    m_force->setToolTip(tr("Starts a new execution with a random id, even if this trigger was seen before. "
                           "Only test runs may do so."));
    checkPayload();
}

} // namespace schemabridge::ui
