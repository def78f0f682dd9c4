#include "engine/expression/functions/calendar.h"

namespace schemabridge::expression {

namespace {

constexpr std::int64_t daysPerWeek = 7;
constexpr std::int64_t daysPerEra = 146'097; ///< 400 years
constexpr std::int64_t yearsPerEra = 400;
constexpr std::int64_t daysFromMarchOfYear0 = 719'468; ///< to 1970-01-01

std::int64_t floorDivide(std::int64_t dividend, std::int64_t divisor)
{
    const std::int64_t quotient = dividend / divisor;
    return dividend % divisor < 0 ? quotient - 1 : quotient;
}

/// The Monday of the week that has the month's first Thursday.
std::int64_t firstWeekStart(std::int64_t year, std::int64_t month)
{
    constexpr std::int64_t thursday = 4;
    const std::int64_t firstDay = dayNumberOf(year, month, 1);
    const std::int64_t monday = firstDay - (weekdayOf(firstDay) - 1);
    return weekdayOf(firstDay) > thursday ? monday + daysPerWeek : monday;
}

int weekSince(std::int64_t start, std::int64_t dayNumber)
{
    return static_cast<int>((dayNumber - start) / daysPerWeek + 1);
}

/// Months to add to get from the date to the month that has its week.
int monthShift(const CivilTime &time)
{
    if (time.dayNumber < firstWeekStart(time.year, time.month))
        return -1;
    return time.dayNumber >= firstWeekStart(time.year, time.month + 1) ? 1 : 0;
}

} // namespace

/// Years begin in March here, so that a leap day is the last one. Source: Howard Hinnant, "chrono-Compatible
/// Low-Level Date Algorithms", civil_from_days.
CivilTime toCivilTime(std::int64_t epochMilliseconds)
{
    const std::int64_t dayNumber = floorDivide(epochMilliseconds, millisecondsPerDay);
    const auto timeOfDay = static_cast<int>(epochMilliseconds - dayNumber * millisecondsPerDay);
    const std::int64_t shifted = dayNumber + daysFromMarchOfYear0;
    const std::int64_t era = floorDivide(shifted, daysPerEra);
    const std::int64_t dayOfEra = shifted - era * daysPerEra;
    const std::int64_t yearOfEra =
        (dayOfEra - dayOfEra / 1460 + dayOfEra / 36'524 - dayOfEra / 146'096) / 365;
    const std::int64_t dayOfMarchYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100);
    const std::int64_t monthFromMarch = (5 * dayOfMarchYear + 2) / 153;
    const auto month = static_cast<int>(monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9);
    return {.dayNumber = dayNumber,
            .year = yearOfEra + era * yearsPerEra + (month <= 2 ? 1 : 0),
            .month = month,
            .day = static_cast<int>(dayOfMarchYear - (153 * monthFromMarch + 2) / 5 + 1),
            .hour = timeOfDay / 3'600'000,
            .minute = timeOfDay / 60'000 % 60,
            .second = timeOfDay / 1000 % 60,
            .millisecond = timeOfDay % 1000};
}

/// Source: as above, days_from_civil.
std::int64_t dayNumberOf(std::int64_t givenYear, std::int64_t givenMonth, std::int64_t day)
{
    const std::int64_t monthsFromMarch = givenYear * 12 + givenMonth - 3;
    const std::int64_t year = floorDivide(monthsFromMarch, 12);
    const std::int64_t month = monthsFromMarch - year * 12;
    const std::int64_t era = floorDivide(year, yearsPerEra);
    const std::int64_t yearOfEra = year - era * yearsPerEra;
    const std::int64_t dayOfEra =
        yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + (153 * month + 2) / 5 + day - 1;
    return era * daysPerEra + dayOfEra - daysFromMarchOfYear0;
}

int weekdayOf(std::int64_t dayNumber)
{
    const std::int64_t daysFromMonday = dayNumber + 3; // 1970 began on a Thursday
    return static_cast<int>(daysFromMonday - floorDivide(daysFromMonday, daysPerWeek) * daysPerWeek) + 1;
}

int dayOfYear(const CivilTime &time)
{
    return static_cast<int>(time.dayNumber - dayNumberOf(time.year, 1, 1) + 1);
}

int weekOfYear(const CivilTime &time)
{
    return weekSince(firstWeekStart(yearOfWeek(time), 1), time.dayNumber);
}

std::int64_t yearOfWeek(const CivilTime &time)
{
    if (time.dayNumber < firstWeekStart(time.year, 1))
        return time.year - 1;
    return time.dayNumber >= firstWeekStart(time.year + 1, 1) ? time.year + 1 : time.year;
}

int weekOfMonth(const CivilTime &time)
{
    return weekSince(firstWeekStart(time.year, time.month + monthShift(time)), time.dayNumber);
}

int monthOfWeek(const CivilTime &time)
{
    return (time.month - 1 + monthShift(time) + 12) % 12 + 1;
}

} // namespace schemabridge::expression
