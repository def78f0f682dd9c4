#include "engine/json/token.h"

#include "engine/json/utf8.h"

#include <optional>

namespace schemabridge::json {

namespace {

constexpr std::size_t hexEscapeLength = 6;

/// The code unit of a `\u` escape, such as `\u00e9`.
std::optional<char32_t> hexEscapeAt(std::string_view text, std::size_t offset)
{
    if (text.size() < offset + hexEscapeLength || text.substr(offset, 2) != "\\u")
        return std::nullopt;
    char32_t unit = 0;
    for (const char digit : text.substr(offset + 2, hexEscapeLength - 2)) {
        const char lower = static_cast<char>(digit | 0x20);
        const bool isLetter = lower >= 'a' && lower <= 'f';
        if (!isDigit(digit) && !isLetter)
            return std::nullopt;
        unit = unit << 4U | static_cast<char32_t>(isDigit(digit) ? digit - '0' : lower - 'a' + 10);
    }
    return unit;
}

constexpr bool isHighSurrogate(char32_t unit)
{
    return unit >= 0xD800 && unit < 0xDC00;
}

constexpr bool isLowSurrogate(char32_t unit)
{
    return unit >= 0xDC00 && unit < 0xE000;
}

/// Reads a `\u` escape, or the two that make a surrogate pair.
TokenScan scanHexEscape(std::string_view text, std::size_t offset, LoneSurrogates loneSurrogates,
                        std::string &decoded)
{
    const auto unit = hexEscapeAt(text, offset);
    if (!unit)
        return {offset, "escape_unknown"};
    const std::size_t end = offset + hexEscapeLength;
    const auto next = isHighSurrogate(*unit) ? hexEscapeAt(text, end) : std::nullopt;
    if (next && isLowSurrogate(*next)) {
        appendUtf8(decoded, 0x10000 + ((*unit - 0xD800) << 10U) + (*next - 0xDC00));
        return {end + hexEscapeLength};
    }
    if (isSurrogate(*unit) && loneSurrogates == LoneSurrogates::Refuse)
        return {offset, "surrogate_lone"};
    appendUtf8(decoded, *unit);
    return {end};
}

TokenScan scanEscape(std::string_view text, std::size_t offset, LoneSurrogates loneSurrogates,
                     std::string &decoded)
{
    constexpr std::string_view letters = "\"\\/bfnrt";
    constexpr std::string_view meanings = "\"\\/\b\f\n\r\t";
    if (offset + 1 >= text.size())
        return {text.size(), "string_unterminated"};
    if (text[offset + 1] == 'u')
        return scanHexEscape(text, offset, loneSurrogates, decoded);
    const auto letter = letters.find(text[offset + 1]);
    if (letter == std::string_view::npos)
        return {offset, "escape_unknown"};
    decoded += meanings[letter];
    return {offset + 2};
}

std::size_t endOfPlainText(std::string_view text, std::size_t offset)
{
    while (offset < text.size() && static_cast<unsigned char>(text[offset]) >= 0x20 && text[offset] != '"' &&
           text[offset] != '\\')
        ++offset;
    return offset;
}

std::size_t endOfDigits(std::string_view text, std::size_t offset)
{
    while (offset < text.size() && isDigit(text[offset]))
        ++offset;
    return offset;
}

bool isAnyOf(std::string_view text, std::size_t offset, std::string_view characters)
{
    return offset < text.size() && characters.find(text[offset]) != std::string_view::npos;
}

} // namespace

TokenScan scanString(std::string_view text, std::size_t offset, LoneSurrogates loneSurrogates,
                     std::string &decoded)
{
    const std::size_t start = offset++;
    while (true) {
        const std::size_t plainEnd = endOfPlainText(text, offset);
        decoded += text.substr(offset, plainEnd - offset);
        offset = plainEnd;
        if (offset == text.size())
            return {start, "string_unterminated"};
        if (text[offset] == '"')
            return {offset + 1};
        if (text[offset] != '\\')
            return {offset, "control_character"};
        const TokenScan escape = scanEscape(text, offset, loneSurrogates, decoded);
        if (escape.fault)
            return escape.end == text.size() ? TokenScan{start, escape.fault} : escape;
        offset = escape.end;
    }
}

TokenScan scanNumber(std::string_view text, std::size_t offset)
{
    const TokenScan malformed = {offset, "number_malformed"};
    if (isAnyOf(text, offset, "-"))
        ++offset;
    const std::size_t wholeEnd = endOfDigits(text, offset);
    const bool hasLeadingZero = wholeEnd > offset + 1 && text[offset] == '0';
    if (wholeEnd == offset || hasLeadingZero)
        return malformed;
    offset = wholeEnd;
    if (isAnyOf(text, offset, ".")) {
        const std::size_t fractionEnd = endOfDigits(text, offset + 1);
        if (fractionEnd == offset + 1)
            return malformed;
        offset = fractionEnd;
    }
    if (isAnyOf(text, offset, "eE")) {
        offset += isAnyOf(text, offset + 1, "+-") ? 2 : 1;
        const std::size_t exponentEnd = endOfDigits(text, offset);
        if (exponentEnd == offset)
            return malformed;
        offset = exponentEnd;
    }
    return {offset};
}

TokenScan scanLiteral(std::string_view text, std::size_t offset)
{
    for (const std::string_view literal : {"true", "false", "null"}) {
        if (text.substr(offset).starts_with(literal))
            return {offset + literal.size()};
    }
    return {offset, "literal_unknown"};
}

} // namespace schemabridge::json
