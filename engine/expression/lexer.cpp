#include "engine/expression/lexer.h"

#include "engine/expression/problem_catalogue.h"
#include "engine/expression/text.h"

#include <algorithm>
#include <array>

namespace schemabridge::expression {

namespace {

enum class CharacterClass : std::uint8_t { OfName, Blank, Symbol };

constexpr std::array<Symbol, 256> makeSingleSymbols()
{
    std::array<Symbol, 256> symbols{};
    for (const SymbolRow &row : symbolRows) {
        if (row.text.size() == 1)
            symbols[static_cast<unsigned char>(row.text[0])] = row.symbol;
    }
    return symbols;
}

constexpr std::array<Symbol, 256> singleSymbols = makeSingleSymbols();

constexpr std::array<CharacterClass, 256> makeClasses()
{
    std::array<CharacterClass, 256> classes{};
    for (std::size_t i = 0; i < classes.size(); ++i) {
        if (singleSymbols[i] != Symbol::None)
            classes[i] = CharacterClass::Symbol;
    }
    for (const char blank : {' ', '\t', '\n', '\v', '\r'})
        classes[static_cast<unsigned char>(blank)] = CharacterClass::Blank;
    return classes;
}

constexpr std::array<CharacterClass, 256> classes = makeClasses();

CharacterClass classOf(char character)
{
    return classes[static_cast<unsigned char>(character)];
}

/// The longest symbol that two characters begin with.
Symbol symbolOf(char first, char second)
{
    const auto either = [second](char wanted, Symbol longer, Symbol shorter) {
        return second == wanted ? longer : shorter;
    };
    switch (first) {
    case '.':
        return either('.', Symbol::Range, Symbol::Dot);
    case ':':
        return either('=', Symbol::Assign, Symbol::Colon);
    case '!':
        return either('=', Symbol::NotEqual, Symbol::Bang);
    case '<':
        return either('=', Symbol::LessOrEqual, Symbol::Less);
    case '>':
        return either('=', Symbol::GreaterOrEqual, Symbol::Greater);
    case '*':
        return either('*', Symbol::DoubleStar, Symbol::Star);
    case '~':
        return either('>', Symbol::Apply, Symbol::Tilde);
    case '?':
        return either(':', Symbol::Elvis, either('?', Symbol::Coalesce, Symbol::Question));
    default:
        return singleSymbols[static_cast<unsigned char>(first)];
    }
}

Symbol wordSymbol(std::string_view name)
{
    if (name == "and")
        return Symbol::And;
    if (name == "or")
        return Symbol::Or;
    return name == "in" ? Symbol::In : Symbol::None;
}

bool isConstant(std::string_view name)
{
    return name == "true" || name == "false" || name == "null";
}

bool isAscii(std::string_view text)
{
    unsigned char all = 0;
    for (const char character : text)
        all |= static_cast<unsigned char>(character);
    return all < 0x80;
}

} // namespace

Lexer::Lexer(std::string_view source, Arena &arena, std::vector<Token> *comments)
    : m_source(source), m_arena(arena), m_comments(comments), m_isAscii(isAscii(source))
{
}

Lexeme Lexer::next(Expecting expecting)
{
    const bool isReadable = skipBlanks();
    m_start = m_offset;
    if (!isReadable) {
        m_offset = m_source.size();
        return invalid("S0106", m_start);
    }
    if (m_offset >= m_source.size())
        return finish(Lexeme::Kind::End, "(end)");
    const char first = m_source[m_offset];
    if (first == '/' && expecting == Expecting::Operand)
        return readRegex();
    if (classOf(first) == CharacterClass::Symbol)
        return readSymbol();
    if (first == '"' || first == '\'')
        return readString();
    if (const std::size_t length = numberLength(); length > 0)
        return readNumber(length);
    return first == '`' ? readQuotedName() : readName();
}

/// @return false before a comment without an end
bool Lexer::skipBlanks()
{
    for (;;) {
        while (m_offset < m_source.size() && classOf(m_source[m_offset]) == CharacterClass::Blank)
            ++m_offset;
        if (at(m_offset) != '/' || at(m_offset + 1) != '*')
            return true;
        const std::size_t end = m_source.find("*/", m_offset + 2);
        if (end == std::string_view::npos)
            return false;
        if (m_comments != nullptr)
            m_comments->push_back({Token::Kind::Comment, m_offset, end + 2 - m_offset});
        m_offset = end + 2;
    }
}

Lexeme Lexer::readSymbol()
{
    const Symbol symbol = symbolOf(m_source[m_offset], at(m_offset + 1));
    const std::string_view text = symbolText(symbol);
    m_offset += text.size();
    return finish(Lexeme::Kind::Operator, text, symbol);
}

Lexeme Lexer::readName()
{
    while (m_offset < m_source.size() && classOf(m_source[m_offset]) == CharacterClass::OfName)
        ++m_offset;
    const std::string_view name = m_source.substr(m_start, m_offset - m_start);
    if (name.front() == '$')
        return finish(Lexeme::Kind::Variable, name.substr(1));
    if (const Symbol symbol = wordSymbol(name); symbol != Symbol::None)
        return finish(Lexeme::Kind::Operator, name, symbol);
    return finish(isConstant(name) ? Lexeme::Kind::Constant : Lexeme::Kind::Name, name);
}

Lexeme Lexer::readQuotedName()
{
    const std::size_t end = m_source.find('`', m_offset + 1);
    if (end == std::string_view::npos) {
        m_offset = m_source.size();
        return invalid("S0105", m_offset);
    }
    m_offset = end + 1;
    return finish(Lexeme::Kind::Name, m_source.substr(m_start + 1, end - m_start - 1));
}

Lexeme Lexer::finish(Lexeme::Kind kind, std::string_view text, Symbol symbol)
{
    Lexeme lexeme;
    lexeme.kind = kind;
    lexeme.symbol = symbol;
    lexeme.start = static_cast<std::uint32_t>(m_start);
    lexeme.end = static_cast<std::uint32_t>(m_offset);
    lexeme.position = positionOf(m_offset);
    lexeme.text = text;
    return lexeme;
}

Lexeme Lexer::invalid(const char *code, std::size_t offset, std::string_view token)
{
    setProblem(code, offset, token);
    return finish(Lexeme::Kind::Invalid, m_source.substr(m_start, m_offset - m_start));
}

void Lexer::setProblem(const char *code, std::size_t offset, std::string_view token)
{
    m_problem = {};
    m_problem.code = code;
    m_problem.position = positionOf(offset);
    m_problem.token = token;
    m_problem.phase = Problem::Phase::Compile;
    m_problem.message = problemMessage(m_problem);
}

/// Offsets mostly ascend, so each byte is counted once.
std::uint32_t Lexer::positionOf(std::size_t offset)
{
    if (m_isAscii)
        return static_cast<std::uint32_t>(offset);
    const auto [from, to] = std::minmax(offset, m_countedOffset);
    const std::size_t units = utf16Length(m_source.substr(from, to - from));
    m_countedUnits = offset < m_countedOffset ? m_countedUnits - units : m_countedUnits + units;
    m_countedOffset = offset;
    return static_cast<std::uint32_t>(m_countedUnits);
}

} // namespace schemabridge::expression
