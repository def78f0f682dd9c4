#include "engine/expression/regex/regex_parser.h"
#include "engine/expression/regex/regex_syntax.h"

#include <algorithm>

/// Groups, their names, and references to them.
namespace schemabridge::expression {

namespace {

constexpr std::size_t depthMax = 100;

} // namespace

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

} // namespace schemabridge::expression
