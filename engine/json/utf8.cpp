#include "engine/json/utf8.h"

namespace schemabridge::json {

namespace {

constexpr bool isContinuation(char byte)
{
    return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U;
}

constexpr std::size_t sequenceLength(unsigned char lead)
{
    if (lead < 0x80)
        return 1;
    if (lead >= 0xC2 && lead < 0xE0)
        return 2;
    if (lead >= 0xE0 && lead < 0xF0)
        return 3;
    return lead >= 0xF0 && lead < 0xF5 ? 4 : 0;
}

constexpr char32_t smallestOfLength(std::size_t length)
{
    constexpr char32_t smallest[] = {0, 0, 0x80, 0x800, 0x10000};
    return smallest[length];
}

} // namespace

std::optional<CodePoint> decodeAt(std::string_view text, std::size_t offset)
{
    const auto lead = static_cast<unsigned char>(text[offset]);
    const std::size_t length = sequenceLength(lead);
    if (length <= 1)
        return length == 1 ? std::optional(CodePoint{lead, 1}) : std::nullopt;
    if (text.size() - offset < length)
        return std::nullopt;
    char32_t value = lead & (0x7FU >> length);
    for (std::size_t i = 1; i < length; ++i) {
        if (!isContinuation(text[offset + i]))
            return std::nullopt;
        value = value << 6U | (static_cast<unsigned char>(text[offset + i]) & 0x3FU);
    }
    if (value < smallestOfLength(length) || value > 0x10FFFF)
        return std::nullopt;
    return CodePoint{value, length};
}

void appendUtf8(std::string &text, char32_t value)
{
    const auto append = [&text](char32_t byte) { text += static_cast<char>(byte); };
    const auto continuation = [value](unsigned shift) { return 0x80U | (value >> shift & 0x3FU); };
    if (value < 0x80) {
        append(value);
    } else if (value < 0x800) {
        append(0xC0U | value >> 6U);
        append(continuation(0));
    } else if (value < 0x10000) {
        append(0xE0U | value >> 12U);
        append(continuation(6));
        append(continuation(0));
    } else {
        append(0xF0U | value >> 18U);
        append(continuation(12));
        append(continuation(6));
        append(continuation(0));
    }
}

std::optional<std::size_t> firstInvalidByte(std::string_view text)
{
    for (std::size_t offset = 0; offset < text.size();) {
        const auto point = decodeAt(text, offset);
        if (!point || isSurrogate(point->value))
            return offset;
        offset += point->length;
    }
    return std::nullopt;
}

std::string withoutInvalidBytes(std::string_view text)
{
    std::string valid;
    valid.reserve(text.size());
    for (std::size_t offset = 0; offset < text.size();) {
        const auto point = decodeAt(text, offset);
        const bool isValid = point && !isSurrogate(point->value);
        if (isValid)
            valid += text.substr(offset, point->length);
        else
            appendUtf8(valid, U'\uFFFD');
        offset += isValid ? point->length : 1;
    }
    return valid;
}

TextPlace placeOf(std::string_view text, std::size_t offset)
{
    TextPlace place;
    for (std::size_t i = 0; i < offset && i < text.size(); ++i) {
        const bool endsLine = text[i] == '\n' || (text[i] == '\r' && !text.substr(i + 1).starts_with('\n'));
        if (endsLine)
            place = {place.line + 1, 1};
        else if (!isContinuation(text[i]))
            ++place.column;
    }
    return place;
}

} // namespace schemabridge::json
