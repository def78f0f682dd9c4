#pragma once

#include "app/command_line/exit_code.h"

#include <CLI/CLI.hpp>

namespace schemabridge::app {

/// `executions show`: one execution with its steps and its journal. Writes the code to exit with into
/// `result`.
void addExecutionsShow(CLI::App &executions, ExitCode &result);

} // namespace schemabridge::app
