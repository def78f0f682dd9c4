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

bool isWellFormed(std::string_view text)
{
    for (std::size_t i = 0; i < text.size();) {
        const auto first = static_cast<unsigned char>(text[i]);
        const std::size_t bytes = characterBytes(first);
        if ((first >= 0x80 && first < 0xC2) || first > 0xF4 || i + bytes > text.size())
            return false;
        for (std::size_t k = 1; k < bytes; ++k) {
            if ((text[i + k] & 0xC0) != 0x80)
                return false;
        }
        constexpr std::uint32_t smallest[] = {0, 0, 0x80, 0x800, 0x10000};
        const std::uint32_t codePoint = codePointAt(text, i);
        if (bytes > 1 && (codePoint < smallest[bytes] || codePoint > 0x10FFFF))
            return false;
        i += bytes;
    }
    return !hasLoneSurrogate(text);
}

/// @param keptEncoded  characters whose escapes stay
Item decode(const NativeCall &call, std::string_view keptEncoded)
{
    const Item value = call.argument(0);
    if (value.isUndefined())
        return {};
    const std::string_view encoded = value.asString();
    std::string decoded;
    for (std::size_t i = 0; i < encoded.size(); ++i) {
        if (encoded[i] != '%') {
            decoded += encoded[i];
            continue;
        }
        const int high = i + 2 < encoded.size() ? hexDigit(encoded[i + 1]) : -1;
        const int low = i + 2 < encoded.size() ? hexDigit(encoded[i + 2]) : -1;
        if (high < 0 || low < 0)
            return call.fail("D3140", value);
        const char character = static_cast<char>(high * 16 + low);
        if (isOneOf(character, keptEncoded))
            decoded += encoded.substr(i, 3);
        else
            decoded += character;
        i += 2;
    }
    return isWellFormed(decoded) ? call.string(decoded) : call.fail("D3140", value);
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
