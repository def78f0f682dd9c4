#include "engine/expression/parser.h"

#include "engine/expression/limits.h"
#include "engine/expression/problem_catalogue.h"
#include "engine/expression/regex/regex.h"
#include "engine/expression/text.h"

#include <algorithm>
#include <utility>

namespace schemabridge::expression {

Result<Node *, Problem> Parser::parse()
{
    advance();
    Node *const root = expression(0);
    if (m_token.kind != Lexeme::Kind::End)
        fail("S0201", m_token.position, m_token.text);
    if (m_problem)
        return *m_problem;
    return root;
}

Node *Parser::expression(int rightBindingPower)
{
    if (++m_depth > CompileLimits::nestingMax)
        fail("U1004", m_token.position, {}, std::to_string(CompileLimits::nestingMax));
    const Lexeme first = m_token;
    advance(Expecting::InfixOperator);
    Node *left = prefix(first);
    while (rightBindingPower < bindingPower(m_token.symbol)) {
        const Lexeme token = m_token;
        advance();
        left = infix(token, left);
        left->start = static_cast<std::uint32_t>(first.start);
        left->end = static_cast<std::uint32_t>(m_previousEnd);
    }
    --m_depth;
    return left;
}

Node *Parser::prefix(const Lexeme &token)
{
    Node *const node = token.kind == Lexeme::Kind::Operator ? prefixSymbol(token) : operand(token);
    node->start = static_cast<std::uint32_t>(token.start);
    node->end = static_cast<std::uint32_t>(m_previousEnd);
    return node;
}

Node *Parser::operand(const Lexeme &token)
{
    switch (token.kind) {
    case Lexeme::Kind::Name:
        return make(Node::Kind::Name, token);
    case Lexeme::Kind::Variable:
        return make(Node::Kind::Variable, token);
    case Lexeme::Kind::Number:
        return make(Node::Kind::Number, token);
    case Lexeme::Kind::Constant:
        return make(Node::Kind::Constant, token);
    case Lexeme::Kind::Regex:
        return regex(token);
    case Lexeme::Kind::String: {
        Node *const node = make(Node::Kind::String, token);
        node->literal = json::Value::string(token.text);
        return node;
    }
    default:
        return make(Node::Kind::End, token);
    }
}

Node *Parser::regex(const Lexeme &token)
{
    Node *const node = make(Node::Kind::Regex, token);
    auto compiled = Regex::compile(token.text, token.flags);
    if (compiled) {
        node->regex = compiled.takeValue();
        return node;
    }
    const RegexProblem &problem = compiled.error();
    const std::string_view before = std::string_view(m_program.source).substr(0, token.start + 1);
    fail(problem.kind == RegexProblem::Kind::Invalid ? "S0303" : "S0304", utf16Length(before) + problem.offset,
         '/' + token.text + '/' + token.flags, problem.reason);
    return node;
}

Node *Parser::prefixSymbol(const Lexeme &token)
{
    switch (token.symbol) {
    case Symbol::And:
    case Symbol::Or:
    case Symbol::In:
        return make(Node::Kind::Name, token);
    case Symbol::Star:
        return make(Node::Kind::Wildcard, token);
    case Symbol::DoubleStar:
        return make(Node::Kind::Descendant, token);
    case Symbol::Percent:
        return make(Node::Kind::Parent, token);
    case Symbol::Minus: {
        Node *const node = make(Node::Kind::Negation, token);
        adopt(node, node->left = expression(70));
        return node;
    }
    case Symbol::LeftParenthesis:
        return block(token);
    case Symbol::LeftBracket:
        return arrayConstructor(token);
    case Symbol::LeftBrace:
        return objectConstructor(token);
    case Symbol::Bar:
        return transform(token);
    default:
        fail("S0211", token.position, token.text);
        return make(Node::Kind::End, token);
    }
}

Node *Parser::block(const Lexeme &token)
{
    Node *const node = make(Node::Kind::Block, token);
    while (!m_problem && !isAt(Symbol::RightParenthesis)) {
        node->items.push_back(expression(0));
        adopt(node, node->items.back());
        if (!skip(Symbol::Semicolon))
            break;
    }
    expect(Symbol::RightParenthesis, Expecting::InfixOperator);
    return node;
}

Node *Parser::arrayConstructor(const Lexeme &token)
{
    Node *const node = make(Node::Kind::ArrayConstructor, token);
    if (!isAt(Symbol::RightBracket)) {
        do {
            node->items.push_back(arrayItem());
            adopt(node, node->items.back());
        } while (skip(Symbol::Comma));
    }
    expect(Symbol::RightBracket, Expecting::InfixOperator);
    return node;
}

Node *Parser::arrayItem()
{
    Node *const item = expression(0);
    if (!isAt(Symbol::Range))
        return item;
    Node *const range = make(Node::Kind::Binary, m_token);
    advance();
    range->left = item;
    adopt(range, item);
    adopt(range, range->right = expression(0));
    range->start = item->start;
    range->end = range->right->end;
    return range;
}

Node *Parser::objectConstructor(const Lexeme &token)
{
    Node *const node = make(Node::Kind::ObjectConstructor, token);
    readPairs(node);
    return node;
}

void Parser::readPairs(Node *node)
{
    if (!isAt(Symbol::RightBrace)) {
        do {
            Node *const key = expression(0);
            expect(Symbol::Colon);
            Node *const value = expression(0);
            node->pairs.emplace_back(key, value);
            adopt(node, key);
            adopt(node, value);
        } while (skip(Symbol::Comma));
    }
    expect(Symbol::RightBrace, Expecting::InfixOperator);
}

Node *Parser::transform(const Lexeme &token)
{
    Node *const node = make(Node::Kind::Transform, token);
    adopt(node, node->left = expression(0));
    expect(Symbol::Bar);
    adopt(node, node->right = expression(0));
    if (skip(Symbol::Comma))
        adopt(node, node->third = expression(0));
    expect(Symbol::Bar);
    return node;
}

void Parser::advance(Expecting expecting)
{
    if (m_problem)
        return;
    m_previousEnd = m_token.end;
    auto next = m_lexer.next(expecting);
    if (!next) {
        m_problem = next.error();
        m_token = {};
        return;
    }
    m_token = next.takeValue();
    if (m_token.symbol == Symbol::Bang || m_token.symbol == Symbol::Tilde)
        fail("S0204", m_token.position, m_token.text);
}

void Parser::expect(Symbol symbol, Expecting expecting)
{
    if (!isAt(symbol)) {
        const bool isEnd = m_token.kind == Lexeme::Kind::End;
        fail(isEnd ? "S0203" : "S0202", m_token.position, m_token.text, std::string(symbolText(symbol)));
        return;
    }
    advance(expecting);
}

bool Parser::isAt(Symbol symbol) const
{
    return m_token.symbol == symbol;
}

bool Parser::skip(Symbol symbol)
{
    if (!isAt(symbol))
        return false;
    advance();
    return true;
}

Node *Parser::make(Node::Kind kind, const Lexeme &token)
{
    Node &node = m_program.nodes.emplace_back();
    node.kind = kind;
    node.symbol = token.symbol;
    node.text = token.text;
    node.flags = token.flags;
    node.literal = token.value;
    node.position = static_cast<std::uint32_t>(token.position);
    return &node;
}

/// Bounds the height of the tree, which chains of infix operators raise as nesting does.
void Parser::adopt(Node *parent, const Node *child)
{
    parent->height = std::max(parent->height, static_cast<std::uint16_t>(child->height + 1));
    if (parent->height > CompileLimits::nestingMax)
        fail("U1004", child->position, {}, std::to_string(CompileLimits::nestingMax));
}

void Parser::fail(std::string code, std::size_t position, std::string token, std::string value)
{
    if (!m_problem) {
        Problem problem;
        problem.code = std::move(code);
        problem.position = position;
        problem.token = std::move(token);
        problem.value = std::move(value);
        problem.phase = Problem::Phase::Compile;
        problem.message = problemMessage(problem);
        m_problem = std::move(problem);
    }
    m_token = {};
}

} // namespace schemabridge::expression
