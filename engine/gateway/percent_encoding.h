#pragma once

#include <string>
#include <string_view>

namespace schemabridge::gateway {

/// Everything but unreserved characters (RFC 3986, section 2.3) as `%XX`; for names and values of a query.
std::string percentEncode(std::string_view text);

/// The same, but `/` and what may stand in a path segment (RFC 3986, section 3.3) stay; for text that joins a
/// path.
std::string percentEncodePath(std::string_view text);

/// A whole address: only bytes that no URL may hold (blanks, non-ASCII, `"<>\^`{|}`) are encoded.
std::string percentEncodeUnsafe(std::string_view url);

} // namespace schemabridge::gateway
