#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

/// Strings of an expression are UTF-8 in which a lone surrogate stands as three bytes (WTF-8), so that every
/// ECMAScript string has exactly one form here. Source: "The WTF-8 encoding", Simon Sapin.
namespace schemabridge::expression {

/// Bytes of the character that begins with this byte; 1 for a byte that begins none.
std::size_t characterBytes(unsigned char firstByte) noexcept;

/// The code point at the offset, which must be inside the text and at a character's first byte.
std::uint32_t codePointAt(std::string_view text, std::size_t offset) noexcept;

std::size_t characterCount(std::string_view text) noexcept;

/// What ECMAScript calls the length of the string.
std::size_t utf16Length(std::string_view text) noexcept;

void appendCodePoint(std::string &text, std::uint32_t codePoint);

/// Appends; a high surrogate at the end of `text` and a low one at the start of `more` become one character.
void appendText(std::string &text, std::string_view more);

bool hasLoneSurrogate(std::string_view text) noexcept;

/// Order of UTF-16 code units, as ECMAScript compares strings: negative, zero or positive.
int compareText(std::string_view left, std::string_view right) noexcept;

/// For a message: the text where it is short, else its beginning, cut between characters, and an ellipsis.
std::string shortened(std::string_view text);

std::u16string toUtf16(std::string_view text);
std::string fromUtf16(std::u16string_view text);

} // namespace schemabridge::expression
