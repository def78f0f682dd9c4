#pragma once

#include "engine/ports/store.h"

#include <memory>
#include <mutex>
#include <optional>

namespace schemabridge::app {

/// What stands between a store and its disk at the moment. Any thread.
class StoreHealth {
public:
    /// Why the last transaction was not written; nothing where it was.
    std::optional<Error> error() const;
    void note(std::optional<Error> error);

private:
    mutable std::mutex m_mutex;
    std::optional<Error> m_error; ///< guarded by m_mutex
};

/// A store that tells of its health. The engine tries again by itself what could not be written, so without
/// this nobody would know what it waits for.
class WatchedStore final : public Store {
public:
    WatchedStore(std::unique_ptr<Store> store, std::shared_ptr<StoreHealth> health)
        : m_store(std::move(store)), m_health(std::move(health))
    {
    }

    Result<std::vector<Event>> transact(const std::function<void(StoreTransaction &)> &change) override;
    Status read(const std::function<void(StoreReader &)> &question) override
    {
        return m_store->read(question);
    }

private:
    std::unique_ptr<Store> m_store;
    std::shared_ptr<StoreHealth> m_health;
};

} // namespace schemabridge::app
