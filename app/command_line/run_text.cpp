#include "app/command_line/run_text.h"

#include "app/command_line/text.h"

#include <algorithm>
#include <map>

namespace schemabridge::app {

namespace {

/// More executions are counted instead of shown.
constexpr std::size_t shownMax = 5;

QString labelled(const char *label, const QString &value)
{
    return QString::fromLatin1(label).leftJustified(12) + value;
}

QString identityText(const ExecutionRecord &execution)
{
    // A random id is made of nothing.
    return execution.readableKey.empty()
               ? text(execution.rule)
               : text(execution.rule) + QStringLiteral(": ") + text(execution.readableKey);
}

QString keptText(const RunOutcome &outcome, const ExecutionRecord &execution)
{
    const auto keptUntil = outcome.keptUntil(execution);
    return keptUntil ? QStringLiteral("its key is kept until %1").arg(text(toIsoText(*keptUntil)))
                     : QStringLiteral("its key is kept while it runs and for a time after");
}

/// A failed execution stays failed for its duplicates, which surprises people who expect a retry.
QStringList failedHitLines(const ExecutionRecord &execution)
{
    if (execution.state != ExecutionState::Failed)
        return {};
    return {labelled("note", QStringLiteral("a FAILED execution is not run again by its duplicates")),
            labelled("", QStringLiteral(
                             "retry its failed steps, in this state folder: schemabridge executions retry %1")
                             .arg(text(execution.id.toString()))),
            labelled("", QStringLiteral("or start it over with --force-new-execution"))};
}

QStringList triggerLines(const RunOutcome &outcome, const execution::TriggerAnswer &answer,
                         const ExecutionRecord &execution)
{
    if (!answer.deduplicated)
        return {labelled("trigger", QStringLiteral("new execution; %1").arg(keptText(outcome, execution)))};
    QStringList lines{
        labelled("trigger", QStringLiteral("dedup hit: duplicates this execution; nothing was started")),
        labelled("", QStringLiteral("started %1, %2; %3")
                         .arg(text(toIsoText(execution.createdAt)), text(executionStateName(answer.state)),
                              keptText(outcome, execution)))};
    return lines + failedHitLines(execution);
}

QStringList executionLines(const RunOutcome &outcome, const ExecutionReport &report)
{
    const auto &execution = report.execution;
    QStringList lines{labelled("execution", text(execution.id.toString())),
                      labelled("identity", identityText(execution))};
    const auto &answers = outcome.answers;
    const auto answer = std::find_if(answers.begin(), answers.end(), [&](const auto &candidate) {
        return candidate && candidate->execution == execution.id;
    });
    if (answer != answers.end() && answers.size() == 1)
        lines += triggerLines(outcome, **answer, execution);
    lines.append(labelled("state", text(executionStateName(execution.state))));
    if (execution.state == ExecutionState::Running)
        lines.append(
            labelled("", QStringLiteral("not ended yet: it goes on with the next command in this state "
                                        "folder")));
    return lines + stepLines(report) + QStringList{QString()};
}

/// `64 triggers: 1 new execution, 63 dedup hits, 0 refused`
QString answersLine(const RunOutcome &outcome)
{
    std::int64_t started = 0;
    std::int64_t refused = 0;
    for (const auto &answer : outcome.answers) {
        started += answer && !answer->deduplicated ? 1 : 0;
        refused += answer ? 0 : 1;
    }
    const auto count = static_cast<std::int64_t>(outcome.answers.size());
    return labelled("triggers",
                    QStringLiteral("%1: %2 new, %3 dedup hits, %4 refused")
                        .arg(QString::number(count), QString::number(started),
                             QString::number(count - started - refused), QString::number(refused)));
}

QString statesLine(const RunOutcome &outcome)
{
    std::map<ExecutionState, int> counts;
    for (const auto &report : outcome.executions)
        ++counts[report.execution.state];
    QStringList parts;
    for (const auto &[state, count] : counts)
        parts.append(QStringLiteral("%1 %2").arg(QString::number(count), text(executionStateName(state))));
    return labelled("executions", QStringLiteral("%1: %2").arg(QString::number(outcome.executions.size()),
                                                               parts.join(QStringLiteral(", "))));
}

/// All of few; of many only those that did not complete.
QStringList shownExecutions(const RunOutcome &outcome)
{
    const bool isFew = outcome.executions.size() <= shownMax;
    QStringList lines;
    std::size_t shown = 0;
    for (const auto &report : outcome.executions) {
        if (!isFew && report.execution.state == ExecutionState::Completed)
            continue;
        if (++shown > shownMax)
            break;
        lines += executionLines(outcome, report);
    }
    return lines;
}

QStringList effectLines(const RunOutcome &outcome)
{
    if (!outcome.effects)
        return {labelled("effects", QStringLiteral("at the real hosts, which keep their own count"))};
    return {labelled("effects",
                     QStringLiteral("%1; in all %2 new, %3 replayed, %4 conflicts")
                         .arg(totalsText(*outcome.effects), QString::number(outcome.effectsInAll.effects),
                              QString::number(outcome.effectsInAll.replayed),
                              QString::number(outcome.effectsInAll.conflicts)))};
}

} // namespace

QStringList runLines(const RunOutcome &outcome)
{
    QStringList lines;
    if (outcome.answers.size() > 1)
        lines.append(answersLine(outcome));
    if (outcome.executions.size() > 1)
        lines.append(statesLine(outcome));
    return lines + shownExecutions(outcome) + effectLines(outcome);
}

} // namespace schemabridge::app
