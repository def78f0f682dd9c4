#include "engine/expression/token.h"

#include "engine/expression/lexer.h"

#include <algorithm>

namespace schemabridge::expression {

namespace {

Token::Kind kindOf(Lexeme::Kind kind)
{
    switch (kind) {
    case Lexeme::Kind::Operator:
        return Token::Kind::Operator;
    case Lexeme::Kind::Variable:
        return Token::Kind::Variable;
    case Lexeme::Kind::String:
        return Token::Kind::String;
    case Lexeme::Kind::Number:
        return Token::Kind::Number;
    case Lexeme::Kind::Constant:
        return Token::Kind::Constant;
    case Lexeme::Kind::Regex:
        return Token::Kind::Regex;
    default:
        return Token::Kind::Name;
    }
}

/// After an operand a slash divides; anywhere else it begins a regular expression.
Expecting expectingAfter(const Lexeme &lexeme)
{
    const bool closes = lexeme.symbol == Symbol::RightParenthesis || lexeme.symbol == Symbol::RightBracket ||
                        lexeme.symbol == Symbol::RightBrace;
    const bool isOperand = lexeme.kind != Lexeme::Kind::Operator || closes;
    return isOperand ? Expecting::InfixOperator : Expecting::Operand;
}

} // namespace

std::vector<Token> tokenize(std::string_view source)
{
    std::vector<Token> tokens;
    Arena arena;
    Lexer lexer(source, arena, &tokens);
    Expecting expecting = Expecting::Operand;
    for (;;) {
        const Lexeme lexeme = lexer.next(expecting);
        if (lexeme.kind == Lexeme::Kind::Invalid) {
            tokens.push_back({Token::Kind::Invalid, lexeme.start, source.size() - lexeme.start});
            return tokens;
        }
        if (lexeme.kind == Lexeme::Kind::End)
            return tokens;
        tokens.push_back({kindOf(lexeme.kind), lexeme.start, lexeme.end - lexeme.start});
        expecting = expectingAfter(lexeme);
    }
}

} // namespace schemabridge::expression
