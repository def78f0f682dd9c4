#include "engine/json/parse.h"
#include "engine/json/print.h"
#include "engine/json/value.h"

#include <QTest>

#include <cmath>
#include <thread>

using namespace schemabridge::json;

namespace {

Value parsed(std::string_view text)
{
    const auto value = parse(text, {.duplicateNames = DuplicateNames::KeepLast});
    return value ? *value : Value::string("not JSON: " + std::string(text));
}

Value manyMembers(int count)
{
    std::vector<Member> members;
    for (int i = 0; i < count; ++i)
        members.push_back({"name" + std::to_string(i), Value::integer(i)});
    return Value::object(std::move(members));
}

} // namespace

class ValueTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void numbersKeepTheirSpelling_data();
    void numbersKeepTheirSpelling();
    void doublesPrintAsEcmaScriptDoes();
    void integersAreToldFromOtherNumbers_data();
    void integersAreToldFromOtherNumbers();
    void equalityIsByValue_data();
    void equalityIsByValue();
    void lookUpFindsEveryMember_data();
    void lookUpFindsEveryMember();
    void lastOfEqualNamesCountsAtTheFirstPlace();
    void editsLeaveTheOriginalAlone();
    void wrongTypesAreEmptyInsteadOfFatal();
    void veryDeepValuesAreDestroyedSafely();
    void valuesAreSharedBetweenThreads();
};

void ValueTest::numbersKeepTheirSpelling_data()
{
    QTest::addColumn<QByteArray>("spelling");
    QTest::addColumn<double>("nearest");

    const auto row = [](const char *spelling, double nearest) {
        QTest::newRow(spelling) << QByteArray(spelling) << nearest;
    };
    row("0", 0);
    row("-0", -0.0);
    row("1.10", 1.1);
    row("1.1", 1.1);
    row("1e3", 1000);
    row("1e+21", 1e21);
    row("12345678901234567890", 12345678901234567890.0);
    row("9223372036854775808", 9223372036854775808.0);
    row("-9223372036854775808", -9223372036854775808.0);
    row("0.10000000000000000001", 0.1);
    row("1e400", INFINITY);
    row("-1e400", -INFINITY);
    row("1e-400", 0);
}

void ValueTest::numbersKeepTheirSpelling()
{
    QFETCH(QByteArray, spelling);
    QFETCH(double, nearest);
    const Value value = Value::numberFromText(spelling.toStdString());
    QCOMPARE(value.numberText(), spelling.toStdString());
    // Not QCOMPARE, for which two infinities or nearly equal doubles are the same.
    QVERIFY(value.asDouble() == nearest);
    QVERIFY(value.isIdenticalTo(parsed(spelling.toStdString())));
}

void ValueTest::doublesPrintAsEcmaScriptDoes()
{
    QCOMPARE(Value::number(5.0).numberText(), std::string("5"));
    QCOMPARE(Value::number(-3.0).numberText(), std::string("-3"));
    QCOMPARE(Value::number(0.1).numberText(), std::string("0.1"));
    QCOMPARE(Value::number(1e21).numberText(), std::string("1e+21"));
    QCOMPARE(Value::number(-0.0).numberText(), std::string("0"));
    QVERIFY(std::signbit(Value::number(-0.0).asDouble()));
    QVERIFY(Value::number(5.0).isIdenticalTo(Value::integer(5)));
}

void ValueTest::integersAreToldFromOtherNumbers_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("isInteger");
    QTest::addColumn<qint64>("expected");

    QTest::newRow("plain") << QByteArray("42") << true << qint64(42);
    QTest::newRow("with an exponent") << QByteArray("12e2") << true << qint64(1200);
    QTest::newRow("with zeros behind the point") << QByteArray("7.00") << true << qint64(7);
    QTest::newRow("smallest") << QByteArray("-9223372036854775808") << true << qint64(INT64_MIN);
    QTest::newRow("one beyond the largest") << QByteArray("9223372036854775808") << false << qint64(0);
    QTest::newRow("fraction") << QByteArray("0.5") << false << qint64(0);
    QTest::newRow("enormous") << QByteArray("1e999999999999999999999") << false << qint64(0);
    QTest::newRow("string") << QByteArray("\"42\"") << false << qint64(0);
}

void ValueTest::integersAreToldFromOtherNumbers()
{
    QFETCH(QByteArray, text);
    QFETCH(bool, isInteger);
    QFETCH(qint64, expected);
    const auto integer = parsed(text.toStdString()).asInteger();
    QCOMPARE(integer.has_value(), isInteger);
    QCOMPARE(qint64(integer.value_or(0)), expected);
}

