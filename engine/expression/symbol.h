#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
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

struct SymbolRow {
    Symbol symbol;
    std::string_view text;
    std::uint8_t bindingPower;
};

/// In the order of the enumeration.
inline constexpr std::array symbolRows{
    SymbolRow{Symbol::None, "", 0},
    SymbolRow{Symbol::Dot, ".", 75},
    SymbolRow{Symbol::LeftBracket, "[", 80},
    SymbolRow{Symbol::RightBracket, "]", 0},
    SymbolRow{Symbol::LeftBrace, "{", 70},
    SymbolRow{Symbol::RightBrace, "}", 0},
    SymbolRow{Symbol::LeftParenthesis, "(", 80},
    SymbolRow{Symbol::RightParenthesis, ")", 0},
    SymbolRow{Symbol::Comma, ",", 0},
    SymbolRow{Symbol::At, "@", 80},
    SymbolRow{Symbol::Hash, "#", 80},
    SymbolRow{Symbol::Semicolon, ";", 0},
    SymbolRow{Symbol::Colon, ":", 0},
    SymbolRow{Symbol::Question, "?", 20},
    SymbolRow{Symbol::Plus, "+", 50},
    SymbolRow{Symbol::Minus, "-", 50},
    SymbolRow{Symbol::Star, "*", 60},
    SymbolRow{Symbol::Slash, "/", 60},
    SymbolRow{Symbol::Percent, "%", 60},
    SymbolRow{Symbol::Bar, "|", 0},
    SymbolRow{Symbol::Equal, "=", 40},
    SymbolRow{Symbol::Less, "<", 40},
    SymbolRow{Symbol::Greater, ">", 40},
    SymbolRow{Symbol::Caret, "^", 40},
    SymbolRow{Symbol::DoubleStar, "**", 0},
    SymbolRow{Symbol::Range, "..", 0},
    SymbolRow{Symbol::Assign, ":=", 10},
    SymbolRow{Symbol::NotEqual, "!=", 40},
    SymbolRow{Symbol::LessOrEqual, "<=", 40},
    SymbolRow{Symbol::GreaterOrEqual, ">=", 40},
    SymbolRow{Symbol::Apply, "~>", 40},
    SymbolRow{Symbol::And, "and", 30},
    SymbolRow{Symbol::Or, "or", 25},
    SymbolRow{Symbol::In, "in", 40},
    SymbolRow{Symbol::Ampersand, "&", 50},
    SymbolRow{Symbol::Bang, "!", 0},
    SymbolRow{Symbol::Tilde, "~", 0},
    SymbolRow{Symbol::Elvis, "?:", 40},
    SymbolRow{Symbol::Coalesce, "??", 40},
};

/// How the symbol is written.
constexpr std::string_view symbolText(Symbol symbol) noexcept
{
    return symbolRows[static_cast<std::size_t>(symbol)].text;
}

/// How tightly the symbol binds as an infix operator; 0 where it is none.
constexpr int bindingPower(Symbol symbol) noexcept
{
    return symbolRows[static_cast<std::size_t>(symbol)].bindingPower;
}

} // namespace schemabridge::expression
