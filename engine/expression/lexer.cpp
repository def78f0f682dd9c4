#include "engine/expression/lexer.h"

#include "engine/expression/problem_catalogue.h"
#include "engine/expression/text.h"

#include <charconv>
#include <cmath>

namespace schemabridge::expression {

namespace {

bool isBlank(char character)
{
    return character == ' ' || (character >= '\t' && character <= '\r' && character != '\f');
}

bool isDigit(char character)
{
    return character >= '0' && character <= '9';
}

int hexDigit(char character)
{
    if (isDigit(character))
        return character - '0';
    const char lower = static_cast<char>(character | 0x20);
    return lower >= 'a' && lower <= 'f' ? lower - 'a' + 10 : -1;
}

char simpleEscape(char character)
{
    switch (character) {
    case '"':
    case '\\':
    case '/':
        return character;
    case 'b':
        return '\b';
    case 'f':
        return '\f';
    case 'n':
        return '\n';
    case 'r':
        return '\r';
    case 't':
        return '\t';
    default:
        return '\0';
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

} // namespace

Result<Lexeme, Problem> Lexer::next(Expecting expecting)
{
    const bool isReadable = skipBlanks();
    m_start = m_offset;
    if (!isReadable)
        return m_problem;
    if (m_offset >= m_source.size())
        return finish(Lexeme::Kind::End, "(end)");
    if (expecting == Expecting::Operand && at(m_offset) == '/')
        return readRegex();
    if (const Symbol symbol = symbolAtStart(m_source.substr(m_offset)); symbol != Symbol::None)
        return symbolLexeme(symbol);
    if (at(m_offset) == '"' || at(m_offset) == '\'')
        return readString();
    if (const std::size_t length = numberLength(); length > 0)
        return readNumber(length);
    if (at(m_offset) == '`')
        return readQuotedName();
    return readName();
}

bool Lexer::skipBlanks()
{
    while (m_offset < m_source.size()) {
        if (isBlank(at(m_offset))) {
            ++m_offset;
        } else if (at(m_offset) == '/' && at(m_offset + 1) == '*') {
            const std::size_t end = m_source.find("*/", m_offset + 2);
            if (end == std::string_view::npos) {
                m_problem = problem("S0106", m_offset);
                return false;
            }
            if (m_comments != nullptr)
                m_comments->push_back({Token::Kind::Comment, m_offset, end + 2 - m_offset});
            m_offset = end + 2;
        } else {
            break;
        }
    }
    return true;
}

Lexeme Lexer::symbolLexeme(Symbol symbol)
{
    m_offset += symbolText(symbol).size();
    Lexeme lexeme = finish(Lexeme::Kind::Operator, std::string(symbolText(symbol)));
    lexeme.symbol = symbol;
    return lexeme;
}

Result<Lexeme, Problem> Lexer::readString()
{
    const char quote = at(m_offset++);
    std::string content;
    while (m_offset < m_source.size()) {
        const char character = at(m_offset);
        if (character == quote) {
            ++m_offset;
            return finish(Lexeme::Kind::String, std::move(content));
        }
        if (character == '\\') {
            ++m_offset;
            if (!readEscape(content))
                return m_problem;
        } else {
            const std::size_t bytes = characterBytes(static_cast<unsigned char>(character));
            appendText(content, m_source.substr(m_offset, bytes));
            m_offset += bytes;
        }
    }
    m_offset = m_source.size();
    return problem("S0101", m_offset);
}

bool Lexer::readEscape(std::string &content)
{
    const char character = at(m_offset);
    if (character == 'u')
        return readUnicodeEscape(content);
    if (const char plain = simpleEscape(character); plain != '\0') {
        content += plain;
        ++m_offset;
        return true;
    }
    const std::size_t bytes = characterBytes(static_cast<unsigned char>(character));
    m_problem =
        problem("S0103", m_offset, std::string(m_source.substr(std::min(m_offset, m_source.size()), bytes)));
    return false;
}

bool Lexer::readUnicodeEscape(std::string &content)
{
    std::uint32_t unit = 0;
    for (std::size_t i = 1; i <= 4; ++i) {
        const int digit = hexDigit(at(m_offset + i));
        if (digit < 0) {
            m_problem = problem("S0104", m_offset);
            return false;
        }
        unit = unit * 16 + static_cast<std::uint32_t>(digit);
    }
    std::string character;
    appendCodePoint(character, unit);
    appendText(content, character);
    m_offset += 5;
    return true;
}

Result<Lexeme, Problem> Lexer::readQuotedName()
{
    const std::size_t end = m_source.find('`', m_offset + 1);
    if (end == std::string_view::npos)
        return problem("S0105", m_offset = m_source.size());
    const std::string_view name = m_source.substr(m_offset + 1, end - m_offset - 1);
    m_offset = end + 1;
    return finish(Lexeme::Kind::Name, std::string(name));
}

bool Lexer::isEscaped(std::size_t offset) const
{
    std::size_t backslashes = 0;
    while (offset > backslashes && at(offset - backslashes - 1) == '\\')
        ++backslashes;
    return backslashes % 2 == 1;
}

Result<Lexeme, Problem> Lexer::readRegex()
{
    const std::size_t start = ++m_offset;
    int depth = 0;
    for (; m_offset < m_source.size(); ++m_offset) {
        const char character = at(m_offset);
        if (character == '/' && depth == 0 && !isEscaped(m_offset))
            break;
        if (at(m_offset - 1) == '\\')
            continue;
        depth += character == '(' || character == '[' || character == '{' ? 1 : 0;
        depth -= character == ')' || character == ']' || character == '}' ? 1 : 0;
    }
    if (m_offset >= m_source.size())
        return problem("S0302", m_source.size());
    std::string pattern(m_source.substr(start, m_offset - start));
    if (pattern.empty())
        return problem("S0301", m_offset);
    const std::size_t flagsStart = ++m_offset;
    while (at(m_offset) == 'i' || at(m_offset) == 'm')
        ++m_offset;
    Lexeme lexeme = finish(Lexeme::Kind::Regex, std::move(pattern));
    lexeme.flags = m_source.substr(flagsStart, m_offset - flagsStart);
    return lexeme;
}

/// Length of `0|[1-9][0-9]*`, an optional fraction and an optional exponent at the offset; 0 where none
/// begins there.
std::size_t Lexer::numberLength() const
{
    std::size_t end = m_offset;
    const auto skipDigits = [&] {
        const std::size_t before = end;
        while (isDigit(at(end)))
            ++end;
        return end > before;
    };
    if (at(end) == '0')
        ++end;
    else if (!skipDigits())
        return 0;
    if (at(end) == '.' && isDigit(at(end + 1))) {
        ++end;
        skipDigits();
    }
    const std::size_t mantissaEnd = end;
    if (at(end) == 'e' || at(end) == 'E') {
        end += at(end + 1) == '-' || at(end + 1) == '+' ? 2 : 1;
        if (!skipDigits())
            end = mantissaEnd;
    }
    return end - m_offset;
}

Result<Lexeme, Problem> Lexer::readNumber(std::size_t length)
{
    const std::string_view spelling = m_source.substr(m_offset, length);
    double number = 0;
    const auto [end, status] = std::from_chars(spelling.data(), spelling.data() + spelling.size(), number);
    const bool isTooLarge = status == std::errc::result_out_of_range &&
                            spelling.find("e-") == std::string_view::npos &&
                            spelling.find("E-") == std::string_view::npos;
    if (isTooLarge || !std::isfinite(number))
        return problem("S0102", m_offset, std::string(spelling));
    m_offset += length;
    Lexeme lexeme = finish(Lexeme::Kind::Number, std::string(spelling));
    const bool isInteger = spelling.find_first_not_of("0123456789") == std::string_view::npos;
    // An integer keeps all its digits; a double would merge two long ids.
    lexeme.value = isInteger ? json::Value::numberFromText(spelling) : json::Value::number(number);
    return lexeme;
}

Lexeme Lexer::readName()
{
    std::size_t end = m_offset;
    while (end < m_source.size() && !isBlank(at(end)) &&
           symbolAtStart(m_source.substr(end, 1)) == Symbol::None)
        ++end;
    const std::string_view name = m_source.substr(m_offset, end - m_offset);
    m_offset = end;
    if (name.starts_with('$'))
        return finish(Lexeme::Kind::Variable, std::string(name.substr(1)));
    if (const Symbol symbol = wordSymbol(name); symbol != Symbol::None) {
        Lexeme lexeme = finish(Lexeme::Kind::Operator, std::string(name));
        lexeme.symbol = symbol;
        return lexeme;
    }
    const bool isConstant = name == "true" || name == "false" || name == "null";
    Lexeme lexeme = finish(isConstant ? Lexeme::Kind::Constant : Lexeme::Kind::Name, std::string(name));
    if (isConstant && name != "null")
        lexeme.value = json::Value::boolean(name == "true");
    return lexeme;
}

Lexeme Lexer::finish(Lexeme::Kind kind, std::string text)
{
    Lexeme lexeme;
    lexeme.kind = kind;
    lexeme.text = std::move(text);
    lexeme.start = m_start;
    lexeme.end = m_offset;
    lexeme.position = positionOf(m_offset);
    return lexeme;
}

Problem Lexer::problem(const char *code, std::size_t offset, std::string token)
{
    Problem problem;
    problem.code = code;
    problem.position = positionOf(std::min(offset, m_source.size()));
    problem.token = std::move(token);
    problem.phase = Problem::Phase::Compile;
    problem.message = problemMessage(problem);
    return problem;
}

/// Offsets mostly ascend, so each byte is counted once.
std::size_t Lexer::positionOf(std::size_t offset)
{
    if (offset < m_countedOffset) {
        m_countedOffset = 0;
        m_countedUnits = 0;
    }
    m_countedUnits += utf16Length(m_source.substr(m_countedOffset, offset - m_countedOffset));
    m_countedOffset = offset;
    return m_countedUnits;
}

} // namespace schemabridge::expression
