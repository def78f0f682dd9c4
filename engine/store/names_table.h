#pragma once

#include "engine/store/sqlite_statement.h"

#include <cstdint>
#include <optional>
#include <string>
#include <unordered_map>

namespace schemabridge {

/// Short numbers for the names that rows repeat: vertices, workers, rules. Names stay for ever, there are
/// few. The empty name is NULL.
class NamesTable {
public:
    using Number = std::optional<std::int64_t>;

    explicit NamesTable(SqliteConnection &connection);

    /// The name's number, given now where it is new.
    Number intern(const std::string &name);
    /// @return nothing where no row can have this name.
    Number find(const std::string &name);
    std::string name(Number number);

    /// Forgets what was learnt in a transaction that is rolled back.
    void forget();

private:
    std::string loadName(std::int64_t number);
    std::int64_t remember(std::int64_t number, const std::string &name);

    SqliteConnection &m_connection;
    SqliteStatement m_find;
    SqliteStatement m_load;
    SqliteStatement m_insert;
    std::unordered_map<std::string, std::int64_t> m_numbers;
    std::unordered_map<std::int64_t, std::string> m_names;
};

} // namespace schemabridge
