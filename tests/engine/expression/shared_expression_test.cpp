#include "engine/expression/expression.h"
#include "engine/json/parse.h"
#include "engine/json/print.h"

#include <QTest>

#include <atomic>
#include <thread>
#include <vector>

using namespace schemabridge;
using expression::Expression;

/// One compiled expression, many threads.
class SharedExpressionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void threadsShareAnExpressionAndItsInput();
};

void SharedExpressionTest::threadsShareAnExpressionAndItsInput()
{
    const auto compiled =
        Expression::compile("items[price > 1].($f := function($x){$x * 2}; {sku: $f(price)})");
    QVERIFY(compiled);
    const auto input =
        json::parse(R"({"items":[{"sku":"a","price":1},{"sku":"b","price":2},{"sku":"c","price":3}]})");
    QVERIFY(input);
    std::atomic<int> wrong = 0;
    std::vector<std::thread> threads;
    for (int i = 0; i < 4; ++i) {
        threads.emplace_back([&, expression = *compiled] {
            for (int round = 0; round < 200; ++round) {
                const auto outcome = expression.evaluate(*input);
                const bool isRight =
                    outcome && *outcome && json::printCompact(**outcome) == R"([{"b":4},{"c":6}])";
                wrong += isRight ? 0 : 1;
            }
        });
    }
    for (std::thread &thread : threads)
        thread.join();
    QCOMPARE(wrong.load(), 0);
}

QTEST_APPLESS_MAIN(SharedExpressionTest)
#include "shared_expression_test.moc"
