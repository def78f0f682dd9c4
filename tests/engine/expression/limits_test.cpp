#include "engine/expression/expression.h"

#include <QTest>

#include <chrono>
#include <string>

using namespace schemabridge;
using expression::CompileLimits;
using expression::Environment;
using expression::Expression;
using expression::Limits;

namespace {

std::string repeat(std::string_view part, std::size_t times)
{
    std::string text;
    for (std::size_t i = 0; i < times; ++i)
        text += part;
    return text;
}

std::string compileCode(const std::string &source)
{
    const auto compiled = Expression::compile(source);
    return compiled ? "" : compiled.error().code;
}

/// The code and the token of the problem, or nothing.
std::string evaluateCode(const std::string &source, const Limits &limits)
{
    const auto compiled = Expression::compile(source);
    if (!compiled)
        return compiled.error().code;
    const auto outcome = compiled->evaluateWithoutInput({}, expression::Environment{.limits = limits});
    return outcome ? "" : outcome.error().code + " " + outcome.error().token;
}

/// Bounds that a slow machine does not meet by its slowness.
Limits unhurried()
{
    Limits limits;
    limits.stepsMax = 2'000'000;
    limits.timeMax = std::chrono::minutes(2);
    return limits;
}

} // namespace

/// Whatever the expression, an evaluation ends, and without a crash.
class LimitsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void deepNestingIsRefused_data();
    void deepNestingIsRefused();
    void theDeepestNestingAllowedCompilesAndEvaluates();
    void aLongSourceIsRefusedBeforeItIsRead();
    void aLongSourceWithinTheBoundIsRead();
    void recursionStopsAtTheDepthAllowed();
    void theDefaultDepthFitsTheStack();
    void tailCallsAddNoDepth();
    void functionsThatAreHandedOnAddNoDepth();
    void functionsThatCallThemselvesStopAtTheDepthAllowed_data();
    void functionsThatCallThemselvesStopAtTheDepthAllowed();
    void longChainsOfFunctionsAreCalled();
    void manyDistinctObjectsAreFoundInTime();
    void endlessWorkStopsAtTheStepsAllowed();
    void endlessWorkStopsAtTheTimeAllowed();
    void manyMatchesTakeFewSteps();
    void aLongMatchHasRoomEnough();
    void growingValuesStopAtTheMemoryAllowed_data();
    void growingValuesStopAtTheMemoryAllowed();
    void nestedValuesStopAtTheNestingAllowed();
};

void LimitsTest::deepNestingIsRefused_data()
{
    QTest::addColumn<QByteArray>("source");
    const auto row = [](const char *name, const std::string &source) {
        QTest::newRow(name) << QByteArray::fromStdString(source);
    };
    row("parentheses", repeat("(", 10000) + "1" + repeat(")", 10000));
    row("unclosed parentheses", repeat("(", 10000));
    row("brackets", repeat("[", 10000));
    row("braces", repeat("{'a':", 10000));
    row("minus signs", repeat("-", 10000) + "1");
    row("functions", repeat("function(){", 10000));
    row("conditions", repeat("a?", 10000));
    row("assignments", repeat("$a:=", 10000) + "1");
    row("a chain of sums", "1" + repeat("+1", 10000));
    row("a chain of steps", "a" + repeat(".a", 10000));
    row("a chain of predicates", "a" + repeat("[0]", 10000));
    row("a chain of calls", "$f" + repeat("()", 10000));
    row("transforms", repeat("|", 10000));
}

void LimitsTest::deepNestingIsRefused()
{
    QFETCH(QByteArray, source);
    QCOMPARE(compileCode(source.toStdString()), std::string("U1004"));
}

void LimitsTest::theDeepestNestingAllowedCompilesAndEvaluates()
{
    const std::size_t levels = CompileLimits::nestingMax - 1;
    QCOMPARE(evaluateCode(repeat("(", levels) + "1" + repeat(")", levels), {}), std::string());
    QCOMPARE(evaluateCode("1" + repeat("+1", levels), {}), std::string());
    QCOMPARE(evaluateCode(repeat("[", levels) + repeat("]", levels), {}), std::string());
}

