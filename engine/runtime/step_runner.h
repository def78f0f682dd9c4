#pragma once

#include "engine/execution/action.h"

namespace schemabridge::runtime {

/// Finds out what a claimed step yields, without I/O: a GATEWAY's request to be recorded (the recorded one
/// again where there is one), every other vertex' output, or why it fails.
execution::Command runStep(const execution::RunStep &run, const Clock &clock, Random &random);

} // namespace schemabridge::runtime
