#pragma once

#include "engine/base/instant.h"
#include "engine/ports/http_transport.h"

#include <optional>

namespace schemabridge::gateway {

/// How long the target asks to wait (`Retry-After`, RFC 9110, section 10.2.3): a number of seconds, or an
/// HTTP-date.
/// @return nothing where the header is absent or neither of both; 0 for a date that has passed.
std::optional<Milliseconds> retryAfter(const HttpHeaders &headers, Instant now);

} // namespace schemabridge::gateway
