#pragma once

#include "app/command_line/exit_code.h"
#include "engine/json/value.h"

#include <QString>

namespace schemabridge::app {

/// One line on standard output, at once.
void printLine(const QString &line);
void printLine(std::string_view utf8);
/// One JSON line on standard output, at once.
void printJson(const json::Value &value);

/// One line on standard error: what, where, what to do.
void printWarning(const QString &sentence);
/// The error's sentence on standard error.
/// @return the code to exit with.
ExitCode fail(const Error &error);

} // namespace schemabridge::app
