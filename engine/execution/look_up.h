#pragma once

#include "engine/identity/trigger.h"
#include "engine/ports/store.h"

#include <optional>

namespace schemabridge::execution {

/// The read of the read-then-write look-up: has this trigger's explicit key started an execution before?
///
/// Whoever starts an execution asks this first and hands the answer to StartExecution, in another
/// transaction. What happens between the two is the gap that the design keeps on purpose: production has it
/// too.
std::optional<DedupKeyRecord> lookUpKey(StoreReader &store, const identity::TriggerIdentity &identity);

} // namespace schemabridge::execution
