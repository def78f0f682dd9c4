#include "engine/expression/functions/matches.h"

#include "engine/expression/regex_functions.h"

#include <algorithm>
#include <utility>

namespace schemabridge::expression {

namespace {

Item summaryOf(const NativeCall &call, Item match, Item index, Item groups)
{
    Object *const object = call.evaluation.heap().makeObject();
    object->reserve(3);
    object->add("match", match);
    object->add("index", index);
    object->add("groups", groups);
    return Item::of(object);
}

/// Nobody sees these matches but who asks for them, so nothing is made of a match that is not asked for.
class RegexMatches final : public Matches {
public:
    RegexMatches(const NativeCall &call, const Function &regex, Item text)
        : m_call(call),
          m_regex(regex),
          m_text(text),
          m_search(searchFor(call.evaluation, regex, text.asString(), call.site))
    {
    }

    bool next() override
    {
        const bool isFirst = !std::exchange(m_hasBegun, true);
        return isFirst ? findMatch(m_call.evaluation, m_regex, m_search, 0, m_call.site)
                       : findNextMatch(m_call.evaluation, m_regex, m_search, m_call.site);
    }

    std::size_t start() const override { return m_search.start(); }
    std::size_t end() const override { return m_search.end(); }
    std::string_view match(std::string &buffer) const override { return slice(start(), end(), buffer); }
    std::size_t groupCount() const override { return m_search.groupCount(); }
    std::optional<std::string_view> group(std::size_t index, std::string &buffer) const override
    {
        return m_search.group(index, buffer);
    }

    Item summary() const override
    {
        std::string buffer;
        const std::string_view content = match(buffer);
        return summaryOf(m_call, itemOf(m_call.evaluation, content, buffer),
                         Item::number(static_cast<double>(start())), groupsOf(m_call.evaluation, m_search));
    }

    Item object() const override { return matchObject(m_call.evaluation, m_regex, m_text, m_search); }

    std::string_view slice(std::size_t from, std::size_t to, std::string &buffer) const override
    {
        return m_search.slice(std::min(from, to), std::max(from, to), buffer);
    }
    std::size_t length() const override { return m_search.length(); }

private:
    const NativeCall &m_call;
    const Function &m_regex;
    Item m_text;
    RegexSearch m_search;
    bool m_hasBegun = false;
};

/// Calls the matcher, then the `next` of each match.
class FunctionMatches final : public Matches {
public:
    FunctionMatches(const NativeCall &call, Item matcher, Item text)
        : m_call(call), m_matcher(matcher), m_argument(text), m_text(text.asString(), false)
    {
    }

    bool next() override
    {
        m_match =
            m_matcher.isFunction() ? m_call.apply(m_matcher, {std::exchange(m_argument, Item())}) : Item();
        if (m_call.evaluation.hasFailed() || (m_match.isUndefined() && m_matcher.isFunction()))
            return false;
        const bool isMatch = m_match.member("start").isNumber() || m_match.member("groups").isArray() ||
                             m_match.member("next").isFunction();
        if (!isMatch)
            m_call.fail("T1010");
        m_matcher = m_match.member("next");
        return isMatch;
    }

    std::size_t start() const override { return offsetOf(m_match.member("start"), 0); }
    std::size_t end() const override { return offsetOf(m_match.member("end"), length()); }
    std::string_view match(std::string &buffer) const override
    {
        return buffer = subjectOf(m_match.member("match"));
    }
    std::size_t groupCount() const override { return m_match.member("groups").size(); }
    std::optional<std::string_view> group(std::size_t index, std::string &buffer) const override
    {
        const Item group = m_match.member("groups").element(index);
        if (group.isUndefined())
            return std::nullopt;
        buffer = subjectOf(group);
        return buffer;
    }

    Item summary() const override
    {
        return summaryOf(m_call, m_match.member("match"), m_match.member("start"), m_match.member("groups"));
    }
    Item object() const override { return m_match; }

    std::string_view slice(std::size_t from, std::size_t to, std::string &buffer) const override
    {
        return m_text.slice(std::min(from, to), std::max(from, to), buffer);
    }
    std::size_t length() const override { return m_text.length(); }

private:
    /// As ECMAScript's substring() reads an offset.
    std::size_t offsetOf(Item offset, std::size_t otherwise) const
    {
        if (!offset.isNumber())
            return otherwise;
        const double number = offset.asNumber();
        return number >= 0 ? static_cast<std::size_t>(std::min(number, static_cast<double>(length()))) : 0;
    }

    const NativeCall &m_call;
    Item m_matcher; ///< what to call for the next match
    Item m_argument;
    Item m_match;
    SubjectText m_text;
};

} // namespace

std::unique_ptr<Matches> Matches::make(const NativeCall &call, Item matcher, Item text)
{
    if (matcher.asFunction()->kind == Function::Kind::Regex)
        return std::make_unique<RegexMatches>(call, *matcher.asFunction(), text);
    return std::make_unique<FunctionMatches>(call, matcher, text);
}

} // namespace schemabridge::expression
