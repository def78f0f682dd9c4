#pragma once

#include "app/command_line/exit_code.h"

#include <CLI/CLI.hpp>

namespace schemabridge::app {

/// `schemabridge run`: sends triggers, waits for the ends of what they started or met, and tells what
/// happened. Writes the code to exit with into `result`.
void addRunCommand(CLI::App &program, ExitCode &result);

} // namespace schemabridge::app
