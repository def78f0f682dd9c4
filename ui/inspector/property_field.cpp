#include "ui/inspector/property_field.h"

#include "ui/inspector/field_note.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/elided_label.h"
#include "ui/widgets/icon_button.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QVBoxLayout>

namespace schemabridge::ui {

namespace {

constexpr int smallButtonSize = 22;
constexpr int textMargin = 4;

IconButton *makeButton(const PropertyAction &action, QWidget *parent)
{
    auto *button = new IconButton(action.icon, parent);
    button->setFixedSize(smallButtonSize, smallButtonSize);
    button->setHelp(action.help);
    button->setEnabled(action.isEnabled);
    // Later: what it does may replace the field that it stands in.
    QObject::connect(button, &IconButton::clicked, button, action.run, Qt::QueuedConnection);
    return button;
}

} // namespace

PropertyField::PropertyField(Property property, QWidget *parent)
    : QWidget(parent),
      m_property(std::move(property)),
      m_header(new QHBoxLayout),
      m_rows(new QVBoxLayout(this)),
      m_note(new FieldNote(this)),
      m_goBack(new IconButton(Icon::Undo, this))
{
    m_header->setSpacing(0);
    m_rows->setContentsMargins(0, 0, 0, 0);
    m_rows->setSpacing(metrics::spaceTiny);
    m_rows->addLayout(m_header);
    m_rows->addWidget(m_note);
    m_goBack->setFixedSize(smallButtonSize, smallButtonSize);
    m_goBack->hide();
    connect(m_goBack, &IconButton::clicked, this, [this] {
        setDraft({});
        refresh();
    });
    fillHeader();
}

void PropertyField::fillHeader()
{
    auto *label = new ElidedLabel(TextStyle::Caption, ColorToken::TextMuted, this);
    label->setText(m_property.label);
    label->setMinimumHeight(smallButtonSize - metrics::spaceTiny);
    m_header->addWidget(label, 1);
    m_header->addWidget(m_goBack);
    m_goBack->setHelp(tr("Back to the text that is saved"));
    for (const PropertyAction &action : m_property.actions)
        m_header->addWidget(makeButton(action, this));
    setToolTip(m_property.help);
}

void PropertyField::setProperty(Property property)
{
    m_property = std::move(property);
    refresh();
}

void PropertyField::refresh()
{
    if (!hasDraft())
        showValue(value());
}

void PropertyField::write(const MemberValue &value)
{
    // A copy, since the change comes back as a fresh property while this one is still at work.
    const auto set = m_property.set;
    if (set)
        set(value);
}

void PropertyField::setDraft(const QString &error)
{
    m_draftError = error;
    m_note->setError(error);
    m_goBack->setVisible(!error.isEmpty());
}

void PropertyField::addEditor(QWidget *editor)
{
    if (auto *line = qobject_cast<QLineEdit *>(editor))
        line->setTextMargins(textMargin, 0, textMargin, 0);
    m_rows->insertWidget(1, editor);
    editor->setAccessibleName(m_property.label);
    editor->setObjectName(QString::fromStdString(m_property.place.pointer));
    editor->installEventFilter(this);
}

void PropertyField::setScope(const ExpressionScope &scope)
{
    if (m_property.scope)
        m_scope = m_property.scope(scope);
}

void PropertyField::setFindings(const std::vector<FieldFinding> &findings)
{
    m_note->setFinding(findings.empty() ? QString() : findings.front().text,
                       findings.empty() || findings.front().isError);
}

bool PropertyField::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::FocusOut)
        Q_EMIT editingEnded();
    if (event->type() == QEvent::Wheel && qobject_cast<QComboBox *>(watched)) {
        event->ignore(); // it scrolls the inspector, and changes no value by the way
        return true;
    }
    if (event->type() == QEvent::ShortcutOverride && !hasDraft()) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo)) {
            event->ignore();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace schemabridge::ui
