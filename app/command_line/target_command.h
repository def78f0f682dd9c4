#pragma once

#include "app/command_line/exit_code.h"

#include <CLI/CLI.hpp>

namespace schemabridge::app {

/// `schemabridge target`: the mock target alone, until SIGTERM or SIGINT. Writes the code to exit with into
/// `result`.
void addTargetCommand(CLI::App &program, ExitCode &result);

} // namespace schemabridge::app
