#include "ui/inspector/table_row.h"

#include "engine/json/parse.h"
#include "ui/inspector/field_note.h"
#include "ui/inspector/property_maker.h"
#include "ui/theme/metrics.h"
#include "ui/theme/theme.h"
#include "ui/widgets/icon_button.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPainter>
#include <QVBoxLayout>

namespace schemabridge::ui {

using json::Value;

namespace {

constexpr int barWidth = 3;

bool isSameKind(const Value &left, const Value &right)
{
    return left.type() == right.type() && (left.isNumber() || left.isBoolean());
}

} // namespace

TableRow::TableRow(const TableEditor &editor, QWidget *parent)
    : QWidget(parent), m_name(new QLineEdit(this)), m_value(new QLineEdit(this)), m_note(new FieldNote(this))
{
    m_name->setPlaceholderText(editor.namePlaceholder);
    m_name->setAccessibleName(tr("Name"));
    m_name->setObjectName(QStringLiteral("name"));
    m_value->setPlaceholderText(editor.valuePlaceholder);
    m_value->setAccessibleName(tr("Value"));
    m_value->setObjectName(QStringLiteral("value"));
    m_value->setFont(textFont(TextStyle::Code));
    for (QLineEdit *line : {m_name, m_value})
        line->setTextMargins(metrics::spaceTiny, 0, metrics::spaceTiny, 0);
    m_keyMark = m_name->addAction(themedIcon(Icon::Key, ColorToken::Guard), QLineEdit::LeadingPosition);
    m_keyMark->setToolTip(tr("This is the idempotency key: the target recognises a repeat by it"));
    m_keyMark->setVisible(false);
    auto *remove = new IconButton(Icon::Close, this);
    remove->setHelp(tr("Remove"));
    auto *first = new QHBoxLayout;
    first->setSpacing(metrics::spaceTiny);
    first->addWidget(m_name, 1);
    first->addWidget(remove);
    auto *rows = new QVBoxLayout(this);
    rows->setContentsMargins(metrics::spaceSmall, 0, 0, metrics::spaceTiny);
    rows->setSpacing(metrics::spaceTiny);
    rows->addLayout(first);
    rows->addWidget(m_value);
    rows->addWidget(m_note);
    connect(m_name, &QLineEdit::textEdited, this, &TableRow::edited);
    connect(m_value, &QLineEdit::textEdited, this, &TableRow::edited);
    connect(remove, &IconButton::clicked, this, &TableRow::removeRequested, Qt::QueuedConnection);
}

QString TableRow::name() const
{
    return m_name->text().trimmed();
}

QString TableRow::valueText() const
{
    return m_value->text();
}

Value TableRow::value(bool keepsTypes) const
{
    const QString text = m_value->text();
    if (text == textOf(m_original) && !m_original.isNull())
        return m_original;
    if (const auto parsed = json::parse(text.toStdString());
        keepsTypes && parsed && isSameKind(*parsed, m_original))
        return *parsed;
    return Value::string(text.toStdString());
}

void TableRow::showMember(const QString &name, const Value &value)
{
    m_original = value;
    if (m_name->text().trimmed() != name)
        m_name->setText(name);
    if (const QString text = textOf(value); m_value->text() != text) {
        m_value->setText(text);
        m_value->setCursorPosition(0);
    }
}

void TableRow::setIsKey(bool isKey)
{
    m_isKey = isKey;
    m_keyMark->setVisible(isKey);
    update();
}

void TableRow::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(QRect(0, 0, barWidth, height() - metrics::spaceTiny),
                     themeColor(m_isKey ? ColorToken::Guard : ColorToken::Border));
}

} // namespace schemabridge::ui
