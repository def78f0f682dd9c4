#include "engine/expression/regex/character_set.h"

#include <QString>

#include <algorithm>

namespace schemabridge::expression {

namespace {

constexpr char32_t unitMax = 0xFFFF;

char16_t computeCanonicalCase(char16_t character)
{
    const QString upper = QString(QChar(character)).toUpper();
    if (upper.size() != 1)
        return character;
    const char16_t changed = upper.front().unicode();
    return character >= 0x80 && changed < 0x80 ? character : changed;
}

std::vector<char16_t> makeCanonicalCases()
{
    std::vector<char16_t> table(unitMax + 1);
    for (char32_t unit = 0; unit <= unitMax; ++unit)
        table[unit] = computeCanonicalCase(static_cast<char16_t>(unit));
    return table;
}

} // namespace

CharacterSet::CharacterSet(std::initializer_list<Range> ranges)
{
    for (const Range range : ranges)
        add(range.first, range.last);
}

const CharacterSet &CharacterSet::digits()
{
    static const CharacterSet set{{u'0', u'9'}};
    return set;
}

const CharacterSet &CharacterSet::blanks()
{
    static const CharacterSet set{{u'\t', u'\r'},         {u' ', u' '},           {u'\u00A0', u'\u00A0'},
                                  {u'\u1680', u'\u1680'}, {u'\u2000', u'\u200A'}, {u'\u2028', u'\u2029'},
                                  {u'\u202F', u'\u202F'}, {u'\u205F', u'\u205F'}, {u'\u3000', u'\u3000'},
                                  {u'\uFEFF', u'\uFEFF'}};
    return set;
}

const CharacterSet &CharacterSet::wordCharacters()
{
    static const CharacterSet set{{u'0', u'9'}, {u'A', u'Z'}, {u'_', u'_'}, {u'a', u'z'}};
    return set;
}

const CharacterSet &CharacterSet::lineTerminators()
{
    static const CharacterSet set{{u'\n', u'\n'}, {u'\r', u'\r'}, {u'\u2028', u'\u2029'}};
    return set;
}

void CharacterSet::add(char16_t first, char16_t last)
{
    const auto isBefore = [](const Range &range, char32_t unit) { return range.last + 1U < unit; };
    const auto begin = std::lower_bound(m_ranges.begin(), m_ranges.end(), char32_t{first}, isBefore);
    auto end = begin;
    for (; end != m_ranges.end() && end->first <= last + 1U; ++end) {
        first = std::min(first, end->first);
        last = std::max(last, end->last);
    }
    m_ranges.insert(m_ranges.erase(begin, end), {first, last});
}

void CharacterSet::add(const CharacterSet &other)
{
    for (const Range range : other.ranges())
        add(range.first, range.last);
}

CharacterSet CharacterSet::complement() const
{
    CharacterSet result;
    char32_t next = 0;
    for (const Range range : m_ranges) {
        if (range.first > next)
            result.m_ranges.push_back({static_cast<char16_t>(next), static_cast<char16_t>(range.first - 1)});
        next = range.last + 1U;
    }
    if (next <= unitMax)
        result.m_ranges.push_back({static_cast<char16_t>(next), static_cast<char16_t>(unitMax)});
    return result;
}

CharacterSet CharacterSet::withUpperCase() const
{
    CharacterSet result(*this);
    for (const Range range : m_ranges) {
        for (char32_t unit = range.first; unit <= range.last; ++unit) {
            const auto character = static_cast<char16_t>(unit);
            if (const char16_t upper = canonicalCase(character); upper != character)
                result.add(upper, upper);
        }
    }
    return result;
}

char16_t canonicalCase(char16_t character)
{
    if (character < 0x80)
        return character >= u'a' && character <= u'z' ? static_cast<char16_t>(character - 32) : character;
    static const std::vector<char16_t> table = makeCanonicalCases();
    return table[character];
}

} // namespace schemabridge::expression
