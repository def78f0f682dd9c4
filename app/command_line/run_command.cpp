#include "app/command_line/run_command.h"

#include "app/command_line/command_options.h"
#include "app/command_line/execution_watch.h"
#include "app/command_line/input.h"
#include "app/command_line/output.h"
#include "app/command_line/passphrase.h"
#include "app/command_line/run_outcome.h"
#include "app/command_line/trigger_options.h"

#include <algorithm>

namespace schemabridge::app {

namespace {

/// Answers that may be outstanding, far from the engine's own bound.
constexpr std::size_t unansweredMax = 10'000;
constexpr std::int64_t countMax = 1'000'000;

struct RunOptions {
    std::string file;
    std::string payload;
    std::string payloads;
    TriggerOptions trigger;
    std::int64_t repeat = 1;
    std::int64_t concurrent = 1;
    bool live = false;
    CommonOptions common;
    EngineOptions engine;
};

struct RunInput {
    workflow::WorkflowFile file;
    std::vector<std::string> payloads;
};

Result<std::vector<std::string>> readPayloads(const RunOptions &options)
{
    if (!options.payloads.empty())
        return readPayloadLines(options.payloads);
    auto payload = readBytes(options.payload, payloadBytesMax);
    if (!payload)
        return payload.error();
    return std::vector<std::string>{payload.takeValue()};
}

Result<RunInput> readInput(const RunOptions &options)
{
    auto file = readRunnableWorkflow(options.file);
    if (!file)
        return file.error();
    auto payloads = readPayloads(options);
    if (!payloads)
        return payloads.error();
    return RunInput{file.takeValue(), payloads.takeValue()};
}

Result<SessionOptions> sessionOptions(const RunOptions &options, const RunInput &input)
{
    auto session = options.engine.sessionOptions(options.common, input.file.workflow.workspace());
    if (session && options.live)
        session->passphrase = passphraseFromUser;
    return session;
}

runtime::TriggerRequest requestFor(const RunOptions &options, const RunInput &input,
                                   const std::string &payload)
{
    runtime::TriggerRequest request;
    request.definition = input.file.text;
    request.entry = options.trigger.entryId();
    request.payload = payload;
    request.clientIdempotencyId = options.trigger.clientIdempotencyId;
    request.forceNewExecution = options.trigger.forceNewExecution;
    request.isLive = options.live;
    return request;
}

/// Every payload once, or as often at the same moment as asked for; then the wait for all of their ends.
Result<bool> runRound(const RunOptions &options, const RunInput &input, ExecutionWatch &watch)
{
    const auto concurrent = static_cast<std::size_t>(options.concurrent);
    for (const auto &payload : input.payloads) {
        watch.waitForAnswers(unansweredMax > concurrent ? unansweredMax - concurrent : 0);
        watch.trigger(std::vector(concurrent, requestFor(options, input, payload)));
    }
    watch.waitForAnswers(0);
    return watch.waitForEnds(Milliseconds(options.engine.waitMs));
}

ExitCode runIn(Session &session, const RunOptions &options, const RunInput &input,
               std::shared_ptr<NewsDesk> desk)
{
    ExecutionWatch watch(session, std::move(desk), options.common.json);
    std::vector<Result<execution::TriggerAnswer>> answers;
    const auto firstSeq = session.target().lastSeq();
    bool ended = true;
    for (std::int64_t round = 0; round < options.repeat && ended; ++round) {
        const auto awaited = runRound(options, input, watch);
        if (!awaited)
            return fail(awaited.error());
        ended = *awaited;
        std::ranges::move(watch.takeAnswers(), std::back_inserter(answers));
    }
    return tellOutcome(session, std::move(answers), {}, firstSeq, options.common.json);
}

ExitCode run(const RunOptions &options)
{
    const auto input = readInput(options);
    if (!input)
        return fail(input.error());
    auto sessionOption = sessionOptions(options, *input);
    if (!sessionOption)
        return fail(sessionOption.error());
    auto desk = std::make_shared<NewsDesk>();
    auto session = Session::open(sessionOption.takeValue(), desk);
    if (!session)
        return fail(session.error());
    return runIn(**session, options, *input, std::move(desk));
}

void addPayload(CLI::App &command, RunOptions &options)
{
    auto *const group = command.add_option_group("payload", "What arrives");
    group
        ->add_option("--payload", options.payload,
                     "File of the trigger's body, byte for byte; - is standard input")
        ->type_name("P");
    group->add_option("--payloads", options.payloads, "File with one payload a line: a trigger for each")
        ->type_name("FILE");
    group->require_option(1);
}

} // namespace

void addRunCommand(CLI::App &program, ExitCode &result)
{
    const auto options = std::make_shared<RunOptions>();
    auto &command = *program.add_subcommand(
        "run",
        "A test run on the embedded engine and the mock target: prints the steps, keys and effects.\n"
        "Exits with 1 where an execution failed, a trigger was refused, or one intent had two effects.");
    command.add_option("file", options->file, "The workflow file")->required()->type_name("FILE");
    addPayload(command, *options);
    options->trigger.addTo(command);
    const auto count = CLI::Range(std::int64_t{1}, countMax);
    command
        .add_option("--repeat", options->repeat, "Send it so often, each time after the one before has ended")
        ->check(count);
    command.add_option("--concurrent", options->concurrent, "Send it so often at the same moment")
        ->check(count);
    command.add_flag(
        "--live", options->live,
        "Call the real hosts, with the secrets of the vault; without it all calls go to the mock target");
    options->common.addState(command);
    options->common.addJson(command);
    options->engine.addTo(command);
    command.callback([options, &result] { result = run(*options); });
}

} // namespace schemabridge::app
