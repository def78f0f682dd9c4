#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace schemabridge::expression {

/// A piece of an expression's text, for editors that colour it.
struct Token {
    enum class Kind : std::uint8_t {
        Name,
        Variable,
        String,
        Number,
        Constant,
        Operator,
        Regex,
        Comment,
        Invalid
    };

    Kind kind;
    std::size_t start;  ///< bytes from the start of the source
    std::size_t length; ///< bytes

    friend bool operator==(const Token &, const Token &) = default;
};

/// Splits any text, also an unfinished one, with the compiler's own lexer. White space belongs to no token;
/// from the first piece that no token begins with, the rest is one Invalid token.
std::vector<Token> tokenize(std::string_view source);

} // namespace schemabridge::expression
