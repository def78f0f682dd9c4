#pragma once

#include "engine/base/result.h"
#include "engine/expression/lexer.h"
#include "engine/expression/problem.h"
#include "engine/expression/tree.h"

#include <optional>
#include <string>
#include <string_view>

namespace schemabridge::expression {

/// Top-down operator precedence (V. Pratt, "Top down operator precedence", 1973): each token knows how it
/// begins an operand (prefix) and how it continues one (infix). Makes the tree as it is written.
///
/// The first problem wins; after it every token reads as the end, so that all loops come to theirs.
class Parser {
public:
    /// @param program  holds the source; gets the nodes
    explicit Parser(Program &program) : m_program(program), m_lexer(program.source, program.arena) {}

    /// @return the topmost node; problems S0101 to S0402, U1004.
    Result<Node *, Problem> parse();

private:
    Node *expression(int rightBindingPower);
    Node *prefix(const Lexeme &token);
    Node *infix(const Lexeme &token, Node *left);

    Node *operand(const Lexeme &token);
    Node *literal(Node::Kind kind, const Lexeme &token, json::Value value);
    Node *regex(const Lexeme &token);
    Node *prefixSymbol(const Lexeme &token);
    Node *block(const Lexeme &token);
    Node *arrayConstructor(const Lexeme &token);
    Node *arrayItem();
    Node *objectConstructor(const Lexeme &token);
    Node *transform(const Lexeme &token);
    void readPairs(Node *node);

    Node *binary(const Lexeme &token, Node *left);
    Node *call(const Lexeme &token, Node *left);
    void readArguments(Node *node);
    Node *lambda(Node *call);
    void readSignature(Node *lambda);
    Node *subscript(const Lexeme &token, Node *left);
    Node *groupBy(const Lexeme &token, Node *left);
    Node *orderBy(const Lexeme &token, Node *left);
    Node *assignment(const Lexeme &token, Node *left);
    Node *variableBind(const Lexeme &token, Node *left, Node::Kind kind);
    Node *condition(const Lexeme &token, Node *left);
    Node *fallback(const Lexeme &token, Node *left, Node::Kind kind);

    void advance(Expecting expecting = Expecting::Operand);
    void expect(Symbol symbol, Expecting expecting = Expecting::Operand);
    bool isAt(Symbol symbol) const;
    bool skip(Symbol symbol);

    Node *make(Node::Kind kind, const Lexeme &token);
    void addItem(Node *parent, Node *child);
    void adopt(Node *parent, const Node *child);
    void fail(const char *code, std::size_t position, std::string_view token, std::string value = {});
    void stopWith(Problem problem);

    Program &m_program;
    Lexer m_lexer;
    Lexeme m_token;
    std::uint32_t m_previousEnd = 0;
    std::size_t m_depth = 0;
    std::optional<Problem> m_problem;
};

} // namespace schemabridge::expression
