#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace schemabridge::json {

/// A code point and the number of bytes that it stands in.
struct CodePoint {
    char32_t value;
    std::size_t length;
};

constexpr bool isSurrogate(char32_t value)
{
    return value >= 0xD800 && value <= 0xDFFF;
}

/// Reads one code point; surrogates in the three-byte form count (WTF-8).
/// @return nothing where the bytes at `offset` are no well-formed sequence (RFC 3629, section 4).
std::optional<CodePoint> decodeAt(std::string_view text, std::size_t offset);

/// Appends the code point's bytes; a surrogate in its three-byte form.
void appendUtf8(std::string &text, char32_t value);

/// @return offset of the first byte that begins no well-formed sequence; surrogates are none. Nothing where
/// all is well.
std::optional<std::size_t> firstInvalidByte(std::string_view text);

/// The text with U+FFFD in place of each byte that begins no well-formed sequence, surrogates included: for
/// data that comes as bytes and goes on as a string.
std::string withoutInvalidBytes(std::string_view text);

/// A place in a text as people count: from 1, in characters.
struct TextPlace {
    std::size_t line = 1;
    std::size_t column = 1;
};

/// Lines end with LF, CR LF or CR. The text before `offset` must be well-formed.
TextPlace placeOf(std::string_view text, std::size_t offset);

} // namespace schemabridge::json
