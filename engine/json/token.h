#pragma once

#include "engine/json/parse.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace schemabridge::json {

/// How far a token of the text was read: up to its end, or up to what is wrong with it.
struct TokenScan {
    std::size_t end;
    /// A reason of JSON_SYNTAX, or null where the token is well-formed.
    const char *fault = nullptr;
};

constexpr bool isBlank(char character)
{
    return character == ' ' || character == '\n' || character == '\r' || character == '\t';
}

constexpr bool isDigit(char character)
{
    return character >= '0' && character <= '9';
}

/// Reads the string that starts with the quote at `offset` and appends what it stands for to `decoded`.
TokenScan scanString(std::string_view text, std::size_t offset, LoneSurrogates loneSurrogates,
                     std::string &decoded);

/// Reads the number at `offset` (RFC 8259, section 6).
TokenScan scanNumber(std::string_view text, std::size_t offset);

/// Reads `true`, `false` or `null` at `offset`.
TokenScan scanLiteral(std::string_view text, std::size_t offset);

} // namespace schemabridge::json
