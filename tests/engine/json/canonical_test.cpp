#include "engine/json/canonical.h"
#include "engine/json/parse.h"

#include <QTest>

using namespace schemabridge;
using namespace schemabridge::json;

namespace {

Value parsed(const QByteArray &text)
{
    const auto value = parse(text.toStdString(), {.loneSurrogates = LoneSurrogates::Keep});
    return value ? *value : Value::string("not JSON");
}

} // namespace

class CanonicalTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void canonicalFormFollowsTheStandard_data();
    void canonicalFormFollowsTheStandard();
    void exactFormKeepsDigits_data();
    void exactFormKeepsDigits();
    void lostDigitsAreRefusedOnRequest();
    void whatOthersCannotReadIsRefused_data();
    void whatOthersCannotReadIsRefused();
};

void CanonicalTest::canonicalFormFollowsTheStandard_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("expected");

    QTest::newRow("RFC 8785, section 3.2.2")
        << QByteArray(R"({
  "numbers": [333333333.33333329, 1E30, 4.50, 2e-3, 0.000000000000000000000000001],
  "string": "\u20ac$\u000F\u000aA'\u0042\u0022\u005c\\\"\/",
  "literals": [null, true, false]
})")
        << QByteArray("{\"literals\":[null,true,false],\"numbers\":[333333333.3333333,1e+30,4.5,0.002,1e-27],"
                      "\"string\":\"\xE2\x82\xAC$\\u000f\\nA'B\\\"\\\\\\\\\\\"/\"}");
    QTest::newRow("RFC 8785, section 3.2.3")
        << QByteArray(
               R"({"\u20ac":"Euro Sign","\r":"Carriage Return","\ufb33":"Hebrew Letter Dalet With Dagesh",
  "1":"One","\ud83d\ude00":"Emoji: Grinning Face","\u0080":"Control",
  "\u00f6":"Latin Small Letter O With Diaeresis"})")
        << QByteArray("{\"\\r\":\"Carriage Return\",\"1\":\"One\",\"\xC2\x80\":\"Control\","
                      "\"\xC3\xB6\":\"Latin Small Letter O With Diaeresis\",\"\xE2\x82\xAC\":\"Euro Sign\","
                      "\"\xF0\x9F\x98\x80\":\"Emoji: Grinning Face\","
                      "\"\xEF\xAC\xB3\":\"Hebrew Letter Dalet With Dagesh\"}");
    QTest::newRow("nested and empty") << QByteArray("{\"b\":{\"d\":[],\"c\":{}},\"a\":[ ]}")
                                      << QByteArray("{\"a\":[],\"b\":{\"c\":{},\"d\":[]}}");
    QTest::newRow("minus zero") << QByteArray("[-0, -0.0]") << QByteArray("[0,0]");
    QTest::newRow("long integers become doubles") << QByteArray("[12345678901234567890, 9007199254740993]")
                                                  << QByteArray("[12345678901234567000,9007199254740992]");
}

void CanonicalTest::canonicalFormFollowsTheStandard()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, expected);
    const auto form = canonicalForm(parsed(text));
    QVERIFY(form.hasValue());
    QCOMPARE(QByteArray::fromStdString(*form), expected);
}

void CanonicalTest::exactFormKeepsDigits_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("expected");

    const auto row = [](const char *text, const char *expected) {
        QTest::newRow(text) << QByteArray(text) << QByteArray(expected);
    };
    row("12345678901234567890", "12345678901234567890");
    row("12345678901234567891", "12345678901234567891");
    row("123456789012345678910e-1", "12345678901234567891");
    row("9007199254740993", "9007199254740993");
    row("1.10", "1.1");
    row("1.1", "1.1");
    row("11e-1", "1.1");
    row("1e2", "100");
    row("1.0", "1");
    row("-0", "0");
    row("1e21", "1e+21");
    row("1000000000000000000000", "1e+21");
    row("1000000000000000000001", "1000000000000000000001");
    row("0.10000000000000000001", "0.10000000000000000001");
    row("-0.00000010000000000000000001", "-0.00000010000000000000000001");
    row("12.500000000000000000010", "12.50000000000000000001");
    row("{\"b\":1.50,\"a\":\"1.50\"}", "{\"a\":\"1.50\",\"b\":1.5}");
}

void CanonicalTest::exactFormKeepsDigits()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, expected);
    const auto form = exactCanonicalForm(parsed(text));
    QVERIFY(form.hasValue());
    QCOMPARE(QByteArray::fromStdString(*form), expected);
}

void CanonicalTest::lostDigitsAreRefusedOnRequest()
{
    const auto form =
        losslessCanonicalForm(parsed("{\"b\":[9007199254740992,1e21,0.10000000000000001],\"a\":1.0}"));
    QVERIFY(form.hasValue());
    QCOMPARE(*form, std::string("{\"a\":1,\"b\":[9007199254740992,1e+21,0.1]}"));
    const auto refused = losslessCanonicalForm(parsed("{\"id\":9007199254740993}"));
    QVERIFY(!refused);
    QCOMPARE(describe(refused.error()),
             std::string("JSON_NOT_INTEROPERABLE reason=integer_loses_digits path=/id"));
}

void CanonicalTest::whatOthersCannotReadIsRefused_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("exact");
    QTest::addColumn<QByteArray>("expected");

    const auto row = [](const char *text, bool exact, const char *expected) {
        QTest::addRow("%s %s", text, exact ? "exactly" : "as doubles")
            << QByteArray(text) << exact << QByteArray(expected);
    };
    row("{\"a\":[1,\"\\ud800\"]}", false, "JSON_NOT_INTEROPERABLE reason=surrogate_lone path=/a/1");
    row("{\"a\":[1,\"\\ud800\"]}", true, "JSON_NOT_INTEROPERABLE reason=surrogate_lone path=/a/1");
    row("{\"a/b\":{\"c\":1e400}}", false, "JSON_NOT_INTEROPERABLE reason=number_out_of_range path=/a~1b/c");
    row("[1e999999999]", true, "JSON_NOT_INTEROPERABLE reason=number_out_of_range path=/0");
    row("1e-999999999999999999999", true, "JSON_NOT_INTEROPERABLE reason=number_out_of_range path=");
}

void CanonicalTest::whatOthersCannotReadIsRefused()
{
    QFETCH(QByteArray, text);
    QFETCH(bool, exact);
    QFETCH(QByteArray, expected);
    const auto form = exact ? exactCanonicalForm(parsed(text)) : canonicalForm(parsed(text));
    QVERIFY(!form);
    QCOMPARE(QByteArray::fromStdString(describe(form.error())), expected);
}

QTEST_APPLESS_MAIN(CanonicalTest)
#include "canonical_test.moc"
