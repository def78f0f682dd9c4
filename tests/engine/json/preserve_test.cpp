#include "engine/json/parse.h"
#include "engine/json/preserve.h"

#include <QFile>
#include <QTest>

using namespace schemabridge::json;

namespace {

/// A workflow as people write them: some objects on one line, some partly, some not at all.
QByteArray workflowText()
{
    QFile file(QStringLiteral(SCHEMABRIDGE_SOURCE_DIR "/tests/engine/json/hand_written.workflow.json"));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class PreserveTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void untouchedTextStaysByteForByte_data();
    void untouchedTextStaysByteForByte();
    void changeTakesTheStyleAroundIt_data();
    void changeTakesTheStyleAroundIt();
    void workflowChangesOnlyWhereItWasEdited_data();
    void workflowChangesOnlyWhereItWasEdited();
    void withoutAnOriginalItIsIndented();
};

void PreserveTest::untouchedTextStaysByteForByte_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("workflow") << workflowText();
    QTest::newRow("byte order mark and CR LF")
        << QByteArray("\xEF\xBB\xBF{\r\n\t\"a\" : [1.10 ,\r\n\r\n 2e0]}\r\n\r\n");
    QTest::newRow("no final newline") << QByteArray("  { }");
    QTest::newRow("lone scalar") << QByteArray(" -0.0 ");
}

void PreserveTest::untouchedTextStaysByteForByte()
{
    QFETCH(QByteArray, text);
    const auto value = parse(text.toStdString());
    QVERIFY(value.hasValue());
    QCOMPARE(QByteArray::fromStdString(printPreserving(*value, text.toStdString())), text);
}

void PreserveTest::changeTakesTheStyleAroundIt_data()
{
    QTest::addColumn<QByteArray>("original");
    QTest::addColumn<QByteArray>("changed");
    QTest::addColumn<QByteArray>("expected");

    const auto row = [](const char *name, const char *original, const char *changed, const char *expected) {
        QTest::newRow(name) << QByteArray(original) << QByteArray(changed) << QByteArray(expected);
    };
    row("value within an inline object", "{ \"x\": 0, \"y\": 1.50 }\n", R"({"x":7,"y":1.50})",
        "{ \"x\": 7, \"y\": 1.50 }\n");
    row("member added to an inline object", "{ \"x\": 0 }\n", R"({"x":0,"y":1})", "{ \"x\": 0, \"y\": 1 }\n");
    row("member added to a tight object", "{\"x\":0}\n", R"({"x":0,"y":{"z":[1,2]}})",
        "{\"x\":0,\"y\":{\"z\":[1,2]}}\n");
    row("member removed from an inline object", "{ \"x\": 0, \"y\": 1 }\n", R"({"y":1})", "{ \"y\": 1 }\n");
    row("last member removed", "{\n  \"x\": 0,\n  \"y\": 1\n}\n", R"({"x":0})", "{\n  \"x\": 0\n}\n");
    row("only member removed", "{\n  \"x\": 0\n}\n", "{}", "{}\n");
    row("middle line removed", "[\n    1,\n    2,\n    3\n]\n", "[1,3]", "[\n    1,\n    3\n]\n");
    row("line added at the end", "[\n\t1,\n\t2\n]\n", "[1,2,3]", "[\n\t1,\n\t2,\n\t3\n]\n");
    row("line added at the start", "[\n\t1.0,\n\t2\n]\n", "[0,1.0,2]", "[\n\t0,\n\t1.0,\n\t2\n]\n");
    row("line added behind a single one", "[\n  1\n]\n", "[1,2]", "[\n  1,\n  2\n]\n");
    row("comma-first style", "[ 1\n, 2\n, 3\n]\n", "[1,2,3,4]", "[ 1\n, 2\n, 3\n, 4\n]\n");
    row("CR LF and tabs", "{\r\n\t\"a\": 1\r\n}\r\n", R"({"a":1,"b":{"c":2}})",
        "{\r\n\t\"a\": 1,\r\n\t\"b\": {\r\n\t\t\"c\": 2\r\n\t}\r\n}\r\n");
    row("4 spaces, nested", "{\n    \"a\": {\n        \"b\": 1\n    }\n}\n", R"({"a":{"b":[1,{"c":2}]}})",
        "{\n    \"a\": {\n        \"b\": [\n            1,\n            {\n                \"c\": 2\n"
        "            }\n        ]\n    }\n}\n");
    row("new element like its inline siblings",
        "[\n  {\"id\": 1, \"a\": [ 1, 2 ]},\n  {\"id\": 2, \"a\": []}\n]\n",
        R"([{"id":1,"a":[1,2]},{"id":2,"a":[]},{"id":3,"a":[3,4]}])",
        "[\n  {\"id\": 1, \"a\": [ 1, 2 ]},\n  {\"id\": 2, \"a\": []},\n  {\"id\": 3, \"a\": [ 3, 4 ]}\n]\n");
    row("empty line before an item is not copied", "{\n  \"a\": 1,\n\n  \"b\": 2\n}\n",
        R"({"a":1,"b":2,"c":3})", "{\n  \"a\": 1,\n\n  \"b\": 2,\n  \"c\": 3\n}\n");
    row("renamed member", "{\n  \"a\": { \"x\" : 1.0 }\n}\n", R"({"b":{"x":1.0}})",
        "{\n  \"b\": { \"x\" : 1.0 }\n}\n");
    row("renamed id", "[\n  { \"id\": \"a\", \"n\": 1.0 },\n  { \"id\": \"b\" }\n]\n",
        R"([{"id":"c","n":1.0},{"id":"b"}])",
        "[\n  { \"id\": \"c\", \"n\": 1.0 },\n  { \"id\": \"b\" }\n]\n");
    row("reordered by id", "[\n  { \"id\": 1, \"n\": 1.0 },\n  {\"id\":2}\n]\n",
        R"([{"id":2},{"id":1,"n":1.0}])", "[\n  {\"id\":2},\n  { \"id\": 1, \"n\": 1.0 }\n]\n");
    row("escapes of what stays", "[ \"\\u00e9\", \"\\/\", 1E2 ]\n", "[\"\\u00e9\",\"/\",1E2,5]",
        "[ \"\\u00e9\", \"\\/\", 1E2, 5 ]\n");
    row("empty container filled", "{\n  \"a\": {},\n  \"b\": []\n}\n", R"({"a":{"x":1},"b":[2]})",
        "{\n  \"a\": {\n    \"x\": 1\n  },\n  \"b\": [\n    2\n  ]\n}\n");
    row("empty container filled on one line", "{ \"a\": {} }\n", R"({"a":{"x":1}})",
        "{ \"a\": { \"x\": 1 } }\n");
    row("empty root filled", "{}", R"({"a":1})", "{\n  \"a\": 1\n}\n");
    row("another type", "{\n  \"a\": [\n    1\n  ]\n}\n", R"({"a":"x"})", "{\n  \"a\": \"x\"\n}\n");
    row("another root", "[1]", "\"x\"", "\"x\"\n");
    row("final newlines become one", "[1]\n\n\n", "[2]", "[2]\n");
}

