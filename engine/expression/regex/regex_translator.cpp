#include "engine/expression/regex/regex_translator.h"

#include <algorithm>
#include <charconv>

namespace schemabridge::expression {

namespace {

using Kind = RegexNode::Kind;

constexpr std::string_view never = "(?:(?!))";
/// Beyond this a pattern of nested repetitions that may match nothing has grown too much.
constexpr std::size_t textBytesMax = 4UL * 1024 * 1024;

bool isPlain(char16_t character)
{
    return (character >= u'0' && character <= u'9') || (character >= u'a' && character <= u'z') ||
           (character >= u'A' && character <= u'Z');
}

std::string pointText(char32_t point)
{
    char digits[8];
    const auto [end, status] = std::to_chars(digits, digits + sizeof digits, std::uint32_t{point}, 16);
    return "\\x{" + std::string(digits, end) + '}';
}

/// `+`: here a required iteration that matches nothing adds nothing to those that match something, since as
/// many of them as there can be are tried first.
bool isPlus(const RegexNode &repeat)
{
    return repeat.least == 1 && repeat.most == RegexNode::unbounded && repeat.isGreedy;
}

/// Whether the part may match a character and may match none.
bool isNullableConsumer(const RegexNode &node)
{
    return leastLength(node) == 0 && mostLength(node) > 0;
}

} // namespace

Result<RegexTranslation, RegexProblem> RegexTranslator::translate()
{
    if (const auto problem = m_survey.take(m_tree))
        return *problem;
    m_numbers.resize(m_tree.groupCount);
    write(m_tree.root);
    if (m_problem)
        return *m_problem;
    RegexTranslation translation;
    translation.pattern = std::move(m_text);
    // PCRE2 10.42 sometimes takes what a lookahead asks for as a character beside those that follow.
    translation.options = m_hasLookahead ? "(*NO_START_OPT)" : "";
    for (std::size_t i = 0; i < m_numbers.size(); ++i) {
        RegexTranslation::Group &group = translation.groups.emplace_back();
        group.number = m_numbers[i];
        for (const RegexNode *repeat : m_survey.guardsOf(i + 1))
            group.guards.push_back(m_markers.at(repeat));
    }
    return translation;
}

void RegexTranslator::write(const RegexNode &node)
{
    if (m_problem)
        return;
    switch (node.kind) {
    case Kind::Empty:
        return;
    case Kind::Character:
        return writeCharacter(node.character);
    case Kind::Set:
        return writeSet(node);
    case Kind::Sequence:
        return writeList(node, {});
    case Kind::Alternation:
        return writeList(node, "|");
    case Kind::Group:
        return writeGroup(node);
    case Kind::Look:
        return writeLook(node);
    case Kind::TextStart:
        return m_isMultiline ? writeLineEdge("(?<!") : void(m_text += "\\A");
    case Kind::TextEnd:
        return m_isMultiline ? writeLineEdge("(?!") : void(m_text += "\\z");
    case Kind::WordBoundary:
        m_text += node.isNegated ? "\\B" : "\\b";
        return;
    case Kind::BackReference:
        return writeReference(node, "(?:)");
    case Kind::Repeat:
        return writeRepeat(node);
    }
}

void RegexTranslator::writeList(const RegexNode &list, std::string_view separator)
{
    for (const RegexNode &part : list.parts) {
        if (&part != &list.parts.front())
            m_text += separator;
        write(part);
    }
}

void RegexTranslator::writeCharacter(char16_t character)
{
    const char16_t unit = m_ignoresCase ? canonicalCase(character) : character;
    const bool isSurrogate = unit >= 0xD800 && unit <= 0xDFFF;
    if (isPlain(unit))
        m_text += static_cast<char>(unit);
    else
        m_text += pointText(isSurrogate ? surrogateStandIn + (unit - 0xD800U) : unit);
}

void RegexTranslator::writeSet(const RegexNode &node)
{
    CharacterSet set = m_ignoresCase ? node.set.withUpperCase() : node.set;
    if (node.isNegated)
        set = set.complement();
    const CharacterSet others = set.complement();
    if (set.ranges().empty())
        m_text += never;
    else if (others.ranges().empty())
        m_text += '.';
    else if (others.ranges().size() < set.ranges().size())
        writeClass("[^", others);
    else
        writeClass("[", set);
}

void RegexTranslator::writeClass(std::string_view bracket, const CharacterSet &set)
{
    const auto writeRange = [this](char32_t first, char32_t last) {
        if (first <= last)
            m_text += pointText(first) + (first < last ? '-' + pointText(last) : std::string());
    };
    m_text += bracket;
    for (const CharacterSet::Range range : set.ranges()) {
        const char32_t first = range.first;
        const char32_t last = range.last;
        writeRange(first, std::min<char32_t>(last, 0xD7FF));
        writeRange(std::max<char32_t>(first, 0xD800) - 0xD800 + surrogateStandIn,
                   std::min<char32_t>(last, 0xDFFF) - 0xD800 + surrogateStandIn);
        writeRange(std::max<char32_t>(first, 0xE000), last);
    }
    m_text += ']';
}

void RegexTranslator::writeGroup(const RegexNode &node)
{
    m_text += node.group == 0 ? "(?:" : "(";
    if (node.group != 0)
        m_numbers[node.group - 1] = ++m_groupsWritten;
    write(node.inside());
    m_text += ')';
}

/// PCRE2 10.42 looks behind by a known number of characters only, each alternative by its own.
void RegexTranslator::writeLook(const RegexNode &node)
{
    const RegexNode &inside = node.inside();
    const auto hasKnownLength = [](const RegexNode &part) { return leastLength(part) == mostLength(part); };
    const bool isKnown = inside.kind == Kind::Alternation
                             ? std::all_of(inside.parts.begin(), inside.parts.end(), hasKnownLength)
                             : hasKnownLength(inside);
    if (node.isBehind && !isKnown)
        fail("a lookbehind that may match texts of several lengths");
    m_text += node.isBehind ? "(?<" : "(?";
    m_text += node.isNegated ? '!' : '=';
    write(inside);
    m_text += ')';
    m_hasLookahead |= !node.isBehind && !node.isNegated;
}

/// @param ifUnset  what a reference to a group that has not matched is
void RegexTranslator::writeReference(const RegexNode &node, std::string_view ifUnset)
{
    const Reference reference = m_survey.referenceOf(node);
    if (reference == Reference::Empty) {
        m_text += ifUnset;
        return;
    }
    const std::string number = std::to_string(m_numbers[node.group - 1]);
    if (reference == Reference::Always)
        m_text += "\\g{" + number + '}';
    else
        m_text += "(?(" + number + ")\\g{" + number + "}|" + std::string(ifUnset) + ')';
}

/// Beside a line terminator or at the text's edge: where no other character is.
void RegexTranslator::writeLineEdge(std::string_view look)
{
    m_text += look;
    writeClass("[^", CharacterSet::lineTerminators());
    m_text += ')';
}

void RegexTranslator::writeRepeat(const RegexNode &node)
{
    if (node.most == 0)
        return writeUnsetGroups(node);
    const bool isNullable = leastLength(node.inside()) == 0;
    if (isNullable && node.least != node.most)
        return writeNullableRepeat(node);
    writeBody(node, false);
    writeTimes(node.least, node.most, node.isGreedy);
}

/// PCRE2 10.42 does not pass over every group of no iteration as it should.
void RegexTranslator::writeUnsetGroups(const RegexNode &node)
{
    if (isCapturing(node)) {
        m_numbers[node.group - 1] = ++m_groupsWritten;
        m_text += "(){0}";
    }
    for (const RegexNode &part : node.parts)
        writeUnsetGroups(part);
}

/// In ECMAScript an iteration beyond the required ones that matches nothing does not count, and what it
/// matched in its groups is forgotten; in PCRE2 it counts and ends the repetition. So such iterations are
/// written in a form that must match something.
void RegexTranslator::writeNullableRepeat(const RegexNode &node)
{
    if (node.least > 0 && hasGroups(node)) {
        if (!isPlus(node))
            return fail("a group in a bounded repetition that may match nothing");
        // The same groups twice: numbers begin anew in each alternative of (?|
        const std::size_t groupsBefore = m_groupsWritten;
        m_text += "(?|";
        writeBody(node, true);
        writeTimes(1, node.most, node.isGreedy);
        m_text += '|';
        m_groupsWritten = groupsBefore;
        writeBody(node, false);
        m_text += ')';
        return;
    }
    if (node.least > 0) {
        writeBody(node, false);
        writeTimes(node.least, node.least, true);
    }
    writeBody(node, true);
    writeTimes(0, node.most == RegexNode::unbounded ? node.most : node.most - node.least, node.isGreedy);
}

void RegexTranslator::writeBody(const RegexNode &repeat, bool mustConsume)
{
    const bool isMarked = m_survey.marked().contains(&repeat);
    const bool isAtom = !isMarked && !mustConsume && repeat.inside().kind != Kind::Look;
    if (!isAtom)
        m_text += "(?:";
    if (isMarked) {
        m_markers[&repeat] = ++m_groupsWritten;
        m_text += "()";
    }
    if (mustConsume)
        writeConsuming(repeat.inside());
    else
        write(repeat.inside());
    if (!isAtom)
        m_text += ')';
}

void RegexTranslator::writeTimes(std::uint32_t least, std::uint32_t most, bool isGreedy)
{
    if (most != RegexNode::unbounded || least > 1)
        m_text += '{' + std::to_string(least) + ',' +
                  (most == RegexNode::unbounded ? std::string() : std::to_string(most)) + '}';
    else
        m_text += least == 0 ? '*' : '+';
    if (!isGreedy)
        m_text += '?';
}

/// As write(), but only what matches one character at least, in the same order of preference.
void RegexTranslator::writeConsuming(const RegexNode &node)
{
    if (m_problem)
        return;
    if (m_text.size() > textBytesMax)
        return fail("too many nested repetitions that may match nothing");
    if (leastLength(node) > 0)
        return write(node);
    switch (node.kind) {
    case Kind::Sequence:
        return writeConsumingSequence(node, 0);
    case Kind::Repeat:
        return writeConsumingRepeat(node);
    case Kind::BackReference:
        if (m_survey.referenceOf(node) != Reference::Empty && m_survey.mayReferToEmpty(node))
            return fail("a repeated back reference to a group that may be empty");
        return writeReference(node, never);
    case Kind::Alternation:
    case Kind::Group:
        m_text += node.group == 0 ? "(?:" : "(";
        if (node.group != 0)
            m_numbers[node.group - 1] = ++m_groupsWritten;
        for (const RegexNode &part : node.parts) {
            if (&part != &node.parts.front())
                m_text += '|';
            writeConsuming(part);
        }
        m_text += ')';
        return;
    default:
        m_text += never;
        write(node);
    }
}

void RegexTranslator::writeConsumingRepeat(const RegexNode &node)
{
    if (node.least > 0 && !isPlus(node))
        return fail("a bounded repetition that may match nothing, in another one");
    if (node.most == 0) {
        m_text += never;
        return write(node);
    }
    writeBody(node, leastLength(node.inside()) == 0);
    writeTimes(1, node.most, node.isGreedy);
}

/// One part must consume. Where several can, each in turn is the first that does.
void RegexTranslator::writeConsumingSequence(const RegexNode &sequence, std::size_t from)
{
    const std::vector<RegexNode> &parts = sequence.parts;
    const auto nextConsumer = [&](std::size_t start) {
        while (start < parts.size() && !isNullableConsumer(parts[start]))
            ++start;
        return start;
    };
    const auto writeParts = [&](std::size_t begin, std::size_t end) {
        for (std::size_t i = begin; i < end; ++i)
            write(parts[i]);
    };
    const std::size_t first = nextConsumer(from);
    const bool isOnlyOne = first == parts.size() || nextConsumer(first + 1) == parts.size();
    const auto writeWithFirst = [&] {
        if (first == parts.size())
            m_text += never;
        writeParts(from, first);
        if (first < parts.size()) {
            writeConsuming(parts[first]);
            writeParts(first + 1, parts.size());
        }
    };
    if (isOnlyOne)
        return writeWithFirst();
    if (hasGroups(sequence) || parts[first].kind != Kind::Repeat || parts[first].least > 0)
        return fail("a repeated sequence of several parts that may match nothing");
    const auto writeWithoutFirst = [&] {
        writeParts(from, first);
        writeConsumingSequence(sequence, first + 1);
    };
    m_text += "(?:";
    parts[first].isGreedy ? writeWithFirst() : writeWithoutFirst();
    m_text += '|';
    parts[first].isGreedy ? writeWithoutFirst() : writeWithFirst();
    m_text += ')';
}

void RegexTranslator::fail(std::string reason)
{
    if (!m_problem)
        m_problem = RegexProblem{RegexProblem::Kind::Unsupported, std::move(reason), 0};
}

} // namespace schemabridge::expression
