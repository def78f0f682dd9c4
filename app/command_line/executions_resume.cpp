#include "app/command_line/executions_resume.h"

#include "app/command_line/command_options.h"
#include "app/command_line/execution_watch.h"
#include "app/command_line/output.h"
#include "app/command_line/passphrase.h"
#include "app/command_line/run_outcome.h"
#include "app/command_line/state_reader.h"

namespace schemabridge::app {

namespace {

constexpr int pageSize = 1000;

struct ResumeOptions {
    std::string workspace;
    CommonOptions common;
    EngineOptions engine;
};

std::vector<ExecutionId> runningExecutions(StoreReader &store)
{
    ExecutionFilter filter;
    filter.state = ExecutionState::Running;
    filter.limit = pageSize;
    std::vector<ExecutionId> running;
    for (auto page = store.executions(filter); !page.empty(); page = store.executions(filter)) {
        for (const auto &execution : page)
            running.push_back(execution.id);
        filter.olderThan = page.back().row;
    }
    return running;
}

ExitCode resumeIn(Session &session, const std::vector<ExecutionId> &running, const ResumeOptions &options,
                  std::shared_ptr<NewsDesk> desk)
{
    const auto firstSeq = session.target().lastSeq();
    ExecutionWatch watch(session, std::move(desk), options.common.json);
    for (const auto &id : running)
        watch.await(id);
    if (const auto ended = watch.waitForEnds(Milliseconds(options.engine.waitMs)); !ended)
        return fail(ended.error());
    return tellOutcome(session, {}, running, firstSeq, options.common.json);
}

/// What is left is asked before the engine starts, which takes it up at once.
ExitCode resume(const std::string &workspace, const ResumeOptions &options)
{
    std::vector<ExecutionId> running;
    const auto read = readWorkspace(options.common.state(), workspace,
                                    [&](StoreReader &store) { running = runningExecutions(store); });
    if (!read)
        return fail(read.error());
    if (running.empty())
        return ExitCode::Ok;
    auto sessionOptions = options.engine.sessionOptions(options.common, workspace);
    if (!sessionOptions)
        return fail(sessionOptions.error());
    sessionOptions->passphrase = passphraseFromUser;
    auto desk = std::make_shared<NewsDesk>();
    const auto session = Session::open(sessionOptions.takeValue(), desk);
    return session ? resumeIn(**session, running, options, std::move(desk)) : fail(session.error());
}

ExitCode run(const ResumeOptions &options)
{
    ExitCode worst = ExitCode::Ok;
    for (const auto &workspace : chosenWorkspaces(options.common.state(), options.workspace))
        worst = std::max(worst, resume(workspace, options));
    return worst;
}

} // namespace

void addExecutionsResume(CLI::App &executions, ExitCode &result)
{
    const auto options = std::make_shared<ResumeOptions>();
    auto &command = *executions.add_subcommand(
        "resume",
        "Finishes every execution that earlier processes left unfinished, and waits for their ends. "
        "Calls of live executions go to the real hosts");
    command.add_option("--workspace", options->workspace, "Only of this one")->type_name("NAME");
    options->common.addState(command);
    options->common.addJson(command);
    options->engine.addTo(command);
    command.callback([options, &result] { result = run(*options); });
}

} // namespace schemabridge::app
