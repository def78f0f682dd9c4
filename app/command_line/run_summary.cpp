#include "app/command_line/run_summary.h"

#include "engine/execution/journal.h"

#include <map>

namespace schemabridge::app {

namespace {

using json::Value;
using Members = std::vector<json::Member>;
using ReportsById = std::map<ExecutionId, const ExecutionReport *>;

ReportsById byId(const RunOutcome &outcome)
{
    ReportsById reports;
    for (const auto &report : outcome.executions)
        reports[report.execution.id] = &report;
    return reports;
}

void addStanding(const RunOutcome &outcome, const ExecutionReport &report, Members &members)
{
    members.push_back({"state", Value::string(executionStateName(report.execution.state))});
    members.push_back({"createdAt", Value::string(toIsoText(report.execution.createdAt))});
    if (const auto keptUntil = outcome.keptUntil(report.execution))
        members.push_back({"keptUntil", Value::string(toIsoText(*keptUntil))});
}

Members triggerMembers(const RunOutcome &outcome, const ReportsById &reports,
                       const Result<execution::TriggerAnswer> &answer)
{
    if (!answer)
        return {{"error", execution::errorToJson(answer.error())}};
    Members members{{"executionId", Value::string(answer->execution.toString())},
                    {"deduplicated", Value::boolean(answer->deduplicated)},
                    {"rule", Value::string(identity::ruleName(answer->rule))},
                    {"key", Value::string(answer->readableKey)}};
    if (!answer->keyParts.isNull())
        members.push_back({"keyParts", answer->keyParts});
    if (const auto found = reports.find(answer->execution); found != reports.end())
        addStanding(outcome, *found->second, members);
    return members;
}

Value executionObject(const ExecutionReport &report)
{
    return Value::object({{"executionId", Value::string(report.execution.id.toString())},
                          {"state", Value::string(executionStateName(report.execution.state))},
                          {"steps", stepsToJson(report)}});
}

Value triggersArray(const RunOutcome &outcome, const ReportsById &reports)
{
    std::vector<Value> triggers;
    for (const auto &answer : outcome.answers)
        triggers.push_back(Value::object(triggerMembers(outcome, reports, answer)));
    return Value::array(std::move(triggers));
}

Value executionsArray(const RunOutcome &outcome)
{
    std::vector<Value> executions;
    for (const auto &report : outcome.executions)
        executions.push_back(executionObject(report));
    return Value::array(std::move(executions));
}

Value duplicatesArray(const RunOutcome &outcome)
{
    std::vector<Value> duplicates;
    for (const auto &duplicate : outcome.duplicates)
        duplicates.push_back(duplicateToJson(duplicate));
    return Value::array(std::move(duplicates));
}

/// Of the first trigger, or of the only execution where there was no trigger.
Members leadingMembers(const RunOutcome &outcome, const ReportsById &reports)
{
    if (!outcome.answers.empty())
        return triggerMembers(outcome, reports, outcome.answers.front());
    if (outcome.executions.empty())
        return {};
    const auto &report = outcome.executions.front();
    Members members{{"executionId", Value::string(report.execution.id.toString())},
                    {"rule", Value::string(report.execution.rule)},
                    {"key", Value::string(report.execution.readableKey)}};
    addStanding(outcome, report, members);
    return members;
}

} // namespace

Value runSummary(const RunOutcome &outcome)
{
    const auto reports = byId(outcome);
    auto members = leadingMembers(outcome, reports);
    if (!outcome.executions.empty())
        members.push_back({"steps", stepsToJson(outcome.executions.front())});
    members.push_back({"effects", outcome.effects ? totalsToJson(*outcome.effects) : Value()});
    members.push_back({"effectsInAll", totalsToJson(outcome.effectsInAll)});
    members.push_back({"duplicateEffects", duplicatesArray(outcome)});
    if (outcome.answers.size() > 1)
        members.push_back({"triggers", triggersArray(outcome, reports)});
    if (outcome.executions.size() > 1)
        members.push_back({"executions", executionsArray(outcome)});
    return Value::object({{"summary", Value::object(std::move(members))}});
}

} // namespace schemabridge::app
