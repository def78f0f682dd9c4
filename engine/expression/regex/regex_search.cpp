#include "engine/expression/regex/regex_search.h"

#include "engine/expression/regex/compiled_regex.h"

#include <algorithm>

namespace schemabridge::expression {

namespace {

/// Texts up to here take a second at the very worst when searched at one go.
constexpr std::size_t quadraticLengthMax = 32UL * 1024;
constexpr std::size_t steepLengthMax = 1024;
/// Texts up to here take less than a tenth of a millisecond, if the effort is linear.
constexpr std::size_t briefLengthMax = 4096;

} // namespace

RegexSearch::RegexSearch(const Regex &regex, std::string_view text, std::function<bool()> mayGoOn)
    : m_regex(*regex.m_compiled), m_text(text, m_regex.ignoresCase), m_mayGoOn(std::move(mayGoOn))
{
}

bool RegexSearch::isBrief() const
{
    return m_regex.effort == Effort::Linear && m_text.forMatching().size() <= briefLengthMax;
}

RegexSearch::Outcome RegexSearch::find(std::size_t from)
{
    const std::size_t size = m_text.forMatching().size();
    const bool isQuick = m_regex.effort == Effort::Linear || size <= steepLengthMax ||
                         (m_regex.effort == Effort::Quadratic && size <= quadraticLengthMax);
    const std::size_t start = m_text.toMatching(from);
    return isQuick ? attempt(m_regex.swift, start) : findInWindows(start);
}

RegexSearch::Outcome RegexSearch::findInWindows(std::size_t start)
{
    const PcrePattern *const windowed = m_regex.windowed();
    if (windowed == nullptr)
        return Outcome::TooHard;
    while (start <= m_text.forMatching().size()) {
        if (!m_mayGoOn())
            return Outcome::Stopped;
        const Outcome outcome = attempt(*windowed, start);
        if (outcome != Outcome::NoMatch)
            return outcome;
        start = m_text.toMatching(m_text.fromMatching(start) + windowCharacters);
    }
    return Outcome::NoMatch;
}

RegexSearch::Outcome RegexSearch::attempt(const PcrePattern &pattern, std::size_t start)
{
    switch (pattern.match(m_text.forMatching(), start, m_captures)) {
    case PcrePattern::Outcome::NoMatch:
        return Outcome::NoMatch;
    case PcrePattern::Outcome::TooHard:
        return Outcome::TooHard;
    case PcrePattern::Outcome::Match:
        break;
    }
    m_start = m_text.fromMatching(m_captures.start(0));
    m_end = m_text.fromMatching(m_captures.end(0));
    return Outcome::Match;
}

std::size_t RegexSearch::groupCount() const
{
    return m_regex.translation.groups.size();
}

std::optional<std::string_view> RegexSearch::group(std::size_t index, std::string &buffer) const
{
    const RegexTranslation::Group &group = m_regex.translation.groups[index];
    const std::size_t start = m_captures.start(group.number);
    if (start == Captures::unset)
        return std::nullopt;
    const bool isLeftOver = std::any_of(group.guards.begin(), group.guards.end(), [&](std::size_t guard) {
        return m_captures.start(guard) != Captures::unset && start < m_captures.start(guard);
    });
    if (isLeftOver)
        return std::nullopt;
    return m_text.slice(m_text.fromMatching(start), m_text.fromMatching(m_captures.end(group.number)),
                        buffer);
}

} // namespace schemabridge::expression
