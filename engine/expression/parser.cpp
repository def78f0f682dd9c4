#include "engine/expression/parser.h"

#include "engine/expression/limits.h"
#include "engine/expression/regex/regex.h"
#include "engine/expression/text.h"

#include <algorithm>
#include <charconv>
#include <utility>

namespace schemabridge::expression {

namespace {

/// An integer keeps all its digits; a double would merge two long ids.
json::Value numberValue(std::string_view spelling)
{
    if (spelling.find_first_not_of("0123456789") == std::string_view::npos)
        return json::Value::numberFromText(spelling);
    double number = 0; // also where it is too small for a double
    std::from_chars(spelling.data(), spelling.data() + spelling.size(), number);
    return json::Value::number(number);
}

json::Value constantValue(std::string_view name)
{
    return name == "null" ? json::Value() : json::Value::boolean(name == "true");
}

} // namespace

Node *Parser::parse()
{
    advance();
    Node *const root = expression(0);
    while (m_token.kind != Lexeme::Kind::End)
        readBehindEnd();
    return root;
}

Node *Parser::expression(int rightBindingPower)
{
    if (++m_depth > CompileLimits::nestingMax)
        failNested(m_token.position, {m_token.start, m_token.end});
    const Lexeme first = m_token;
    advance(Expecting::InfixOperator);
    Node *left = prefix(first);
    while (rightBindingPower < bindingPower(m_token.symbol)) {
        const Lexeme token = m_token;
        advance();
        left = infix(token, left);
        left->start = first.start;
        left->end = m_previousEnd;
    }
    --m_depth;
    return left;
}

Node *Parser::prefix(const Lexeme &token)
{
    Node *const node = token.kind == Lexeme::Kind::Operator ? prefixSymbol(token) : operand(token);
    node->start = token.start;
    node->end = m_previousEnd;
    return node;
}

Node *Parser::operand(const Lexeme &token)
{
    switch (token.kind) {
    case Lexeme::Kind::Name:
        return make(Node::Kind::Name, token);
    case Lexeme::Kind::Variable:
        return make(Node::Kind::Variable, token);
    case Lexeme::Kind::String:
        return literal(Node::Kind::String, token, json::Value::string(token.text));
    case Lexeme::Kind::Number:
        return literal(Node::Kind::Number, token, numberValue(token.text));
    case Lexeme::Kind::Constant:
        return literal(Node::Kind::Constant, token, constantValue(token.text));
    case Lexeme::Kind::Regex:
        return regex(token);
    case Lexeme::Kind::Invalid:
        return make(Node::Kind::Error, token);
    default:
        return make(Node::Kind::End, token);
    }
}

Node *Parser::literal(Node::Kind kind, const Lexeme &token, json::Value value)
{
    Node *const node = make(kind, token);
    node->literal = m_program.arena.make<json::Value>(std::move(value));
    return node;
}

Node *Parser::regex(const Lexeme &token)
{
    Node *const node = make(Node::Kind::Regex, token);
    node->flags = token.flags;
    auto compiled = Regex::compile(token.text, token.flags);
    if (compiled) {
        node->regex = m_program.arena.make<std::shared_ptr<const Regex>>(compiled.takeValue())->get();
        return node;
    }
    const RegexProblem &problem = compiled.error();
    const std::string_view before = std::string_view(m_program.source).substr(0, token.start + 1);
    fail(problem.kind == RegexProblem::Kind::Invalid ? "S0303" : "S0304",
         utf16Length(before) + problem.offset, '/' + std::string(token.text) + '/' + std::string(token.flags),
         problem.reason);
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
        return wrongOperand(token);
    }
}

Node *Parser::block(const Lexeme &token)
{
    const Scope scope(*this, Symbol::RightParenthesis, Symbol::Semicolon);
    Node *const node = make(Node::Kind::Block, token);
    while (!m_hasStopped && !isAt(Symbol::RightParenthesis)) {
        addItem(node, expression(0));
        if (!listGoesOn())
            break;
    }
    expect(Symbol::RightParenthesis, Expecting::InfixOperator);
    return node;
}

Node *Parser::arrayConstructor(const Lexeme &token)
{
    const Scope scope(*this, Symbol::RightBracket, Symbol::Comma);
    Node *const node = make(Node::Kind::ArrayConstructor, token);
    if (!isAt(Symbol::RightBracket)) {
        do {
            addItem(node, arrayItem());
        } while (listGoesOn());
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
    const Scope scope(*this, Symbol::RightBrace, Symbol::Comma);
    if (!isAt(Symbol::RightBrace)) {
        do {
            Node *const key = expression(0);
            const bool hasValue = expect(Symbol::Colon);
            Node *const value = hasValue ? expression(0) : make(Node::Kind::Error, m_token);
            node->pairs.push(m_program.arena, {key, value});
            adopt(node, key);
            adopt(node, value);
        } while (listGoesOn());
    }
    expect(Symbol::RightBrace, Expecting::InfixOperator);
}

Node *Parser::transform(const Lexeme &token)
{
    const Scope scope(*this, Symbol::Bar);
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
    if (m_hasStopped)
        return;
    m_previousEnd = m_token.end;
    ++m_tokensSinceProblem;
    m_token = m_lexer.next(expecting);
    if (m_token.kind == Lexeme::Kind::Invalid)
        failInLexer();
    if (m_token.symbol == Symbol::Bang || m_token.symbol == Symbol::Tilde)
        fail("S0204", m_token);
}

/// @return whether the symbol is there; it is read over
bool Parser::expect(Symbol symbol, Expecting expecting)
{
    if (!isAt(symbol))
        failExpecting(symbol);
    if (!isAt(symbol))
        return false;
    advance(expecting);
    return true;
}

bool Parser::skip(Symbol symbol)
{
    if (!isAt(symbol))
        return false;
    advance();
    return true;
}

/// Whether another part follows in the brackets; the separator before it is read over.
bool Parser::listGoesOn()
{
    if (m_findsAll && !isAt(m_scope->separator) && !isAt(m_scope->closer))
        failExpecting(m_scope->closer);
    return skip(m_scope->separator);
}

Node *Parser::make(Node::Kind kind, const Lexeme &token)
{
    Node *const node = m_program.arena.make<Node>();
    node->kind = kind;
    node->symbol = token.symbol;
    node->position = token.position;
    node->text = token.text;
    return node;
}

void Parser::addItem(Node *parent, Node *child)
{
    parent->items.push(m_program.arena, child);
    adopt(parent, child);
}

/// Bounds the height of the tree, which chains of infix operators raise as nesting does.
void Parser::adopt(Node *parent, const Node *child)
{
    parent->height = std::max(parent->height, static_cast<std::uint16_t>(child->height + 1));
    if (parent->height > CompileLimits::nestingMax)
        failNested(child->position, {child->start, child->end});
}

} // namespace schemabridge::expression
