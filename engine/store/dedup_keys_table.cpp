#include "engine/store/dedup_keys_table.h"

namespace schemabridge {

// The readable key is mostly that of the execution, and then not kept twice.
DedupKeysTable::DedupKeysTable(SqliteConnection &connection)
    : m_find(connection,
             "SELECT k.execution, k.created_at, CAST(coalesce(k.readable_key, e.readable_key) AS BLOB)"
             " FROM dedup_keys k JOIN executions e ON e.row = k.execution"
             " WHERE k.hash = ? ORDER BY k.execution LIMIT 1"),
      m_insert(connection,
               "INSERT OR IGNORE INTO dedup_keys(execution, hash, created_at, readable_key)"
               " SELECT row, ?, ?, nullif(CAST(? AS TEXT), readable_key) FROM executions WHERE row = ?"),
      m_removeOf(connection, "DELETE FROM dedup_keys WHERE execution = ?")
{
}

std::optional<DedupKeyRecord> DedupKeysTable::find(const KeyHash &hash)
{
    SqliteRows rows = m_find.rows(hash);
    if (!rows.next())
        return std::nullopt;
    return DedupKeyRecord{hash, {rows.integer(0)}, rows.bytes(2), rows.instant(1)};
}

void DedupKeysTable::insert(const DedupKeyRecord &key)
{
    m_insert.change(key.hash, key.createdAt, key.readableKey, key.execution);
}

void DedupKeysTable::removeOf(ExecutionRow execution)
{
    m_removeOf.change(execution);
}

} // namespace schemabridge
