#include "ui/widgets/search_field.h"

#include "ui/theme/icon.h"

#include <QAction>
#include <QKeyEvent>

namespace schemabridge::ui {

SearchField::SearchField(QWidget *parent) : QLineEdit(parent)
{
    addAction(themedIcon(Icon::Search), QLineEdit::LeadingPosition);
    QAction *clearAction = addAction(themedIcon(Icon::Close), QLineEdit::TrailingPosition);
    clearAction->setVisible(false);
    connect(clearAction, &QAction::triggered, this, &QLineEdit::clear);
    connect(this, &QLineEdit::textChanged, clearAction,
            [clearAction](const QString &text) { clearAction->setVisible(!text.isEmpty()); });
}

void SearchField::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && !text().isEmpty()) {
        clear();
        return;
    }
    QLineEdit::keyPressEvent(event);
}

} // namespace schemabridge::ui
