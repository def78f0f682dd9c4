#include "ui/canvas/inline_editor.h"

#include <QKeyEvent>

#include <algorithm>

namespace schemabridge::ui {

InlineEditor::InlineEditor(const QString &text, std::function<void(const QString &)> accept, QWidget *parent)
    : QLineEdit(text, parent), m_accept(std::move(accept))
{
    setObjectName(QStringLiteral("inlineEditor"));
    selectAll();
}

void InlineEditor::showAt(QPoint center, int width)
{
    const int height = sizeHint().height();
    const int leftMax = std::max(0, parentWidget()->width() - width);
    const int topMax = std::max(0, parentWidget()->height() - height);
    setGeometry(std::clamp(center.x() - width / 2, 0, leftMax),
                std::clamp(center.y() - height / 2, 0, topMax), width, height);
    show();
    setFocus(Qt::OtherFocusReason);
}

void InlineEditor::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        finish(false);
    else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        finish(true);
    else
        QLineEdit::keyPressEvent(event);
}

void InlineEditor::focusOutEvent(QFocusEvent *event)
{
    QLineEdit::focusOutEvent(event);
    if (event->reason() != Qt::PopupFocusReason && event->reason() != Qt::ActiveWindowFocusReason)
        finish(true);
}

void InlineEditor::finish(bool accepted)
{
    if (std::exchange(m_isFinished, true))
        return;
    const auto accept = std::move(m_accept);
    const QString typed = text();
    parentWidget()->setFocus(Qt::OtherFocusReason);
    hide();
    deleteLater();
    if (accepted)
        accept(typed);
}

} // namespace schemabridge::ui
