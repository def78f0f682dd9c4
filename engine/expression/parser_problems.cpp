#include "engine/expression/limits.h"
#include "engine/expression/parser.h"
#include "engine/expression/problem_catalogue.h"
#include "engine/expression/regex/regex_problem.h"
#include "engine/expression/text.h"

#include <algorithm>
#include <utility>

/// Problems of the parser, and how it goes on behind one.
namespace schemabridge::expression {

namespace {

bool opens(Symbol symbol)
{
    return symbol == Symbol::LeftParenthesis || symbol == Symbol::LeftBracket || symbol == Symbol::LeftBrace;
}

bool closes(Symbol symbol)
{
    return symbol == Symbol::RightParenthesis || symbol == Symbol::RightBracket ||
           symbol == Symbol::RightBrace;
}

bool separates(Symbol symbol)
{
    return symbol == Symbol::Comma || symbol == Symbol::Semicolon || symbol == Symbol::Colon;
}

bool beginsOperand(const Lexeme &token)
{
    switch (token.symbol) {
    case Symbol::None:
        return token.kind != Lexeme::Kind::End;
    case Symbol::And:
    case Symbol::Or:
    case Symbol::In:
    case Symbol::Star:
    case Symbol::DoubleStar:
    case Symbol::Percent:
    case Symbol::Minus:
    case Symbol::Bar:
        return true;
    default:
        return opens(token.symbol);
    }
}

/// An operator where an operand should begin: best left out.
bool isStray(const Lexeme &token)
{
    const bool isOperator =
        bindingPower(token.symbol) > 0 || token.symbol == Symbol::Bang || token.symbol == Symbol::Tilde;
    return isOperator && !beginsOperand(token);
}

Problem makeProblem(const char *code, std::size_t position, std::string_view token, std::string value)
{
    Problem problem;
    problem.code = code;
    problem.position = position;
    problem.token = token;
    problem.value = std::move(value);
    problem.phase = Problem::Phase::Compile;
    problem.message = problemMessage(problem);
    return problem;
}

} // namespace

/// Silent where the problem follows from the one before: no good token has come between them.
void Parser::fail(const char *code, const Lexeme &token, std::string value)
{
    const bool isEnd = token.kind == Lexeme::Kind::End;
    const bool follows = m_tokensSinceProblem < 2 || (isEnd && m_isEndExplained);
    m_tokensSinceProblem = 0;
    m_isEndExplained |= isEnd;
    if (follows)
        return;
    const SourceSpan span{token.start, token.end};
    const bool isRegex = token.kind == Lexeme::Kind::Regex;
    report(
        makeProblem(code, token.position, isRegex ? span.of(m_program.source) : token.text, std::move(value)),
        span);
}

void Parser::failInRegex(const Lexeme &token, const RegexProblem &problem)
{
    const SourceSpan span{token.start, token.end};
    const std::size_t slashPosition =
        utf16Length(std::string_view(m_program.source).substr(0, token.start + 1));
    const char *const code = problem.kind == RegexProblem::Kind::Invalid ? "S0303" : "S0304";
    report(makeProblem(code, slashPosition + problem.offset, span.of(m_program.source), problem.reason),
           span);
}

/// For what is wrong with a node as a whole; silent where a part of it is wrong already.
void Parser::failAt(const char *code, const Node *node, std::string_view token, std::string value)
{
    const SourceSpan span{node->start, node->end};
    const bool isPartWrong =
        std::any_of(m_problems.begin(), m_problems.end(),
                    [&](const PlacedProblem &placed) { return span.contains(placed.span); });
    m_isEndExplained |= node->kind == Node::Kind::End;
    if (!isPartWrong)
        report(makeProblem(code, node->position, token, std::move(value)), span);
}

void Parser::failInLexer()
{
    const Problem problem = m_lexer.problem();
    // What is not closed takes the rest of the source with it.
    const bool isUnclosed = problem.code == "S0101" || problem.code == "S0105" || problem.code == "S0106" ||
                            problem.code == "S0302";
    m_isEndExplained |= isUnclosed;
    if (std::exchange(m_tokensSinceProblem, 0) >= 2)
        report(problem, {m_token.start, m_token.end});
}

void Parser::failExpecting(Symbol symbol)
{
    fail(m_token.kind == Lexeme::Kind::End ? "S0203" : "S0202", m_token, std::string(symbolText(symbol)));
    if (m_hasStopped)
        return;
    // Where brackets do not match, those that lack at the end may follow from it.
    m_isEndExplained |= closes(m_token.symbol) || separates(m_token.symbol);
    const bool isMistyped = closes(symbol) && closes(m_token.symbol) && !isAwaited(m_token.symbol);
    if (isMistyped)
        m_token.symbol = symbol;
    else if (symbol != Symbol::Greater)
        resynchronise(symbol);
}

void Parser::failNested(std::uint32_t position, SourceSpan span)
{
    report(makeProblem("U1004", position, {}, std::to_string(CompileLimits::nestingMax)), span);
    m_hasStopped = true;
    m_token = {};
}

void Parser::report(Problem problem, SourceSpan span)
{
    if (m_hasStopped)
        return;
    m_problems.push_back({std::move(problem), span});
    if (m_findsAll && m_problems.size() < problemsMax)
        return;
    m_hasStopped = true;
    m_token = {};
}

/// What follows a complete expression, as where expressions with ; between them lack their parentheses.
void Parser::readBehindEnd()
{
    // What brackets and separators do here may follow from the problem before.
    const bool isExplained = !m_problems.empty() && (closes(m_token.symbol) || separates(m_token.symbol));
    if (!isExplained)
        fail("S0201", m_token);
    resynchronise(Symbol::None);
    while (closes(m_token.symbol) || separates(m_token.symbol))
        advance();
    expression(0);
}

/// For a token that cannot begin an operand, and was read over already.
Node *Parser::wrongOperand(const Lexeme &token)
{
    m_tokensSinceProblem -= std::min<std::size_t>(m_tokensSinceProblem, 1);
    fail("S0211", token);
    if (m_hasStopped)
        return make(Node::Kind::Error, token);
    m_lexer.goBackTo(token.end);
    m_token = token;
    while (isStray(m_token)) {
        m_tokensSinceProblem = 0;
        advance();
    }
    const Lexeme next = m_token;
    if (!beginsOperand(next))
        return make(Node::Kind::Error, next);
    advance(Expecting::InfixOperator);
    return prefix(next);
}

/// Reads on to what the parser waits for; brackets that open on the way are passed over as a whole.
void Parser::resynchronise(Symbol wanted)
{
    std::size_t depth = 0;
    while (m_token.kind != Lexeme::Kind::End && !m_hasStopped) {
        const bool isWanted = wanted != Symbol::None && isAt(wanted);
        if (depth == 0 && (isWanted || isAtEndOfPart()))
            return;
        depth += opens(m_token.symbol) ? 1 : 0;
        depth -= closes(m_token.symbol) && depth > 0 ? 1 : 0;
        m_tokensSinceProblem = 0;
        advance(expectingAfter(m_token));
    }
    m_isEndExplained = true;
}

bool Parser::isAtEndOfPart() const
{
    if (m_scope == nullptr)
        return isAt(Symbol::Semicolon) || isAt(Symbol::Comma);
    return m_token.symbol != Symbol::None && (isAt(m_scope->separator) || isAwaited(m_token.symbol));
}

/// Whether the symbol closes brackets, or goes on in those of a block, which nothing else can do.
bool Parser::isAwaited(Symbol symbol) const
{
    for (const Scope *scope = m_scope; scope != nullptr; scope = scope->outer) {
        if (scope->closer == symbol || (symbol == Symbol::Semicolon && scope->separator == symbol))
            return true;
    }
    return false;
}

} // namespace schemabridge::expression
