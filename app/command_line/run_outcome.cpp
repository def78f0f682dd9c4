#include "app/command_line/run_outcome.h"

#include "app/command_line/output.h"
#include "app/command_line/run_summary.h"
#include "app/command_line/run_text.h"

#include <algorithm>
#include <set>

namespace schemabridge::app {

namespace {

/// Each once, in the order of the answers.
std::vector<ExecutionId> executionsOf(const std::vector<Result<execution::TriggerAnswer>> &answers,
                                      std::vector<ExecutionId> executions)
{
    std::set<ExecutionId> known(executions.begin(), executions.end());
    for (const auto &answer : answers) {
        if (answer && known.insert(answer->execution).second)
            executions.push_back(answer->execution);
    }
    return executions;
}

void readReports(StoreReader &store, const std::vector<ExecutionId> &executions, RunOutcome &outcome)
{
    for (const auto &id : executions) {
        if (auto report = reportOn(store, id))
            outcome.executions.push_back(std::move(*report));
    }
}

void printLines(const QStringList &lines)
{
    for (const auto &line : lines)
        printLine(line);
}

bool isLive(const ExecutionReport &report)
{
    return report.execution.isLive;
}

void printRefusals(const RunOutcome &outcome)
{
    std::vector<Error> told;
    for (const auto &answer : outcome.answers) {
        if (answer || std::find(told.begin(), told.end(), answer.error()) != told.end())
            continue;
        fail(answer.error());
        told.push_back(answer.error());
    }
}

void printComplaints(Session &session, const RunOutcome &outcome)
{
    printRefusals(outcome);
    for (const auto &duplicate : outcome.duplicates)
        printWarning(duplicateSentence(duplicate));
    if (const auto error = session.secrets().error())
        fail(*error);
}

Result<RunOutcome> collect(Session &session, std::vector<Result<execution::TriggerAnswer>> answers,
                           std::vector<ExecutionId> executions, std::int64_t firstSeq)
{
    RunOutcome outcome;
    const auto ids = executionsOf(answers, std::move(executions));
    outcome.answers = std::move(answers);
    outcome.retentionMs = session.options().policy.retentionMs;
    const auto effects = session.target().totalsAfter(firstSeq);
    outcome.effectsInAll = session.target().totalsAfter(0);
    const auto read = session.engine().read([&](StoreReader &store) {
        readReports(store, ids, outcome);
        if (effects.effects > 0)
            outcome.duplicates = findDuplicateEffects(store, outcome.executions, session.target());
    });
    if (!read)
        return read.error();
    if (std::none_of(outcome.executions.begin(), outcome.executions.end(), isLive))
        outcome.effects = effects;
    return outcome;
}

} // namespace

std::optional<Instant> RunOutcome::keptUntil(const ExecutionRecord &execution) const
{
    return execution.finishedAt ? std::optional(*execution.finishedAt + retentionMs) : std::nullopt;
}

ExitCode RunOutcome::exitCode() const
{
    for (const auto &answer : answers) {
        if (!answer)
            return exitCodeFor(answer.error());
    }
    const bool allCompleted =
        std::all_of(executions.begin(), executions.end(), [](const ExecutionReport &report) {
            return report.execution.state == ExecutionState::Completed;
        });
    const bool anyDuplicate =
        std::any_of(duplicates.begin(), duplicates.end(),
                    [](const DuplicateEffect &duplicate) { return duplicate.isOneIntent; });
    return allCompleted && !anyDuplicate ? ExitCode::Ok : ExitCode::No;
}

ExitCode tellOutcome(Session &session, std::vector<Result<execution::TriggerAnswer>> answers,
                     std::vector<ExecutionId> executions, std::int64_t firstSeq, bool json)
{
    const auto outcome = collect(session, std::move(answers), std::move(executions), firstSeq);
    if (!outcome)
        return fail(outcome.error());
    if (json)
        printJson(runSummary(*outcome));
    else
        printLines(runLines(*outcome));
    printComplaints(session, *outcome);
    return outcome->exitCode();
}

} // namespace schemabridge::app
