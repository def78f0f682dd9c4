#pragma once

#include "engine/ports/event.h"

#include <QStringList>
#include <vector>

namespace schemabridge::test {

/// What the journal of a workspace must never tell, one sentence for each violation:
/// - a step that ended is claimed, sends, or ends again, unless an operator retried it;
/// - a claim's epoch is not the one before plus one;
/// - a step ends under another epoch than its last claim's;
/// - a request goes out with another key than the first time.
QStringList violationsOf(const std::vector<Event> &journal);

} // namespace schemabridge::test
