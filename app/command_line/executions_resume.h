#pragma once

#include "app/command_line/exit_code.h"

#include <CLI/CLI.hpp>

namespace schemabridge::app {

/// `executions resume`: finishes what earlier processes left unfinished. Writes the code to exit with into
/// `result`.
void addExecutionsResume(CLI::App &executions, ExitCode &result);

} // namespace schemabridge::app
