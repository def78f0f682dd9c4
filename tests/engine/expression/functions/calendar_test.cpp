#include "engine/expression/functions/calendar.h"

#include <QTest>

using namespace schemabridge::expression;

namespace {

CivilTime startOfDay(std::int64_t dayNumber)
{
    return toCivilTime(dayNumber * millisecondsPerDay);
}

bool isLeapYear(std::int64_t year)
{
    return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
}

int daysInMonth(std::int64_t year, int month)
{
    constexpr int days[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    return month == 2 && isLeapYear(year) ? 29 : days[month - 1];
}

} // namespace

class CalendarTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyDayFollowsTheOneBefore_data();
    void everyDayFollowsTheOneBefore();
    void aWeekBelongsWhereItsThursdayIs();
    void aTimeBefore1970CountsFromMidnightOn();
    void aMonthBeyondTheYearIsOneOfAnother();
};

void CalendarTest::everyDayFollowsTheOneBefore_data()
{
    QTest::addColumn<qint64>("year");
    QTest::newRow("the first year of an ECMAScript date") << qint64{-271820};
    QTest::newRow("before the year zero") << qint64{-5};
    QTest::newRow("a century that is no leap year") << qint64{1895};
    QTest::newRow("a century that is one") << qint64{1995};
    QTest::newRow("the last year of an ECMAScript date") << qint64{275750};
}

void CalendarTest::everyDayFollowsTheOneBefore()
{
    QFETCH(qint64, year);
    std::int64_t day = dayNumberOf(year, 1, 1);
    for (std::int64_t y = year; y < year + 10; ++y) {
        int dayInYear = 0;
        for (int month = 1; month <= 12; ++month) {
            for (int dayInMonth = 1; dayInMonth <= daysInMonth(y, month); ++dayInMonth, ++day) {
                const CivilTime time = startOfDay(day);
                QCOMPARE(time.year, y);
                QCOMPARE(time.month, month);
                QCOMPARE(time.day, dayInMonth);
                QCOMPARE(dayOfYear(time), ++dayInYear);
                QCOMPARE(dayNumberOf(y, month, dayInMonth), day);
                QCOMPARE(weekdayOf(day + 1), weekdayOf(day) % 7 + 1);
            }
        }
    }
}

void CalendarTest::aWeekBelongsWhereItsThursdayIs()
{
    constexpr int thursday = 4;
    for (std::int64_t day = dayNumberOf(1890, 1, 1); day < dayNumberOf(2110, 1, 1); ++day) {
        const CivilTime time = startOfDay(day);
        const CivilTime middle = startOfDay(day - weekdayOf(day) + thursday);
        QCOMPARE(yearOfWeek(time), middle.year);
        QCOMPARE(weekOfYear(time), (dayOfYear(middle) - 1) / 7 + 1);
        QCOMPARE(monthOfWeek(time), middle.month);
        QCOMPARE(weekOfMonth(time), (middle.day - 1) / 7 + 1);
    }
}

void CalendarTest::aTimeBefore1970CountsFromMidnightOn()
{
    const CivilTime time = toCivilTime(-1);
    QCOMPARE(time.dayNumber, std::int64_t{-1});
    QCOMPARE(time.hour, 23);
    QCOMPARE(time.minute, 59);
    QCOMPARE(time.second, 59);
    QCOMPARE(time.millisecond, 999);
}

void CalendarTest::aMonthBeyondTheYearIsOneOfAnother()
{
    QCOMPARE(dayNumberOf(2018, 14, 1), dayNumberOf(2019, 2, 1));
    QCOMPARE(dayNumberOf(2018, 0, 31), dayNumberOf(2017, 12, 31));
    QCOMPARE(dayNumberOf(-1, 12, 32), dayNumberOf(0, 1, 1));
}

QTEST_APPLESS_MAIN(CalendarTest)
#include "calendar_test.moc"
