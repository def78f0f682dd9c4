#pragma once

#include "engine/ports/records.h"
#include "engine/store/names_table.h"
#include "engine/store/sqlite_statement.h"
#include "engine/store/step_key.h"

#include <optional>
#include <string>
#include <vector>

namespace schemabridge {

/// One row a step that something happened to. Each change demands a state, and an epoch where a worker makes
/// it, in the UPDATE itself.
class StepsTable {
public:
    StepsTable(SqliteConnection &connection, NamesTable &names);

    std::optional<StepRecord> load(StepNumber step);
    /// In the order of their dispatch.
    std::vector<StepRecord> list(ExecutionRow execution);

    bool insertDispatched(StepNumber step, const VertexId &inputFrom);
    bool insertSkipped(StepNumber step, Instant now);
    std::optional<Epoch> claim(StepNumber step, const WorkerId &worker, Instant leaseUntil);
    std::optional<Epoch> takeOver(StepNumber step, const WorkerId &worker, Instant leaseUntil, Instant now);
    bool renewLease(StepNumber step, Epoch epoch, Instant leaseUntil);
    bool recordRequest(StepNumber step, Epoch epoch, const std::string &request);
    bool complete(StepNumber step, Epoch epoch, const json::Value &output,
                  const std::vector<EdgeId> &takenEdges, Instant now);
    bool fail(StepNumber step, Epoch epoch, const Error &error, Instant now);
    bool reschedule(StepNumber step, Epoch epoch);
    bool retry(StepNumber step);
    bool cancel(StepNumber step, Instant now);

    void removeOf(ExecutionRow execution);

private:
    bool insert(StepNumber step, StepState state, const VertexId &inputFrom,
                std::optional<Instant> finishedAt);
    StepRecord recordOf(const SqliteRows &rows);

    NamesTable &m_names;
    SqliteStatement m_load;
    SqliteStatement m_list;
    SqliteStatement m_insert;
    SqliteStatement m_claim;
    SqliteStatement m_takeOver;
    SqliteStatement m_renewLease;
    SqliteStatement m_recordRequest;
    SqliteStatement m_complete;
    SqliteStatement m_fail;
    SqliteStatement m_reschedule;
    SqliteStatement m_retry;
    SqliteStatement m_cancel;
    SqliteStatement m_removeOf;
};

} // namespace schemabridge
