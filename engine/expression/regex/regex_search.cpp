#include "engine/expression/regex/regex_search.h"

#include "engine/expression/regex/compiled_regex.h"

#include <algorithm>

namespace schemabridge::expression {

namespace {

/// Texts up to here take a second at the very worst when searched at one go.
constexpr qsizetype quadraticLengthMax = 32 * 1024;
constexpr qsizetype steepLengthMax = 1024;
/// Shorter texts cannot overflow the stack of compiled code: what failed there would fail again.
constexpr qsizetype patientLengthMin = 4096;

constexpr auto anywhere = QRegularExpression::DontCheckSubjectStringMatchOption;

QRegularExpressionMatch matchFrom(const QRegularExpression &expression, const SubjectText &text,
                                  qsizetype start, QRegularExpression::MatchOptions options = anywhere)
{
    return expression.match(text.forMatching(), start, QRegularExpression::NormalMatch, options);
}

} // namespace

RegexSearch::RegexSearch(const Regex &regex, std::string_view text, std::function<bool()> mayGoOn)
    : m_regex(*regex.m_compiled), m_text(text, m_regex.ignoresCase), m_mayGoOn(std::move(mayGoOn))
{
}

RegexSearch::Outcome RegexSearch::find(std::size_t from)
{
    const qsizetype size = m_text.forMatching().size();
    const bool isQuick = m_regex.effort == Effort::Linear || size <= steepLengthMax ||
                         (m_regex.effort == Effort::Quadratic && size <= quadraticLengthMax);
    const qsizetype start = m_text.toMatching(from);
    return isQuick ? findFrom(start) : findInWindows(start);
}

RegexSearch::Outcome RegexSearch::findFrom(qsizetype start)
{
    QRegularExpressionMatch match = matchFrom(m_regex.swift, m_text, start);
    if (!match.isValid() && m_text.forMatching().size() >= patientLengthMin)
        match = matchFrom(m_regex.patient(), m_text, start);
    return accept(std::move(match));
}

RegexSearch::Outcome RegexSearch::findInWindows(qsizetype start)
{
    constexpr auto here = anywhere | QRegularExpression::AnchorAtOffsetMatchOption;
    while (start <= m_text.forMatching().size()) {
        if (!m_mayGoOn())
            return Outcome::Stopped;
        QRegularExpressionMatch match = matchFrom(m_regex.windowed(), m_text, start, here);
        if (match.hasMatch() || !match.isValid())
            return accept(std::move(match));
        start = m_text.toMatching(m_text.fromMatching(start) + windowCharacters);
    }
    return Outcome::NoMatch;
}

RegexSearch::Outcome RegexSearch::accept(QRegularExpressionMatch match)
{
    m_match = std::move(match);
    if (!m_match.isValid())
        return Outcome::TooHard;
    if (!m_match.hasMatch())
        return Outcome::NoMatch;
    m_start = m_text.fromMatching(m_match.capturedStart());
    m_end = m_text.fromMatching(m_match.capturedEnd());
    return Outcome::Match;
}

std::size_t RegexSearch::groupCount() const
{
    return m_regex.translation.groups.size();
}

std::optional<std::string_view> RegexSearch::group(std::size_t index, std::string &buffer) const
{
    const RegexTranslation::Group &group = m_regex.translation.groups[index];
    const qsizetype start = m_match.capturedStart(group.number);
    const bool isLeftOver = std::any_of(group.guards.begin(), group.guards.end(),
                                        [&](int guard) { return start < m_match.capturedStart(guard); });
    if (start < 0 || isLeftOver)
        return std::nullopt;
    return m_text.slice(m_text.fromMatching(start), m_text.fromMatching(m_match.capturedEnd(group.number)),
                        buffer);
}

} // namespace schemabridge::expression
