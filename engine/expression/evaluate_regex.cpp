#include "engine/expression/regex_functions.h"
#include "engine/expression/text.h"

#include <algorithm>
#include <charconv>

namespace schemabridge::expression {

namespace {

/// As ECMAScript reads a number of characters; 0 for what is none.
std::size_t indexOf(Item item)
{
    double index = 0;
    if (item.isNumber())
        index = item.asNumber();
    else if (item.isString())
        std::from_chars(item.asString().data(), item.asString().data() + item.asString().size(), index);
    constexpr double indexMax = 9007199254740991.0;
    return index >= 1 ? static_cast<std::size_t>(std::min(index, indexMax)) : 0;
}

} // namespace

/// A literal is the same function each time that it is evaluated, until it has made a match: from then on
/// that one remembers where it stands.
Item Evaluation::evaluateRegex(const Node &node)
{
    Function *&regex = regexOf(node);
    if (regex == nullptr || regex->lastIndex) {
        regex = m_heap.makeFunction(Function::Kind::Regex);
        regex->node = &node;
    }
    return Item::of(regex);
}

Item Evaluation::applyRegex(const Function &regex, const Arguments &arguments, const CallSite &site)
{
    const Item text = arguments.empty() ? Item() : arguments.front();
    return matchFrom(regex, text, arguments.size() > 1 ? indexOf(arguments[1]) : 0, site);
}

Item Evaluation::applyNextMatch(const Function &nextMatch, const CallSite &site)
{
    const Function &regex = *nextMatch.first;
    const std::size_t from = regex.lastIndex.value_or(0);
    if (nextMatch.input.isString() && from >= utf16Length(nextMatch.input.asString()))
        return {};
    const Item match = matchFrom(regex, nextMatch.input, from, site);
    if (match.isObject() && match.member("match").asString().empty())
        return fail("D1004", regex.node->position, site.name, Item::text(regex.node->text));
    return match;
}

/// @return the match object, or undefined
Item Evaluation::matchFrom(const Function &regex, Item text, std::size_t from, const CallSite &site)
{
    const Item subject = text.isString() ? text : m_heap.string(subjectOf(text));
    if (!subject.isString())
        return {};
    RegexSearch search = searchFor(*this, regex, subject.asString(), site);
    if (from <= search.length() && findMatch(*this, regex, search, from, site))
        return matchObject(*this, regex, text, search);
    if (regex.lastIndex)
        regex.lastIndex = 0;
    return {};
}

} // namespace schemabridge::expression
