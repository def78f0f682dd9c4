#include "engine/gateway/secret_pattern.h"

#include "engine/base/secret_value.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstdint>
#include <cstdio>
#include <utility>

namespace schemabridge::gateway {

namespace {

/// Length of the UTF-8 sequence that begins here; 1 where there is none.
std::size_t sequenceLength(std::string_view text)
{
    const auto lead = static_cast<unsigned char>(text.front());
    const std::size_t length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : lead >= 0xC2 ? 2 : 1;
    const bool isWhole = length <= text.size() &&
                         std::all_of(text.begin() + 1, text.begin() + static_cast<std::ptrdiff_t>(length),
                                     [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U; });
    return isWhole ? length : 1;
}

std::uint32_t codePoint(std::string_view sequence)
{
    static constexpr std::array<std::uint32_t, 5> leadMasks = {0, 0x7F, 0x1F, 0x0F, 0x07};
    std::uint32_t point = static_cast<unsigned char>(sequence.front()) & leadMasks[sequence.size()];
    for (const char c : sequence.substr(1))
        point = point << 6U | (static_cast<unsigned char>(c) & 0x3FU);
    return point;
}

std::string unicodeEscape(std::uint32_t unit)
{
    std::array<char, 8> text{};
    std::snprintf(text.data(), text.size(), "\\u%04x", static_cast<unsigned>(unit & 0xFFFFU));
    return text.data();
}

std::string unicodeEscapes(std::uint32_t point)
{
    if (point < 0x10000)
        return unicodeEscape(point);
    const std::uint32_t offset = point - 0x10000;
    return unicodeEscape(0xD800U + (offset >> 10U)) + unicodeEscape(0xDC00U + (offset & 0x3FFU));
}

/// RFC 8259, section 7.
std::string shortEscape(char c)
{
    static constexpr std::string_view plain = "\"\\/\b\f\n\r\t";
    static constexpr std::string_view letters = "\"\\/bfnrt";
    const auto at = plain.find(c);
    return at == std::string_view::npos ? std::string() : std::string("\\") + letters[at];
}

/// A JSON text that is itself a string in JSON.
std::string escapedAgain(std::string_view escape)
{
    std::string again;
    for (const char c : escape) {
        if (c == '\\' || c == '"')
            again += '\\';
        again += c;
    }
    return again;
}

bool isHex(char digit, unsigned value)
{
    static constexpr std::string_view digits = "0123456789abcdef";
    return digits[value] == std::tolower(static_cast<unsigned char>(digit));
}

bool isPercentEncoded(std::string_view text, char byte)
{
    const auto value = static_cast<unsigned char>(byte);
    return text.size() >= 3 && text[0] == '%' && isHex(text[1], value >> 4U) && isHex(text[2], value & 0x0FU);
}

/// How many bytes of the text spell this byte; 0: none. `+` is a blank in forms.
std::size_t matchByte(char byte, std::string_view text)
{
    if (isPercentEncoded(text, byte))
        return 3;
    return !text.empty() && (text[0] == byte || (byte == ' ' && text[0] == '+')) ? 1 : 0;
}

} // namespace

SecretPattern::SecretPattern(std::string_view text)
{
    for (std::size_t offset = 0; offset < text.size(); offset += m_characters.back().bytes.size())
        m_characters.push_back(characterAt(text, offset));
}

SecretPattern::~SecretPattern()
{
    for (Character &character : m_characters) {
        wipeMemory(character.bytes.data(), character.bytes.size());
        for (std::string &escape : character.escapes)
            wipeMemory(escape.data(), escape.size());
    }
}

SecretPattern::Character SecretPattern::characterAt(std::string_view text, std::size_t offset)
{
    const std::string_view rest = text.substr(offset);
    Character character{std::string(rest.substr(0, sequenceLength(rest))), {}};
    const bool isByte = character.bytes.size() == 1 && static_cast<unsigned char>(rest.front()) >= 0x80;
    if (!isByte)
        character.escapes.push_back(unicodeEscapes(codePoint(character.bytes)));
    if (std::string escape = shortEscape(rest.front()); !escape.empty())
        character.escapes.push_back(std::move(escape));
    for (std::size_t i = 0, count = character.escapes.size(); i < count; ++i)
        character.escapes.push_back(escapedAgain(character.escapes[i]));
    return character;
}

std::size_t SecretPattern::matchBytes(const Character &character, std::string_view text)
{
    std::size_t length = 0;
    for (const char byte : character.bytes) {
        const std::size_t matched = matchByte(byte, text.substr(length));
        if (matched == 0)
            return 0;
        length += matched;
    }
    return length;
}

std::size_t SecretPattern::matchEscape(std::string_view escape, std::string_view text)
{
    const bool matches = text.size() >= escape.size() &&
                         std::equal(escape.begin(), escape.end(), text.begin(), [](char a, char b) {
                             return a == b || (std::isxdigit(static_cast<unsigned char>(a)) != 0 &&
                                               std::tolower(static_cast<unsigned char>(b)) == a);
                         });
    return matches ? escape.size() : 0;
}

void SecretPattern::addEnds(const Character &character, std::string_view text, std::size_t offset,
                            std::vector<std::size_t> &ends)
{
    const std::string_view rest = text.substr(offset);
    const auto add = [&](std::size_t length) {
        if (length > 0 && std::find(ends.begin(), ends.end(), offset + length) == ends.end())
            ends.push_back(offset + length);
    };
    add(matchBytes(character, rest));
    // A percent sign or a backslash may be meant as itself or begin a longer spelling: both ways are
    // followed.
    if (rest.starts_with(character.bytes))
        add(character.bytes.size());
    for (const std::string &escape : character.escapes)
        add(matchEscape(escape, rest));
}

bool SecretPattern::canBeginWith(char byte) const
{
    static constexpr std::string_view escapeMarks = "%\\+";
    return byte == m_characters.front().bytes.front() || escapeMarks.find(byte) != std::string_view::npos;
}

std::size_t SecretPattern::matchAt(std::string_view text, std::size_t offset) const
{
    std::vector<std::size_t> ends{offset};
    for (const Character &character : m_characters) {
        std::vector<std::size_t> next;
        for (const std::size_t end : ends)
            addEnds(character, text, end, next);
        if (next.empty())
            return 0;
        ends = std::move(next);
    }
    return *std::max_element(ends.begin(), ends.end()) - offset;
}

} // namespace schemabridge::gateway
