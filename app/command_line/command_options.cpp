#include "app/command_line/command_options.h"

#include "app/command_line/input.h"
#include "app/command_line/passphrase.h"
#include "app/session/state_folder.h"
#include "engine/json/parse.h"

namespace schemabridge::app {

namespace {

constexpr std::size_t faultScriptBytesMax = 1024UL * 1024;

Result<target::FaultScript> readScript(const std::string &path)
{
    const auto text = readBytes(path, faultScriptBytesMax);
    if (!text)
        return text.error();
    const auto first = text->find_first_not_of(" \t\r\n");
    if (first == std::string::npos || text->at(first) != '[')
        return target::FaultScript::fromText(*text);
    const auto value = json::parse(*text);
    return value ? target::FaultScript::fromJson(*value) : Result<target::FaultScript>(value.error());
}

std::string joined(const std::vector<std::string> &faults)
{
    std::string text;
    for (const auto &fault : faults)
        text += (text.empty() ? "" : "; ") + fault;
    return text;
}

} // namespace

void CommonOptions::addState(CLI::App &command)
{
    command
        .add_option("--state", stateFolder,
                    "Folder of the databases and the mock target's ledger (default: the user's data folder)")
        ->type_name("DIR");
}

void CommonOptions::addJson(CLI::App &command)
{
    command.add_flag("--json", json, "Print JSON lines for programs");
}

std::filesystem::path CommonOptions::state() const
{
    return stateFolder.empty() ? defaultStateFolder() : std::filesystem::path(stateFolder);
}

void TargetOptions::addTo(CLI::App &command)
{
    command.add_option("--profile", profile, "How the mock target treats idempotency keys: stripe, ...")
        ->type_name("NAME");
    auto *const rules =
        command
            .add_option(
                "--fault", faults,
                "What the mock target does wrong, one item a request: ok, answer-lost, request-lost, reset, "
                "500, 429:2 (Retry-After), delay:250, repeat; such as 'POST /v1/charges=answer-lost,ok'")
            ->type_name("ROUTE=KINDS")
            ->allow_extra_args(false);
    command.add_option("--fault-script", faultScript, "File of such rules, as text or JSON")
        ->type_name("FILE")
        ->excludes(rules);
}

Result<target::FaultScript> TargetOptions::script() const
{
    if (faultScript.empty())
        return faults.empty() ? target::FaultScript() : target::FaultScript::fromText(joined(faults));
    auto script = readScript(faultScript);
    return script ? script : script.error().with("file", faultScript);
}

void addExplicitDedup(CLI::App &command, std::string &mode)
{
    command
        .add_option(
            "--explicit-dedup", mode,
            "lookup: explicit keys are read, then written, as production does; unique: the key becomes "
            "the execution id")
        ->check(CLI::IsMember({"lookup", "unique"}))
        ->capture_default_str();
}

execution::ExplicitDedup explicitDedupFromName(const std::string &mode)
{
    return mode == "unique" ? execution::ExplicitDedup::Unique : execution::ExplicitDedup::LookUp;
}

void EngineOptions::addTo(CLI::App &command)
{
    addExplicitDedup(command, explicitDedup);
    command.add_option("--lease-ms", leaseMs, "How long a claim holds without being renewed")
        ->check(CLI::Range(std::int64_t{50}, std::int64_t{3'600'000}))
        ->capture_default_str();
    command
        .add_option("--wait-ms", waitMs,
                    "How long to wait for the ends of executions; what has not ended goes on with the next "
                    "command in this state folder")
        ->check(CLI::Range(std::int64_t{0}, std::int64_t{86'400'000}))
        ->capture_default_str();
    target.addTo(command);
}

Result<SessionOptions> EngineOptions::sessionOptions(const CommonOptions &common,
                                                     const std::string &workspace) const
{
    auto faults = target.script();
    if (!faults)
        return faults.error();
    SessionOptions options;
    options.stateFolder = common.state();
    options.workspace = workspace;
    options.policy.leaseMs = Milliseconds(leaseMs);
    options.policy.explicitDedup = explicitDedupFromName(explicitDedup);
    options.faults = faults.takeValue();
    if (!target.profile.empty())
        options.profile = target.profile;
    options.passphrase = passphraseFromEnvironment;
    return options;
}

} // namespace schemabridge::app
