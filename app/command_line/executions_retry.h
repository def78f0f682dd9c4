#pragma once

#include "app/command_line/exit_code.h"

#include <CLI/CLI.hpp>

namespace schemabridge::app {

/// `executions retry`: runs failed steps of an execution again. Writes the code to exit with into `result`.
void addExecutionsRetry(CLI::App &executions, ExitCode &result);

} // namespace schemabridge::app
