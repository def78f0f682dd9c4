#pragma once

#include "engine/ports/store.h"

#include <functional>
#include <vector>

namespace schemabridge::test {

/// Lets a test step in between what the code under test reads and what it then writes, as another worker or
/// process would. A hook may use the store that lies beneath, not this one.
class HookedStore final : public Store {
public:
    explicit HookedStore(Store &store) : m_store(store) {}

    std::function<void()> beforeTransact;
    std::function<void()> afterRead;

    Result<std::vector<Event>> transact(const std::function<void(StoreTransaction &)> &change) override
    {
        if (beforeTransact)
            beforeTransact();
        return m_store.transact(change);
    }

    Status read(const std::function<void(StoreReader &)> &question) override
    {
        Status status = m_store.read(question);
        if (afterRead)
            afterRead();
        return status;
    }

private:
    Store &m_store;
};

} // namespace schemabridge::test
