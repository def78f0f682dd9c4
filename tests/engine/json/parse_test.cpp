#include "engine/json/parse.h"
#include "engine/json/print.h"

#include <QTest>

using namespace schemabridge;
using namespace schemabridge::json;

namespace {

std::string reasonAndPlace(const Error &error)
{
    const auto argument = [&error](std::string_view name) { return std::string(error.argument(name)); };
    std::string text(errorCodeName(error.code));
    if (!argument("reason").empty())
        text += ' ' + argument("reason");
    return text + ' ' + argument("line") + ':' + argument("column");
}

std::string nested(std::size_t depth, std::string_view open, std::string_view inner, std::string_view close)
{
    std::string text;
    for (std::size_t i = 0; i < depth; ++i)
        text += open;
    text += inner;
    for (std::size_t i = 0; i < depth; ++i)
        text += close;
    return text;
}

} // namespace

class ParseTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void acceptedTextPrintsTheSame_data();
    void acceptedTextPrintsTheSame();
    void malformedTextIsRefusedWithItsPlace_data();
    void malformedTextIsRefusedWithItsPlace();
    void everyPrefixOfATextIsRefused();
    void everyStrayByteIsRefusedOrHarmless();
    void invalidUtf8NamesTheFirstBadByte_data();
    void invalidUtf8NamesTheFirstBadByte();
    void depthIsBounded();
    void sizeIsBounded();
    void duplicateNamesAreRefusedOrMerged();
    void duplicateInALargeObjectIsFound();
    void loneSurrogatesAreKeptOnRequestOnly();
    void byteOrderMarkIsPassedOver();
};

void ParseTest::acceptedTextPrintsTheSame_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("compact");

    const auto row = [](const char *text, const char *compact = nullptr) {
        QTest::newRow(text) << QByteArray(text) << QByteArray(compact ? compact : text);
    };
    row("null");
    row(" true ", "true");
    row("\t\r\n false", "false");
    row("0");
    row("-0");
    row("-0.0");
    row("1.10");
    row("1E+2");
    row("1e-400");
    row("1e400");
    row("12345678901234567890");
    row("-9223372036854775808");
    row("9223372036854775807");
    row("0.1000000000000000055511151231257827");
    row("\"\"");
    row("\" a \"");
    row("\"\\u0000\"");
    row("\"\\/\\b\\f\\n\\r\\t\\\"\\\\\"", "\"/\\b\\f\\n\\r\\t\\\"\\\\\"");
    row("\"\\u00e9\\u20AC\\ud83d\\ude00\"", "\"\xC3\xA9\xE2\x82\xAC\xF0\x9F\x98\x80\"");
    row("\"\x7F\"");
    row("[]");
    row("{}");
    row("[ ]", "[]");
    row("{ }", "{}");
    row("[[],{}]");
    row("[ 1 , \"a:1\" , [ ] ]", "[1,\"a:1\",[]]");
    row("{ \"a\" : { \"b\" : [ 1 , { \"c\" : null } ] } , \"\" : 1 }",
        "{\"a\":{\"b\":[1,{\"c\":null}]},\"\":1}");
    row("{\"b\":1,\"a\":2,\"c\":\"}\"}");
    row("{\"\\u0061\\\"\":1}", "{\"a\\\"\":1}");
}

void ParseTest::acceptedTextPrintsTheSame()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, compact);
    const auto value = parse(text.toStdString());
    QVERIFY2(value.hasValue(), value ? "" : describe(value.error()).c_str());
    QCOMPARE(printCompact(*value), compact.toStdString());
}

