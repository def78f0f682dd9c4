#include "app/command_line/text_table.h"

#include <algorithm>

namespace schemabridge::app {

namespace {

std::vector<qsizetype> columnWidths(const std::vector<QStringList> &rows)
{
    std::vector<qsizetype> widths(static_cast<std::size_t>(rows.front().size()), 0);
    for (const auto &row : rows) {
        for (std::size_t column = 0; column < widths.size(); ++column)
            widths[column] = std::max(widths[column], row.at(static_cast<qsizetype>(column)).size());
    }
    return widths;
}

QString lineOf(const QStringList &row, const std::vector<qsizetype> &widths)
{
    QString line;
    for (std::size_t column = 0; column < widths.size(); ++column)
        line += QStringLiteral("  ") + row.at(static_cast<qsizetype>(column)).leftJustified(widths[column]);
    while (line.endsWith(QLatin1Char(' ')))
        line.chop(1);
    return line;
}

} // namespace

QStringList TextTable::lines() const
{
    const auto widths = columnWidths(m_rows);
    QStringList lines;
    for (const auto &row : m_rows)
        lines.append(lineOf(row, widths));
    return lines;
}

} // namespace schemabridge::app
