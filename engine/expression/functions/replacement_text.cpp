#include "engine/expression/functions/replacement_text.h"

#include "engine/expression/text.h"

#include <cmath>
#include <numbers>
#include <optional>

namespace schemabridge::expression {

namespace {

/// ECMAScript's parseInt(text, 10) of a short text: blanks, a sign, digits; the rest counts for nothing.
std::optional<std::ptrdiff_t> parseInteger(std::string_view text)
{
    std::size_t at = text.find_first_not_of(" \t\n\v\f\r");
    at = std::min(at, text.size());
    const bool isNegative = text.substr(at, 1) == "-";
    at += isNegative || text.substr(at, 1) == "+" ? 1 : 0;
    std::optional<std::ptrdiff_t> number;
    for (; at < text.size() && text[at] >= '0' && text[at] <= '9'; ++at)
        number = number.value_or(0) * 10 + (text[at] - '0');
    return number && isNegative ? -*number : number;
}

/// Digits that the number of a group may have; the reference's logarithm is one short at a thousand groups.
std::size_t digitsOf(std::size_t groupCount)
{
    if (groupCount == 0)
        return 1;
    return static_cast<std::size_t>(std::log(static_cast<double>(groupCount)) * std::numbers::log10e) + 1;
}

} // namespace

void ReplacementText::appendTo(TextBuilder &result, const Matches &matches)
{
    if (!m_isSplit || m_groupCount != matches.groupCount()) {
        m_groupCount = matches.groupCount();
        split();
    }
    std::string buffer;
    for (const Part &part : m_parts) {
        result.append(part.text);
        if (part.group == 0)
            result.append(matches.match(buffer));
        else if (part.group > 0)
            result.append(matches.group(static_cast<std::size_t>(part.group - 1), buffer).value_or(""));
    }
}

void ReplacementText::split()
{
    m_isSplit = true;
    m_parts.clear();
    std::size_t position = 0;
    for (std::size_t dollar = m_text.find('$'); dollar != std::string_view::npos;
         dollar = m_text.find('$', position)) {
        m_parts.push_back({m_text.substr(position, dollar - position), noGroup});
        position = readReference(dollar + 1);
    }
    m_parts.push_back({m_text.substr(position), noGroup});
}

/// @param position  behind a `$`
/// @return where the text goes on
std::size_t ReplacementText::readReference(std::size_t position)
{
    const std::string_view rest = m_text.substr(position);
    if (rest.starts_with('$')) {
        m_parts.push_back({rest.substr(0, 1), noGroup});
        return position + 1;
    }
    if (rest.starts_with('0')) {
        m_parts.back().group = 0;
        return position + 1;
    }
    const std::size_t digits = digitsOf(m_groupCount);
    auto group = parseInteger(rest.substr(0, digits));
    if (digits > 1 && group && *group > static_cast<std::ptrdiff_t>(m_groupCount))
        group = parseInteger(rest.substr(0, digits - 1));
    if (!group) {
        m_parts.push_back({m_text.substr(position - 1, 1), noGroup});
        return position;
    }
    if (*group > 0 && *group <= static_cast<std::ptrdiff_t>(m_groupCount))
        m_parts.back().group = *group;
    return position + std::to_string(*group).size();
}

} // namespace schemabridge::expression
