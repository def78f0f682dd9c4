#include "engine/store/memory_store.h"

#include "engine/store/memory_transaction.h"

namespace schemabridge {

Result<std::vector<Event>> MemoryStore::transact(const std::function<void(StoreTransaction &)> &change)
{
    MemoryState changed = m_state;
    MemoryTransaction transaction(changed);
    change(transaction);
    m_state = std::move(changed);
    return transaction.takeEvents();
}

Status MemoryStore::read(const std::function<void(StoreReader &)> &question)
{
    const MemoryState snapshot = m_state;
    MemoryReader reader(snapshot);
    question(reader);
    return {};
}

} // namespace schemabridge
