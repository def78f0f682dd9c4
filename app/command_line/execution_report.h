#pragma once

#include "engine/base/result.h"
#include "engine/ports/store.h"

#include <QStringList>
#include <string>
#include <vector>

namespace schemabridge::app {

/// One execution with its steps, as it stands.
struct ExecutionReport {
    ExecutionRecord execution;
    std::vector<StepRecord> steps; ///< in the order of their dispatch
};

/// @return nothing where the store has no such execution.
std::optional<ExecutionReport> reportOn(StoreReader &store, const ExecutionId &id);

/// A table of the steps, and a sentence for each that failed.
QStringList stepLines(const ExecutionReport &report);

/// `[{"vertex", "state", "attempt", "epoch", "key", "status", "error"}]`; members without a value are left
/// out.
json::Value stepsToJson(const ExecutionReport &report);

/// `{"executionId", "state", "rule", "key", "entry", "trigger", "createdAt", "finishedAt", "live"}`.
json::Value executionToJson(const ExecutionRecord &execution);

} // namespace schemabridge::app
