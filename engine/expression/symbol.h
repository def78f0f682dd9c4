#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace schemabridge::expression {

/// The operators and separators of the language.
enum class Symbol : std::uint8_t {
    None,
    Dot,
    LeftBracket,
    RightBracket,
    LeftBrace,
    RightBrace,
    LeftParenthesis,
    RightParenthesis,
    Comma,
    At,
    Hash,
    Semicolon,
    Colon,
    Question,
    Plus,
    Minus,
    Star,
    Slash,
    Percent,
    Bar,
    Equal,
    Less,
    Greater,
    Caret,
    DoubleStar,
    Range,
    Assign,
    NotEqual,
    LessOrEqual,
    GreaterOrEqual,
    Apply,
    And,
    Or,
    In,
    Ampersand,
    Bang,
    Tilde,
    Elvis,
    Coalesce,
};

/// How the symbol is written.
std::string_view symbolText(Symbol symbol) noexcept;

/// How tightly the symbol binds as an infix operator; 0 where it is none.
int bindingPower(Symbol symbol) noexcept;

/// The longest symbol that the text begins with, words (`and`, `or`, `in`) left out; None where it begins
/// with none.
Symbol symbolAtStart(std::string_view text) noexcept;

} // namespace schemabridge::expression