void LimitsTest::aLongSourceIsRefusedBeforeItIsRead()
{
    QCOMPARE(compileCode(repeat("a", CompileLimits::sourceBytesMax + 1)), std::string("U1003"));
}

void LimitsTest::aLongSourceWithinTheBoundIsRead()
{
    const std::string source = "[" + repeat("1,", CompileLimits::sourceBytesMax / 2 - 2) + "1]";
    QCOMPARE(evaluateCode(source, {}), std::string());
}

void LimitsTest::recursionStopsAtTheDepthAllowed()
{
    Limits limits;
    limits.depthMax = 300;
    QCOMPARE(evaluateCode("($f := function($n){$n + $f($n - 1)}; $f(5))", limits),
             std::string("U1001 depth"));
}

void LimitsTest::theDefaultDepthFitsTheStack()
{
    QCOMPARE(evaluateCode("($f := function($n){$n + $f($n - 1)}; $f(5))", {}), std::string("U1001 depth"));
    QCOMPARE(evaluateCode("($f := function($n){$map([1], function($x){ [$f($n)] })}; $f(5))", {}),
             std::string("U1001 depth"));
    QCOMPARE(evaluateCode("($f := function($n){[$n].{'a': $f($)}}; $f(5))", {}), std::string("U1001 depth"));
    QCOMPARE(evaluateCode("($f := function($n){[1,2]^($f($))}; $f(5))", {}), std::string("U1001 depth"));
}

void LimitsTest::tailCallsAddNoDepth()
{
    Limits limits;
    limits.depthMax = 20;
    QCOMPARE(evaluateCode("($f := function($n){$n = 0 ? 'done' : $f($n - 1)}; $f(10000))", limits),
             std::string());
}

void LimitsTest::functionsThatAreHandedOnAddNoDepth()
{
    const std::string itself = "($g := function($f, $n){$n = 0 ? 1 : $f($f, $n - 1)}; $g($g, 100000))";
    QCOMPARE(evaluateCode(itself, unhurried()), std::string());
    const std::string sum = "($g := function($f, $n){$n = 0 ? 1 : 1 + $f($f, $n - 1)}; $g($g, 300))";
    QCOMPARE(evaluateCode(sum, unhurried()), std::string());
}

void LimitsTest::functionsThatCallThemselvesStopAtTheDepthAllowed_data()
{
    QTest::addColumn<QByteArray>("source");
    QTest::addColumn<QByteArray>("limit");
    QTest::newRow("in a sum") << QByteArray("($g := function($f){1 + $f($f)}; $g($g))")
                              << QByteArray("depth");
    QTest::newRow("in an array") << QByteArray("(function($f){$f($f)})(function($f){[$f($f)]})")
                                 << QByteArray("depth");
    QTest::newRow("at the end") << QByteArray("($g := function($f){$f($f)}; $g($g))") << QByteArray("steps");
    QTest::newRow("through a built-in function")
        << QByteArray("($g := function($f){$map([$f], function($x){$x($x)})}; $g($g))")
        << QByteArray("depth");
    QTest::newRow("partly applied") << QByteArray("($g := function($f, $n){$f(?, $n)($f)}; $g($g, 1))")
                                    << QByteArray("depth");
    QTest::newRow("a function partly applied again and again")
        << QByteArray("($c := function($f, $n){$n = 0 ? $f : $c($f(?), $n - 1)}; $c($string, 30000)(1))")
        << QByteArray("depth");
}

void LimitsTest::functionsThatCallThemselvesStopAtTheDepthAllowed()
{
    QFETCH(QByteArray, source);
    QFETCH(QByteArray, limit);
    QCOMPARE(evaluateCode(source.toStdString(), unhurried()), "U1001 " + limit.toStdString());
}

