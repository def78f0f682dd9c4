#include "ui/inspector/expression_feedback.h"

#include "engine/json/parse.h"

#include <QTest>

using namespace schemabridge;
using namespace schemabridge::ui;

class ExpressionFeedbackTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void saysWhatAnExpressionYields_data();
    void saysWhatAnExpressionYields();
};

void ExpressionFeedbackTest::saysWhatAnExpressionYields_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("use");
    QTest::addColumn<QString>("preview");
    QTest::addColumn<QString>("warning"); // part of it
    QTest::addColumn<bool>("hasError");

    const int value = static_cast<int>(ExpressionUse::Value);
    const int key = static_cast<int>(ExpressionUse::Key);
    const int condition = static_cast<int>(ExpressionUse::Condition);
    QTest::newRow("plain text") << "charge" << value << ""
                                << "" << false;
    QTest::newRow("text") << "= 'charge-' & payload.order.id" << key << "→ charge-A-1001"
                          << "" << false;
    QTest::newRow("a long id keeps its digits") << "= payload.long" << value << "→ 12345678901234567890"
                                                << "" << false;
    QTest::newRow("undefined") << "= payload.none" << value << "→ nothing: it is left out"
                               << "" << false;
    QTest::newRow("a key without its operand") << "= 'charge-' & payload.none" << key << ""
                                               << "payload.none" << false;
    QTest::newRow("the same as a value") << "= 'charge-' & payload.none" << value << "→ charge-"
                                         << "" << false;
    QTest::newRow("condition") << "= payload.order.total > 5" << condition << "→ true: the branch is taken"
                               << "" << false;
    QTest::newRow("fails at run time") << "= payload.order.id + 1" << value << ""
                                       << "payload at hand" << false;
    QTest::newRow("does not compile") << "= 'charge-' &" << key << ""
                                      << "" << true;
}

void ExpressionFeedbackTest::saysWhatAnExpressionYields()
{
    QFETCH(QString, text);
    QFETCH(int, use);
    QFETCH(QString, preview);
    QFETCH(QString, warning);
    QFETCH(bool, hasError);
    const auto scope =
        json::parse(R"({"payload": {"order": {"id": "A-1001", "total": 10}, "long": 12345678901234567890}})");
    const auto feedback = explainExpression(text, *scope, static_cast<ExpressionUse>(use), "Idempotency-Key");
    QCOMPARE(feedback.preview, preview);
    QVERIFY2(feedback.warning.contains(warning), qPrintable(feedback.warning));
    QCOMPARE(feedback.warning.isEmpty(), warning.isEmpty());
    QCOMPARE(!feedback.error.isEmpty(), hasError);
}

QTEST_GUILESS_MAIN(ExpressionFeedbackTest)
#include "expression_feedback_test.moc"
