#include "engine/workflow/config/cron_schedule.h"

#include <QTest>

using namespace schemabridge::workflow;

class CronScheduleTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void schedulesFireAsCrontabSays_data();
    void schedulesFireAsCrontabSays();
    void othersAreRefused_data();
    void othersAreRefused();
};

void CronScheduleTest::schedulesFireAsCrontabSays_data()
{
    QTest::addColumn<QByteArray>("schedule");
    QTest::addColumn<QList<uint>>("moment"); // minute, hour, day, month, weekday
    QTest::addColumn<bool>("fires");

    const auto row = [](const char *name, const char *schedule, QList<uint> moment, bool fires) {
        QTest::newRow(name) << QByteArray(schedule) << std::move(moment) << fires;
    };
    row("every minute", "* * * * *", {59, 23, 31, 12, 6}, true);
    row("its minute", "30 2 * * *", {30, 2, 1, 1, 3}, true);
    row("another minute", "30 2 * * *", {31, 2, 1, 1, 3}, false);
    row("step from zero", "*/15 * * * *", {45, 0, 1, 1, 0}, true);
    row("between steps", "*/15 * * * *", {50, 0, 1, 1, 0}, false);
    row("step in a range", "0 8-18/5 * * *", {0, 13, 1, 1, 0}, true);
    row("list", "0 0 1,15 * *", {0, 0, 15, 4, 2}, true);
    row("names", "0 9 * jan-mar Mon-Fri", {0, 9, 3, 2, 5}, true);
    row("outside of names", "0 9 * jan-mar mon-fri", {0, 9, 3, 2, 6}, false);
    row("Sunday as 7", "0 0 * * 7", {0, 0, 3, 2, 0}, true);
    row("range over 7", "0 0 * * 5-7", {0, 0, 3, 2, 0}, true);
    row("day of month or of week: the week's", "0 0 13 * 5", {0, 0, 6, 2, 5}, true);
    row("day of month or of week: the month's", "0 0 13 * 5", {0, 0, 13, 2, 1}, true);
    row("neither of both", "0 0 13 * 5", {0, 0, 14, 2, 1}, false);
    row("a starred day does not widen", "0 0 */2 * 5", {0, 0, 3, 2, 1}, false);
    row("nickname", "@weekly", {0, 0, 9, 9, 0}, true);
    row("tabs and blanks", "\t0  0 * *\t* ", {0, 0, 9, 9, 0}, true);
}

void CronScheduleTest::schedulesFireAsCrontabSays()
{
    QFETCH(QByteArray, schedule);
    QFETCH(QList<uint>, moment);
    QFETCH(bool, fires);
    const auto cron = CronSchedule::fromText(schedule.toStdString());
    QVERIFY(cron);
    QCOMPARE(cron->matches(moment[0], moment[1], moment[2], moment[3], moment[4]), fires);
}

void CronScheduleTest::othersAreRefused_data()
{
    QTest::addColumn<QByteArray>("schedule");
    for (const char *text :
         {"", "* * * *", "* * * * * *", "60 * * * *", "* 24 * * *", "* * 0 * *", "* * * 13 *", "* * * * 8",
          "5-1 * * * *", "1- * * * *", "*/0 * * * *", "5/2 * * * *", "1,,2 * * * *", "*/2/3 * * * *",
          "-1 * * * *", "+1 * * * *", "mon * * * *", "@never", "1.5 * * * *"})
        QTest::newRow(*text ? text : "empty") << QByteArray(text);
}

void CronScheduleTest::othersAreRefused()
{
    QFETCH(QByteArray, schedule);
    QVERIFY(!CronSchedule::fromText(schedule.toStdString()));
}

QTEST_APPLESS_MAIN(CronScheduleTest)
#include "cron_schedule_test.moc"
