#pragma once

#include "app/command_line/exit_code.h"

#include <CLI/CLI.hpp>

namespace schemabridge::app {

/// `schemabridge eval`: one expression, or JSON lines of them. Writes the code to exit with into
/// `result`.
void addEvalCommand(CLI::App &program, ExitCode &result);

} // namespace schemabridge::app
