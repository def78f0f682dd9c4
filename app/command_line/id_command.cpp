#include "app/command_line/id_command.h"

#include "app/command_line/command_options.h"
#include "app/command_line/input.h"
#include "app/command_line/output.h"
#include "app/command_line/text.h"
#include "app/command_line/trigger_options.h"
#include "engine/base/hex.h"
#include "engine/execution/compiled_workflow.h"
#include "engine/identity/trigger.h"

namespace schemabridge::app {

namespace {

using json::Value;

struct IdOptions {
    std::string file;
    std::string payload;
    TriggerOptions trigger;
    std::string explicitDedup = "lookup";
    CommonOptions common;
};

/// A trigger's identity, and that of its canonical twin where the content decides and the twin differs.
struct Identified {
    identity::TriggerIdentity identity;
    std::optional<ExecutionId> canonicalTwin;
};

/// None where the payload is no JSON with a canonical form, or is that form already.
std::optional<ExecutionId> canonicalTwin(const identity::Trigger &trigger,
                                         const identity::TriggerIdentity &identity,
                                         identity::EntryIdentityConfig config)
{
    if (identity.rule != identity::Rule::Content || config.canonicalPayload)
        return std::nullopt;
    config.canonicalPayload = true;
    const auto twin = identity::identifyTrigger(trigger, config);
    return twin && twin->contentId != identity.contentId ? twin->contentId : std::nullopt;
}

Result<Identified> identify(const execution::CompiledWorkflow &workflow, const IdOptions &options,
                            std::string payload)
{
    const auto entry = workflow.entry(options.trigger.entryId());
    if (!entry)
        return entry.error().with("file", options.file);
    const auto config = identity::entryIdentityConfig(workflow.workflow().findVertex(*entry)->config());
    if (!config)
        return config.error().with("file", options.file);
    identity::Trigger trigger;
    trigger.kind = identity::TriggerKind::TestRun;
    trigger.workspace = workflow.workflow().workspace();
    trigger.entry = *entry;
    trigger.payload = std::move(payload);
    trigger.clientIdempotencyId = options.trigger.clientIdempotencyId;
    trigger.forceNewExecution = options.trigger.forceNewExecution;
    auto identity = identity::identifyTrigger(trigger, *config);
    if (!identity)
        return identity.error();
    const auto twin = canonicalTwin(trigger, *identity, *config);
    return Identified{identity.takeValue(), twin};
}

Result<Identified> identify(const IdOptions &options)
{
    const auto file = readRunnableWorkflow(options.file);
    if (!file)
        return file.error();
    auto payload = readBytes(options.payload, payloadBytesMax);
    if (!payload)
        return payload.error();
    const auto workflow = execution::CompiledWorkflow::compile(file->text);
    if (!workflow)
        return workflow.error().with("file", options.file);
    return identify(**workflow, options, payload.takeValue());
}

/// Nothing where it is random.
std::optional<ExecutionId> executionIdOf(const identity::TriggerIdentity &identity, const std::string &mode)
{
    if (identity.contentId)
        return identity.contentId;
    if (identity.explicitKey && explicitDedupFromName(mode) == execution::ExplicitDedup::Unique)
        return ExecutionId{*identity.explicitKey};
    return std::nullopt;
}

Value toJson(const Identified &identified, const std::string &mode)
{
    const auto &identity = identified.identity;
    const auto id = executionIdOf(identity, mode);
    auto object = Value::object({{"executionId", id ? Value::string(id->toString()) : Value()},
                                 {"rule", Value::string(identity::ruleName(identity.rule))},
                                 {"key", Value::string(identity.readableKey)}});
    if (identity.explicitKey)
        object = object.with("keyHash", Value::string(toHex(*identity.explicitKey)));
    if (!identity.keyParts.isNull())
        object = object.with("keyParts", identity.keyParts);
    if (identified.canonicalTwin)
        object = object.with("canonicalTwin", Value::string(identified.canonicalTwin->toString()));
    return object;
}

void print(const char *label, std::string_view value)
{
    printLine(QString::fromLatin1(label).leftJustified(12) + text(value));
}

void print(const Identified &identified, const std::string &mode)
{
    const auto &identity = identified.identity;
    const auto id = executionIdOf(identity, mode);
    print("execution", id ? id->toString() : "random: made when the trigger arrives");
    print("rule", identity::ruleName(identity.rule));
    print("key", identity.readableKey);
    if (identity.explicitKey)
        print("key hash", toHex(*identity.explicitKey));
    if (!identified.canonicalTwin)
        return;
    print("twin", identified.canonicalTwin->toString());
    print("", "the same JSON in canonical form (RFC 8785) is another execution, since bytes count; with");
    print("", "payloadIdentity \"canonical\" both would be this one");
}

ExitCode run(const IdOptions &options)
{
    const auto identified = identify(options);
    if (!identified)
        return fail(identified.error());
    if (options.common.json)
        printJson(toJson(*identified, options.explicitDedup));
    else
        print(*identified, options.explicitDedup);
    return ExitCode::Ok;
}

} // namespace

void addIdCommand(CLI::App &program, ExitCode &result)
{
    const auto options = std::make_shared<IdOptions>();
    auto &command = *program.add_subcommand(
        "id", "The execution id that a trigger would get, the rule that decides and what its key is made of; "
              "starts nothing");
    command.add_option("file", options->file, "The workflow file")->required()->type_name("FILE");
    command
        .add_option("--payload", options->payload,
                    "File of the trigger's body, byte for byte; - is standard input")
        ->required()
        ->type_name("P");
    options->trigger.addTo(command);
    addExplicitDedup(command, options->explicitDedup);
    options->common.addJson(command);
    command.callback([options, &result] { result = run(*options); });
}

} // namespace schemabridge::app
