#pragma once

#include "ui/inspector/property_field.h"

#include <vector>

namespace schemabridge::ui {

class Button;
class TableRow;

/// An object of texts, such as a gateway's headers: one row a member.
class TableField final : public PropertyField {
    Q_OBJECT

public:
    TableField(Property property, QWidget *parent);

    void setScope(const ExpressionScope &scope) override;
    void setFindings(const std::vector<FieldFinding> &findings) override;
    QWidget *editor() const override;

protected:
    void showValue(const MemberValue &value) override;

private:
    const TableEditor &kind() const { return std::get<TableEditor>(property().editor); }
    TableRow *addRow();
    void addEmptyRow();
    void removeRow(TableRow *row);
    void writeRows();
    void explain();

    std::vector<TableRow *> m_rows;
    QWidget *m_table;
    Button *m_add;
};

} // namespace schemabridge::ui
