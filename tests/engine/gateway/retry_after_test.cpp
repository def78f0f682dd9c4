#include "engine/base/http_date.h"
#include "engine/gateway/retry_after.h"

#include <QtTest>

using namespace schemabridge;

class RetryAfterTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void reads_data()
    {
        QTest::addColumn<QString>("value");
        QTest::addColumn<qlonglong>("delayMs"); // -1: nothing
        QTest::newRow("seconds") << "120" << 120'000LL;
        QTest::newRow("no time") << "0" << 0LL;
        QTest::newRow("longer than numbers go") << "99999999999999999999" << 1'000'000'000'000LL;
        QTest::newRow("IMF-fixdate") << "Sun, 06 Nov 1994 08:49:47 GMT" << 10'000LL;
        QTest::newRow("RFC 850") << "Sunday, 06-Nov-94 08:49:47 GMT" << 10'000LL;
        QTest::newRow("asctime") << "Sun Nov  6 08:49:47 1994" << 10'000LL;
        QTest::newRow("date that has passed") << "Sun, 06 Nov 1994 08:49:07 GMT" << 0LL;
        QTest::newRow("negative") << "-5" << -1LL;
        QTest::newRow("fraction") << "1.5" << -1LL;
        QTest::newRow("no date") << "Sun, 31 Feb 1994 08:49:37 GMT" << -1LL;
        QTest::newRow("empty") << "" << -1LL;
    }

    void reads()
    {
        QFETCH(QString, value);
        QFETCH(qlonglong, delayMs);
        const Instant now = fromEpochMs(784'111'777'000); // Sun, 06 Nov 1994 08:49:37 GMT
        const auto delay = gateway::retryAfter({{"retry-after", value.toStdString()}}, now);
        QCOMPARE(delay ? qlonglong(delay->count()) : -1, delayMs);
    }

    void isNothingWithoutTheHeader() { QVERIFY(!gateway::retryAfter({{"Date", "1"}}, Instant())); }

    void writesDatesThatItReads()
    {
        const Instant instant = fromEpochMs(784'111'777'000);
        QCOMPARE(toHttpDate(instant), "Sun, 06 Nov 1994 08:49:37 GMT");
        QCOMPARE(parseHttpDate(toHttpDate(instant), instant), instant);
    }
};

QTEST_APPLESS_MAIN(RetryAfterTest)
#include "retry_after_test.moc"
