#include "engine/expression/expression.h"
#include "engine/json/print.h"

#include <QTest>

#include <string>
#include <thread>
#include <vector>

using namespace schemabridge;
using expression::Bindings;
using expression::Environment;
using expression::Expression;

namespace {

constexpr std::int64_t friday = 1521801216617; ///< 2018-03-23T10:33:36.617Z

/// Never tells the same time twice.
class HastyClock final : public Clock {
public:
    Instant now() const override { return fromEpochMs(friday + m_reads++); }

private:
    mutable int m_reads = 0;
};

/// The result as JSON, or the problem's code and token.
std::string evaluate(const std::string &source, const Environment &environment)
{
    const auto compiled = Expression::compile(source);
    if (!compiled)
        return compiled.error().code;
    const auto outcome = compiled->evaluateWithoutInput({}, environment);
    if (!outcome)
        return outcome.error().code + " " + outcome.error().token;
    return *outcome ? json::printCompact(**outcome) : "undefined";
}

std::string repeat(const std::string &part, std::size_t times)
{
    std::string text;
    for (std::size_t i = 0; i < times; ++i)
        text += part;
    return text;
}

} // namespace

/// What the stories of tests/data/expression/date_times.jsonl cannot tell: clocks, bounds and threads.
class DateTimeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void oneEvaluationHasOneTime();
    void withoutAClockThereIsNoTime_data();
    void withoutAClockThereIsNoTime();
    void whatIsMissingAtTheStartIsThatOfNow_data();
    void whatIsMissingAtTheStartIsThatOfNow();
    void whatIsWrittenCanBeRead_data();
    void whatIsWrittenCanBeRead();
    void anAmbiguousPictureIsDecidedAtOnce();
    void aLongPictureIsRefused();
    void wideMarkersStopAtTheMemoryAllowed();
    void everyThreadKeepsItsOwnPictures();
};

void DateTimeTest::oneEvaluationHasOneTime()
{
    const HastyClock clock;
    const Environment environment{.clock = &clock};
    QCOMPARE(evaluate("[$millis(), $millis()]", environment), std::string("[1521801216617,1521801216617]"));
    QCOMPARE(evaluate("$now()", environment), std::string("\"2018-03-23T10:33:36.618Z\""));
    QCOMPARE(evaluate("$toMillis($now()) - $millis()", environment), std::string("0"));
    QCOMPARE(evaluate("$now('[H01]:[m01] [z]', '-0500')", environment), std::string("\"05:33 GMT-05:00\""));
}

void DateTimeTest::withoutAClockThereIsNoTime_data()
{
    QTest::addColumn<QByteArray>("source");
    QTest::addColumn<QByteArray>("outcome");
    QTest::newRow("$now") << QByteArray("$now()") << QByteArray("U1010 now");
    QTest::newRow("$millis") << QByteArray("$millis()") << QByteArray("U1010 millis");
    QTest::newRow("a time of some day")
        << QByteArray("$toMillis('10:00', '[H]:[m]')") << QByteArray("U1010 toMillis");
    QTest::newRow("a gap is told without one")
        << QByteArray("$toMillis('1970 10', '[Y] [H]')") << QByteArray("D3136 toMillis");
    QTest::newRow("a date needs none")
        << QByteArray("$toMillis('1970-02', '[Y]-[M]')") << QByteArray("2678400000");
}

void DateTimeTest::withoutAClockThereIsNoTime()
{
    QFETCH(QByteArray, source);
    QFETCH(QByteArray, outcome);
    QCOMPARE(QByteArray::fromStdString(evaluate(source.toStdString(), {})), outcome);
}

void DateTimeTest::whatIsMissingAtTheStartIsThatOfNow_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("picture");
    QTest::addColumn<QByteArray>("time");
    const auto row = [](const char *story, const char *text, const char *picture, const char *time) {
        QTest::newRow(story) << QByteArray(text) << QByteArray(picture) << QByteArray(time);
    };
    row("a time is one of today", "13:45", "[H]:[m]", "2018-03-23T13:45:00.000Z");
    row("a time of the half day, too", "1:45 pm", "[h]:[m] [P]", "2018-03-23T13:45:00.000Z");
    row("minutes are those of this hour", "45", "[m]", "2018-03-23T10:45:00.000Z");
    row("a day is one of this month", "5", "[D]", "2018-03-05T00:00:00.000Z");
    row("a month is one of this year", "5", "[M]", "2018-05-01T00:00:00.000Z");
    row("a name of a day tells nothing", "Monday", "[FNn]", "2018-03-23T10:33:36.617Z");
    row("an offset alone moves now", "+01:00", "[Z]", "2018-03-23T09:33:36.617Z");
    row("midnight tells no hour of the half day", "0:30 am", "[h]:[m] [P]", "2018-03-23T10:30:00.000Z");
}

