#pragma once

#include <cstdint>

/// The proleptic Gregorian calendar in UTC, over all the years of an ECMAScript date (-271821 to 275760).
namespace schemabridge::expression {

constexpr std::int64_t millisecondsPerMinute = 60'000;
constexpr std::int64_t millisecondsPerDay = 86'400'000;
/// Of an ECMAScript date, either side of 1970 (ECMA-262, 21.4.1.1).
constexpr double epochMillisecondsMax = 8.64e15;

/// A point in time by the calendar and the clock.
struct CivilTime {
    std::int64_t dayNumber; ///< days since 1970-01-01
    std::int64_t year;
    int month; ///< from 1
    int day;   ///< from 1
    int hour;
    int minute;
    int second;
    int millisecond;
};

CivilTime toCivilTime(std::int64_t epochMilliseconds);

/// Days since 1970-01-01.
/// @param month  from 1; one above 12 reaches into the years that follow
std::int64_t dayNumberOf(std::int64_t year, std::int64_t month, std::int64_t day);

/// 1 is Monday, 7 is Sunday (ISO 8601).
int weekdayOf(std::int64_t dayNumber);

int dayOfYear(const CivilTime &time);

/// A week belongs to the year, and to the month, that has its Thursday; the first such week is week 1
/// (ISO 8601 for years; XPath and XQuery Functions and Operators 3.1, 9.8.4 for months too).
int weekOfYear(const CivilTime &time);
std::int64_t yearOfWeek(const CivilTime &time);
int weekOfMonth(const CivilTime &time);
int monthOfWeek(const CivilTime &time);

} // namespace schemabridge::expression
