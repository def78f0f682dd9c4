#pragma once

#include "engine/ports/event.h"
#include "engine/ports/records.h"
#include "engine/store/memory_table.h"

#include <cstdint>
#include <string>
#include <utility>

namespace schemabridge {

using StepKey = std::pair<ExecutionRow, VertexId>;

struct MemoryStep {
    StepRecord record;
    int ordinal = 0; ///< place in the order in which the execution's steps were dispatched
};

/// Everything that a MemoryStore holds, as one value: copied by sharing, and compared or hashed through the
/// rows of its tables, which are in the order of their keys.
struct MemoryState {
    MemoryTable<DefinitionRow, std::string> definitions;
    MemoryTable<ExecutionRow, ExecutionRecord> executions;
    MemoryTable<StepKey, MemoryStep> steps;
    MemoryTable<StepKey, DeliveryRecord> deliveries;
    MemoryTable<std::pair<KeyHash, ExecutionRow>, DedupKeyRecord> keys;
    MemoryTable<std::int64_t, Event> journal;

    /// Numbers given last; none is given twice, even where the row was removed.
    DefinitionRow lastDefinition;
    ExecutionRow lastExecution;
    std::int64_t lastSeq = 0;
};

} // namespace schemabridge
