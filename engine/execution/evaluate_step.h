#pragma once

#include "engine/base/result.h"
#include "engine/execution/action.h"
#include "engine/expression/environment.h"

namespace schemabridge::execution {

/// The output of a step that sends nothing. An ENTRY_POINT yields the payload, a CONDITION its input, a MERGE
/// the outputs that arrived or what its expression makes of them, a TRANSFORM its expression's value
/// (undefined becomes null). Pure but for what
/// expressions take of the environment. Must not be asked for a GATEWAY. Errors: EXPRESSION_FAILED with
/// `vertex`.
Result<json::Value> evaluateStep(const RunStep &run, const expression::Environment &environment);

} // namespace schemabridge::execution