void PreserveTest::changeTakesTheStyleAroundIt()
{
    QFETCH(QByteArray, original);
    QFETCH(QByteArray, changed);
    QFETCH(QByteArray, expected);
    const auto value = parse(changed.toStdString());
    QVERIFY(value.hasValue());
    QCOMPARE(QByteArray::fromStdString(printPreserving(*value, original.toStdString())), expected);
}

void PreserveTest::workflowChangesOnlyWhereItWasEdited_data()
{
    QTest::addColumn<QByteArray>("oldPart");
    QTest::addColumn<QByteArray>("newPart");

    const auto row = [](const char *name, const char *oldPart, const char *newPart) {
        QTest::newRow(name) << QByteArray(oldPart) << QByteArray(newPart);
    };
    row("vertex moved", R"({ "x": 0, "y": 0 })", R"({ "x": 140, "y": -20 })");
    row("vertex placed", R"("order": { "x": 0, "y": 0 })",
        R"("order": { "x": 0, "y": 0 }, "charge": { "x": 5, "y": 6 })");
    row("edge added", "\"to\": \"done\" }\n",
        "\"to\": \"done\" },\n    { \"id\": \"e3\", \"from\": \"done\", \"to\": \"ship\" }\n");
    row("edge removed", "    { \"id\": \"e1\", \"from\": \"order\", \"to\": \"charge\" },\n", "");
    row("last edge removed", " },\n    { \"id\": \"e2\", \"from\": \"charge\", \"to\": \"done\" }\n", " }\n");
    row("header added", "\"= payload.id\" }", "\"= payload.id\", \"Accept\": \"*/*\" }");
    row("member of a config added", "\"https://api.example/\",\n        \"headers\"",
        "\"https://api.example/\",\n        \"timeoutMs\": 500,\n        \"headers\"");
    row("method changed", "\"POST\"", "\"PUT\"");
    row("vertex added", "\"config\": {} }\n",
        "\"config\": {} },\n    { \"id\": \"ship\", \"type\": \"GATEWAY\",\n      \"config\": { \"method\": "
        "\"PUT\", "
        "\"url\": \"https://b.example\",\n        \"headers\": { \"A\": \"b\" } } }\n");
    row("small vertex added", "\"config\": {} }\n",
        "\"config\": {} },\n    { \"id\": \"or\", \"type\": \"CONDITION\", \"config\": {} }\n");
}

void PreserveTest::workflowChangesOnlyWhereItWasEdited()
{
    QFETCH(QByteArray, oldPart);
    QFETCH(QByteArray, newPart);
    const QByteArray original = workflowText();
    QCOMPARE(original.count(oldPart), 1);
    const QByteArray expected = QByteArray(original).replace(oldPart, newPart);
    const auto value = parse(expected.toStdString());
    QVERIFY(value.hasValue());
    QCOMPARE(QByteArray::fromStdString(printPreserving(*value, original.toStdString())), expected);
}

void PreserveTest::withoutAnOriginalItIsIndented()
{
    const Value value = Value::object({{"a", Value::array({Value::integer(1)})}});
    const std::string expected = "{\n  \"a\": [\n    1\n  ]\n}\n";
    QCOMPARE(printPreserving(value, ""), expected);
    QCOMPARE(printPreserving(value, "{\"a\":"), expected);
    QCOMPARE(printPreserving(value, "{\"a\":1,\"a\":2}"), expected);
}

QTEST_APPLESS_MAIN(PreserveTest)
#include "preserve_test.moc"
