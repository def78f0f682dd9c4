#pragma once

#include "app/command_line/run_outcome.h"

namespace schemabridge::app {

/// The last line of `run --json`: `{"summary": {"executionId", "deduplicated", "rule", "key", "keyParts",
/// "state", "createdAt", "keptUntil", "steps", "effects": {"new", "replayed", "conflicts"}, "effectsInAll",
/// "duplicateEffects"}}` of the first trigger; `"error"` in place of all before `effects` where it was
/// refused. With several triggers also `"triggers"`, one object each, and `"executions"`: `[{"executionId",
/// "state", "steps"}]`. `effects` is null where calls went to real hosts.
json::Value runSummary(const RunOutcome &outcome);

} // namespace schemabridge::app
