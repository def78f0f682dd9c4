#include "engine/expression/functions/registry.h"
#include "engine/expression/text.h"

#include <array>
#include <string>

/// $base64encode $base64decode, of binary strings: a character is a byte. As the reference under Node.js
/// does, a character beyond U+00FF counts with its lowest eight bits, and what is no Base64 is passed over.
/// Source: RFC 4648, sections 4 and 5; https://nodejs.org/api/buffer.html#buffers-and-character-encodings
namespace schemabridge::expression {

namespace {

constexpr std::string_view alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

Item encode(const NativeCall &call)
{
    if (call.argument(0).isUndefined())
        return {};
    const std::u16string bytes = toUtf16(call.argument(0).asString());
    std::string encoded;
    for (std::size_t i = 0; i < bytes.size(); i += 3) {
        const std::size_t count = std::min<std::size_t>(3, bytes.size() - i);
        std::uint32_t bits = 0;
        for (std::size_t k = 0; k < 3; ++k)
            bits = (bits << 8U) | (k < count ? bytes[i + k] & 0xFFU : 0U);
        for (std::size_t k = 0; k < 4; ++k)
            encoded += k <= count ? alphabet[(bits >> (18 - 6 * k)) & 0x3FU] : '=';
    }
    return call.string(encoded);
}

/// The alphabet for addresses counts, too.
std::size_t sextetOf(char16_t unit)
{
    const auto byte = static_cast<char>(unit & 0xFFU);
    return alphabet.find(byte == '-' ? '+' : (byte == '_' ? '/' : byte));
}

Item decode(const NativeCall &call)
{
    const Item encoded = call.argument(0);
    if (encoded.isUndefined())
        return {};
    std::string decoded;
    std::uint32_t bits = 0;
    unsigned count = 0;
    for (const char16_t unit : toUtf16(encoded.asString())) {
        if ((unit & 0xFFU) == u'=')
            break;
        const std::size_t sextet = sextetOf(unit);
        if (sextet == std::string_view::npos)
            continue;
        bits = (bits << 6U) | static_cast<std::uint32_t>(sextet);
        count += 6;
        if (count >= 8) {
            count -= 8;
            appendCodePoint(decoded, (bits >> count) & 0xFFU);
        }
    }
    return call.string(decoded);
}

constexpr std::array rows{
    BuiltinRow{"base64encode", "<s-:s>", 1, encode},
    BuiltinRow{"base64decode", "<s-:s>", 1, decode},
};

} // namespace

std::span<const BuiltinRow> base64Functions()
{
    return rows;
}

} // namespace schemabridge::expression
