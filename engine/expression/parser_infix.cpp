#include "engine/expression/parser.h"

namespace schemabridge::expression {

namespace {

/// What a row of brackets stands behind.
Node *subscriptedStep(Node *node)
{
    return node->kind == Node::Kind::Subscript ? node->third : node;
}

} // namespace

Node *Parser::infix(const Lexeme &token, Node *left)
{
    switch (token.symbol) {
    case Symbol::LeftParenthesis:
        return call(token, left);
    case Symbol::LeftBracket:
        return subscript(token, left);
    case Symbol::LeftBrace:
        return groupBy(token, left);
    case Symbol::Caret:
        return orderBy(token, left);
    case Symbol::Assign:
        return assignment(token, left);
    case Symbol::At:
        return variableBind(token, left, Node::Kind::FocusBind);
    case Symbol::Hash:
        return variableBind(token, left, Node::Kind::IndexBind);
    case Symbol::Question:
        return condition(token, left);
    case Symbol::Elvis:
        return fallback(token, left, Node::Kind::Elvis);
    case Symbol::Coalesce:
        return fallback(token, left, Node::Kind::Coalesce);
    default:
        return binary(token, left);
    }
}

Node *Parser::binary(const Lexeme &token, Node *left)
{
    Node *const node = make(Node::Kind::Binary, token);
    if (token.symbol == Symbol::Dot)
        node->kind = Node::Kind::Dot;
    else if (token.symbol == Symbol::Apply)
        node->kind = Node::Kind::Apply;
    node->left = left;
    adopt(node, left);
    adopt(node, node->right = expression(bindingPower(token.symbol)));
    return node;
}

Node *Parser::call(const Lexeme &token, Node *left)
{
    Node *const node = make(Node::Kind::Call, token);
    node->left = left;
    adopt(node, left);
    readArguments(node);
    expect(Symbol::RightParenthesis, Expecting::InfixOperator);
    const bool isDefinition =
        left->kind == Node::Kind::Name && (left->text == "function" || left->text == "λ");
    return isDefinition ? lambda(node) : node;
}

void Parser::readArguments(Node *node)
{
    if (isAt(Symbol::RightParenthesis))
        return;
    do {
        if (isAt(Symbol::Question)) {
            node->kind = Node::Kind::PartialCall;
            addItem(node, make(Node::Kind::Placeholder, m_token));
            advance();
        } else {
            addItem(node, expression(0));
        }
    } while (skip(Symbol::Comma));
}

Node *Parser::lambda(Node *call)
{
    call->kind = Node::Kind::Lambda;
    for (std::size_t i = 0; i < call->items.size(); ++i) {
        const Node *const parameter = call->items[i];
        if (parameter->kind != Node::Kind::Variable)
            fail("S0208", parameter->position, parameter->text, std::to_string(i + 1));
        call->parameters.push(m_program.arena, parameter->text);
    }
    call->items.clear();
    if (isAt(Symbol::Less))
        readSignature(call);
    expect(Symbol::LeftBrace);
    adopt(call, call->left = expression(0));
    expect(Symbol::RightBrace);
    return call;
}

void Parser::readSignature(Node *lambda)
{
    const std::size_t position = m_token.position;
    std::string text = "<";
    for (int depth = 1; depth > 0 && !isAt(Symbol::LeftBrace) && m_token.kind != Lexeme::Kind::End;) {
        advance();
        depth += isAt(Symbol::Less) ? 1 : (isAt(Symbol::Greater) ? -1 : 0);
        text += m_token.text;
    }
    expect(Symbol::Greater);
    auto signature = parseSignature(text);
    if (signature)
        lambda->signature = m_program.arena.make<Signature>(signature.takeValue());
    else
        fail(signature.error().code, position + signature.error().offset, {}, signature.error().value);
}

Node *Parser::subscript(const Lexeme &token, Node *left)
{
    if (isAt(Symbol::RightBracket)) {
        subscriptedStep(left)->keepArray = true;
        advance();
        return left;
    }
    Node *const node = make(Node::Kind::Subscript, token);
    node->left = left;
    node->third = subscriptedStep(left);
    adopt(node, left);
    adopt(node, node->right = expression(0));
    expect(Symbol::RightBracket, Expecting::InfixOperator);
    return node;
}

Node *Parser::groupBy(const Lexeme &token, Node *left)
{
    Node *const node = make(Node::Kind::GroupBy, token);
    node->left = left;
    adopt(node, left);
    readPairs(node);
    return node;
}

Node *Parser::orderBy(const Lexeme &token, Node *left)
{
    Node *const node = make(Node::Kind::OrderBy, token);
    node->left = left;
    adopt(node, left);
    expect(Symbol::LeftParenthesis);
    do {
        const bool isDescending = isAt(Symbol::Greater);
        if (isDescending || isAt(Symbol::Less))
            advance();
        Node *const term = expression(0);
        addItem(node, term);
        node->terms.push(m_program.arena, {term, isDescending});
    } while (skip(Symbol::Comma));
    expect(Symbol::RightParenthesis);
    return node;
}

Node *Parser::assignment(const Lexeme &token, Node *left)
{
    if (left->kind != Node::Kind::Variable)
        fail("S0212", left->position, left->text);
    Node *const node = make(Node::Kind::Bind, token);
    node->text = left->text;
    node->left = left;
    // One less than its own power: assignments nest to the right.
    adopt(node, node->right = expression(bindingPower(Symbol::Assign) - 1));
    return node;
}

Node *Parser::variableBind(const Lexeme &token, Node *left, Node::Kind kind)
{
    Node *const node = make(kind, token);
    node->left = left;
    adopt(node, left);
    node->right = expression(bindingPower(token.symbol));
    if (node->right->kind != Node::Kind::Variable)
        fail("S0214", node->right->position, token.text);
    return node;
}

Node *Parser::condition(const Lexeme &token, Node *left)
{
    Node *const node = make(Node::Kind::Condition, token);
    node->left = left;
    adopt(node, left);
    adopt(node, node->right = expression(0));
    if (skip(Symbol::Colon))
        adopt(node, node->third = expression(0));
    return node;
}

Node *Parser::fallback(const Lexeme &token, Node *left, Node::Kind kind)
{
    Node *const node = make(kind, token);
    node->left = left;
    adopt(node, left);
    adopt(node, node->right = expression(0));
    return node;
}

} // namespace schemabridge::expression
