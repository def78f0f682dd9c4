#pragma once

#include "engine/execution/command.h"
#include "engine/ports/store.h"

#include <optional>

namespace schemabridge::execution {

/// Writes the journal lines of one command: time and execution are the same for all of them.
class Journal {
public:
    Journal(StoreTransaction &transaction, Instant now, std::optional<ExecutionId> execution)
        : m_transaction(transaction), m_now(now), m_execution(execution)
    {
    }

    /// About the execution, or about a trigger.
    void tell(EventType type, json::Value detail = {});
    /// About a vertex that nobody has claimed.
    void tell(EventType type, const VertexId &vertex, json::Value detail = {});
    /// About a claimed step.
    void tell(EventType type, const Claim &claim, json::Value detail = {});

private:
    StoreTransaction &m_transaction;
    Instant m_now;
    std::optional<ExecutionId> m_execution;
};

/// `{"code": ..., <argument>: ...}`: an error as events and answers show it.
json::Value errorToJson(const Error &error);

} // namespace schemabridge::execution
