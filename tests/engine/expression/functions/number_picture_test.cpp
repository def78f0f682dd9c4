#include "engine/expression/functions/decimal_picture.h"
#include "engine/expression/functions/integer_picture.h"
#include "engine/expression/functions/number_words.h"
#include "engine/expression/functions/rounding.h"

#include "engine/expression/expression.h"

#include <QTest>

#include <cmath>
#include <random>

using namespace schemabridge::expression;

namespace {

std::u16string decimal(double value, std::u16string_view picture)
{
    const DecimalSymbols symbols;
    const auto analysed = analyseDecimalPicture(picture, symbols, value < 0);
    return analysed ? formatDecimal(value, *analysed, symbols) : std::u16string();
}

std::string codeOf(const std::string &source)
{
    const auto outcome = Expression::compile(source)->evaluateWithoutInput();
    return outcome ? "" : outcome.error().code;
}

} // namespace

/// What the stories of tests/data/expression/number_pictures.jsonl cannot tell: many numbers, and bounds.
class NumberPictureTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void anIntegerWrittenIsReadAgain_data();
    void anIntegerWrittenIsReadAgain();
    void wordsUpToTrillionsAreReadAgain();
    void aDecimalIsNearItsNumber();
    void groupsDoNotChangeTheDigits();
    void aHalfGoesToTheEvenNeighbour_data();
    void aHalfGoesToTheEvenNeighbour();
    void anIntegerIsReadAsFarAsItGoes_data();
    void anIntegerIsReadAsFarAsItGoes();
    void aLongPictureIsRefused();
};

void NumberPictureTest::anIntegerWrittenIsReadAgain_data()
{
    QTest::addColumn<QString>("picture");
    for (const char *const picture :
         {"0", "00000", "#,##0", "0;o", "i", "I", "a", "A", "w", "W", "Ww", "w;o", "Ww;o"})
        QTest::newRow(picture) << QString::fromUtf8(picture);
}

void NumberPictureTest::anIntegerWrittenIsReadAgain()
{
    QFETCH(QString, picture);
    const auto analysed = analyseIntegerPicture(picture.toStdU16String());
    QVERIFY(analysed);
    for (int number = 0; number <= 12'345; ++number) {
        const auto text = formatInteger(number, *analysed);
        QVERIFY(text);
        const auto read = parseInteger(*text, *analysed);
        QVERIFY(read);
        QCOMPARE(*read, static_cast<double>(number));
    }
}

void NumberPictureTest::wordsUpToTrillionsAreReadAgain()
{
    for (double number = 1; number < 1e15; number = number * 7 + 3) {
        const std::string words = numberInWords(number, false);
        QCOMPARE(numberFromWords(std::u16string(words.begin(), words.end())), number);
    }
}

void NumberPictureTest::aDecimalIsNearItsNumber()
{
    std::mt19937_64 random(1);
    std::uniform_real_distribution<double> exponents(-5, 12);
    for (int i = 0; i < 5000; ++i) {
        const double value = std::pow(10, exponents(random)) * (i % 2 == 0 ? 1 : -1);
        const double shown = QString::fromStdU16String(decimal(value, u"0.000")).toDouble();
        QVERIFY2(std::abs(shown - value) <= 0.0005 + std::abs(value) * 1e-15,
                 qPrintable(QString::number(value)));
    }
}

void NumberPictureTest::groupsDoNotChangeTheDigits()
{
    for (double value = 1; value < 1e20; value = value * 3 + 1) {
        std::u16string grouped = decimal(value, u"#,##0.0");
        std::erase(grouped, u',');
        QCOMPARE(grouped, decimal(value, u"0.0"));
    }
}

void NumberPictureTest::aHalfGoesToTheEvenNeighbour_data()
{
    QTest::addColumn<double>("number");
    QTest::addColumn<int>("places");
    QTest::addColumn<double>("rounded");
    QTest::newRow("down") << 0.5 << 0 << 0.0;
    QTest::newRow("up") << 1.5 << 0 << 2.0;
    QTest::newRow("a negative one") << -2.5 << 0 << -2.0;
    QTest::newRow("just below") << 0.49999999999999994 << 0 << 0.0;
    QTest::newRow("an odd integer of 53 bits") << 9007199254740991.0 << 0 << 9007199254740991.0;
    QTest::newRow("by the decimal text") << 4.525 << 2 << 4.52;
    QTest::newRow("of tens") << 25.0 << -1 << 20.0;
    QTest::newRow("no room for so many places") << 1e300 << 20 << 1e300;
    QTest::newRow("too small to be seen") << 5e-324 << 300 << 0.0;
}

void NumberPictureTest::aHalfGoesToTheEvenNeighbour()
{
    QFETCH(double, number);
    QFETCH(int, places);
    QFETCH(double, rounded);
    const double result = roundHalfToEven(number, places);
    QVERIFY2(result == rounded, qPrintable(QString::number(result, 'g', 17)));
}

void NumberPictureTest::anIntegerIsReadAsFarAsItGoes_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<double>("number");
    QTest::newRow("digits") << QStringLiteral("12abc") << 12.0;
    QTest::newRow("blanks and a sign") << QStringLiteral("\u00A0\n -7.5") << -7.0;
    QTest::newRow("hexadecimal digits") << QStringLiteral("0X1fg") << 31.0;
    QTest::newRow("nothing") << QString() << std::nan("");
    QTest::newRow("a sign only") << QStringLiteral("+") << std::nan("");
    QTest::newRow("no hexadecimal digit") << QStringLiteral("0x") << std::nan("");
    QTest::newRow("too many digits") << QString(400, u'9') << HUGE_VAL;
}

void NumberPictureTest::anIntegerIsReadAsFarAsItGoes()
{
    QFETCH(QString, text);
    QFETCH(double, number);
    const double read = parseLeadingInteger(text.toStdU16String());
    QVERIFY2(read == number || (std::isnan(read) && std::isnan(number)), qPrintable(QString::number(read)));
}

void NumberPictureTest::aLongPictureIsRefused()
{
    QCOMPARE(codeOf("$formatNumber(1, $pad('', 4001, '0'))"), std::string("U1001"));
    QCOMPARE(codeOf("$formatInteger(1, $pad('', 4001, '0'))"), std::string("U1001"));
    QCOMPARE(codeOf("$parseInteger($pad('', 4001, '0'), '0')"), std::string("U1001"));
    QCOMPARE(codeOf("$formatInteger(1, $pad('', 4000, '0'))"), std::string());
}

QTEST_APPLESS_MAIN(NumberPictureTest)
#include "number_picture_test.moc"