void ParseTest::malformedTextIsRefusedWithItsPlace_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("expected");

    const auto row = [](const QByteArray &text, const char *expected) {
        QTest::newRow(text.toPercentEncoding(" []{}:,\"\\").constData()) << text << QByteArray(expected);
    };
    row("", "JSON_SYNTAX end_of_text 1:1");
    row(" \n ", "JSON_SYNTAX end_of_text 2:2");
    row("01", "JSON_SYNTAX number_malformed 1:1");
    row("-", "JSON_SYNTAX number_malformed 1:1");
    row("-01", "JSON_SYNTAX number_malformed 1:1");
    row("1.", "JSON_SYNTAX number_malformed 1:1");
    row("[1.]", "JSON_SYNTAX number_malformed 1:2");
    row(".5", "JSON_SYNTAX value_expected 1:1");
    row("+1", "JSON_SYNTAX value_expected 1:1");
    row("1e", "JSON_SYNTAX number_malformed 1:1");
    row("1e+", "JSON_SYNTAX number_malformed 1:1");
    row("0x1", "JSON_SYNTAX text_after_end 1:2");
    row("1_000", "JSON_SYNTAX text_after_end 1:2");
    row("[1x]", "JSON_SYNTAX comma_expected 1:3");
    row("NaN", "JSON_SYNTAX value_expected 1:1");
    row("Infinity", "JSON_SYNTAX value_expected 1:1");
    row("-Infinity", "JSON_SYNTAX number_malformed 1:1");
    row("nul", "JSON_SYNTAX literal_unknown 1:1");
    row("nulll", "JSON_SYNTAX text_after_end 1:5");
    row("[truefalse]", "JSON_SYNTAX comma_expected 1:6");
    row("[True]", "JSON_SYNTAX value_expected 1:2");
    row("'a'", "JSON_SYNTAX value_expected 1:1");
    row("[", "JSON_SYNTAX end_of_text 1:2");
    row("{", "JSON_SYNTAX end_of_text 1:2");
    row("]", "JSON_SYNTAX value_expected 1:1");
    row("[1", "JSON_SYNTAX end_of_text 1:3");
    row("[[1]", "JSON_SYNTAX end_of_text 1:5");
    row("[1}", "JSON_SYNTAX comma_expected 1:3");
    row("{\"a\":1]", "JSON_SYNTAX comma_expected 1:7");
    row("{\"a\":[1}", "JSON_SYNTAX comma_expected 1:8");
    row("[1,]", "JSON_SYNTAX value_expected 1:4");
    row("[,1]", "JSON_SYNTAX value_expected 1:2");
    row("[1,,2]", "JSON_SYNTAX value_expected 1:4");
    row("[1 2]", "JSON_SYNTAX comma_expected 1:4");
    row("[\"a\" \"b\"]", "JSON_SYNTAX comma_expected 1:6");
    row("[\"a\"b]", "JSON_SYNTAX comma_expected 1:5");
    row("[\"a\":1]", "JSON_SYNTAX comma_expected 1:5");
    row("[1:2]", "JSON_SYNTAX comma_expected 1:3");
    row("[:1]", "JSON_SYNTAX value_expected 1:2");
    row("[[]1]", "JSON_SYNTAX comma_expected 1:4");
    row("[[][]]", "JSON_SYNTAX comma_expected 1:4");
    row("{\"a\":1,}", "JSON_SYNTAX name_expected 1:8");
    row("{,\"a\":1}", "JSON_SYNTAX name_expected 1:2");
    row("{\"a\":1,,\"b\":2}", "JSON_SYNTAX name_expected 1:8");
    row("{\"a\"}", "JSON_SYNTAX colon_expected 1:5");
    row("{\"a\":}", "JSON_SYNTAX value_expected 1:6");
    row("{\"a\" 1}", "JSON_SYNTAX colon_expected 1:6");
    row("{\"a\"x:1}", "JSON_SYNTAX colon_expected 1:5");
    row("{\"a\"::1}", "JSON_SYNTAX value_expected 1:6");
    row("{\"a\":1:2}", "JSON_SYNTAX comma_expected 1:7");
    row("{\"a\":1 \"b\":2}", "JSON_SYNTAX comma_expected 1:8");
    row("{a:1}", "JSON_SYNTAX name_expected 1:2");
    row("{1:1}", "JSON_SYNTAX name_expected 1:2");
    row("{[]:1}", "JSON_SYNTAX name_expected 1:2");
    row("{\"a\":\"b\":\"c\"}", "JSON_SYNTAX comma_expected 1:9");
    row("1 2", "JSON_SYNTAX text_after_end 1:3");
    row("[] []", "JSON_SYNTAX text_after_end 1:4");
    row("[]]", "JSON_SYNTAX text_after_end 1:3");
    row("{}}", "JSON_SYNTAX text_after_end 1:3");
    row("{} x", "JSON_SYNTAX text_after_end 1:4");
    row("[1],", "JSON_SYNTAX text_after_end 1:4");
    row("\"a\" \"b\"", "JSON_SYNTAX text_after_end 1:5");
    row("[1] // note", "JSON_SYNTAX text_after_end 1:5");
    row("/* note */ 1", "JSON_SYNTAX value_expected 1:1");
    row("\"a", "JSON_SYNTAX string_unterminated 1:1");
    row("[\"a]", "JSON_SYNTAX string_unterminated 1:2");
    row("\"a\\\"", "JSON_SYNTAX string_unterminated 1:1");
    row("\"\\", "JSON_SYNTAX string_unterminated 1:1");
    row("\"\\x\"", "JSON_SYNTAX escape_unknown 1:2");
    row("\"ab\\'\"", "JSON_SYNTAX escape_unknown 1:4");
    row("\"\\u12\"", "JSON_SYNTAX escape_unknown 1:2");
    row("\"\\u12g4\"", "JSON_SYNTAX escape_unknown 1:2");
    row("\"\\U0041\"", "JSON_SYNTAX escape_unknown 1:2");
    row("\"\\ud800\"", "JSON_SYNTAX surrogate_lone 1:2");
    row("\"\\udc00\"", "JSON_SYNTAX surrogate_lone 1:2");
    row("\"\\ud800\\u0041\"", "JSON_SYNTAX surrogate_lone 1:2");
    row("{\"\\ud800\":1}", "JSON_SYNTAX surrogate_lone 1:3");
    row("\"a\nb\"", "JSON_SYNTAX control_character 1:3");
    row("\"a\tb\"", "JSON_SYNTAX control_character 1:3");
    row(QByteArray("\"a\0b\"", 5), "JSON_SYNTAX control_character 1:3");
    row(QByteArray("\0", 1), "JSON_SYNTAX value_expected 1:1");
    row(QByteArray("1\0", 2), "JSON_SYNTAX text_after_end 1:2");
    row(QByteArray("[1]\0", 4), "JSON_SYNTAX text_after_end 1:4");
    row(QByteArray("[1,\0]", 5), "JSON_SYNTAX value_expected 1:4");
    row(QByteArray("[1\0,2]", 6), "JSON_SYNTAX comma_expected 1:3");
    row(QByteArray("{\"a\"\0:1}", 8), "JSON_SYNTAX colon_expected 1:5");
    row("[1,\f2]", "JSON_SYNTAX value_expected 1:4");
    row("[1,\xC2\xA0"
        "2]",
        "JSON_SYNTAX value_expected 1:4");
    row("{\n  \"a\": 1,\r\n  \"b\": oops\n}", "JSON_SYNTAX literal_unknown 3:8");
    row("[\"\xC3\xA9\xE2\x82\xAC\", x]", "JSON_SYNTAX literal_unknown 1:8");
    row("{\"a: 1,\n \"b\": 2}", "JSON_SYNTAX control_character 1:8");
}

