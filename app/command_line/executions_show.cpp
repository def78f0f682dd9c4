#include "app/command_line/executions_show.h"

#include "app/command_line/command_options.h"
#include "app/command_line/execution_report.h"
#include "app/command_line/output.h"
#include "app/command_line/state_reader.h"
#include "app/command_line/text.h"
#include "engine/json/print.h"

namespace schemabridge::app {

namespace {

using json::Value;

constexpr int pageSize = 1000;

struct ShowOptions {
    std::string execution;
    std::string workspace;
    CommonOptions common;
};

struct Shown {
    ExecutionReport report;
    std::vector<Event> events;
};

std::vector<Event> allEvents(StoreReader &store, const ExecutionId &id)
{
    std::vector<Event> events;
    std::int64_t after = 0;
    for (auto page = store.events(after, pageSize, id); !page.empty();
         page = store.events(after, pageSize, id)) {
        after = page.back().seq;
        events.insert(events.end(), page.begin(), page.end());
    }
    return events;
}

Result<Shown> show(const ShowOptions &options)
{
    const auto id = executionIdFromText(options.execution);
    if (!id)
        return id.error();
    const auto workspace = workspaceOf(options.common.state(), options.workspace, *id);
    if (!workspace)
        return workspace.error();
    std::optional<Shown> shown;
    const auto read = readWorkspace(options.common.state(), *workspace, [&](StoreReader &store) {
        if (auto report = reportOn(store, *id))
            shown = Shown{std::move(*report), allEvents(store, *id)};
    });
    if (!read)
        return read.error();
    return shown ? Result<Shown>(std::move(*shown))
                 : Error{ErrorCode::ExecutionUnknown, {{"execution", options.execution}}};
}

Value toJson(const Shown &shown)
{
    std::vector<Value> events;
    for (const auto &event : shown.events)
        events.push_back(eventToJson(event));
    return executionToJson(shown.report.execution)
        .with("payload", Value::string(shown.report.execution.payload))
        .with("steps", stepsToJson(shown.report))
        .with("events", Value::array(std::move(events)));
}

QString eventLine(const Event &event)
{
    auto line = QStringLiteral("  %1  %2  %3")
                    .arg(text(toIsoText(event.time)), text(eventTypeName(event.type)).leftJustified(20),
                         text(event.vertex.value));
    if (event.attempt > 0)
        line += QStringLiteral("  attempt %1").arg(QString::number(event.attempt));
    if (!event.detail.isNull())
        line += QStringLiteral("  ") + text(json::printCompact(event.detail));
    return line;
}

void print(const Shown &shown)
{
    const auto &execution = shown.report.execution;
    printLine(QStringLiteral("execution  %1").arg(text(execution.id.toString())));
    printLine(QStringLiteral("state      %1").arg(text(executionStateName(execution.state))));
    printLine(QStringLiteral("identity   %1 %2").arg(text(execution.rule), text(execution.readableKey)));
    printLine(QStringLiteral("payload    %1 bytes").arg(QString::number(execution.payload.size())));
    for (const auto &line : stepLines(shown.report))
        printLine(line);
    printLine(QString());
    for (const auto &event : shown.events)
        printLine(eventLine(event));
}

ExitCode run(const ShowOptions &options)
{
    const auto shown = show(options);
    if (!shown)
        return fail(shown.error());
    if (options.common.json)
        printJson(toJson(*shown));
    else
        print(*shown);
    return ExitCode::Ok;
}

} // namespace

void addExecutionsShow(CLI::App &executions, ExitCode &result)
{
    const auto options = std::make_shared<ShowOptions>();
    auto &command = *executions.add_subcommand("show", "One execution: its steps, keys and journal");
    command.add_option("execution", options->execution, "Its id")->required()->type_name("ID");
    command.add_option("--workspace", options->workspace, "Look only into this one")->type_name("NAME");
    options->common.addState(command);
    options->common.addJson(command);
    command.callback([options, &result] { result = run(*options); });
}

} // namespace schemabridge::app
