#pragma once

#include "engine/base/result.h"
#include "engine/expression/problem.h"
#include "engine/expression/symbol.h"
#include "engine/expression/token.h"
#include "engine/json/value.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace schemabridge::expression {

/// One token for the parser.
struct Lexeme {
    enum class Kind : std::uint8_t { End, Operator, Name, Variable, String, Number, Constant, Regex };

    Kind kind = Kind::End;
    Symbol symbol = Symbol::None; ///< only of an operator
    std::string text;             ///< name, string content or pattern; else as written
    std::string flags;            ///< only of a regex
    json::Value value;            ///< of a number or constant
    std::size_t start = 0;        ///< bytes
    std::size_t end = 0;          ///< bytes
    std::size_t position = 0;     ///< UTF-16 code units before the token's end
};

/// Where a `/` may begin a regular expression: not after an operand.
enum class Expecting : std::uint8_t { Operand, InfixOperator };

/// Reads tokens one by one; the parser says what it expects next.
class Lexer {
public:
    /// @param comments  where given, comments are added to it
    explicit Lexer(std::string_view source, std::vector<Token> *comments = nullptr)
        : m_source(source), m_comments(comments)
    {
    }

    /// Problems: S0101 to S0106, S0301, S0302.
    Result<Lexeme, Problem> next(Expecting expecting);

    /// Bytes before the token, or the unfinished comment, that was read last.
    std::size_t tokenStart() const { return m_start; }

private:
    bool skipBlanks();
    Lexeme symbolLexeme(Symbol symbol);
    Result<Lexeme, Problem> readString();
    bool readEscape(std::string &content);
    bool readUnicodeEscape(std::string &content);
    Result<Lexeme, Problem> readQuotedName();
    Result<Lexeme, Problem> readRegex();
    Result<Lexeme, Problem> readNumber(std::size_t length);
    Lexeme readName();
    std::size_t numberLength() const;
    bool isEscaped(std::size_t offset) const;

    char at(std::size_t offset) const { return offset < m_source.size() ? m_source[offset] : '\0'; }
    Lexeme finish(Lexeme::Kind kind, std::string text);
    Problem problem(const char *code, std::size_t offset, std::string token = {});
    std::size_t positionOf(std::size_t offset);

    std::string_view m_source;
    std::vector<Token> *m_comments;
    std::size_t m_offset = 0;
    std::size_t m_start = 0;
    std::size_t m_countedOffset = 0;
    std::size_t m_countedUnits = 0;
    Problem m_problem;
};

} // namespace schemabridge::expression
