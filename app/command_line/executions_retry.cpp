#include "app/command_line/executions_retry.h"

#include "app/command_line/command_options.h"
#include "app/command_line/execution_watch.h"
#include "app/command_line/output.h"
#include "app/command_line/passphrase.h"
#include "app/command_line/run_outcome.h"
#include "app/command_line/state_reader.h"

#include <future>

namespace schemabridge::app {

namespace {

struct RetryOptions {
    std::string execution;
    std::string vertex;
    std::string workspace;
    CommonOptions common;
    EngineOptions engine;
};

/// The step that is named, or every failed one. Errors: STEP_NOT_FAILED where none has failed, those of the
/// store.
Result<std::vector<VertexId>> stepsToRetry(Session &session, const ExecutionId &id,
                                           const RetryOptions &options)
{
    if (!options.vertex.empty())
        return std::vector{VertexId{options.vertex}};
    std::vector<VertexId> failed;
    const auto read = session.engine().read([&](StoreReader &store) {
        const auto report = reportOn(store, id);
        for (const auto &step : report ? report->steps : std::vector<StepRecord>()) {
            if (step.state == StepState::Failed)
                failed.push_back(step.vertex);
        }
    });
    if (!read)
        return read.error();
    if (failed.empty())
        return Error{ErrorCode::StepNotFailed, {{"execution", id.toString()}}};
    return failed;
}

Status retryStep(Session &session, const ExecutionId &id, const VertexId &vertex)
{
    std::promise<Status> answered;
    auto answer = answered.get_future();
    session.engine().retryStep(id, vertex, [&answered](const Status &status) { answered.set_value(status); });
    return answer.get();
}

Status retrySteps(Session &session, const ExecutionId &id, const RetryOptions &options)
{
    const auto vertices = stepsToRetry(session, id, options);
    if (!vertices)
        return vertices.error();
    for (const auto &vertex : *vertices) {
        if (auto retried = retryStep(session, id, vertex); !retried)
            return retried;
    }
    return {};
}

ExitCode retryIn(Session &session, const ExecutionId &id, const RetryOptions &options,
                 std::shared_ptr<NewsDesk> desk)
{
    const auto firstSeq = session.target().lastSeq();
    if (const auto retried = retrySteps(session, id, options); !retried)
        return fail(retried.error());
    ExecutionWatch watch(session, std::move(desk), options.common.json);
    watch.await(id);
    if (const auto ended = watch.waitForEnds(Milliseconds(options.engine.waitMs)); !ended)
        return fail(ended.error());
    return tellOutcome(session, {}, {id}, firstSeq, options.common.json);
}

ExitCode run(const RetryOptions &options)
{
    const auto id = executionIdFromText(options.execution);
    if (!id)
        return fail(id.error());
    const auto workspace = workspaceOf(options.common.state(), options.workspace, *id);
    if (!workspace)
        return fail(workspace.error());
    auto sessionOptions = options.engine.sessionOptions(options.common, *workspace);
    if (!sessionOptions)
        return fail(sessionOptions.error());
    sessionOptions->passphrase = passphraseFromUser;
    auto desk = std::make_shared<NewsDesk>();
    const auto session = Session::open(sessionOptions.takeValue(), desk);
    return session ? retryIn(**session, *id, options, std::move(desk)) : fail(session.error());
}

} // namespace

void addExecutionsRetry(CLI::App &executions, ExitCode &result)
{
    const auto options = std::make_shared<RetryOptions>();
    auto &command = *executions.add_subcommand(
        "retry",
        "Runs failed steps again in the same execution: a gateway sends the very bytes and the key that "
        "it sent first. Calls of a live execution go to the real hosts");
    command.add_option("execution", options->execution, "Its id")->required()->type_name("ID");
    command.add_option("vertex", options->vertex, "The failed step (default: all that failed)")
        ->type_name("VERTEX");
    command.add_option("--workspace", options->workspace, "Look only into this one")->type_name("NAME");
    options->common.addState(command);
    options->common.addJson(command);
    options->engine.addTo(command);
    command.callback([options, &result] { result = run(*options); });
}

} // namespace schemabridge::app
