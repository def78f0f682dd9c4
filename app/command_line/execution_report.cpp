#include "app/command_line/execution_report.h"

#include "app/command_line/step_key.h"
#include "app/command_line/text.h"
#include "app/command_line/text_table.h"
#include "engine/execution/journal.h"
#include "ui/messages/sentence.h"

namespace schemabridge::app {

namespace {

using json::Value;

QString numberOrNothing(std::int64_t number)
{
    return number == 0 ? QString() : QString::number(number);
}

QStringList cellsOf(const StepRecord &step)
{
    return {text(step.vertex.value),
            text(stepStateName(step.state)),
            numberOrNothing(step.attempt),
            numberOrNothing(step.epoch.value),
            text(keyOf(step)),
            numberOrNothing(answerStatusOf(step))};
}

Value stepToJson(const StepRecord &step)
{
    std::vector<json::Member> members{{"vertex", Value::string(step.vertex.value)},
                                      {"state", Value::string(stepStateName(step.state))},
                                      {"attempt", Value::integer(step.attempt)},
                                      {"epoch", Value::integer(step.epoch.value)}};
    if (const auto key = keyOf(step); !key.empty())
        members.push_back({"key", Value::string(key)});
    if (const int status = answerStatusOf(step); status != 0)
        members.push_back({"status", Value::integer(status)});
    if (step.error)
        members.push_back({"error", execution::errorToJson(*step.error)});
    return Value::object(std::move(members));
}

} // namespace

std::optional<ExecutionReport> reportOn(StoreReader &store, const ExecutionId &id)
{
    auto execution = store.findExecution(id);
    if (!execution)
        return std::nullopt;
    auto steps = store.steps(execution->row);
    return ExecutionReport{std::move(*execution), std::move(steps)};
}

QStringList stepLines(const ExecutionReport &report)
{
    TextTable table({QStringLiteral("step"), QStringLiteral("state"), QStringLiteral("attempt"),
                     QStringLiteral("epoch"), QStringLiteral("key"), QStringLiteral("answer")});
    for (const auto &step : report.steps)
        table.addRow(cellsOf(step));
    auto lines = table.lines();
    for (const auto &step : report.steps) {
        if (step.error && step.state == StepState::Failed)
            lines.append(QStringLiteral("  %1: %2").arg(text(step.vertex.value), ui::sentence(*step.error)));
    }
    return lines;
}

Value stepsToJson(const ExecutionReport &report)
{
    std::vector<Value> steps;
    for (const auto &step : report.steps)
        steps.push_back(stepToJson(step));
    return Value::array(std::move(steps));
}

Value executionToJson(const ExecutionRecord &execution)
{
    auto object = Value::object({{"executionId", Value::string(execution.id.toString())},
                                 {"state", Value::string(executionStateName(execution.state))},
                                 {"rule", Value::string(execution.rule)},
                                 {"key", Value::string(execution.readableKey)},
                                 {"entry", Value::string(execution.entry.value)},
                                 {"trigger", Value::string(execution.triggerKind)},
                                 {"createdAt", Value::string(toIsoText(execution.createdAt))}});
    if (execution.finishedAt)
        object = object.with("finishedAt", Value::string(toIsoText(*execution.finishedAt)));
    return object.with("live", Value::boolean(execution.isLive));
}

} // namespace schemabridge::app
