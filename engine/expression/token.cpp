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
    Lexer lexer(source, &tokens);
    Expecting expecting = Expecting::Operand;
    for (;;) {
        const auto next = lexer.next(expecting);
        if (!next) {
            // What the lexer had passed over before it failed was blank or a comment.
            const std::size_t start = lexer.tokenStart();
            tokens.push_back({Token::Kind::Invalid, start, source.size() - start});
            return tokens;
        }
        if (next->kind == Lexeme::Kind::End)
            return tokens;
        tokens.push_back({kindOf(next->kind), next->start, next->end - next->start});
        expecting = expectingAfter(*next);
    }
}

} // namespace schemabridge::expression