void ParseTest::malformedTextIsRefusedWithItsPlace()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, expected);
    const auto value = parse(text.toStdString());
    QVERIFY2(!value, value ? printCompact(*value).c_str() : "");
    QCOMPARE(QByteArray::fromStdString(reasonAndPlace(value.error())), expected);
}

void ParseTest::everyPrefixOfATextIsRefused()
{
    const std::string text = R"({"a":[1.5e3,"\u00e9\n",{"b":null}],"c":{"d":[true,false,[]]},"e":{}})";
    QVERIFY(parse(text).hasValue());
    for (std::size_t length = 0; length < text.size(); ++length) {
        const auto value = parse(text.substr(0, length));
        QVERIFY2(!value, text.substr(0, length).c_str());
        QCOMPARE(value.error().code, ErrorCode::JsonSyntax);
    }
}

/// One byte at a time is put in, exchanged or left out. What is accepted must come back when printed and
/// parsed.
void ParseTest::everyStrayByteIsRefusedOrHarmless()
{
    const std::string text = R"({"a":[1,"x",{"b":null}],"c":-2.5})";
    const std::string stray("\0\t\n \"\\,:[]{}019-+.eEtnfu/\x7F", 26);
    for (std::size_t place = 0; place <= text.size(); ++place) {
        for (const char byte : stray) {
            for (const std::size_t replaced : {0, 1}) {
                if (place + replaced > text.size())
                    continue;
                std::string changed = text;
                changed.replace(place, replaced, 1, byte);
                const auto value = parse(changed);
                if (!value) {
                    QVERIFY2(!value.error().argument("line").empty(), changed.c_str());
                    continue;
                }
                const auto again = parse(printCompact(*value));
                QVERIFY2(again && again->isIdenticalTo(*value), changed.c_str());
            }
        }
    }
}

void ParseTest::invalidUtf8NamesTheFirstBadByte_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("offset");
    QTest::addColumn<int>("column");

    QTest::newRow("stray continuation") << QByteArray("[\"a\x80\"]") << 3 << 4;
    QTest::newRow("overlong slash") << QByteArray("\"\xC0\xAF\"") << 1 << 2;
    QTest::newRow("overlong three bytes") << QByteArray("\"\xE0\x80\xAF\"") << 1 << 2;
    QTest::newRow("raw surrogate") << QByteArray("\"\xC3\xA9\xED\xA0\x80\"") << 3 << 3;
    QTest::newRow("beyond the last plane") << QByteArray("\"\xF4\x90\x80\x80\"") << 1 << 2;
    QTest::newRow("cut off") << QByteArray("\"\xE2\x82") << 1 << 2;
    QTest::newRow("Latin-1") << QByteArray("[\"caf\xE9\"]") << 5 << 6;
    QTest::newRow("outside a string") << QByteArray("[1,\xFF]") << 3 << 4;
    QTest::newRow("behind a byte order mark") << QByteArray("\xEF\xBB\xBF[\xFF]") << 4 << 2;
}

