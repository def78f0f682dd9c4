#include "ui/inspector/table_field.h"

#include "ui/inspector/field_note.h"
#include "ui/inspector/property_maker.h"
#include "ui/inspector/table_row.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/button.h"

#include <QLineEdit>
#include <QVBoxLayout>

#include <algorithm>

namespace schemabridge::ui {

using json::Value;

namespace {

/// The first name of a pointer such as `/Idempotency-Key` (RFC 6901, section 4).
QString firstName(const std::string &pointer)
{
    QString name = QString::fromStdString(pointer).section(u'/', 1, 1);
    return name.replace(QStringLiteral("~1"), QStringLiteral("/"))
        .replace(QStringLiteral("~0"), QStringLiteral("~"));
}

} // namespace

TableField::TableField(Property property, QWidget *parent)
    : PropertyField(std::move(property), parent),
      m_table(new QWidget(this)),
      m_add(new Button(ButtonKind::Quiet, kind().addText, m_table))
{
    auto *rows = new QVBoxLayout(m_table);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(metrics::spaceTiny);
    rows->addWidget(m_add, 0, Qt::AlignLeft);
    m_add->setIconName(Icon::Plus);
    m_add->setObjectName(QStringLiteral("add"));
    addEditor(m_table);
    connect(m_add, &Button::clicked, this, &TableField::addEmptyRow);
    refresh();
}

QWidget *TableField::editor() const
{
    return m_add;
}

TableRow *TableField::addRow()
{
    auto *row = new TableRow(kind(), m_table);
    static_cast<QVBoxLayout *>(m_table->layout())->insertWidget(static_cast<int>(m_rows.size()), row);
    m_rows.push_back(row);
    row->nameEdit()->installEventFilter(this);
    row->valueEdit()->installEventFilter(this);
    connect(row, &TableRow::edited, this, &TableField::writeRows);
    connect(row, &TableRow::removeRequested, this, [this, row] { removeRow(row); });
    return row;
}

void TableField::addEmptyRow()
{
    Q_EMIT editingEnded();
    TableRow *row = addRow();
    row->show();
    row->nameEdit()->setFocus();
}

void TableField::removeRow(TableRow *row)
{
    Q_EMIT editingEnded();
    std::erase(m_rows, row);
    row->hide();
    row->deleteLater();
    writeRows();
    Q_EMIT editingEnded();
}

void TableField::writeRows()
{
    std::vector<json::Member> members;
    for (TableRow *row : m_rows) {
        const std::string name = row->name().toStdString();
        const bool isTaken = std::any_of(members.begin(), members.end(),
                                         [&name](const json::Member &member) { return member.name == name; });
        row->isWritten = !name.empty() && !isTaken;
        row->note().setError(isTaken ? tr("Not saved, since this name is there already") : QString());
        if (row->isWritten)
            members.push_back({name, row->value(kind().keepsTypes)});
    }
    const bool isEmpty = members.empty();
    write(isEmpty ? std::nullopt : MemberValue(Value::object(std::move(members))));
    explain();
}

void TableField::showValue(const MemberValue &value)
{
    const auto members = value ? value->members() : std::span<const json::Member>();
    std::vector<TableRow *> written;
    std::copy_if(m_rows.begin(), m_rows.end(), std::back_inserter(written),
                 [](const TableRow *row) { return row->isWritten; });
    while (written.size() < members.size()) {
        TableRow *row = addRow();
        row->isWritten = true;
        written.push_back(row);
    }
    for (std::size_t index = 0; index < members.size(); ++index)
        written[index]->showMember(QString::fromStdString(members[index].name), members[index].value);
    for (std::size_t index = members.size(); index < written.size(); ++index) {
        std::erase(m_rows, written[index]);
        written[index]->hide();
        written[index]->deleteLater();
    }
    explain();
}

void TableField::setScope(const ExpressionScope &scope)
{
    PropertyField::setScope(scope);
    explain();
}

void TableField::explain()
{
    const std::string keyName = kind().keyName ? kind().keyName() : std::string();
    for (TableRow *row : m_rows) {
        const std::string name = row->name().toStdString();
        row->setIsKey(!name.empty() && name == keyName);
        const auto use = row->isKey() ? ExpressionUse::Key : ExpressionUse::Value;
        row->note().setFeedback(explainExpression(row->valueText(), scope(), use, keyName));
    }
}

void TableField::setFindings(const std::vector<FieldFinding> &findings)
{
    std::vector<FieldFinding> own;
    for (TableRow *row : m_rows)
        row->note().setFinding({}, false);
    for (const FieldFinding &finding : findings) {
        const QString name = firstName(finding.pointer);
        const auto row = std::find_if(m_rows.begin(), m_rows.end(), [&name](const TableRow *candidate) {
            return candidate->name() == name;
        });
        if (name.isEmpty() || row == m_rows.end())
            own.push_back(finding);
        else
            (*row)->note().setFinding(finding.text, finding.isError);
    }
    PropertyField::setFindings(own);
}

} // namespace schemabridge::ui
