#pragma once

#include "engine/ports/store.h"
#include "engine/store/memory_state.h"

#include <functional>
#include <utility>
#include <vector>

namespace schemabridge {

/// A Store whose state is a value, for simulations and tests: take state() at any time, go back to it with
/// setState(). Never fails; a `change` that throws leaves nothing behind. One thread at a time.
///
/// A transaction copies the list of rows (not the records) of each table that it changes, so it suits states
/// of a few thousand rows.
class MemoryStore final : public Store {
public:
    MemoryStore() = default;
    explicit MemoryStore(MemoryState state) : m_state(std::move(state)) {}

    const MemoryState &state() const { return m_state; }
    void setState(MemoryState state) { m_state = std::move(state); }

    Result<std::vector<Event>> transact(const std::function<void(StoreTransaction &)> &change) override;
    Status read(const std::function<void(StoreReader &)> &question) override;

private:
    MemoryState m_state;
};

} // namespace schemabridge
