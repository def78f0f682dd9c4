#include "engine/expression/missing_operand.h"
#include "engine/json/parse.h"

#include <QTest>

using namespace schemabridge;
using expression::Expression;
using expression::MissingOperand;

/// Which part of a key is not there.
class MissingOperandTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theFirstMissingOperandIsNamed_data();
    void theFirstMissingOperandIsNamed();
};

void MissingOperandTest::theFirstMissingOperandIsNamed_data()
{
    QTest::addColumn<QByteArray>("source");
    QTest::addColumn<QByteArray>("data");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char *story, const char *source, const char *data, const char *expected) {
        QTest::newRow(story) << QByteArray(source) << QByteArray(data) << QByteArray(expected);
    };
    const char *const order =
        R"({"payload":{"order":{"id":"7","note":"","tags":[],"zero":0,"no":false,"nil":null}}})";
    row("all are there", "'charge-' & payload.order.id", order, "");
    row("a path that leads nowhere", "'charge-' & payload.order.nr", order, "missing payload.order.nr");
    row("null", "'charge-' & payload.order.nil", order, "null payload.order.nil");
    row("an empty text", "payload.order.note & '-charge'", order, "empty payload.order.note");
    row("an empty array", "'a-' & payload.order.tags", order, "empty payload.order.tags");
    row("zero and false are values", "payload.order.zero & payload.order.no", order, "");
    row("literals are no operands", "'' & payload.order.id & ''", order, "");
    row("the second of a chain", "payload.order.id & '-' & payload.a & payload.b", order,
        "missing payload.a");
    row("in parentheses", "'a' & ('b' & (payload.order.nr))", order, "missing payload.order.nr");
    row("inside of $string", "'a' & $string(payload.order.nr)", order, "missing payload.order.nr");
    row("inside of nested functions", "$uppercase($trim('a' & payload.order.nr))", order,
        "missing payload.order.nr");
    row("what a function leaves empty", "'a' & $substring(payload.order.id, 5)", order,
        "empty $substring(payload.order.id, 5)");
    row("an array to join", "$join(payload.order.tags, '-')", order, "empty payload.order.tags");
    row("the branch that is taken", "'a' & (payload.order.id ? payload.order.nr : payload.order.id)", order,
        "missing payload.order.nr");
    row("the branch that is not taken", "'a' & (payload.order.id ? payload.order.id : payload.order.nr)",
        order, "");
    row("no branch to take", "'a' & (payload.order.note ? 'b')", order, "missing payload.order.note ? 'b'");
    row("a bare path", "payload.order.nr", order, "missing payload.order.nr");
    row("a bare path with a predicate", "payload.order[id='8'].id", order,
        "missing payload.order[id='8'].id");
    row("a fallback fills the gap", "'a' & (payload.order.nr ?? payload.order.id)", order, "");
    row("a fallback that is missing too", "'a' & (payload.order.nr ?? payload.x)", order,
        "missing payload.order.nr ?? payload.x");
    row("other functions are operands as they stand", "'a' & $lookup(payload, 'x')", order,
        "missing $lookup(payload, 'x')");
    row("an operand that fails is for evaluate() to tell", "'a' & (1 + 'x')", order, "");
    row("a constant has no operand", "'charge'", order, "");
}

void MissingOperandTest::theFirstMissingOperandIsNamed()
{
    QFETCH(QByteArray, source);
    QFETCH(QByteArray, data);
    QFETCH(QByteArray, expected);
    const auto compiled = Expression::compile(source.toStdString());
    QVERIFY(compiled);
    const auto input = json::parse(data.toStdString());
    QVERIFY(input);
    const auto missing = expression::findMissingOperand(*compiled, *input);
    const QByteArray kinds[] = {"missing ", "null ", "empty "};
    QCOMPARE(missing ? kinds[static_cast<int>(missing->kind)] + QByteArray::fromStdString(missing->operand)
                     : QByteArray(),
             expected);
}

QTEST_APPLESS_MAIN(MissingOperandTest)
#include "missing_operand_test.moc"
