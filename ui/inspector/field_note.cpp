#include "ui/inspector/field_note.h"

namespace schemabridge::ui {

FieldNote::FieldNote(QWidget *parent) : Label(TextStyle::Small, ColorToken::TextMuted, parent)
{
    setObjectName(QStringLiteral("note"));
    setWordWrap(true);
    setTextFormat(Qt::PlainText);
    setTextInteractionFlags(Qt::TextSelectableByMouse);
    hide();
}

void FieldNote::setError(const QString &text)
{
    m_error = text;
    refresh();
}

void FieldNote::setFinding(const QString &text, bool isError)
{
    m_finding = text;
    m_findingIsError = isError;
    refresh();
}

void FieldNote::setFeedback(const ExpressionFeedback &feedback)
{
    m_feedback = feedback;
    refresh();
}

void FieldNote::refresh()
{
    if (!m_error.isEmpty())
        return showNote(m_error, ColorToken::Danger);
    if (!m_feedback.error.isEmpty())
        return showNote(m_feedback.error, ColorToken::Danger);
    if (!m_finding.isEmpty())
        return showNote(m_finding, m_findingIsError ? ColorToken::Danger : ColorToken::Warning);
    if (!m_feedback.warning.isEmpty())
        return showNote(m_feedback.warning, ColorToken::Warning);
    showNote(m_feedback.preview, ColorToken::Success);
}

void FieldNote::showNote(const QString &text, ColorToken color)
{
    setText(text);
    setColor(color);
    setVisible(!text.isEmpty());
}

} // namespace schemabridge::ui
