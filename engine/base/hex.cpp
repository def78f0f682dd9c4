#include "engine/base/hex.h"

namespace schemabridge {

namespace {

constexpr std::string_view digitsOfHex = "0123456789abcdef";

} // namespace

std::string toHex(std::span<const unsigned char> bytes)
{
    std::string digits;
    digits.reserve(bytes.size() * 2);
    for (const unsigned char byte : bytes) {
        digits += digitsOfHex[byte >> 4U];
        digits += digitsOfHex[byte & 0x0FU];
    }
    return digits;
}

std::optional<std::vector<unsigned char>> fromHex(std::string_view digits)
{
    if (digits.size() % 2 != 0)
        return std::nullopt;
    std::vector<unsigned char> bytes;
    bytes.reserve(digits.size() / 2);
    for (std::size_t i = 0; i < digits.size(); i += 2) {
        const auto high = digitsOfHex.find(digits[i]);
        const auto low = digitsOfHex.find(digits[i + 1]);
        if (high == std::string_view::npos || low == std::string_view::npos)
            return std::nullopt;
        bytes.push_back(static_cast<unsigned char>(high << 4U | low));
    }
    return bytes;
}

} // namespace schemabridge
