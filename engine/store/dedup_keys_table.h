#pragma once

#include "engine/ports/records.h"
#include "engine/store/sqlite_statement.h"

#include <optional>

namespace schemabridge {

/// Explicit keys and the executions that they started; an index, but no uniqueness over the keys.
class DedupKeysTable {
public:
    explicit DedupKeysTable(SqliteConnection &connection);

    /// Of the executions that the key started, the first one that still exists.
    std::optional<DedupKeyRecord> find(const KeyHash &hash);
    void insert(const DedupKeyRecord &key);
    void removeOf(ExecutionRow execution);

private:
    SqliteStatement m_find;
    SqliteStatement m_insert;
    SqliteStatement m_removeOf;
};

} // namespace schemabridge