void LimitsTest::longChainsOfFunctionsAreCalled()
{
    const std::string toTheLeft =
        "($c := function($f, $n){$n = 0 ? $f : $c($f ~> $string, $n - 1)}; $c($string, 30000)(1))";
    QCOMPARE(evaluateCode(toTheLeft, unhurried()), std::string());
    const std::string toTheRight =
        "($c := function($f, $n){$n = 0 ? $f : $c($string ~> $f, $n - 1)}; $c($string, 30000)(1))";
    QCOMPARE(evaluateCode(toTheRight, unhurried()), std::string());
}

void LimitsTest::manyDistinctObjectsAreFoundInTime()
{
    QCOMPARE(
        evaluateCode("$count($distinct([1..100000].{'a': $})) = 100000 ? 1 : $error('lost')", unhurried()),
        std::string());
}

void LimitsTest::endlessWorkStopsAtTheStepsAllowed()
{
    Limits limits;
    limits.stepsMax = 10000;
    QCOMPARE(evaluateCode("($f := function(){$f()}; $f())", limits), std::string("U1001 steps"));
}

void LimitsTest::endlessWorkStopsAtTheTimeAllowed()
{
    Limits limits;
    limits.timeMax = std::chrono::milliseconds(1);
    QCOMPARE(evaluateCode("($f := function(){$f()}; $f())", limits), std::string("U1001 milliseconds"));
}

void LimitsTest::manyMatchesTakeFewSteps()
{
    Limits limits = unhurried();
    limits.stepsMax = 400000;
    QCOMPARE(
        evaluateCode("$count($match($pad('', 300000, 'a'), /a/)) = 300000 ? 1 : $error('too few')", limits),
        std::string());
    QCOMPARE(evaluateCode("$count($match($pad('', 500000, 'a'), /a/))", limits), std::string("U1001 steps"));
}

/// The matching library begins with a small stack.
void LimitsTest::aLongMatchHasRoomEnough()
{
    QCOMPARE(evaluateCode("$contains($pad('', 200000, 'ab') & 'c', /^(?:a|b)*c$/) ? 1 : $error('none')",
                          unhurried()),
             std::string());
}

void LimitsTest::growingValuesStopAtTheMemoryAllowed_data()
{
    QTest::addColumn<QByteArray>("source");
    QTest::newRow("a text that doubles") << QByteArray("($f := function($s){$f($s & $s)}; $f('0123456789'))");
    QTest::newRow("an array that doubles")
        << QByteArray("($f := function($a){$f($append($a, $a))}; $f([1]))");
    QTest::newRow("a range laid out") << QByteArray("$append(0, [1..10000000])");
    QTest::newRow("ranges side by side") << QByteArray("[[1..300000], [1..300000], [1..300000]]");
    QTest::newRow("arrays that share their parts")
        << QByteArray("($f := function($a){$f([[$a], [$a]])}; $f(1))");
    QTest::newRow("objects that share their parts")
        << QByteArray("($f := function($o){$f({'a': $o, 'b': $o})}; $f(1))");
    QTest::newRow("a text that is joined again and again")
        << QByteArray("($f := function($s){$f($join([$s, $s]))}; $f('0123456789'))");
    QTest::newRow("scopes kept by functions")
        << QByteArray("($f := function($g){$f(function(){$g})}; $f(1))");
}

void LimitsTest::growingValuesStopAtTheMemoryAllowed()
{
    QFETCH(QByteArray, source);
    Limits limits;
    limits.bytesMax = 8UL * 1024 * 1024;
    limits.timeMax = std::chrono::minutes(1);
    QCOMPARE(evaluateCode(source.toStdString(), limits), std::string("U1002 "));
}

void LimitsTest::nestedValuesStopAtTheNestingAllowed()
{
    QCOMPARE(evaluateCode("($f := function($a){$f([[$a]])}; $f(1))", {}), std::string("U1001 nesting"));
    QCOMPARE(evaluateCode("($f := function($a){$f({'a': $a})}; $f(1))", {}), std::string("U1001 nesting"));
}

QTEST_APPLESS_MAIN(LimitsTest)
#include "limits_test.moc"
