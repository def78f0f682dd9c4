#include "app/command_line/target_command.h"

#include "app/command_line/command_options.h"
#include "app/command_line/output.h"
#include "app/command_line/text.h"
#include "app/platform/stop_signal.h"
#include "app/session/state_folder.h"
#include "engine/runtime/system_ports.h"

namespace schemabridge::app {

namespace {

using json::Value;

constexpr Milliseconds lookMs{100};

struct TargetCommandOptions {
    std::uint16_t port = 0;
    TargetOptions target;
    CommonOptions common;
};

Value toJson(const target::LedgerEntry &entry)
{
    auto object = Value::object({{"seq", Value::integer(entry.seq)},
                                 {"time", Value::string(toIsoText(entry.time))},
                                 {"kind", Value::string(target::ledgerKindName(entry.kind))},
                                 {"host", Value::string(entry.host)},
                                 {"route", Value::string(entry.route)},
                                 {"key", Value::string(entry.key)},
                                 {"bodyHash", Value::string(entry.bodyHash)},
                                 {"status", Value::integer(entry.status)}});
    return entry.first == 0 ? object : object.with("first", Value::integer(entry.first));
}

QString toLine(const target::LedgerEntry &entry)
{
    const auto first =
        entry.first == 0 ? QString() : QStringLiteral(" of #%1").arg(QString::number(entry.first));
    const auto key =
        entry.key.empty() ? QStringLiteral("no key") : QStringLiteral("key %1").arg(text(entry.key));
    return QStringLiteral("#%1 %2%3  %4 %5  %6  %7")
        .arg(QString::number(entry.seq), text(target::ledgerKindName(entry.kind)), first, text(entry.host),
             text(entry.route), key, QString::number(entry.status));
}

/// Prints what reached the target since `seq`. @return the seq of the last one printed
std::int64_t printEntries(const target::MockTarget &target, std::int64_t seq, bool json)
{
    for (const auto &entry : target.entriesAfter(seq)) {
        if (json)
            printJson(toJson(entry));
        else
            printLine(toLine(entry));
        seq = entry.seq;
    }
    return seq;
}

void printAddress(std::uint16_t port, bool json)
{
    const auto url = QStringLiteral("http://127.0.0.1:%1").arg(QString::number(port));
    if (json)
        printJson(Value::object({{"port", Value::integer(port)}, {"url", Value::string(url.toStdString())}}));
    else
        printLine(QStringLiteral("listening on %1").arg(url));
}

Result<target::MockTargetOptions> mockTargetOptions(const TargetCommandOptions &options)
{
    auto faults = options.target.script();
    if (!faults)
        return faults.error();
    if (auto made = makeFolder(options.common.state()); !made)
        return made.error();
    target::MockTargetOptions target;
    target.port = options.port;
    target.ledgerFile = ledgerFile(options.common.state());
    if (!options.target.profile.empty())
        target.profile = options.target.profile;
    target.faults = faults.takeValue();
    return target;
}

ExitCode run(const TargetCommandOptions &options)
{
    const StopSignal stop;
    auto targetOptions = mockTargetOptions(options);
    if (!targetOptions)
        return fail(targetOptions.error());
    const runtime::SystemClock clock;
    const auto target = target::MockTarget::start(targetOptions.takeValue(), clock);
    if (!target)
        return fail(target.error());
    auto seq = (*target)->lastSeq();
    printAddress((*target)->port(), options.common.json);
    while (!stop.waitFor(lookMs))
        seq = printEntries(**target, seq, options.common.json);
    printEntries(**target, seq, options.common.json);
    return ExitCode::Ok;
}

} // namespace

void addTargetCommand(CLI::App &program, ExitCode &result)
{
    const auto options = std::make_shared<TargetCommandOptions>();
    auto &command = *program.add_subcommand(
        "target", "The mock target alone, on 127.0.0.1: prints its address and each request that wants an "
                  "effect, until it is stopped (SIGTERM, SIGINT)");
    command.add_option("--port", options->port, "0: any that is free")->capture_default_str();
    options->target.addTo(command);
    options->common.addState(command);
    options->common.addJson(command);
    command.callback([options, &result] { result = run(*options); });
}

} // namespace schemabridge::app
