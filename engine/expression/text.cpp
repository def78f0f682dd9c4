#include "engine/expression/text.h"

#include <algorithm>

namespace schemabridge::expression {

namespace {

bool isHighSurrogate(std::uint32_t codePoint)
{
    return codePoint >= 0xD800 && codePoint < 0xDC00;
}

bool isLowSurrogate(std::uint32_t codePoint)
{
    return codePoint >= 0xDC00 && codePoint < 0xE000;
}

std::uint32_t joinSurrogates(std::uint32_t high, std::uint32_t low)
{
    return 0x10000 + ((high - 0xD800) << 10) + (low - 0xDC00);
}

std::uint32_t bitsOf(char byte)
{
    return static_cast<unsigned char>(byte) & 0x3FU;
}

/// UTF-16 orders the characters beyond the first plane below those from U+E000 on; UTF-8 does not.
std::uint32_t utf16Weight(std::uint32_t codePoint)
{
    return codePoint > 0xFFFF ? 0xD800 + ((codePoint - 0x10000) >> 10) : codePoint;
}

} // namespace

std::size_t characterBytes(unsigned char firstByte) noexcept
{
    if (firstByte < 0xC0)
        return 1;
    if (firstByte < 0xE0)
        return 2;
    return firstByte < 0xF0 ? 3 : 4;
}

std::uint32_t codePointAt(std::string_view text, std::size_t offset) noexcept
{
    const auto first = static_cast<unsigned char>(text[offset]);
    const std::size_t bytes = characterBytes(first);
    if (bytes == 1 || offset + bytes > text.size())
        return first;
    std::uint32_t codePoint = first & (0xFFU >> (bytes + 1));
    for (std::size_t i = 1; i < bytes; ++i)
        codePoint = (codePoint << 6) | bitsOf(text[offset + i]);
    return codePoint;
}

std::size_t characterCount(std::string_view text) noexcept
{
    return static_cast<std::size_t>(
        std::count_if(text.begin(), text.end(), [](char byte) { return (byte & 0xC0) != 0x80; }));
}

std::size_t utf16Length(std::string_view text) noexcept
{
    std::size_t units = 0;
    for (const char byte : text) {
        const auto value = static_cast<unsigned char>(byte);
        units += (value & 0xC0U) != 0x80U ? 1 : 0;
        units += value >= 0xF0U ? 1 : 0;
    }
    return units;
}

void appendCodePoint(std::string &text, std::uint32_t codePoint)
{
    const auto tail = [codePoint](int shift) {
        return static_cast<char>(0x80U | ((codePoint >> shift) & 0x3FU));
    };
    if (codePoint < 0x80) {
        text += static_cast<char>(codePoint);
    } else if (codePoint < 0x800) {
        text += static_cast<char>(0xC0U | (codePoint >> 6));
        text += tail(0);
    } else if (codePoint < 0x10000) {
        text += static_cast<char>(0xE0U | (codePoint >> 12));
        text += tail(6);
        text += tail(0);
    } else {
        text += static_cast<char>(0xF0U | (codePoint >> 18));
        text += tail(12);
        text += tail(6);
        text += tail(0);
    }
}

void appendText(std::string &text, std::string_view more)
{
    if (text.size() >= 3 && more.size() >= 3 && more[0] == '\xED' && text[text.size() - 3] == '\xED') {
        const std::uint32_t high = codePointAt(text, text.size() - 3);
        const std::uint32_t low = codePointAt(more, 0);
        if (isHighSurrogate(high) && isLowSurrogate(low)) {
            text.resize(text.size() - 3);
            appendCodePoint(text, joinSurrogates(high, low));
            more.remove_prefix(3);
        }
    }
    text += more;
}

bool hasLoneSurrogate(std::string_view text) noexcept
{
    for (std::size_t i = text.find('\xED'); i != std::string_view::npos; i = text.find('\xED', i + 1)) {
        if (i + 1 < text.size() && static_cast<unsigned char>(text[i + 1]) >= 0xA0)
            return true;
    }
    return false;
}

int compareText(std::string_view left, std::string_view right) noexcept
{
    const auto [inLeft, inRight] = std::mismatch(left.begin(), left.end(), right.begin(), right.end());
    if (inLeft == left.end() || inRight == right.end())
        return left.size() < right.size() ? -1 : (left.size() > right.size() ? 1 : 0);
    auto offset = static_cast<std::size_t>(inLeft - left.begin());
    while (offset > 0 && (static_cast<unsigned char>(left[offset]) & 0xC0U) == 0x80U)
        --offset;
    const std::uint32_t leftPoint = codePointAt(left, offset);
    const std::uint32_t rightPoint = codePointAt(right, offset);
    const std::uint32_t leftWeight = utf16Weight(leftPoint);
    const std::uint32_t rightWeight = utf16Weight(rightPoint);
    if (leftWeight == rightWeight)
        return leftPoint < rightPoint ? -1 : 1;
    return leftWeight < rightWeight ? -1 : 1;
}

std::string shortened(std::string_view text)
{
    constexpr std::size_t bytesMax = 200;
    if (text.size() <= bytesMax)
        return std::string(text);
    std::size_t end = bytesMax;
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80)
        --end;
    return std::string(text.substr(0, end)) + "…";
}

std::u16string toUtf16(std::string_view text)
{
    std::u16string units;
    units.reserve(text.size());
    for (std::size_t i = 0; i < text.size(); i += characterBytes(static_cast<unsigned char>(text[i]))) {
        const std::uint32_t codePoint = codePointAt(text, i);
        if (codePoint > 0xFFFF) {
            units += static_cast<char16_t>(0xD800 + ((codePoint - 0x10000) >> 10));
            units += static_cast<char16_t>(0xDC00 + (codePoint & 0x3FF));
        } else {
            units += static_cast<char16_t>(codePoint);
        }
    }
    return units;
}

std::string fromUtf16(std::u16string_view text)
{
    std::string bytes;
    bytes.reserve(text.size());
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool isPair = i + 1 < text.size() && isHighSurrogate(text[i]) && isLowSurrogate(text[i + 1]);
        appendCodePoint(bytes, isPair ? joinSurrogates(text[i], text[i + 1]) : text[i]);
        i += isPair ? 1 : 0;
    }
    return bytes;
}

} // namespace schemabridge::expression
