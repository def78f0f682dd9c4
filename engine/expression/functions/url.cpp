#include "engine/expression/functions/registry.h"
#include "engine/expression/text.h"

#include <algorithm>
#include <array>

/// $encodeUrlComponent $encodeUrl $decodeUrlComponent $decodeUrl
/// Source: ECMA-262, 19.2.6 "URI Handling Functions".
namespace schemabridge::expression {

namespace {

constexpr std::string_view alphanumeric = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
constexpr std::string_view marks = "-_.!~*'()";
constexpr std::string_view reserved = ";/?:@&=+$,#";

bool isOneOf(char character, std::string_view set)
{
    return set.find(character) != std::string_view::npos;
}

Item encode(const NativeCall &call, std::string_view alsoKept)
{
    constexpr std::string_view hex = "0123456789ABCDEF";
    const Item value = call.argument(0);
    if (value.isUndefined())
        return {};
    if (hasLoneSurrogate(value.asString()))
        return call.fail("D3140", value);
    std::string encoded;
    for (const char character : value.asString()) {
        if (isOneOf(character, alphanumeric) || isOneOf(character, marks) || isOneOf(character, alsoKept)) {
            encoded += character;
            continue;
        }
        const auto byte = static_cast<unsigned char>(character);
        encoded += {'%', hex[byte >> 4U], hex[byte & 0xFU]};
    }
    call.evaluation.heap().charge(encoded.size());
    return call.string(encoded);
}

int hexDigit(char character)
{
    constexpr std::string_view lower = "0123456789abcdef";
    constexpr std::string_view upper = "0123456789ABCDEF";
    const std::size_t at = std::min(lower.find(character), upper.find(character));
    return at == std::string_view::npos ? -1 : static_cast<int>(at);
}

/// The byte of the escape `%41` at the offset; negative where there is none.
int escapedByte(std::string_view text, std::size_t offset)
{
    if (offset + 2 >= text.size() || text[offset] != '%')
        return -1;
    const int high = hexDigit(text[offset + 1]);
    const int low = hexDigit(text[offset + 2]);
    return high < 0 || low < 0 ? -1 : high * 16 + low;
}

bool isCharacter(std::string_view bytes)
{
    constexpr std::uint32_t smallest[] = {0, 0, 0x80, 0x800, 0x10000};
    const std::uint32_t codePoint = codePointAt(bytes, 0);
    return codePoint >= smallest[bytes.size()] && codePoint <= 0x10FFFF &&
           (codePoint < 0xD800 || codePoint > 0xDFFF);
}

/// The character whose bytes the escapes at the offset stand for; empty where they stand for none.
std::string escapedCharacter(std::string_view text, std::size_t offset)
{
    const int first = escapedByte(text, offset);
    if (first < 0 || (first >= 0x80 && first < 0xC0) || first >= 0xF8)
        return {};
    std::string bytes(1, static_cast<char>(first));
    const std::size_t size = characterBytes(static_cast<unsigned char>(first));
    while (bytes.size() < size) {
        const int next = escapedByte(text, offset + 3 * bytes.size());
        if (next < 0x80 || next > 0xBF)
            return {};
        bytes += static_cast<char>(next);
    }
    return size == 1 || isCharacter(bytes) ? bytes : std::string();
}

/// @param keptEncoded  characters whose escapes stay
Item decode(const NativeCall &call, std::string_view keptEncoded)
{
    const Item value = call.argument(0);
    if (value.isUndefined())
        return {};
    const std::string_view encoded = value.asString();
    std::string decoded;
    for (std::size_t i = 0; i < encoded.size();) {
        if (encoded[i] != '%') {
            decoded += encoded[i++];
            continue;
        }
        const std::string character = escapedCharacter(encoded, i);
        if (character.empty())
            return call.fail("D3140", value);
        const std::size_t length = 3 * character.size();
        decoded += isOneOf(character.front(), keptEncoded) ? encoded.substr(i, length) : character;
        i += length;
    }
    return call.string(decoded);
}

Item encodeUrlComponent(const NativeCall &call)
{
    return encode(call, {});
}

Item encodeUrl(const NativeCall &call)
{
    return encode(call, reserved);
}

Item decodeUrlComponent(const NativeCall &call)
{
    return decode(call, {});
}

Item decodeUrl(const NativeCall &call)
{
    return decode(call, reserved);
}

constexpr std::array rows{
    BuiltinRow{"encodeUrlComponent", "<s-:s>", 1, encodeUrlComponent},
    BuiltinRow{"encodeUrl", "<s-:s>", 1, encodeUrl},
    BuiltinRow{"decodeUrlComponent", "<s-:s>", 1, decodeUrlComponent},
    BuiltinRow{"decodeUrl", "<s-:s>", 1, decodeUrl},
};

} // namespace

std::span<const BuiltinRow> urlFunctions()
{
    return rows;
}

} // namespace schemabridge::expression
