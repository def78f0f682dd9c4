#pragma once

#include "engine/execution/core.h"
#include "engine/execution/journal.h"

#include <optional>

namespace schemabridge::execution {

/// Ends the execution where no step of it is DISPATCHED or EXECUTING any more: FAILED if a step failed, else
/// COMPLETED.
/// @return nothing while work is left.
std::optional<ExecutionEnded> settle(Context &context, Journal &journal, const ExecutionRecord &execution);

} // namespace schemabridge::execution
