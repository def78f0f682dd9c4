#include "engine/expression/functions/date_time_text.h"

#include <algorithm>

namespace schemabridge::expression {

namespace {

/// Reads a text from its start on.
class Reader {
public:
    explicit Reader(std::string_view text) : m_rest(text) {}

    bool isAtEnd() const { return m_rest.empty(); }

    bool skip(char character)
    {
        const bool isThere = m_rest.starts_with(character);
        m_rest.remove_prefix(isThere ? 1 : 0);
        return isThere;
    }

    /// @return so many digits as a number; -1 where there are less
    int number(std::size_t digits)
    {
        int value = 0;
        for (std::size_t i = 0; i < digits; ++i) {
            if (i >= m_rest.size() || m_rest[i] < '0' || m_rest[i] > '9')
                return -1;
            value = value * 10 + (m_rest[i] - '0');
        }
        m_rest.remove_prefix(digits);
        return value;
    }

    /// The digits that follow, as a fraction; those beyond the milliseconds do not count.
    /// @return milliseconds; -1 where there is no digit
    int fraction()
    {
        int milliseconds = -1;
        int weight = 100;
        for (int digit = number(1); digit >= 0; digit = number(1)) {
            milliseconds = std::max(milliseconds, 0) + digit * weight;
            weight /= 10;
        }
        return milliseconds;
    }

private:
    std::string_view m_rest;
};

bool isWithin(int value, int least, int most)
{
    return value >= least && value <= most;
}

/// Days since the epoch. A day that its month does not have is one of the next.
std::optional<std::int64_t> readDate(Reader &reader)
{
    const int year = reader.number(4);
    const bool hasMonth = reader.skip('-');
    const int month = hasMonth ? reader.number(2) : 1;
    const bool hasDay = hasMonth && reader.skip('-');
    const int day = hasDay ? reader.number(2) : 1;
    if (year < 0 || !isWithin(month, 1, 12) || !isWithin(day, 1, 31))
        return std::nullopt;
    return dayNumberOf(year, month, day);
}

/// Milliseconds of the day; 24:00:00 is its end.
std::optional<std::int64_t> readTime(Reader &reader)
{
    const int hour = reader.number(2);
    const bool hasMinute = reader.skip(':');
    const int minute = reader.number(2);
    const bool hasSecond = reader.skip(':');
    const int second = reader.number(2);
    const int millisecond = reader.skip('.') ? reader.fraction() : 0;
    if (!hasMinute || !hasSecond || millisecond < 0 || !isWithin(minute, 0, 59) || !isWithin(second, 0, 59))
        return std::nullopt;
    const bool isEndOfDay = hour == 24 && minute + second + millisecond == 0;
    if (!isEndOfDay && !isWithin(hour, 0, 23))
        return std::nullopt;
    return ((hour * 60 + minute) * 60 + second) * std::int64_t{1000} + millisecond;
}

/// Milliseconds east of UTC.
std::optional<std::int64_t> readOffset(Reader &reader)
{
    const int sign = reader.skip('-') ? -1 : (reader.skip('+') ? 1 : 0);
    if (sign == 0)
        return 0;
    const int hours = reader.number(2);
    reader.skip(':');
    const int minutes = reader.number(2);
    if (!isWithin(hours, 0, 23) || !isWithin(minutes, 0, 59))
        return std::nullopt;
    return sign * (hours * 60 + minutes) * millisecondsPerMinute;
}

} // namespace

std::optional<std::int64_t> parseIsoTime(std::string_view text)
{
    Reader reader(text);
    const auto days = readDate(reader);
    const bool hasTime = reader.skip('T');
    const auto time = hasTime ? readTime(reader) : 0;
    const auto offset = reader.skip('Z') || !hasTime ? 0 : readOffset(reader);
    if (!days || !time || !offset || !reader.isAtEnd())
        return std::nullopt;
    return *days * millisecondsPerDay + *time - *offset;
}

} // namespace schemabridge::expression
