#include "engine/expression/lexer.h"
#include "engine/expression/text.h"

#include <algorithm>
#include <charconv>

/// Strings, regular expressions and numbers.
namespace schemabridge::expression {

namespace {

bool isDigit(char character)
{
    return character >= '0' && character <= '9';
}

bool isHexDigit(char character)
{
    const char lower = static_cast<char>(character | 0x20);
    return isDigit(character) || (lower >= 'a' && lower <= 'f');
}

/// What stands for the character after a backslash; a null character where nothing does.
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

bool isTooLarge(std::string_view number)
{
    // 308 digits always fit into a double.
    if (number.size() <= 308 && number.find_first_of("eE") == std::string_view::npos)
        return false;
    double value = 0;
    const auto [end, status] = std::from_chars(number.data(), number.data() + number.size(), value);
    const bool isTiny =
        number.find("e-") != std::string_view::npos || number.find("E-") != std::string_view::npos;
    return status == std::errc::result_out_of_range && !isTiny;
}

} // namespace

Lexeme Lexer::readString()
{
    const char quote = m_source[m_offset];
    const std::size_t start = ++m_offset;
    bool hasEscapes = false;
    while (m_offset < m_source.size() && m_source[m_offset] != quote) {
        const bool isEscape = m_source[m_offset] == '\\';
        hasEscapes |= isEscape;
        m_offset += isEscape ? 2 : 1;
    }
    const std::size_t end = std::min(m_offset, m_source.size());
    m_offset = std::min(end + 1, m_source.size());
    std::string_view content = m_source.substr(start, end - start);
    if (hasEscapes) {
        if (!unescape(content, start))
            return finish(Lexeme::Kind::Invalid, content);
        content = m_arena.copy(m_unescaped);
    }
    return end < m_source.size() ? finish(Lexeme::Kind::String, content) : invalid("S0101", end);
}

/// Fills m_unescaped; false with the problem of the first escape sequence that is none.
bool Lexer::unescape(std::string_view raw, std::size_t rawStart)
{
    m_unescaped.clear();
    for (std::size_t offset = 0; offset < raw.size();) {
        const std::size_t plainEnd = std::min(raw.find('\\', offset), raw.size());
        appendText(m_unescaped, raw.substr(offset, plainEnd - offset));
        if (plainEnd == raw.size())
            break;
        const std::size_t length = readEscape(rawStart + plainEnd + 1);
        if (length == 0)
            return false;
        offset = plainEnd + 1 + length;
    }
    return true;
}

/// @param offset  behind the backslash
/// @return number of characters that belong to the escape sequence; 0 where it is none
std::size_t Lexer::readEscape(std::size_t offset)
{
    const char character = at(offset);
    if (character == 'u')
        return readUnicodeEscape(offset);
    if (const char plain = simpleEscape(character); plain != '\0') {
        m_unescaped += plain;
        return 1;
    }
    const std::size_t bytes = characterBytes(static_cast<unsigned char>(character));
    setProblem("S0103", offset, m_source.substr(std::min(offset, m_source.size()), bytes));
    return 0;
}

std::size_t Lexer::readUnicodeEscape(std::size_t offset)
{
    // Only the end of the source cuts the digits short, and then the string lacks its quote.
    const std::string_view digits = m_source.substr(offset + 1, 4);
    if (digits.empty() || !std::all_of(digits.begin(), digits.end(), isHexDigit)) {
        setProblem("S0104", offset, {});
        return 0;
    }
    std::uint32_t unit = 0;
    std::from_chars(digits.data(), digits.data() + digits.size(), unit, 16);
    std::string character;
    appendCodePoint(character, unit);
    appendText(m_unescaped, character);
    return digits.size() + 1;
}

bool Lexer::isEscaped(std::size_t offset) const
{
    std::size_t backslashes = 0;
    while (offset > backslashes && at(offset - backslashes - 1) == '\\')
        ++backslashes;
    return backslashes % 2 == 1;
}

/// Up to a slash that is neither escaped nor inside of brackets.
Lexeme Lexer::readRegex()
{
    const std::size_t start = ++m_offset;
    int depth = 0;
    for (; m_offset < m_source.size(); ++m_offset) {
        const char character = m_source[m_offset];
        if (character == '/' && depth == 0 && !isEscaped(m_offset))
            break;
        if (m_source[m_offset - 1] == '\\')
            continue;
        depth += character == '(' || character == '[' || character == '{' ? 1 : 0;
        depth -= character == ')' || character == ']' || character == '}' ? 1 : 0;
    }
    if (m_offset >= m_source.size())
        return invalid("S0302", m_source.size());
    const std::string_view pattern = m_source.substr(start, m_offset - start);
    const std::size_t flagsStart = ++m_offset;
    if (pattern.empty())
        return invalid("S0301", start);
    while (at(m_offset) == 'i' || at(m_offset) == 'm')
        ++m_offset;
    Lexeme lexeme = finish(Lexeme::Kind::Regex, pattern);
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

Lexeme Lexer::readNumber(std::size_t length)
{
    m_offset += length;
    const std::string_view spelling = m_source.substr(m_start, length);
    return isTooLarge(spelling) ? invalid("S0102", m_start, spelling)
                                : finish(Lexeme::Kind::Number, spelling);
}

} // namespace schemabridge::expression
