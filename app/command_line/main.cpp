#include "app/command_line/eval_command.h"
#include "app/command_line/executions_command.h"
#include "app/command_line/exit_code.h"
#include "app/command_line/id_command.h"
#include "app/command_line/output.h"
#include "app/command_line/run_command.h"
#include "app/command_line/secrets_command.h"
#include "app/command_line/target_command.h"

#include <CLI/CLI.hpp>
#include <QCoreApplication>
#include <iostream>

namespace {

using namespace schemabridge::app;

void addCommands(CLI::App &program, ExitCode &result)
{
    program.require_subcommand(1);
    addRunCommand(program, result);
    addIdCommand(program, result);
    addEvalCommand(program, result);
    addTargetCommand(program, result);
    addExecutionsCommand(program, result);
    addSecretsCommand(program, result);
}

/// Help goes to standard output and is no failure; anything else is wrong usage, told in one line.
ExitCode tellUsage(const CLI::App &program, const CLI::ParseError &error)
{
    if (error.get_exit_code() == 0) {
        program.exit(error, std::cout, std::cerr);
        return ExitCode::Ok;
    }
    printWarning(QStringLiteral("%1. See schemabridge COMMAND --help.")
                     .arg(QString::fromLocal8Bit(error.what()).simplified()));
    return ExitCode::Unusable;
}

} // namespace

int main(int argc, char *argv[])
{
    const QCoreApplication application(argc, argv);
    ExitCode result = ExitCode::Ok;
    CLI::App program(
        "Runs workflows of the SchemaBridge Designer on an embedded durable engine and shows where a "
        "duplicate would be stopped.\nExits with 0, with 1 where the answer is \"no\", with 2 for wrong "
        "usage or unreadable input.",
        "schemabridge");
    addCommands(program, result);
    try {
        program.parse(argc, argv);
    } catch (const CLI::ParseError &error) {
        result = tellUsage(program, error);
    }
    return static_cast<int>(result);
}
