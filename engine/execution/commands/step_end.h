#pragma once

#include "engine/execution/core.h"
#include "engine/execution/journal.h"

#include <memory>
#include <optional>

namespace schemabridge::execution {

/// A claim that still holds, with what its handler needs to end it.
struct HeldClaim {
    Claim claim;
    ExecutionRecord execution;
    StepRecord step;
    std::shared_ptr<const CompiledWorkflow> workflow;
};

/// The claim's step and execution, if the claim holds: EXECUTING under its own epoch. If not, the journal
/// tells that the late result was fenced, and there is nothing.
/// @param late  what came too late, for the journal.
std::optional<HeldClaim> holdClaim(Context &context, const Claim &claim, json::Value late);

/// Completes the step, dispatches what follows, and ends the execution where nothing is left. If no edge can
/// be chosen, the step fails instead. All in the caller's transaction.
Actions completeClaim(Context &context, const HeldClaim &held, const json::Value &output);

/// Fails the step, and ends the execution where nothing is left.
Actions failClaim(Context &context, const HeldClaim &held, const Error &error);

/// The only action of a claim that was lost.
Actions releaseWorker(const Claim &claim);

} // namespace schemabridge::execution
