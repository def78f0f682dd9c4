#include "app/session/watched_store.h"

namespace schemabridge::app {

std::optional<Error> StoreHealth::error() const
{
    const std::lock_guard lock(m_mutex);
    return m_error;
}

void StoreHealth::note(std::optional<Error> error)
{
    const std::lock_guard lock(m_mutex);
    m_error = std::move(error);
}

Result<std::vector<Event>> WatchedStore::transact(const std::function<void(StoreTransaction &)> &change)
{
    auto written = m_store->transact(change);
    m_health->note(written ? std::nullopt : std::optional(written.error()));
    return written;
}

} // namespace schemabridge::app
