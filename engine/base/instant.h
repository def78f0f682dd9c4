#pragma once

#include <chrono>

namespace schemabridge {

using Milliseconds = std::chrono::milliseconds;

/// A point in UTC time, as the Clock port tells it and the database keeps it.
using Instant = std::chrono::time_point<std::chrono::system_clock, Milliseconds>;

} // namespace schemabridge
