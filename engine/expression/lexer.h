#pragma once

#include "engine/expression/arena.h"
#include "engine/expression/problem.h"
#include "engine/expression/symbol.h"
#include "engine/expression/token.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace schemabridge::expression {

/// One token for the parser. Its texts live as long as the source and the lexer's arena.
struct Lexeme {
    enum class Kind : std::uint8_t {
        End,
        Invalid, ///< Lexer::problem() tells why
        Operator,
        Name,
        Variable,
        String,
        Number,
        Constant,
        Regex,
    };

    Kind kind = Kind::End;
    Symbol symbol = Symbol::None; ///< only of an operator
    std::uint32_t start = 0;      ///< bytes
    std::uint32_t end = 0;        ///< bytes
    std::uint32_t position = 0;   ///< UTF-16 code units before the token's end
    std::string_view text = {};   ///< name, string content or pattern; else as written
    std::string_view flags = {};  ///< only of a regex
};

/// Where a `/` may begin a regular expression: not after an operand.
enum class Expecting : std::uint8_t { Operand, InfixOperator };

/// Reads tokens one by one; the parser says what it expects next.
class Lexer {
public:
    /// @param source    shorter than 4 GiB
    /// @param arena     for texts that are not in the source as they are
    /// @param comments  where given, comments are added to it
    Lexer(std::string_view source, Arena &arena, std::vector<Token> *comments = nullptr);

    /// Problems: S0101 to S0106, S0301, S0302.
    Lexeme next(Expecting expecting);
    /// Of the token that was read last, where it is invalid.
    const Problem &problem() const { return m_problem; }

    /// UTF-16 code units before the offset.
    std::uint32_t positionOf(std::size_t offset);

private:
    bool skipBlanks();
    Lexeme readSymbol();
    Lexeme readName();
    Lexeme readQuotedName();
    Lexeme readString();
    bool unescape(std::string_view raw, std::size_t rawStart);
    std::size_t readEscape(std::size_t offset);
    std::size_t readUnicodeEscape(std::size_t offset);
    Lexeme readRegex();
    Lexeme readNumber(std::size_t length);
    std::size_t numberLength() const;
    bool isEscaped(std::size_t offset) const;

    char at(std::size_t offset) const { return offset < m_source.size() ? m_source[offset] : '\0'; }
    Lexeme finish(Lexeme::Kind kind, std::string_view text, Symbol symbol = Symbol::None);
    Lexeme invalid(const char *code, std::size_t offset, std::string_view token = {});
    void setProblem(const char *code, std::size_t offset, std::string_view token);

    std::string_view m_source;
    Arena &m_arena;
    std::vector<Token> *m_comments;
    std::size_t m_offset = 0;
    std::size_t m_start = 0;
    bool m_isAscii;
    std::size_t m_countedOffset = 0;
    std::size_t m_countedUnits = 0;
    std::string m_unescaped;
    Problem m_problem;
};

} // namespace schemabridge::expression
