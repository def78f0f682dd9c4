#include "app/command_line/executions_list.h"

#include "app/command_line/command_options.h"
#include "app/command_line/execution_report.h"
#include "app/command_line/output.h"
#include "app/command_line/state_reader.h"
#include "app/command_line/text.h"
#include "app/command_line/text_table.h"

namespace schemabridge::app {

namespace {

struct ListOptions {
    std::string workspace;
    std::string state;
    std::string key;
    int limit = 100;
    CommonOptions common;
};

struct Listed {
    std::string workspace;
    ExecutionRecord execution;
};

Result<std::vector<Listed>> list(const ListOptions &options)
{
    ExecutionFilter filter;
    filter.state = executionStateFromName(options.state);
    filter.keyContains = options.key;
    filter.limit = options.limit;
    std::vector<Listed> listed;
    for (const auto &workspace : chosenWorkspaces(options.common.state(), options.workspace)) {
        const auto read = readWorkspace(options.common.state(), workspace, [&](StoreReader &store) {
            for (auto &execution : store.executions(filter))
                listed.push_back({workspace, std::move(execution)});
        });
        if (!read)
            return read.error();
    }
    return listed;
}

void printTable(const std::vector<Listed> &listed)
{
    TextTable table({QStringLiteral("execution"), QStringLiteral("state"), QStringLiteral("started"),
                     QStringLiteral("rule"), QStringLiteral("key"), QStringLiteral("workspace")});
    for (const auto &[workspace, execution] : listed) {
        table.addRow({text(execution.id.toString()), text(executionStateName(execution.state)),
                      text(toIsoText(execution.createdAt)), text(execution.rule), text(execution.readableKey),
                      text(workspace)});
    }
    for (const auto &line : table.lines())
        printLine(line);
}

ExitCode run(const ListOptions &options)
{
    const auto listed = list(options);
    if (!listed)
        return fail(listed.error());
    if (!options.common.json) {
        printTable(*listed);
        return ExitCode::Ok;
    }
    for (const auto &[workspace, execution] : *listed)
        printJson(executionToJson(execution).with("workspace", json::Value::string(workspace)));
    return ExitCode::Ok;
}

} // namespace

void addExecutionsList(CLI::App &executions, ExitCode &result)
{
    const auto options = std::make_shared<ListOptions>();
    auto &command = *executions.add_subcommand("list", "Executions, newest first");
    command.add_option("--workspace", options->workspace, "Only of this one")->type_name("NAME");
    command.add_option("--only", options->state, "Only those in this state")
        ->check(CLI::IsMember({"RUNNING", "COMPLETED", "FAILED", "CANCELLED"}, CLI::ignore_case))
        ->type_name("STATE");
    command.add_option("--key", options->key, "Only those whose readable key has this text in it")
        ->type_name("TEXT");
    command.add_option("--limit", options->limit, "At most so many of each workspace")
        ->check(CLI::Range(1, 1'000'000))
        ->capture_default_str();
    options->common.addState(command);
    options->common.addJson(command);
    command.callback([options, &result] { result = run(*options); });
}

} // namespace schemabridge::app
