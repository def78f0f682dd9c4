#pragma once

#include <QString>
#include <QStringList>
#include <vector>

namespace schemabridge::app {

/// Rows of cells in columns as wide as their widest cell.
class TextTable {
public:
    /// @param headings  also say how many columns there are.
    explicit TextTable(QStringList headings) : m_rows{std::move(headings)} {}

    void addRow(QStringList cells) { m_rows.push_back(std::move(cells)); }
    /// One line a row, the headings first, each indented by two spaces.
    QStringList lines() const;

private:
    std::vector<QStringList> m_rows;
};

} // namespace schemabridge::app