void ValueTest::equalityIsByValue_data()
{
    QTest::addColumn<QByteArray>("left");
    QTest::addColumn<QByteArray>("right");
    QTest::addColumn<bool>("equal");
    QTest::addColumn<bool>("identical");

    const auto row = [](const char *left, const char *right, bool equal, bool identical) {
        QTest::addRow("%s and %s", left, right)
            << QByteArray(left) << QByteArray(right) << equal << identical;
    };
    row("1", "1", true, true);
    row("1", "1.0", true, false);
    row("1.10", "1.1", true, false);
    row("100", "1e2", true, false);
    row("0", "-0", true, false);
    row("0", "0.000e5", true, false);
    row("9007199254740992", "9007199254740993", false, false);
    row("12345678901234567890", "12345678901234567891", false, false);
    row("12345678901234567890", "1234567890123456789e1", true, false);
    row("0.1", "0.10000000000000000001", false, false);
    row("1", "\"1\"", false, false);
    row("null", "false", false, false);
    row("{\"a\":1,\"b\":2}", "{\"b\":2,\"a\":1}", true, false);
    row("{\"a\":1,\"b\":2}", "{\"a\":1,\"c\":2}", false, false);
    row("{\"a\":1}", "{\"a\":1,\"b\":2}", false, false);
    row("[1,2]", "[2,1]", false, false);
    row("[1,[2,{}]]", "[1,[2,{}]]", true, true);
    row("[]", "{}", false, false);
    row("\"\\u00e9\"", "\"\xC3\xA9\"", true, true);
}

void ValueTest::equalityIsByValue()
{
    QFETCH(QByteArray, left);
    QFETCH(QByteArray, right);
    QFETCH(bool, equal);
    QFETCH(bool, identical);
    const Value first = parsed(left.toStdString());
    const Value second = parsed(right.toStdString());
    QCOMPARE(first == second, equal);
    QCOMPARE(second == first, equal);
    QCOMPARE(first.isIdenticalTo(second), identical);
}

void ValueTest::lookUpFindsEveryMember_data()
{
    QTest::addColumn<int>("count");
    for (const int count : {0, 1, 8, 9, 16, 1000})
        QTest::addRow("%d members", count) << count;
}

void ValueTest::lookUpFindsEveryMember()
{
    QFETCH(int, count);
    const Value object = manyMembers(count);
    QCOMPARE(object.size(), std::size_t(count));
    for (int i = 0; i < count; ++i) {
        const Value *found = object.find("name" + std::to_string(i));
        QVERIFY(found);
        QCOMPARE(found->asInteger().value_or(-1), i);
        QCOMPARE(object.members()[std::size_t(i)].name, "name" + std::to_string(i));
    }
    QVERIFY(!object.find("name" + std::to_string(count)));
    QVERIFY(!object.find(""));
}

void ValueTest::lastOfEqualNamesCountsAtTheFirstPlace()
{
    for (const int count : {2, 30}) {
        std::vector<Member> members;
        for (int i = 0; i < count; ++i)
            members.push_back({"name" + std::to_string(i), Value::integer(i)});
        members.push_back({"name0", Value::string("second")});
        members.push_back({"name1", Value::string("other")});
        members.push_back({"name0", Value::string("last")});
        const Value object = Value::object(members);
        QCOMPARE(object.size(), std::size_t(count));
        QCOMPARE(object.members()[0].value.asString(), std::string_view("last"));
        QCOMPARE(object.find("name1")->asString(), std::string_view("other"));
    }
}

void ValueTest::editsLeaveTheOriginalAlone()
{
    const Value object = parsed("{\"a\":1,\"b\":2}");
    QCOMPARE(printCompact(object.with("a", Value())), std::string("{\"a\":null,\"b\":2}"));
    QCOMPARE(printCompact(object.with("c", Value::integer(3))), std::string("{\"a\":1,\"b\":2,\"c\":3}"));
    QCOMPARE(printCompact(object.without("a")), std::string("{\"b\":2}"));
    QCOMPARE(printCompact(object.without("x")), std::string("{\"a\":1,\"b\":2}"));
    QCOMPARE(printCompact(Value().with("a", object)), std::string("{\"a\":{\"a\":1,\"b\":2}}"));
    QCOMPARE(printCompact(parsed("[1,2]").withElement(1, object)), std::string("[1,{\"a\":1,\"b\":2}]"));
    QCOMPARE(printCompact(object), std::string("{\"a\":1,\"b\":2}"));
}

void ValueTest::wrongTypesAreEmptyInsteadOfFatal()
{
    const Value number = Value::integer(1);
    QVERIFY(number.elements().empty());
    QVERIFY(number.members().empty());
    QCOMPARE(number.size(), std::size_t(0));
    QVERIFY(!number.find("a"));
    QVERIFY(!Value::string("1").asInteger());
}

void ValueTest::veryDeepValuesAreDestroyedSafely()
{
    Value arrays;
    Value objects;
    for (int level = 0; level < 100'000; ++level) {
        std::vector<Value> elements;
        elements.push_back(std::move(arrays));
        arrays = Value::array(std::move(elements));
        std::vector<Member> members(1);
        members[0] = {"a", std::move(objects)};
        objects = Value::object(std::move(members));
    }
    const Value part = arrays.elements()[0];
    arrays = Value();
    objects = Value();
    QCOMPARE(part.size(), std::size_t(1));
}

void ValueTest::valuesAreSharedBetweenThreads()
{
    const Value shared = manyMembers(100).with("nested", manyMembers(20));
    const auto work = [shared] {
        for (int i = 0; i < 2000; ++i) {
            const Value copy = shared;
            const Value nested = *copy.find("nested");
            if (nested.find("name7")->asInteger() != 7)
                qFatal("a shared value changed");
        }
    };
    std::thread first(work);
    std::thread second(work);
    first.join();
    second.join();
    QCOMPARE(shared.size(), std::size_t(101));
}

QTEST_APPLESS_MAIN(ValueTest)
#include "value_test.moc"