void ParseTest::invalidUtf8NamesTheFirstBadByte()
{
    QFETCH(QByteArray, text);
    QFETCH(int, offset);
    QFETCH(int, column);
    const auto value = parse(text.toStdString());
    QVERIFY(!value);
    QCOMPARE(value.error().code, ErrorCode::JsonInvalidUtf8);
    QCOMPARE(std::string(value.error().argument("offset")), std::to_string(offset));
    QCOMPARE(std::string(value.error().argument("column")), std::to_string(column));
}

void ParseTest::depthIsBounded()
{
    QVERIFY(parse(nested(500, "[", "", "]")).hasValue());
    QVERIFY(parse(nested(250, "[{\"a\":", "1", "}]")).hasValue());
    for (const std::string &text : {nested(501, "[", "", "]"), nested(10'000, "[", "", "]"),
                                    nested(10'000, "[", "", ""), nested(10'000, "{\"a\":", "1", "}")}) {
        const auto value = parse(text);
        QVERIFY(!value);
        QCOMPARE(value.error().code, ErrorCode::JsonTooDeep);
        QCOMPARE(std::string(value.error().argument("depthMax")), std::string("500"));
    }
    QCOMPARE(std::string(parse("[\n[1]]", {.depthMax = 1}).error().argument("line")), std::string("2"));
    QVERIFY(parse(nested(1000, "[", "", "]"), {.depthMax = 100'000}).hasValue());
    QVERIFY(!parse(nested(1001, "[", "", "]"), {.depthMax = 100'000}).hasValue());
}

void ParseTest::sizeIsBounded()
{
    const auto value = parse("[1,2,3]", {.bytesMax = 6});
    QVERIFY(!value);
    QCOMPARE(describe(value.error()), std::string("JSON_TOO_LARGE bytes=7 bytesMax=6"));
    QVERIFY(parse("[1,2,3]", {.bytesMax = 7}).hasValue());
}

void ParseTest::duplicateNamesAreRefusedOrMerged()
{
    const std::string text = "{\"a\":1,\n\"b\":2, \"\\u0061\":3}";
    const auto refused = parse(text);
    QVERIFY(!refused);
    QCOMPARE(describe(refused.error()), std::string("JSON_DUPLICATE_NAME name=a line=2 column=8"));
    const auto merged = parse(text, {.duplicateNames = DuplicateNames::KeepLast});
    QVERIFY(merged.hasValue());
    QCOMPARE(printCompact(*merged), std::string("{\"a\":3,\"b\":2}"));
}

void ParseTest::duplicateInALargeObjectIsFound()
{
    std::string text = "{\"m0\":0";
    for (int i = 1; i < 2000; ++i)
        text += ",\"m" + std::to_string(i) + "\":" + std::to_string(i);
    QVERIFY(parse(text + "}").hasValue());
    const auto refused = parse(text + ",\"m1234\":0}");
    QVERIFY(!refused);
    QCOMPARE(std::string(refused.error().argument("name")), std::string("m1234"));
}

void ParseTest::loneSurrogatesAreKeptOnRequestOnly()
{
    const std::string text = "[\"a\\ud800\",\"\\udc00b\",\"\\ud83d\\ude00\"]";
    QVERIFY(!parse(text).hasValue());
    const auto value = parse(text, {.loneSurrogates = LoneSurrogates::Keep});
    QVERIFY(value.hasValue());
    QCOMPARE(value->elements()[0].asString(), std::string_view("a\xED\xA0\x80"));
    QCOMPARE(printCompact(*value), std::string("[\"a\\ud800\",\"\\udc00b\",\"\xF0\x9F\x98\x80\"]"));
}

void ParseTest::byteOrderMarkIsPassedOver()
{
    const auto value = parse("\xEF\xBB\xBF{\"a\":1}");
    QVERIFY(value.hasValue());
    QCOMPARE(printCompact(*value), std::string("{\"a\":1}"));
    QCOMPARE(reasonAndPlace(parse("\xEF\xBB\xBFx").error()), std::string("JSON_SYNTAX literal_unknown 1:1"));
}

QTEST_APPLESS_MAIN(ParseTest)
#include "parse_test.moc"
