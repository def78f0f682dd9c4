#pragma once

#include "app/command_line/run_outcome.h"

#include <QStringList>

namespace schemabridge::app {

/// The outcome as people read it in a terminal.
QStringList runLines(const RunOutcome &outcome);

} // namespace schemabridge::app
