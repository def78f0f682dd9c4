#include "engine/expression/regex/regex_parser.h"

#include <algorithm>
#include <utility>

namespace schemabridge::expression {

namespace {

constexpr std::size_t groupsMax = 10000;
constexpr std::size_t depthMax = 100;
/// What the matching library can count to.
constexpr std::uint32_t repetitionsMax = 65535;

bool isDigit(char16_t unit)
{
    return unit >= u'0' && unit <= u'9';
}

bool isOctal(char16_t unit)
{
    return unit >= u'0' && unit <= u'7';
}

bool isLetter(char16_t unit)
{
    return (unit >= u'a' && unit <= u'z') || (unit >= u'A' && unit <= u'Z');
}

/// Beyond ASCII every character may stand in a name: more than the standard allows.
bool isNameCharacter(char16_t unit, bool isFirst)
{
    return isLetter(unit) || unit == u'_' || unit == u'$' || unit >= 0x80 || (!isFirst && isDigit(unit));
}

int hexDigit(char16_t unit)
{
    if (isDigit(unit))
        return unit - u'0';
    const auto lower = static_cast<char16_t>(unit | 0x20);
    return lower >= u'a' && lower <= u'f' ? lower - u'a' + 10 : -1;
}

RegexNode characterNode(char16_t character)
{
    RegexNode node;
    node.kind = RegexNode::Kind::Character;
    node.character = character;
    return node;
}

RegexNode setNode(CharacterSet set, bool isNegated = false)
{
    RegexNode node;
    node.kind = RegexNode::Kind::Set;
    node.set = std::move(set);
    node.isNegated = isNegated;
    return node;
}

RegexNode plainNode(RegexNode::Kind kind, bool isNegated = false)
{
    RegexNode node;
    node.kind = kind;
    node.isNegated = isNegated;
    return node;
}

/// Of one part: the part itself; of none: nothing.
RegexNode listNode(RegexNode::Kind kind, std::vector<RegexNode> parts)
{
    if (parts.size() == 1)
        return std::move(parts.front());
    RegexNode node;
    node.kind = parts.empty() ? RegexNode::Kind::Empty : kind;
    node.parts = std::move(parts);
    return node;
}

} // namespace

Result<RegexTree, RegexProblem> RegexParser::parse()
{
    findGroups();
    if (m_groupCount > groupsMax)
        fail("too many groups", RegexProblem::Kind::Unsupported);
    RegexTree tree;
    tree.root = disjunction();
    tree.groupCount = m_groupCount;
    if (!isAtEnd())
        fail("a ) without its (");
    if (m_problem)
        return *m_problem;
    return tree;
}

RegexNode RegexParser::disjunction()
{
    std::vector<RegexNode> alternatives;
    do
        alternatives.push_back(alternative());
    while (skip(u"|"));
    return listNode(RegexNode::Kind::Alternation, std::move(alternatives));
}

RegexNode RegexParser::alternative()
{
    std::vector<RegexNode> terms;
    while (!isAtEnd() && peek() != u'|' && peek() != u')') {
        m_isQuantifiable = true;
        RegexNode node = term();
        terms.push_back(m_isQuantifiable ? quantified(std::move(node)) : std::move(node));
    }
    return listNode(RegexNode::Kind::Sequence, std::move(terms));
}

RegexNode RegexParser::term()
{
    if (const std::size_t before = m_at; quantifier()) {
        m_at = before;
        return fail("a quantifier with nothing to repeat");
    }
    switch (const char16_t unit = m_pattern[m_at++]) {
    case u'^':
    case u'$':
        m_isQuantifiable = false;
        return plainNode(unit == u'^' ? RegexNode::Kind::TextStart : RegexNode::Kind::TextEnd);
    case u'(':
        return parenthesis();
    case u'[':
        return characterClass();
    case u'.':
        return setNode(CharacterSet::lineTerminators().complement());
    case u'\\':
        return escape();
    default:
        return characterNode(unit);
    }
}

RegexNode RegexParser::parenthesis()
{
    if (++m_depth > depthMax)
        return fail("groups nested too deeply", RegexProblem::Kind::Unsupported);
    RegexNode node;
    if (skip(u"?:"))
        node = group(0);
    else if (isAt(u"?=") || isAt(u"?!"))
        node = look(false);
    else if (isAt(u"?<=") || isAt(u"?<!"))
        node = look(true);
    else if (skip(u"?<"))
        node = groupName() ? group(++m_groupsBegun) : fail("a name of a group that is none");
    else if (peek() == u'?')
        node = fail("a group that begins with an unknown (?");
    else
        node = group(++m_groupsBegun);
    --m_depth;
    return node;
}

RegexNode RegexParser::group(std::size_t number)
{
    RegexNode node;
    node.kind = RegexNode::Kind::Group;
    node.group = number;
    node.parts.push_back(disjunction());
    if (!skip(u")"))
        return fail("a ( without its )");
    m_isQuantifiable = true;
    return node;
}

RegexNode RegexParser::look(bool isBehind)
{
    m_at += isBehind ? 2 : 1;
    const bool isNegated = m_pattern[m_at++] == u'!';
    RegexNode node = group(0);
    node.kind = RegexNode::Kind::Look;
    node.isNegated = isNegated;
    node.isBehind = isBehind;
    m_isQuantifiable = !isBehind;
    return node;
}

/// A name and its `>`.
std::optional<std::u16string> RegexParser::groupName()
{
    std::u16string name;
    while (isNameCharacter(peek(), name.empty()))
        name += m_pattern[m_at++];
    return !name.empty() && skip(u">") ? std::optional(name) : std::nullopt;
}

RegexNode RegexParser::escape()
{
    if (isAtEnd())
        return fail("a \\ at its end");
    if (peek() == u'b' || peek() == u'B') {
        m_isQuantifiable = false;
        return plainNode(RegexNode::Kind::WordBoundary, m_pattern[m_at++] == u'B');
    }
    if (auto set = classEscape())
        return setNode(*std::move(set));
    if (peek() == u'k' && !m_names.empty())
        return namedBackReference();
    if (isDigit(peek()) && peek() != u'0') {
        if (auto reference = backReference())
            return *std::move(reference);
    }
    return characterNode(characterEscape(false));
}

/// A number of more than the groups that there are is no reference.
std::optional<RegexNode> RegexParser::backReference()
{
    const std::size_t before = m_at;
    std::size_t group = 0;
    while (isDigit(peek()) && group <= m_groupCount)
        group = group * 10 + static_cast<std::size_t>(m_pattern[m_at++] - u'0');
    if (group > m_groupCount) {
        m_at = before;
        return std::nullopt;
    }
    RegexNode node = plainNode(RegexNode::Kind::BackReference);
    node.group = group;
    return node;
}

RegexNode RegexParser::namedBackReference()
{
    ++m_at;
    const auto name = skip(u"<") ? groupName() : std::nullopt;
    if (!name)
        return fail("a \\k without the name of a group");
    const auto found =
        std::find_if(m_names.begin(), m_names.end(), [&](const auto &known) { return known.first == *name; });
    if (found == m_names.end())
        return fail("a \\k with the name of no group");
    RegexNode node = plainNode(RegexNode::Kind::BackReference);
    node.group = found->second;
    return node;
}

RegexNode RegexParser::quantified(RegexNode atom)
{
    const auto bounds = quantifier();
    if (!bounds)
        return atom;
    RegexNode node;
    node.kind = RegexNode::Kind::Repeat;
    node.least = bounds->least;
    node.most = bounds->most;
    node.isGreedy = !skip(u"?");
    node.parts.push_back(std::move(atom));
    if (node.most < node.least)
        return fail("a quantifier whose bounds are out of order");
    if (node.least > repetitionsMax || (node.most > repetitionsMax && node.most != RegexNode::unbounded))
        return fail("a repetition of too many times", RegexProblem::Kind::Unsupported);
    return node;
}

std::optional<RegexParser::Bounds> RegexParser::quantifier()
{
    if (skip(u"*"))
        return Bounds{0, RegexNode::unbounded};
    if (skip(u"+"))
        return Bounds{1, RegexNode::unbounded};
    if (skip(u"?"))
        return Bounds{0, 1};
    return braces();
}

/// Braces that are no quantifier are characters.
std::optional<RegexParser::Bounds> RegexParser::braces()
{
    const std::size_t before = m_at;
    if (skip(u"{")) {
        if (const auto least = number()) {
            const auto most = skip(u",") ? (peek() == u'}' ? RegexNode::unbounded : number()) : least;
            if (most && skip(u"}"))
                return Bounds{*least, *most};
        }
    }
    m_at = before;
    return std::nullopt;
}

/// At most one less than `unbounded`.
std::optional<std::uint32_t> RegexParser::number()
{
    if (!isDigit(peek()))
        return std::nullopt;
    std::uint64_t value = 0;
    while (isDigit(peek()))
        value = std::min<std::uint64_t>(value * 10 + static_cast<std::uint64_t>(m_pattern[m_at++] - u'0'),
                                        RegexNode::unbounded - 1);
    return static_cast<std::uint32_t>(value);
}

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

void RegexParser::findGroups()
{
    bool isInClass = false;
    for (m_at = 0; !isAtEnd(); ++m_at) {
        const char16_t unit = peek();
        if (unit == u'\\')
            ++m_at;
        else if (unit == u'[' || unit == u']')
            isInClass = unit == u'[';
        else if (unit == u'(' && !isInClass) {
            const bool isNamed = isAt(u"(?<") && peek(3) != u'=' && peek(3) != u'!';
            if (peek(1) == u'?' && !isNamed)
                continue;
            ++m_groupCount;
            if (!isNamed)
                continue;
            m_at += 3;
            const auto name = groupName();
            const bool isKnown = std::any_of(m_names.begin(), m_names.end(),
                                             [&](const auto &known) { return known.first == name; });
            if (isKnown)
                fail("two groups of one name");
            m_names.emplace_back(name.value_or(u""), m_groupCount);
            --m_at;
        }
    }
    m_at = 0;
}

bool RegexParser::skip(std::u16string_view text)
{
    const bool isThere = isAt(text);
    m_at += isThere ? text.size() : 0;
    return isThere;
}

/// The first problem wins; after it the pattern reads as if it ended.
RegexNode RegexParser::fail(std::string reason, RegexProblem::Kind kind)
{
    if (!m_problem)
        m_problem = RegexProblem{kind, std::move(reason), std::min(m_at, m_pattern.size())};
    m_at = m_pattern.size();
    return {};
}

} // namespace schemabridge::expression
