#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace schemabridge {

/// Lowercase hexadecimal digits, two a byte.
std::string toHex(std::span<const unsigned char> bytes);

/// @return the bytes, or nothing where the text has an odd length or a character that is no lowercase digit.
std::optional<std::vector<unsigned char>> fromHex(std::string_view digits);

} // namespace schemabridge
