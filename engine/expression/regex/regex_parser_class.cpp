#include "engine/expression/regex/regex_parser.h"
#include "engine/expression/regex/regex_syntax.h"

/// Classes of characters, and what stands for one character.
namespace schemabridge::expression {

RegexNode RegexParser::characterClass()
{
    const bool isNegated = skip(u"^");
    CharacterSet set;
    while (!isAtEnd() && peek() != u']') {
        const auto first = classAtom(set);
        if (peek() != u'-' || m_at + 1 >= m_pattern.size() || peek(1) == u']') {
            if (first)
                set.add(*first, *first);
            continue;
        }
        ++m_at;
        const auto last = classAtom(set);
        if (first && last && *first > *last)
            return fail("a range of characters that is out of order");
        if (first && last)
            set.add(*first, *last);
        else
            set.add({{u'-', u'-'},
                     {first.value_or(u'-'), first.value_or(u'-')},
                     {last.value_or(u'-'), last.value_or(u'-')}});
    }
    if (!skip(u"]"))
        return fail("a [ without its ]");
    return setNode(std::move(set), isNegated);
}

/// One character, or (nothing) a class like `\d`, which goes into the set.
std::optional<char16_t> RegexParser::classAtom(CharacterSet &set)
{
    const char16_t unit = m_pattern[m_at++];
    if (unit != u'\\')
        return unit;
    if (isAtEnd()) {
        fail("a \\ at its end");
        return unit;
    }
    if (const auto escaped = classEscape()) {
        set.add(*escaped);
        return std::nullopt;
    }
    return characterEscape(true);
}

std::optional<CharacterSet> RegexParser::classEscape()
{
    const auto choose = [](char16_t letter) -> const CharacterSet * {
        switch (letter) {
        case u'd':
            return &CharacterSet::digits();
        case u's':
            return &CharacterSet::blanks();
        case u'w':
            return &CharacterSet::wordCharacters();
        default:
            return nullptr;
        }
    };
    const char16_t letter = peek();
    const CharacterSet *const set = choose(static_cast<char16_t>(letter | 0x20));
    if (set == nullptr || !isLetter(letter))
        return std::nullopt;
    ++m_at;
    return letter == u'd' || letter == u's' || letter == u'w' ? *set : set->complement();
}

/// From behind the backslash; what means nothing stands for itself.
char16_t RegexParser::characterEscape(bool isInClass)
{
    switch (const char16_t unit = m_pattern[m_at++]) {
    case u'b':
        return u'\b';
    case u'f':
        return u'\f';
    case u'n':
        return u'\n';
    case u'r':
        return u'\r';
    case u't':
        return u'\t';
    case u'v':
        return u'\v';
    case u'c':
        if (isLetter(peek()) || (isInClass && (isDigit(peek()) || peek() == u'_')))
            return m_pattern[m_at++] & 0x1F;
        --m_at;
        return u'\\';
    case u'x':
        return hexEscape(2).value_or(unit);
    case u'u':
        return hexEscape(4).value_or(unit);
    case u'k':
        if (!m_names.empty())
            fail("a \\k among characters");
        return unit;
    default:
        return isOctal(unit) ? octalEscape() : unit;
    }
}

/// Up to three digits, the value below 256; the first one is read already.
char16_t RegexParser::octalEscape()
{
    auto value = static_cast<char16_t>(m_pattern[m_at - 1] - u'0');
    for (int digits = 1; digits < 3 && value < 32 && isOctal(peek()); ++digits)
        value = static_cast<char16_t>(value * 8 + (m_pattern[m_at++] - u'0'));
    return value;
}

std::optional<char16_t> RegexParser::hexEscape(std::size_t digits)
{
    int value = 0;
    for (std::size_t i = 0; i < digits; ++i) {
        const int digit = hexDigit(peek(i));
        if (digit < 0)
            return std::nullopt;
        value = value * 16 + digit;
    }
    m_at += digits;
    return static_cast<char16_t>(value);
}

} // namespace schemabridge::expression
