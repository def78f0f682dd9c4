#include "engine/store/names_table.h"

namespace schemabridge {

NamesTable::NamesTable(SqliteConnection &connection)
    : m_connection(connection),
      m_find(connection, "SELECT number FROM names WHERE name = CAST(? AS TEXT)"),
      m_load(connection, "SELECT CAST(name AS BLOB) FROM names WHERE number = ?"),
      m_insert(connection, "INSERT INTO names(name) VALUES (CAST(? AS TEXT)) RETURNING number")
{
}

NamesTable::Number NamesTable::intern(const std::string &name)
{
    if (name.empty())
        return std::nullopt;
    if (const Number known = find(name))
        return known;
    const Number number = m_insert.number(name);
    return number ? Number(remember(*number, name)) : std::nullopt;
}

NamesTable::Number NamesTable::find(const std::string &name)
{
    const auto known = m_numbers.find(name);
    if (known != m_numbers.end())
        return known->second;
    const Number number = m_find.number(name);
    return number ? Number(remember(*number, name)) : std::nullopt;
}

std::string NamesTable::name(Number number)
{
    if (!number)
        return {};
    const auto known = m_names.find(*number);
    return known != m_names.end() ? known->second : loadName(*number);
}

void NamesTable::forget()
{
    m_numbers.clear();
    m_names.clear();
}

std::string NamesTable::loadName(std::int64_t number)
{
    std::string name;
    {
        SqliteRows rows = m_load.rows(number);
        if (rows.next())
            name = rows.bytes(0);
    }
    if (name.empty())
        m_connection.failCorrupt("a row refers to a name that is not there");
    else
        remember(number, name);
    return name;
}

std::int64_t NamesTable::remember(std::int64_t number, const std::string &name)
{
    m_numbers.emplace(name, number);
    m_names.emplace(number, name);
    return number;
}

} // namespace schemabridge
