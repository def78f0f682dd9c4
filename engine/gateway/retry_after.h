#pragma once

#include "engine/base/instant.h"
#include "engine/ports/http_transport.h"

#include <optional>
#include <string>
#include <string_view>

namespace schemabridge::gateway {

/// How long the target asks to wait (`Retry-After`, RFC 9110, section 10.2.3): a number of seconds, or an
/// HTTP-date.
/// @return nothing where the header is absent or neither of both; 0 for a date that has passed.
std::optional<Milliseconds> retryAfter(const HttpHeaders &headers, Instant now);

/// An HTTP-date (RFC 9110, section 5.6.7): IMF-fixdate and the two obsolete forms.
std::optional<Instant> parseHttpDate(std::string_view text, Instant now);

/// `Tue, 26 Mar 2019 16:06:51 GMT`
std::string toHttpDate(Instant instant);

} // namespace schemabridge::gateway
