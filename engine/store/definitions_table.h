#pragma once

#include "engine/base/ids.h"
#include "engine/store/sqlite_statement.h"

#include <string>
#include <unordered_map>

namespace schemabridge {

/// Texts of workflows, each kept once. They stay when their executions go: the engine may still know their
/// row.
class DefinitionsTable {
public:
    explicit DefinitionsTable(SqliteConnection &connection);

    DefinitionRow intern(const std::string &text);
    std::string text(DefinitionRow row);

    /// Forgets what was learnt in a transaction that is rolled back.
    void forget() { m_rows.clear(); }

private:
    std::int64_t findOrInsert(const std::string &text);

    SqliteStatement m_find;
    SqliteStatement m_insert;
    SqliteStatement m_text;
    /// The texts used lately, so that a trigger does not pay for hashing its whole workflow.
    std::unordered_map<std::string, DefinitionRow> m_rows;
};

} // namespace schemabridge
