#pragma once

#include "engine/expression/lexer.h"
#include "engine/expression/problem.h"
#include "engine/expression/source_span.h"
#include "engine/expression/tree.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace schemabridge::expression {

/// A problem, and where in the source it is.
struct PlacedProblem {
    Problem problem;
    SourceSpan span;
};

/// More would not be read.
inline constexpr std::size_t problemsMax = 20;

/// Compiling stops at the first problem; an editor wants to see all of them.
enum class Finding : std::uint8_t { First, All };

/// Top-down operator precedence (V. Pratt, "Top down operator precedence", 1973): each token knows how it
/// begins an operand (prefix) and how it continues one (infix). Makes the tree as it is written.
///
/// Once the parser has stopped every token reads as the end, so that all loops come to theirs. Where it is to
/// find all problems it goes on behind one, with a node of kind Error for what cannot be read, and stays
/// silent until it has read something good again: one mistake gives one problem.
class Parser {
public:
    /// @param program  holds the source; gets the nodes
    Parser(Program &program, Finding finding)
        : m_program(program), m_lexer(program.source, program.arena), m_findsAll(finding == Finding::All)
    {
    }

    /// @return the topmost node; of use only where there are no problems
    Node *parse();

    /// S0101 to S0402, U1004; the first one found comes first.
    std::vector<PlacedProblem> &problems() { return m_problems; }

private:
    /// Brackets that the parser is inside of: where it may go on behind a problem.
    struct Scope {
        Scope(Parser &inParser, Symbol closedBy, Symbol separatedBy = Symbol::None)
            : parser(inParser),
              closer(closedBy),
              separator(separatedBy),
              outer(std::exchange(inParser.m_scope, this))
        {
        }
        ~Scope() { parser.m_scope = outer; }
        Scope(const Scope &) = delete;
        Scope &operator=(const Scope &) = delete;

        Parser &parser;
        const Symbol closer;
        const Symbol separator;
        const Scope *const outer;
    };

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
    Node *argument(Node *call);
    Node *lambda(Node *call);
    void readSignature(Node *lambda);
    Node *subscript(const Lexeme &token, Node *left);
    Node *groupBy(const Lexeme &token, Node *left);
    Node *orderBy(const Lexeme &token, Node *left);
    void readTerm(Node *node);
    Node *assignment(const Lexeme &token, Node *left);
    Node *variableBind(const Lexeme &token, Node *left, Node::Kind kind);
    Node *condition(const Lexeme &token, Node *left);
    Node *fallback(const Lexeme &token, Node *left, Node::Kind kind);

    void advance(Expecting expecting = Expecting::Operand);
    bool expect(Symbol symbol, Expecting expecting = Expecting::Operand);
    bool isAt(Symbol symbol) const { return m_token.symbol == symbol; }
    bool skip(Symbol symbol);
    bool listGoesOn();

    Node *make(Node::Kind kind, const Lexeme &token);
    void addItem(Node *parent, Node *child);
    void adopt(Node *parent, const Node *child);

    // Problems, and how to go on behind them
    void fail(const char *code, const Lexeme &token, std::string value = {});
    void failAt(const char *code, const Node *node, std::string_view token, std::string value = {});
    void failInLexer();
    void failExpecting(Symbol symbol);
    void failNested(std::uint32_t position, SourceSpan span);
    void report(Problem problem, SourceSpan span);
    void readBehindEnd();
    Node *wrongOperand(const Lexeme &token);
    void resynchronise(Symbol wanted);
    bool isAtEndOfPart() const;
    bool isAwaited(Symbol symbol) const;
    std::string_view written(const Node *node) const;

    Program &m_program;
    Lexer m_lexer;
    const bool m_findsAll;
    Lexeme m_token;
    std::uint32_t m_previousEnd = 0;
    std::size_t m_depth = 0;
    const Scope *m_scope = nullptr;
    std::vector<PlacedProblem> m_problems;
    bool m_hasStopped = false;
    bool m_isEndExplained = false;
    std::size_t m_tokensSinceProblem = 2;
};

} // namespace schemabridge::expression
