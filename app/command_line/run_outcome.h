#pragma once

#include "app/command_line/effect_report.h"
#include "app/command_line/exit_code.h"
#include "app/session/session.h"

#include <optional>
#include <vector>

namespace schemabridge::app {

/// What a run came to: the answers to its triggers, the executions that they started or met, and the effects
/// at the mock target meanwhile.
struct RunOutcome {
    std::vector<Result<execution::TriggerAnswer>> answers;
    std::vector<ExecutionReport> executions; ///< each once, in the order of the answers
    Milliseconds retentionMs{0};             ///< how long a finished execution and its key are kept
    /// Nothing where calls went to real hosts, whose effects nobody here can count.
    std::optional<target::LedgerTotals> effects;
    target::LedgerTotals effectsInAll;
    std::vector<DuplicateEffect> duplicates;

    /// Nothing while it runs.
    std::optional<Instant> keptUntil(const ExecutionRecord &execution) const;
    /// Ok where every trigger was taken, every execution completed and no intent had two effects.
    ExitCode exitCode() const;
};

/// Collects the outcome of a run that is over and prints it, for people or as the last JSON line; refusals,
/// duplicates and a vault that could not be opened on standard error too.
/// @param executions  those that no trigger led to, such as one that an operator retries
/// @param firstSeq  the ledger's last entry before the run
/// @return the code to exit with.
ExitCode tellOutcome(Session &session, std::vector<Result<execution::TriggerAnswer>> answers,
                     std::vector<ExecutionId> executions, std::int64_t firstSeq, bool json);

} // namespace schemabridge::app
