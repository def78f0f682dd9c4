#include "ui/shell/title_field.h"

#include "ui/document/workflow_document.h"
#include "ui/theme/metrics.h"
#include "ui/theme/theme.h"
#include "ui/theme/typography.h"

#include <QEvent>
#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace schemabridge::ui {

namespace {

constexpr int widthMin = 120;
constexpr int widthMax = 360;

} // namespace

TitleField::TitleField(WorkflowDocument &document, QWidget *parent) : QLineEdit(parent), m_document(document)
{
    setObjectName(QStringLiteral("titleField"));
    setFrame(false);
    // The bar shows through; paintEvent() draws what is behind the text.
    setStyleSheet(QStringLiteral("QLineEdit { background: transparent; border: none; }"));
    setAlignment(Qt::AlignCenter);
    setFont(textFont(TextStyle::Heading));
    setFixedHeight(metrics::controlHeight);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    connect(this, &QLineEdit::textEdited, this, [this](const QString &text) {
        m_document.setWorkflowName(text.trimmed());
        updateGeometry();
    });
    connect(&document, &WorkflowDocument::changed, this, [this](const DocumentChange &change) {
        if (change.everything || change.workflow)
            refresh();
    });
    refresh();
    retranslate();
}

QSize TitleField::sizeHint() const
{
    const int wanted = fontMetrics().horizontalAdvance(text()) + 2 * metrics::spaceLarge;
    return {std::clamp(wanted, widthMin, widthMax), metrics::controlHeight};
}

/// Flat until the mouse or the keyboard is there.
void TitleField::paintEvent(QPaintEvent *event)
{
    if (hasFocus() || underMouse()) {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(hasFocus() ? QPen(themeColor(ColorToken::Accent)) : QPen(Qt::NoPen));
        painter.setBrush(themeColor(hasFocus() ? ColorToken::Surface : ColorToken::SurfaceHover));
        painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), metrics::radiusControl,
                                metrics::radiusControl);
    }
    QLineEdit::paintEvent(event);
}

void TitleField::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_Escape)
        clearFocus();
    else
        QLineEdit::keyPressEvent(event);
}

void TitleField::focusOutEvent(QFocusEvent *event)
{
    QLineEdit::focusOutEvent(event);
    m_document.endTyping();
    refresh(); // an empty name was not taken
}

void TitleField::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QLineEdit::changeEvent(event);
}

void TitleField::refresh()
{
    const QString name = QString::fromStdString(m_document.workflow().name());
    if (name == text() || (hasFocus() && name == text().trimmed()))
        return;
    setText(name);
    setCursorPosition(0);
    updateGeometry();
}

void TitleField::retranslate()
{
    setToolTip(tr("Name of the workflow"));
    setAccessibleName(toolTip());
    setPlaceholderText(tr("Name of the workflow"));
}

} // namespace schemabridge::ui
