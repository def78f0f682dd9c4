#pragma once

#include "app/command_line/exit_code.h"

#include <CLI/CLI.hpp>

namespace schemabridge::app {

/// `executions list`: executions of every workspace, newest first. Writes the code to exit with into
/// `result`.
void addExecutionsList(CLI::App &executions, ExitCode &result);

} // namespace schemabridge::app
