#pragma once

#include "engine/ports/records.h"

#include <string>

namespace schemabridge::app {

/// The idempotency key in the request that a gateway's step recorded; empty where it has none.
std::string keyOf(const StepRecord &step);

/// The status of the answer that completed a gateway's step; 0 where there is none.
int answerStatusOf(const StepRecord &step);

} // namespace schemabridge::app
