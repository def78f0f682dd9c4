#pragma once

#include "app/command_line/exit_code.h"

#include <CLI/CLI.hpp>

namespace schemabridge::app {

/// `schemabridge executions list|show|retry|resume`: what an operator sees and does. Writes the code to exit
/// with into `result`.
void addExecutionsCommand(CLI::App &program, ExitCode &result);

} // namespace schemabridge::app
