#include "app/command_line/executions_command.h"

#include "app/command_line/executions_list.h"
#include "app/command_line/executions_resume.h"
#include "app/command_line/executions_retry.h"
#include "app/command_line/executions_show.h"

namespace schemabridge::app {

void addExecutionsCommand(CLI::App &program, ExitCode &result)
{
    auto &command = *program.add_subcommand("executions", "What the state folder knows about executions");
    command.require_subcommand(1);
    addExecutionsList(command, result);
    addExecutionsShow(command, result);
    addExecutionsRetry(command, result);
    addExecutionsResume(command, result);
}

} // namespace schemabridge::app
