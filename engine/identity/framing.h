#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace schemabridge::identity {

using Sha256 = std::array<unsigned char, 32>;

/// The bytes that ids and keys are digests of: the tag as it is, then each part as its length in 8 bytes,
/// most significant first, and its bytes. So no two lists of parts give the same bytes.
std::string framed(std::string_view tag, const std::vector<std::string_view> &parts);

/// SHA-256 (FIPS 180-4) through OpenSSL. Ends the program where OpenSSL has none: a wrong id would merge
/// executions.
Sha256 sha256(std::string_view bytes);

} // namespace schemabridge::identity
