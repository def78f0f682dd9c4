#pragma once

#include "app/command_line/exit_code.h"

#include <CLI/CLI.hpp>

namespace schemabridge::app {

/// `schemabridge secrets set|list|remove`: the vault. Writes the code to exit with into
/// `result`.
void addSecretsCommand(CLI::App &program, ExitCode &result);

} // namespace schemabridge::app
