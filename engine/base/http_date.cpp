#include "engine/base/http_date.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdio>
#include <vector>

namespace schemabridge {

namespace {

constexpr std::array<std::string_view, 12> monthNames = {"Jan", "Feb", "Mar", "Apr", "May", "Jun",
                                                         "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};
constexpr std::array<std::string_view, 7> dayNames = {"Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"};

/// A number of at most four digits; nothing where it is none.
std::optional<int> number(std::string_view digits)
{
    int value = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    const bool isNumber = error == std::errc() && end == digits.data() + digits.size();
    return isNumber && digits.size() <= 4 && digits.front() != '-' ? std::optional(value) : std::nullopt;
}

std::vector<std::string_view> words(std::string_view text)
{
    static constexpr std::string_view separators = " ,-:";
    std::vector<std::string_view> found;
    while (true) {
        const auto start = text.find_first_not_of(separators);
        if (start == std::string_view::npos)
            return found;
        text.remove_prefix(start);
        const auto end = std::min(text.find_first_of(separators), text.size());
        found.push_back(text.substr(0, end));
        text.remove_prefix(end);
    }
}

struct DateWords {
    std::string_view day, month, year, hour, minute, second;
};

/// `Sun, 06 Nov 1994 08:49:37 GMT`, `Sunday, 06-Nov-94 08:49:37 GMT` or `Sun Nov  6 08:49:37 1994`.
std::optional<DateWords> dateWords(const std::vector<std::string_view> &w)
{
    if (w.size() == 8 && w[7] == "GMT")
        return DateWords{w[1], w[2], w[3], w[4], w[5], w[6]};
    if (w.size() == 7)
        return DateWords{w[2], w[1], w[6], w[3], w[4], w[5]};
    return std::nullopt;
}

/// A year of two digits is the one nearest to the present, not more than 50 years ahead.
int fullYear(int year, std::size_t digits, Instant now)
{
    if (digits != 2)
        return year;
    const std::chrono::year_month_day today(std::chrono::floor<std::chrono::days>(now));
    const int present = static_cast<int>(today.year());
    const int inCentury = present - present % 100 + year;
    return inCentury > present + 50 ? inCentury - 100 : inCentury;
}

} // namespace

std::optional<Instant> parseHttpDate(std::string_view text, Instant now)
{
    using namespace std::chrono;
    const auto parts = dateWords(words(text));
    if (!parts)
        return std::nullopt;
    const auto dayNumber = number(parts->day);
    const auto yearNumber = number(parts->year);
    const auto hour = number(parts->hour);
    const auto minute = number(parts->minute);
    const auto second = number(parts->second);
    const auto *const month = std::find(monthNames.begin(), monthNames.end(), parts->month);
    if (!dayNumber || !yearNumber || !hour || !minute || !second || month == monthNames.end())
        return std::nullopt;
    const year_month_day date(year(fullYear(*yearNumber, parts->year.size(), now)),
                              std::chrono::month(static_cast<unsigned>(month - monthNames.begin() + 1)),
                              day(static_cast<unsigned>(*dayNumber)));
    if (!date.ok() || *hour > 23 || *minute > 59 || *second > 60)
        return std::nullopt;
    return Instant(sys_days(date)) + hours(*hour) + minutes(*minute) + seconds(*second);
}

std::string toHttpDate(Instant instant)
{
    using namespace std::chrono;
    const auto dayPoint = floor<days>(instant);
    const year_month_day date(dayPoint);
    const hh_mm_ss clock(floor<seconds>(instant - dayPoint));
    std::array<char, 64> text{};
    const int length =
        std::snprintf(text.data(), text.size(), "%s, %02u %s %04d %02d:%02d:%02d GMT",
                      dayNames[weekday(dayPoint).c_encoding()].data(), static_cast<unsigned>(date.day()),
                      monthNames[static_cast<unsigned>(date.month()) - 1].data(),
                      static_cast<int>(date.year()), static_cast<int>(clock.hours().count()),
                      static_cast<int>(clock.minutes().count()), static_cast<int>(clock.seconds().count()));
    return {text.data(), static_cast<std::size_t>(length)};
}

} // namespace schemabridge
