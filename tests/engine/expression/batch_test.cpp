#include "engine/expression/batch.h"

#include <QTest>

using schemabridge::expression::evaluateBatchLine;

/// One JSON line in, one out.
class BatchTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aLineIsAnswered_data();
    void aLineIsAnswered();
};

void BatchTest::aLineIsAnswered_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QByteArray>("answer");
    const auto row = [](const char *story, const char *line, const char *answer) {
        QTest::newRow(story) << QByteArray(line) << QByteArray(answer);
    };
    row("a result", R"json({"expr":"a.b","data":{"a":{"b":[1,{"c":null}]}}})json",
        R"json({"result":[1,{"c":null}]})json");
    row("undefined", R"json({"expr":"a.x","data":{"a":{}}})json", R"json({"undefined":true})json");
    row("no data is undefined, not null", R"json({"expr":"$exists($)"})json", R"json({"result":false})json");
    row("null is data", R"json({"expr":"$","data":null})json", R"json({"result":null})json");
    row("bindings", R"json({"expr":"$x + $y","bindings":{"x":1,"y":2}})json", R"json({"result":3})json");
    row("bindings that are no object", R"json({"expr":"$x","bindings":[1]})json",
        R"json({"error":{"code":"JSON_SYNTAX","position":0,"message":"The member bindings must be an object."}})json");
    row("long integers keep their digits", R"json({"expr":"$","data":12345678901234567890123})json",
        R"json({"result":12345678901234567890123})json");
    row("lone surrogates are kept", R"json({"expr":"$ & '!'","data":"\ud83d"})json",
        R"json({"result":"\ud83d!"})json");
    row("a syntax error", R"json({"expr":"[1,2)"})json",
        R"json({"error":{"code":"S0202","position":5,"token":")","value":"]","message":"Expected ] instead of ): add ], or an operator or a comma that may be missing."}})json");
    row("an evaluation error", R"json({"expr":"'ü' - 1"})json",
        R"json({"error":{"code":"T2001","position":5,"token":"-","value":"\"ü\"","message":"The left side of - must be a number, but is \"ü\"."}})json");
    row("a line without an expression", R"json({"data":1})json",
        R"json({"error":{"code":"JSON_SYNTAX","position":0,"message":"The line needs a string member expr."}})json");
    row("what has no clock says so", R"json({"expr":"$now()"})json",
        R"json({"error":{"code":"U1010","position":5,"token":"now","message":"$now cannot be evaluated here: there is neither a clock nor a source of randomness for it."}})json");
}

void BatchTest::aLineIsAnswered()
{
    QFETCH(QByteArray, line);
    QFETCH(QByteArray, answer);
    QCOMPARE(QByteArray::fromStdString(evaluateBatchLine(line.toStdString())), answer);
}

QTEST_APPLESS_MAIN(BatchTest)
#include "batch_test.moc"
