#pragma once

#include "engine/base/instant.h"

#include <optional>
#include <string>
#include <string_view>

namespace schemabridge {

/// An HTTP-date (RFC 9110, section 5.6.7): IMF-fixdate and the two obsolete forms.
/// @param now  decides the century of the form that has two digits for the year
std::optional<Instant> parseHttpDate(std::string_view text, Instant now);

/// IMF-fixdate: `Tue, 26 Mar 2019 16:06:51 GMT`
std::string toHttpDate(Instant instant);

} // namespace schemabridge
