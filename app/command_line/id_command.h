#pragma once

#include "app/command_line/exit_code.h"

#include <CLI/CLI.hpp>

namespace schemabridge::app {

/// `schemabridge id`: how a trigger would be recognised; starts nothing. Writes the code to exit with into
/// `result`.
void addIdCommand(CLI::App &program, ExitCode &result);

} // namespace schemabridge::app
