#include "engine/expression/regex/regex_parser.h"
#include "engine/expression/regex/regex_syntax.h"

#include <algorithm>
#include <utility>

namespace schemabridge::expression {

namespace {

constexpr std::size_t groupsMax = 10000;
/// What the matching library can count to.
constexpr std::uint32_t repetitionsMax = 65535;

RegexNode characterNode(char16_t character)
{
    RegexNode node;
    node.kind = RegexNode::Kind::Character;
    node.character = character;
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
