#pragma once

#include "engine/execution/compiled_workflow.h"
#include "engine/execution/routing.h"
#include "engine/json/value.h"
#include "engine/ports/records.h"

namespace schemabridge::execution {

/// What the expressions of a step see (design: expressions): `payload`, `input`, `steps.<id>.output`,
/// `execution`. All of it is recorded, so a retry sees the same and makes the same key.
json::Value stepScope(const CompiledWorkflow &workflow, const ExecutionRecord &execution,
                      const StepMap &steps, const StepRecord &step);

/// The payload parsed where it is JSON, else as a string, in which U+FFFD stands for bytes that are no UTF-8.
json::Value parsePayload(const std::string &payload);

} // namespace schemabridge::execution
