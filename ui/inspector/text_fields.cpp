#include "ui/inspector/text_fields.h"

#include "engine/json/parse.h"
#include "engine/json/print.h"
#include "engine/workflow/expression_text.h"
#include "ui/inspector/field_note.h"
#include "ui/inspector/property_maker.h"
#include "ui/messages/sentence.h"
#include "ui/theme/typography.h"
#include "ui/widgets/code_edit.h"

#include <QLineEdit>

namespace schemabridge::ui {

using json::Value;

namespace {

constexpr int expressionLinesMax = 14;
constexpr int bodyLinesMin = 4;
constexpr int bodyLinesMax = 20;

void showText(QLineEdit &edit, const QString &text)
{
    if (edit.text() == text)
        return; // the cursor stays where it is
    edit.setText(text);
    edit.setCursorPosition(0);
}

/// A body that is one expression is shown without the quotes of JSON.
QString bodyText(const MemberValue &value)
{
    if (!value)
        return {};
    const bool isExpression = value->isString() && workflow::expressionSource(value->asString());
    return isExpression ? textOf(value) : QString::fromStdString(json::printIndented(*value));
}

} // namespace

// TextField

TextField::TextField(Property property, QWidget *parent)
    : PropertyField(std::move(property), parent), m_edit(new QLineEdit(this))
{
    const auto &kind = std::get<TextEditor>(this->property().editor);
    m_edit->setPlaceholderText(kind.placeholder);
    if (kind.isCode)
        m_edit->setFont(textFont(TextStyle::Code));
    addEditor(m_edit);
    connect(m_edit, &QLineEdit::textEdited, this, [this](const QString &text) {
        m_isWriting = true;
        write(memberText(text));
        m_isWriting = false;
        m_written = value();
        explain();
    });
    refresh();
}

QWidget *TextField::editor() const
{
    return m_edit;
}

void TextField::showValue(const MemberValue &value)
{
    // What was typed may be spelled otherwise than what became of it, such as a list that ends with a comma.
    if (m_isWriting || (m_written && *m_written == value))
        return;
    m_written.reset();
    showText(*m_edit, textOf(value));
    explain();
}

void TextField::setScope(const ExpressionScope &scope)
{
    PropertyField::setScope(scope);
    explain();
}

void TextField::explain()
{
    if (const auto use = std::get<TextEditor>(property().editor).expression)
        note().setFeedback(explainExpression(m_edit->text(), scope(), *use));
}

// ExpressionField

ExpressionField::ExpressionField(Property property, QWidget *parent)
    : PropertyField(std::move(property), parent), m_edit(new CodeEdit(this))
{
    m_edit->setLines(1, expressionLinesMax);
    m_edit->setPlaceholderText(std::get<ExpressionEditor>(this->property().editor).placeholder);
    addEditor(m_edit);
    refresh();
    connect(m_edit, &CodeEdit::textChanged, this, [this] {
        write(memberText(m_edit->toPlainText()));
        explain();
    });
}

QWidget *ExpressionField::editor() const
{
    return m_edit;
}

void ExpressionField::showValue(const MemberValue &value)
{
    const QSignalBlocker blocker(m_edit);
    m_edit->setTextKeepingCursor(textOf(value));
    m_edit->updateGeometry();
    explain();
}

void ExpressionField::setScope(const ExpressionScope &scope)
{
    PropertyField::setScope(scope);
    explain();
}

void ExpressionField::explain()
{
    const auto &kind = std::get<ExpressionEditor>(property().editor);
    note().setFeedback(explainExpression(m_edit->toPlainText(), scope(), kind.use));
}

// JsonField

JsonField::JsonField(Property property, QWidget *parent)
    : PropertyField(std::move(property), parent), m_edit(new CodeEdit(this))
{
    m_edit->setLines(bodyLinesMin, bodyLinesMax);
    m_edit->setPlaceholderText(std::get<JsonEditor>(this->property().editor).placeholder);
    addEditor(m_edit);
    connect(m_edit, &CodeEdit::textChanged, this, &JsonField::textEdited);
    refresh();
}

QWidget *JsonField::editor() const
{
    return m_edit;
}

QString JsonField::draft() const
{
    return m_edit->toPlainText();
}

void JsonField::restoreDraft(const QString &text)
{
    m_edit->setPlainText(text);
}

void JsonField::showValue(const MemberValue &value)
{
    // Text that means the same stays as it was typed.
    const QString typed = m_edit->toPlainText();
    const auto parsed = json::parse(typed.toStdString());
    if (value && parsed && parsed->isIdenticalTo(*value))
        return;
    m_isShowing = true;
    m_edit->setTextKeepingCursor(bodyText(value));
    m_isShowing = false;
}

void JsonField::textEdited()
{
    if (m_isShowing)
        return;
    const std::string text = m_edit->toPlainText().toStdString();
    const bool isExpression = workflow::expressionSource(text).has_value();
    const auto parsed = isExpression ? Result<Value>(Value::string(text)) : json::parse(text);
    const bool isEmpty = m_edit->toPlainText().trimmed().isEmpty();
    if (!parsed && !isEmpty)
        return setDraft(tr("Not saved, since this is no JSON: %1").arg(sentence(parsed.error())));
    setDraft({});
    write(isEmpty ? std::nullopt : MemberValue(*parsed));
}

// NumberField

NumberField::NumberField(Property property, QWidget *parent)
    : PropertyField(std::move(property), parent), m_edit(new QLineEdit(this))
{
    const QString unit = range().unit.isEmpty() ? QString() : u' ' % range().unit;
    m_edit->setPlaceholderText(QString::number(range().defaultNumber) % unit);
    addEditor(m_edit);
    connect(m_edit, &QLineEdit::textEdited, this, &NumberField::textEdited);
    refresh();
}

QWidget *NumberField::editor() const
{
    return m_edit;
}

QString NumberField::draft() const
{
    return m_edit->text();
}

void NumberField::restoreDraft(const QString &text)
{
    m_edit->setText(text);
    textEdited(text);
}

void NumberField::showValue(const MemberValue &value)
{
    showText(*m_edit, textOf(value));
}

void NumberField::textEdited(const QString &text)
{
    bool isNumber = false;
    const qlonglong number = text.trimmed().toLongLong(&isNumber);
    const bool isEmpty = text.trimmed().isEmpty();
    if (!isEmpty && (!isNumber || number < range().minimum || number > range().maximum))
        return setDraft(tr("Not saved: a whole number from %1 to %2 is expected")
                            .arg(range().minimum)
                            .arg(range().maximum));
    setDraft({});
    write(isEmpty ? std::nullopt : MemberValue(Value::integer(number)));
}

// ReadOnlyField

ReadOnlyField::ReadOnlyField(Property property, QWidget *parent)
    : PropertyField(std::move(property), parent), m_text(new QLineEdit(this))
{
    m_text->setReadOnly(true);
    if (std::get<ReadOnlyEditor>(this->property().editor).isCode)
        m_text->setFont(textFont(TextStyle::Code));
    addEditor(m_text);
    refresh();
}

QWidget *ReadOnlyField::editor() const
{
    return m_text;
}

void ReadOnlyField::showValue(const MemberValue &value)
{
    showText(*m_text, textOf(value));
}

} // namespace schemabridge::ui
