#include "engine/expression/symbol.h"

#include <array>

namespace schemabridge::expression {

namespace {

struct Row {
    Symbol symbol;
    std::string_view text;
    int bindingPower;
};

/// In the order of the enumeration.
constexpr std::array rows{
    Row{Symbol::None, "", 0},
    Row{Symbol::Dot, ".", 75},
    Row{Symbol::LeftBracket, "[", 80},
    Row{Symbol::RightBracket, "]", 0},
    Row{Symbol::LeftBrace, "{", 70},
    Row{Symbol::RightBrace, "}", 0},
    Row{Symbol::LeftParenthesis, "(", 80},
    Row{Symbol::RightParenthesis, ")", 0},
    Row{Symbol::Comma, ",", 0},
    Row{Symbol::At, "@", 80},
    Row{Symbol::Hash, "#", 80},
    Row{Symbol::Semicolon, ";", 0},
    Row{Symbol::Colon, ":", 0},
    Row{Symbol::Question, "?", 20},
    Row{Symbol::Plus, "+", 50},
    Row{Symbol::Minus, "-", 50},
    Row{Symbol::Star, "*", 60},
    Row{Symbol::Slash, "/", 60},
    Row{Symbol::Percent, "%", 60},
    Row{Symbol::Bar, "|", 0},
    Row{Symbol::Equal, "=", 40},
    Row{Symbol::Less, "<", 40},
    Row{Symbol::Greater, ">", 40},
    Row{Symbol::Caret, "^", 40},
    Row{Symbol::DoubleStar, "**", 0},
    Row{Symbol::Range, "..", 0},
    Row{Symbol::Assign, ":=", 10},
    Row{Symbol::NotEqual, "!=", 40},
    Row{Symbol::LessOrEqual, "<=", 40},
    Row{Symbol::GreaterOrEqual, ">=", 40},
    Row{Symbol::Apply, "~>", 40},
    Row{Symbol::And, "and", 30},
    Row{Symbol::Or, "or", 25},
    Row{Symbol::In, "in", 40},
    Row{Symbol::Ampersand, "&", 50},
    Row{Symbol::Bang, "!", 0},
    Row{Symbol::Tilde, "~", 0},
    Row{Symbol::Elvis, "?:", 40},
    Row{Symbol::Coalesce, "??", 40},
};

bool isWord(Symbol symbol)
{
    return symbol == Symbol::And || symbol == Symbol::Or || symbol == Symbol::In;
}

} // namespace

std::string_view symbolText(Symbol symbol) noexcept
{
    return rows[static_cast<std::size_t>(symbol)].text;
}

int bindingPower(Symbol symbol) noexcept
{
    return rows[static_cast<std::size_t>(symbol)].bindingPower;
}

Symbol symbolAtStart(std::string_view text) noexcept
{
    Symbol longest = Symbol::None;
    for (const Row &row : rows) {
        if (!isWord(row.symbol) && text.starts_with(row.text) && row.text.size() > symbolText(longest).size())
            longest = row.symbol;
    }
    return longest;
}

} // namespace schemabridge::expression
