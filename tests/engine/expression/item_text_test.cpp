#include "engine/expression/item_functions.h"

#include <QTest>

using namespace schemabridge;

/// Doubles as the reference's $string writes them: all but integers as Number(value.toPrecision(15)).
class ItemTextTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aDoubleHasAtMostFifteenDigits_data();
    void aDoubleHasAtMostFifteenDigits();
};

void ItemTextTest::aDoubleHasAtMostFifteenDigits_data()
{
    QTest::addColumn<double>("number");
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("one tenth and two tenths") << 0.1 + 0.2 << QByteArray("0.3");
    QTest::newRow("a third") << 1.0 / 3 << QByteArray("0.333333333333333");
    QTest::newRow("two thirds round up") << 2.0 / 3 << QByteArray("0.666666666666667");
    QTest::newRow("an integer keeps its sixteen digits")
        << 9007199254740991.0 << QByteArray("9007199254740991");
    QTest::newRow("a tie rounds away from zero") << 100000000000000.5 << QByteArray("100000000000001");
    QTest::newRow("a negative tie too") << -100000000000000.5 << QByteArray("-100000000000001");
    QTest::newRow("an odd tie") << 100000000000001.5 << QByteArray("100000000000002");
    QTest::newRow("large") << 1e21 << QByteArray("1e+21");
    QTest::newRow("the largest double") << 1.7976931348623157e308 << QByteArray("1.7976931348623157e+308");
    QTest::newRow("smallest") << 5e-324 << QByteArray("5e-324");
    QTest::newRow("small") << 1.23456789012345678e-7 << QByteArray("1.23456789012346e-7");
    QTest::newRow("negative zero") << -0.0 << QByteArray("0");
    QTest::newRow("trailing zeros count for nothing")
        << 12300000000000000000.0 << QByteArray("12300000000000000000");
}

void ItemTextTest::aDoubleHasAtMostFifteenDigits()
{
    QFETCH(double, number);
    QFETCH(QByteArray, text);
    constexpr std::size_t bytesMax = 1024;
    expression::Heap heap(bytesMax);
    expression::TextBuilder builder(heap);
    expression::appendNumber(builder, number);
    const std::string_view written = builder.text();
    QCOMPARE(QByteArray(written.data(), static_cast<qsizetype>(written.size())), text);
}

QTEST_APPLESS_MAIN(ItemTextTest)
#include "item_text_test.moc"
