#include "engine/json/parse.h"
#include "engine/json/print.h"

#include <QTest>

#include <bit>
#include <random>

using namespace schemabridge::json;

class PrintTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void numberFollowsEcmaScript_data();
    void numberFollowsEcmaScript();
    void randomDoublesComeBack();
    void stringIsEscapedAsLittleAsPossible_data();
    void stringIsEscapedAsLittleAsPossible();
    void indentedHasOneItemALine();
};

void PrintTest::numberFollowsEcmaScript_data()
{
    QTest::addColumn<quint64>("bits");
    QTest::addColumn<QByteArray>("expected");

    const auto row = [](quint64 bits, const char *expected) {
        QTest::newRow(expected) << bits << QByteArray(expected);
    };
    // RFC 8785, appendix B.
    row(0x0000000000000000, "0");
    QTest::newRow("minus zero") << quint64(0x8000000000000000) << QByteArray("0");
    row(0x0000000000000001, "5e-324");
    row(0x8000000000000001, "-5e-324");
    row(0x7fefffffffffffff, "1.7976931348623157e+308");
    row(0xffefffffffffffff, "-1.7976931348623157e+308");
    row(0x4340000000000000, "9007199254740992");
    row(0xc340000000000000, "-9007199254740992");
    row(0x4430000000000000, "295147905179352830000");
    row(0x44b52d02c7e14af5, "9.999999999999997e+22");
    row(0x44b52d02c7e14af6, "1e+23");
    row(0x44b52d02c7e14af7, "1.0000000000000001e+23");
    row(0x444b1ae4d6e2ef4e, "999999999999999700000");
    row(0x444b1ae4d6e2ef4f, "999999999999999900000");
    row(0x444b1ae4d6e2ef50, "1e+21");
    row(0x3eb0c6f7a0b5ed8c, "9.999999999999997e-7");
    row(0x3eb0c6f7a0b5ed8d, "0.000001");
    row(0x41b3de4355555553, "333333333.3333332");
    row(0x41b3de4355555554, "333333333.33333325");
    row(0x41b3de4355555555, "333333333.3333333");
    row(0x41b3de4355555556, "333333333.3333334");
    row(0x41b3de4355555557, "333333333.33333343");
    row(0xbecbf647612f3696, "-0.0000033333333333333333");
    row(0x43143ff3c1cb0959, "1424953923781206.2");
}

void PrintTest::numberFollowsEcmaScript()
{
    QFETCH(quint64, bits);
    QFETCH(QByteArray, expected);
    QCOMPARE(printNumber(std::bit_cast<double>(bits)), expected.toStdString());
}

void PrintTest::randomDoublesComeBack()
{
    std::mt19937_64 random(20240611);
    for (int i = 0; i < 20'000; ++i) {
        const auto number = std::bit_cast<double>(random());
        if (!std::isfinite(number))
            continue;
        QVERIFY(Value::numberFromText(printNumber(number)).asDouble() == number);
    }
}

void PrintTest::stringIsEscapedAsLittleAsPossible_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("expected");

    QTest::newRow("empty") << QByteArray("") << QByteArray("\"\"");
    QTest::newRow("quote and backslash") << QByteArray("a\"b\\c") << QByteArray("\"a\\\"b\\\\c\"");
    QTest::newRow("known controls") << QByteArray("\b\f\n\r\t") << QByteArray("\"\\b\\f\\n\\r\\t\"");
    QTest::newRow("other controls") << QByteArray("\0\x1F", 2) << QByteArray("\"\\u0000\\u001f\"");
    QTest::newRow("slash and delete") << QByteArray("/\x7F") << QByteArray("\"/\x7F\"");
    QTest::newRow("beyond ASCII") << QByteArray("\xC3\xA9\xE2\x80\xA8")
                                  << QByteArray("\"\xC3\xA9\xE2\x80\xA8\"");
    QTest::newRow("neighbours of surrogates")
        << QByteArray("\xED\x9F\xBF\xEE\x80\x80") << QByteArray("\"\xED\x9F\xBF\xEE\x80\x80\"");
    QTest::newRow("lone surrogate") << QByteArray("x\xED\xBF\xBFy") << QByteArray("\"x\\udfffy\"");
}

void PrintTest::stringIsEscapedAsLittleAsPossible()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, expected);
    QCOMPARE(printString(text.toStdString()), expected.toStdString());
}

void PrintTest::indentedHasOneItemALine()
{
    const auto value = parse(R"({"a":[1,{"b":"["}],"c":{},"d":[],"e":"{"})");
    QVERIFY(value.hasValue());
    const std::string expected = R"({
  "a": [
    1,
    {
      "b": "["
    }
  ],
  "c": {},
  "d": [],
  "e": "{"
})";
    QCOMPARE(printIndented(*value), expected);
}

QTEST_APPLESS_MAIN(PrintTest)
#include "print_test.moc"
