#include "engine/store/steps_table.h"

#include "engine/store/json_column.h"

namespace schemabridge {

namespace {

#define SCHEMABRIDGE_SELECT_STEP                                                                             \
    "SELECT step, state, attempt, epoch, retries_used, worker, lease_until, input_from, finished_at,"        \
    " CAST(taken_edges AS BLOB), CAST(error AS BLOB), CAST(output AS BLOB), request FROM steps "

/// The guard of everything that a worker does: its claim is the last one and has not been ended. The values
/// are the step, StepState::Executing and the epoch.
#define SCHEMABRIDGE_UNDER_EPOCH " WHERE step = ? AND state = ? AND epoch = ?"

/// What every start of an attempt changes.
#define SCHEMABRIDGE_START_ATTEMPT                                                                           \
    "UPDATE steps SET state = ?, attempt = attempt + 1, epoch = epoch + 1, worker = ?, lease_until = ?"

// These numbers are in files.
static_assert(static_cast<int>(StepState::Dispatched) == 1);
static_assert(static_cast<int>(StepState::Executing) == 2);
static_assert(static_cast<int>(StepState::Completed) == 3);
static_assert(static_cast<int>(StepState::Failed) == 4);
static_assert(static_cast<int>(StepState::Skipped) == 5);
static_assert(static_cast<int>(StepState::Cancelled) == 6);

std::optional<Epoch> epochOf(std::optional<std::int64_t> number)
{
    return number ? std::optional(Epoch{*number}) : std::nullopt;
}

} // namespace

StepsTable::StepsTable(SqliteConnection &connection, NamesTable &names)
    : m_names(names),
      m_load(connection, SCHEMABRIDGE_SELECT_STEP "WHERE step = ?"),
      m_list(connection, SCHEMABRIDGE_SELECT_STEP "WHERE step BETWEEN ? AND ? ORDER BY ordinal"),
      m_insert(
          connection,
          "INSERT INTO steps(step, ordinal, state, attempt, epoch, retries_used, input_from, finished_at)"
          " SELECT ?, (SELECT count(*) FROM steps WHERE step BETWEEN ? AND ?), ?, 0, 0, 0, ?, ?"
          " WHERE EXISTS (SELECT 1 FROM executions WHERE row = ?) ON CONFLICT(step) DO NOTHING"),
      m_claim(connection, SCHEMABRIDGE_START_ATTEMPT " WHERE step = ? AND state = ? RETURNING epoch"),
      m_takeOver(connection, SCHEMABRIDGE_START_ATTEMPT
                 " WHERE step = ? AND state = ? AND lease_until <= ? RETURNING epoch"),
      m_renewLease(connection, "UPDATE steps SET lease_until = ?" SCHEMABRIDGE_UNDER_EPOCH),
      m_recordRequest(connection,
                      "UPDATE steps SET request = ?" SCHEMABRIDGE_UNDER_EPOCH " AND request IS NULL"),
      m_complete(connection,
                 "UPDATE steps SET state = ?, lease_until = NULL, finished_at = ?, output = CAST(? AS TEXT),"
                 " taken_edges = CAST(? AS TEXT)" SCHEMABRIDGE_UNDER_EPOCH),
      m_fail(connection, "UPDATE steps SET state = ?, lease_until = NULL, finished_at = ?,"
                         " error = CAST(? AS TEXT)" SCHEMABRIDGE_UNDER_EPOCH),
      m_reschedule(connection, "UPDATE steps SET state = ?, lease_until = NULL,"
                               " retries_used = retries_used + 1" SCHEMABRIDGE_UNDER_EPOCH),
      m_retry(connection, "UPDATE steps SET state = ?, retries_used = 0, error = NULL, finished_at = NULL"
                          " WHERE step = ? AND state = ?"),
      m_cancel(connection, "UPDATE steps SET state = ?, lease_until = NULL, finished_at = ?"
                           " WHERE step = ? AND state IN (?, ?)"),
      m_removeOf(connection, "DELETE FROM steps WHERE step BETWEEN ? AND ?")
{
}

std::optional<StepRecord> StepsTable::load(StepNumber step)
{
    SqliteRows rows = m_load.rows(step);
    return rows.next() ? std::optional(recordOf(rows)) : std::nullopt;
}

std::vector<StepRecord> StepsTable::list(ExecutionRow execution)
{
    std::vector<StepRecord> found;
    SqliteRows rows = m_list.rows(firstStepNumber(execution), lastStepNumber(execution));
    while (rows.next())
        found.push_back(recordOf(rows));
    return found;
}

bool StepsTable::insertDispatched(StepNumber step, const VertexId &inputFrom)
{
    return insert(step, StepState::Dispatched, inputFrom, std::nullopt);
}

bool StepsTable::insertSkipped(StepNumber step, Instant now)
{
    return insert(step, StepState::Skipped, VertexId(), now);
}

bool StepsTable::insert(StepNumber step, StepState state, const VertexId &inputFrom,
                        std::optional<Instant> finishedAt)
{
    const ExecutionRow execution = executionOf(step);
    return m_insert.change(step, firstStepNumber(execution), lastStepNumber(execution), state,
                           m_names.intern(inputFrom.value), finishedAt, execution) == 1;
}

std::optional<Epoch> StepsTable::claim(StepNumber step, const WorkerId &worker, Instant leaseUntil)
{
    return epochOf(m_claim.number(StepState::Executing, m_names.intern(worker.value), leaseUntil, step,
                                  StepState::Dispatched));
}

std::optional<Epoch> StepsTable::takeOver(StepNumber step, const WorkerId &worker, Instant leaseUntil,
                                          Instant now)
{
    return epochOf(m_takeOver.number(StepState::Executing, m_names.intern(worker.value), leaseUntil, step,
                                     StepState::Executing, now));
}

bool StepsTable::renewLease(StepNumber step, Epoch epoch, Instant leaseUntil)
{
    return m_renewLease.change(leaseUntil, step, StepState::Executing, epoch) == 1;
}

bool StepsTable::recordRequest(StepNumber step, Epoch epoch, const std::string &request)
{
    return m_recordRequest.change(request, step, StepState::Executing, epoch) == 1;
}

bool StepsTable::complete(StepNumber step, Epoch epoch, const json::Value &output,
                          const std::vector<EdgeId> &takenEdges, Instant now)
{
    const std::string outputText = valueToColumn(output);
    const std::optional<std::string> edgesText = edgesToColumn(takenEdges);
    return m_complete.change(StepState::Completed, now, outputText, edgesText, step, StepState::Executing,
                             epoch) == 1;
}

bool StepsTable::fail(StepNumber step, Epoch epoch, const Error &error, Instant now)
{
    const std::string errorText = errorToColumn(error);
    return m_fail.change(StepState::Failed, now, errorText, step, StepState::Executing, epoch) == 1;
}

bool StepsTable::reschedule(StepNumber step, Epoch epoch)
{
    return m_reschedule.change(StepState::Dispatched, step, StepState::Executing, epoch) == 1;
}

bool StepsTable::retry(StepNumber step)
{
    return m_retry.change(StepState::Dispatched, step, StepState::Failed) == 1;
}

bool StepsTable::cancel(StepNumber step, Instant now)
{
    return m_cancel.change(StepState::Cancelled, now, step, StepState::Dispatched, StepState::Executing) == 1;
}

void StepsTable::removeOf(ExecutionRow execution)
{
    m_removeOf.change(firstStepNumber(execution), lastStepNumber(execution));
}

StepRecord StepsTable::recordOf(const SqliteRows &rows)
{
    StepRecord record;
    record.execution = executionOf(rows.integer(0));
    record.vertex = {m_names.name(vertexNumberOf(rows.integer(0)))};
    record.state = rows.enumerator(1, StepState::Cancelled);
    record.attempt = static_cast<int>(rows.integer(2));
    record.epoch = {rows.integer(3)};
    record.retriesUsed = static_cast<int>(rows.integer(4));
    record.worker = {m_names.name(rows.optionalInteger(5))};
    record.leaseUntil = rows.optionalInstant(6);
    record.inputFrom = {m_names.name(rows.optionalInteger(7))};
    record.finishedAt = rows.optionalInstant(8);
    if (!rows.isNull(9))
        record.takenEdges = rows.decoded(9, edgesFromColumn).value_or(std::vector<EdgeId>());
    if (!rows.isNull(10))
        record.error = rows.decoded(10, errorFromColumn);
    if (!rows.isNull(11))
        record.output = rows.decoded(11, valueFromColumn);
    if (!rows.isNull(12))
        record.request = rows.bytes(12);
    return record;
}

} // namespace schemabridge
