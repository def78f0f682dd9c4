#include "engine/workflow/config/cron_schedule.h"

#include <array>
#include <cctype>
#include <charconv>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace schemabridge::workflow {

namespace {

using Names = std::span<const std::string_view>;

constexpr std::array<std::string_view, 12> monthNames = {"jan", "feb", "mar", "apr", "may", "jun",
                                                         "jul", "aug", "sep", "oct", "nov", "dec"};
constexpr std::array<std::string_view, 7> weekdayNames = {"sun", "mon", "tue", "wed", "thu", "fri", "sat"};

constexpr std::array<std::pair<std::string_view, std::string_view>, 7> nicknames = {{
    {"@hourly", "0 * * * *"},
    {"@daily", "0 0 * * *"},
    {"@midnight", "0 0 * * *"},
    {"@weekly", "0 0 * * 0"},
    {"@monthly", "0 0 1 * *"},
    {"@yearly", "0 0 1 1 *"},
    {"@annually", "0 0 1 1 *"},
}};

/// What one of the five fields may hold.
struct Bounds {
    unsigned minimum;
    unsigned maximum;
    Names names; ///< of the values from `minimum` on
};

/// `*`, `7` or `mon-fri`, with what comes after the slash.
struct Range {
    unsigned first;
    unsigned last;
    unsigned step;
};

std::vector<std::string_view> split(std::string_view text, std::string_view separators)
{
    std::vector<std::string_view> parts;
    std::size_t end = 0;
    for (std::size_t start = 0; end != std::string_view::npos; start = end + 1) {
        end = text.find_first_of(separators, start);
        parts.push_back(text.substr(start, end - start));
    }
    return parts;
}

std::optional<unsigned> readNumber(std::string_view text)
{
    unsigned number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool isWhole = error == std::errc() && end == text.data() + text.size();
    return isWhole ? std::optional(number) : std::nullopt;
}

std::optional<unsigned> readValue(std::string_view text, const Bounds &bounds)
{
    for (unsigned index = 0; index < bounds.names.size(); ++index) {
        if (bounds.names[index] == text)
            return bounds.minimum + index;
    }
    const auto number = readNumber(text);
    return number && *number >= bounds.minimum && *number <= bounds.maximum ? number : std::nullopt;
}

std::optional<std::pair<unsigned, unsigned>> readEnds(std::string_view text, const Bounds &bounds)
{
    if (text == "*")
        return std::pair(bounds.minimum, bounds.maximum);
    const auto ends = split(text, "-");
    const auto first = readValue(ends.front(), bounds);
    const auto last = readValue(ends.back(), bounds);
    if (ends.size() > 2 || !first || !last || *first > *last)
        return std::nullopt;
    return std::pair(*first, *last);
}

std::optional<Range> readRange(std::string_view text, const Bounds &bounds)
{
    const auto halves = split(text, "/");
    const auto ends = readEnds(halves.front(), bounds);
    if (halves.size() > 2 || !ends)
        return std::nullopt;
    if (halves.size() == 1)
        return Range{ends->first, ends->second, 1};
    const auto step = readNumber(halves.back());
    const bool isSingle = halves.front() != "*" && halves.front().find('-') == std::string_view::npos;
    if (!step || *step == 0 || isSingle)
        return std::nullopt;
    return Range{ends->first, ends->second, *step};
}

template<std::size_t Size>
bool readField(std::string_view text, const Bounds &bounds, std::bitset<Size> &values)
{
    for (const std::string_view part : split(text, ",")) {
        const auto range = readRange(part, bounds);
        if (!range)
            return false;
        for (unsigned value = range->first; value <= range->last; value += range->step)
            values.set(value);
    }
    return true;
}

std::string lowered(std::string_view text)
{
    std::string lower(text);
    for (char &character : lower)
        character = static_cast<char>(std::tolower(static_cast<unsigned char>(character)));
    return lower;
}

std::vector<std::string_view> fieldsOf(std::string_view text)
{
    for (const auto &[nickname, fields] : nicknames) {
        if (nickname == text)
            text = fields;
    }
    std::vector<std::string_view> fields = split(text, " \t");
    std::erase(fields, std::string_view());
    return fields;
}

} // namespace

std::optional<CronSchedule> CronSchedule::fromText(std::string_view text)
{
    const std::string lower = lowered(text);
    const auto fields = fieldsOf(lower);
    CronSchedule schedule;
    if (fields.size() != 5 || !readField(fields[0], {0, 59, {}}, schedule.m_minutes) ||
        !readField(fields[1], {0, 23, {}}, schedule.m_hours) ||
        !readField(fields[2], {1, 31, {}}, schedule.m_days) ||
        !readField(fields[3], {1, 12, monthNames}, schedule.m_months) ||
        !readField(fields[4], {0, 7, weekdayNames}, schedule.m_weekdays))
        return std::nullopt;
    schedule.m_weekdays[0] = schedule.m_weekdays[0] || schedule.m_weekdays[7];
    schedule.m_anyDay = fields[2].starts_with('*');
    schedule.m_anyWeekday = fields[4].starts_with('*');
    return schedule;
}

bool CronSchedule::matchesDay(unsigned day, unsigned month, unsigned weekday) const
{
    const bool isDay = m_days.test(day);
    const bool isWeekday = m_weekdays.test(weekday);
    const bool eitherIsEnough = !m_anyDay && !m_anyWeekday;
    return m_months.test(month) && (eitherIsEnough ? isDay || isWeekday : isDay && isWeekday);
}

bool CronSchedule::matches(unsigned minute, unsigned hour, unsigned day, unsigned month,
                           unsigned weekday) const
{
    return m_minutes.test(minute) && m_hours.test(hour) && matchesDay(day, month, weekday);
}

} // namespace schemabridge::workflow
