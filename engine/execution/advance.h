#pragma once

#include "engine/execution/core.h"
#include "engine/execution/journal.h"
#include "engine/execution/routing.h"

namespace schemabridge::execution {

/// Carries an execution on after one of its steps completed: dispatches successors, skips dead paths, lets
/// merges wait. The completed step must already stand in the store.
/// @return a DeliverStep for each step that was dispatched.
Actions advance(Context &context, Journal &journal, const ExecutionRecord &execution,
                const CompiledWorkflow &workflow, const VertexId &completed);

/// The steps of an execution by vertex.
StepMap loadSteps(StoreReader &store, ExecutionRow execution);

} // namespace schemabridge::execution
