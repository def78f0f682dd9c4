#pragma once

#include <chrono>
#include <cstdint>
#include <string>

namespace schemabridge {

using Milliseconds = std::chrono::milliseconds;

/// A point in UTC time, as the Clock port tells it and the database keeps it.
using Instant = std::chrono::time_point<std::chrono::system_clock, Milliseconds>;

/// Milliseconds since 1970-01-01T00:00:00Z.
inline std::int64_t toEpochMs(Instant instant)
{
    return instant.time_since_epoch().count();
}

inline Instant fromEpochMs(std::int64_t epochMs)
{
    return Instant(Milliseconds(epochMs));
}

/// RFC 3339 in UTC with milliseconds: `2026-03-26T16:06:51.000Z`.
std::string toIsoText(Instant instant);

} // namespace schemabridge
