#include "engine/store/definitions_table.h"

#include <QCryptographicHash>

namespace schemabridge {

namespace {

constexpr std::size_t rememberedMax = 64;

std::string hashOf(const std::string &text)
{
    const auto bytes = QByteArray::fromRawData(text.data(), static_cast<qsizetype>(text.size()));
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toStdString();
}

} // namespace

DefinitionsTable::DefinitionsTable(SqliteConnection &connection)
    : m_find(connection, "SELECT row FROM definitions WHERE hash = ?"),
      m_insert(connection, "INSERT INTO definitions(hash, text) VALUES (?, CAST(? AS TEXT)) RETURNING row"),
      m_text(connection, "SELECT CAST(text AS BLOB) FROM definitions WHERE row = ?")
{
}

DefinitionRow DefinitionsTable::intern(const std::string &text)
{
    const auto known = m_rows.find(text);
    if (known != m_rows.end())
        return known->second;
    const DefinitionRow row{findOrInsert(text)};
    if (m_rows.size() >= rememberedMax)
        m_rows.clear();
    m_rows.emplace(text, row);
    return row;
}

std::int64_t DefinitionsTable::findOrInsert(const std::string &text)
{
    const std::string hash = hashOf(text);
    if (const auto found = m_find.number(hash))
        return *found;
    return m_insert.number(hash, text).value_or(0);
}

std::string DefinitionsTable::text(DefinitionRow row)
{
    SqliteRows rows = m_text.rows(row);
    return rows.next() ? rows.bytes(0) : std::string();
}

} // namespace schemabridge