void DateTimeTest::whatIsMissingAtTheStartIsThatOfNow()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, picture);
    QFETCH(QByteArray, time);
    const FixedClock clock(fromEpochMs(friday));
    const std::string source =
        "$fromMillis($toMillis('" + text.toStdString() + "', '" + picture.toStdString() + "'))";
    QCOMPARE(QByteArray::fromStdString(evaluate(source, {.clock = &clock})), '"' + time + '"');
}

void DateTimeTest::whatIsWrittenCanBeRead_data()
{
    QTest::addColumn<QByteArray>("picture");
    for (const char *const picture :
         {"[Y0001]-[M01]-[D01]T[H01]:[m01]:[s01].[f001]", "[M]/[D]/[Y] [h]:[m]:[s].[f001] [PN]",
          "[D1o] [MNn] [Y], [H]:[m]:[s],[f001]", "[FNn,3-3] [Dwo] of [MNn,3-3] [Yw] [H01][m01][s01][f001]",
          "[YI] [Mi] [Da] [H#1]h[m01]m[s01]s[f001]", "[Y0001][M01][D01][H01][m01][s01][f001]"})
        QTest::newRow(picture) << QByteArray(picture);
}

void DateTimeTest::whatIsWrittenCanBeRead()
{
    QFETCH(QByteArray, picture);
    const auto compiled = Expression::compile("$toMillis($fromMillis(time, picture), picture)");
    constexpr std::int64_t step = 12'345'678'901;
    // Components of zero do not tell, so times at midnight are left out.
    for (std::int64_t time = 987'654'321; time < 4'000'000'000'000; time += step) {
        const json::Value input = json::Value::object(
            {{"time", json::Value::integer(time)}, {"picture", json::Value::string(picture.toStdString())}});
        const auto outcome = compiled->evaluate(input);
        QVERIFY2(outcome, outcome ? "" : outcome.error().message.c_str());
        QCOMPARE((*outcome)->asDouble(), static_cast<double>(time));
    }
}

/// A matcher that goes back and tries again would need longer than anybody waits.
void DateTimeTest::anAmbiguousPictureIsDecidedAtOnce()
{
    const std::string picture = repeat("[Da]", 40);
    const std::string text(200, 'a');
    QCOMPARE(evaluate("$toMillis('" + text + "!', '" + picture + "')", {}), std::string("undefined"));
    const std::string words = repeat("[Dw]", 40);
    QCOMPARE(evaluate("$toMillis('" + repeat("one", 100) + "!', '" + words + "')", {}),
             std::string("undefined"));
}

void DateTimeTest::aLongPictureIsRefused()
{
    const std::string code = "U1001 bytes in a picture or text";
    const std::string longText = "$pad('', 4001, 'x')";
    QCOMPARE(evaluate("$fromMillis(0, " + longText + ")", {}), code);
    QCOMPARE(evaluate("$toMillis('2018', " + longText + ")", {}), code);
    QCOMPARE(evaluate("$toMillis(" + longText + ", '[Y]')", {}), code);
    QCOMPARE(evaluate("$length($fromMillis(0, $pad('', 4000, 'x')))", {}), std::string("4000"));
}

void DateTimeTest::wideMarkersStopAtTheMemoryAllowed()
{
    expression::Limits limits;
    limits.bytesMax = 1'000'000;
    const std::string picture = repeat("[D,100000]", 20);
    QCOMPARE(evaluate("$fromMillis(0, '" + picture + "')", {.limits = limits}),
             std::string("U1002 fromMillis"));
}

void DateTimeTest::everyThreadKeepsItsOwnPictures()
{
    const auto compiled = Expression::compile("[1..40].$fromMillis($ * 86400000, '[D]/' & $ & '/[Y]')");
    const auto expected = compiled->evaluateWithoutInput();
    QVERIFY(expected);
    std::vector<std::thread> threads;
    std::vector<int> differences(4, 0);
    for (int &count : differences) {
        threads.emplace_back([&compiled, &expected, &count] {
            for (int i = 0; i < 50; ++i) {
                const auto outcome = compiled->evaluateWithoutInput();
                count += outcome && **outcome == **expected ? 0 : 1;
            }
        });
    }
    for (std::thread &thread : threads)
        thread.join();
    QCOMPARE(differences, std::vector<int>(4, 0));
}

QTEST_APPLESS_MAIN(DateTimeTest)
#include "date_time_test.moc"
