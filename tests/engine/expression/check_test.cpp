#include "engine/expression/check.h"
#include "engine/expression/expression.h"
#include "engine/expression/limits.h"

#include <QTest>

#include <algorithm>

using namespace schemabridge;
using expression::checkSource;
using expression::CompileLimits;
using expression::Expression;
using expression::SourceProblem;

namespace {

/// Each problem as its code and the text that an editor underlines: `S0211 ')', S0203 ''`
QByteArray describe(const QByteArray &source)
{
    QByteArray text;
    for (const SourceProblem &problem : checkSource(source.toStdString())) {
        const auto start = static_cast<qsizetype>(problem.span.start);
        const auto end = static_cast<qsizetype>(problem.span.end);
        text += text.isEmpty() ? "" : ", ";
        text += QByteArray::fromStdString(problem.problem.code) + " '" + source.mid(start, end - start) + "'";
    }
    return text;
}

/// Whether the check tells what compile() tells, and first.
bool agreesWithCompile(const std::string &source)
{
    const auto compiled = Expression::compile(source);
    const auto problems = checkSource(source);
    return compiled ? problems.empty() : !problems.empty() && problems.front().problem == compiled.error();
}

bool isInOrder(const std::vector<SourceProblem> &problems)
{
    return problems.size() < 2 || std::is_sorted(problems.begin() + 1, problems.end(),
                                                 [](const SourceProblem &left, const SourceProblem &right) {
                                                     return left.problem.position < right.problem.position;
                                                 });
}

} // namespace

/// What an editor underlines while somebody types.
class CheckTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void oneMistakeIsOneProblem_data();
    void oneMistakeIsOneProblem();
    void eachOfSeveralMistakesIsTold_data();
    void eachOfSeveralMistakesIsTold();
    void everyBeginningOfAnExpressionIsCheckedAsItCompiles();
    void aSpanCountsBytesAndUtf16CodeUnits();
    void noMoreThanTwentyProblemsAreTold();
    void aSourceThatIsTooLongIsOneProblem();
    void aSentenceSaysWhatToDo();
};

void CheckTest::oneMistakeIsOneProblem_data()
{
    QTest::addColumn<QByteArray>("source");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char *story, const char *source, const char *expected) {
        QTest::newRow(story) << QByteArray(source) << QByteArray(expected);
    };
    row("nothing is wrong", "$sum(a.b[c > 1].(d * 2))", "");
    row("nothing is written", "", "S0207 ''");

    row("an unclosed parenthesis", "(a + b", "S0203 ''");
    row("an unclosed bracket", "[1, 2", "S0203 ''");
    row("an unclosed brace", "{'a': 1", "S0203 ''");
    row("an unclosed call", "$sum(a.b", "S0203 ''");
    row("an unclosed predicate", "a[b = 1", "S0203 ''");
    row("unclosed brackets inside of each other", "(a + [b, {'c': $f(d", "S0203 ''");
    row("an unclosed call in a block", "($x := $sum(a; $x + 1)", "S0202 ';'");
    row("an unclosed array in a block", "([1, 2; 3)", "S0202 ';'");
    row("an unclosed function", "$map(a, function($x){$x + 1)", "S0202 ')'");
    row("an unclosed transform", "a ~> |b|{'c': 1}", "S0203 ''");
    row("a bracket of the wrong kind", "[1, 2) & 'x'", "S0202 ')'");
    row("a bracket of the wrong kind inside of others", "($sum([1, 2)) + 1)", "S0202 ')'");
    row("a bracket too many", "$sum(a)) + 1", "S0201 ')'");
    row("a bracket too many inside of others", "(a] + b)", "S0202 ']'");
    row("brackets too many", "(a))))", "S0201 ')'");

    row("an unclosed string", "'abc & d.(e", "S0101 ''abc & d.(e'");
    row("an unclosed string in a call", "$f('abc, 1)", "S0101 ''abc, 1)'");
    row("an unclosed name", "a.`b + c", "S0105 '`b + c'");
    row("an unclosed comment", "(a /* b)", "S0106 '/* b)'");
    row("an unclosed regular expression", "$match(a, /b)", "S0302 '/b)'");
    row("an empty regular expression", "$match(a, //)", "S0301 '//'");
    row("a regular expression that is wrong", "$match(a, /b(/) & c", "S0302 '/b(/) & c'");
    row("a regular expression that repeats nothing", "$match(a, /+b/) & c", "S0303 '/+b/'");
    row("an escape sequence that is none", "'a\\qb' & c", "S0103 ''a\\qb''");
    row("an apostrophe in a string", "'it\\'s' & c", "S0103 ''it\\'s''");
    row("too few hexadecimal digits", "\"\\u12\" & c", "S0104 '\"\\u12\"'");
    row("a number out of range", "1e999 + 1", "S0102 '1e999'");

    row("a doubled operator", "a + + b", "S0211 '+'");
    row("three operators", "a & & & b", "S0211 '&'");
    row("the comparison of other languages", "a == b", "S0211 '='");
    row("the strict comparison of other languages", "a === b", "S0211 '='");
    row("the and of other languages", "a && b", "S0211 '&'");
    row("the or of other languages", "a || b", "S0201 '|'");
    row("the not of other languages", "(!a)", "S0204 '!'");
    row("the arrow of other languages", "$map(a, x => x)", "S0211 '>'");
    row("the path of other languages", "a?.b", "S0211 '.'");
    row("two dots in a path", "a.b..c", "S0201 '..'");

    row("nothing after an operator", "a + ", "S0207 ''");
    row("nothing after an operator in parentheses", "(a + ) * 2", "S0211 ')'");
    row("nothing before an operator", "* / 2 + (= 3)", "S0211 '='");
    row("nothing between commas", "$f(1,,2)", "S0211 ','");
    row("nothing before a comma", "[,1]", "S0211 ','");
    row("nothing after a comma", "[1,2,]", "S0211 ']'");
    row("nothing but commas", "[,,,]", "S0211 ','");
    row("nothing after a colon", "{'a': , 'b': 2}", "S0211 ','");
    row("no colon", "{'a' 1, 'b': 2}", "S0202 '1'");
    row("no value", "{'a', 'b': 2}", "S0202 ','");
    row("no then-branch", "a ? : b", "S0211 ':'");
    row("no else-branch", "a ? b :", "S0207 ''");
    row("no operator", "[a b, c]", "S0202 'b'");
    row("no operator in a call", "$f('a' b.c[1], 2)", "S0202 'b'");
    row("no operator at all", "a b c d", "S0201 'b'");
    row("no parentheses around a block", "$x := 1; $y := 2; $x + $y", "S0201 ';'");
    row("no parentheses around arguments", "a, b, c", "S0201 ','");
    row("no braces around an object", "'a': 1, 'b': 2", "S0201 ':'");
    row("commas in a block", "($x := 1, $y := 2, $x)", "S0202 ','");
    row("semicolons in a function", "function($x){ $y := $x; $y + 1 }", "S0202 ';'");
    row("semicolons in an object", "{'a': 1; 'b': 2}", "S0202 ';'");

    row("a parameter that is no variable", "function($x, y){ $x }", "S0208 'y'");
    row("a function without a body", "$map(a, function($x) $x + 1)", "S0202 '$x'");
    row("a function without anything", "function", "");
    row("a signature that is none", "function($x)<n<n>:n>{ $x }", "S0401 '<n<n>:n>'");
    row("an unclosed signature", "function($x)<n { $x }", "S0202 '{'");
    row("an assignment to a path", "(a.b := 1; c)", "S0212 'a.b'");
    row("an assignment to nothing", "(:= 1; c)", "S0211 ':='");
    row("an order without parentheses", "a^b.c", "S0202 'b'");
    row("a context that is bound to a name", "a@b.c", "S0214 'b'");

    row("keywords of other languages", "if (a) then b else c", "S0201 'then'");
    row("keywords that are operators, doubled", "a and and b", "S0201 'b'");
    row("keywords that are names", "and.or.in & (or)", "");
    row("a declaration of other languages", "let $x = 1", "S0201 '$x'");
    row("a tilde", "a ~ b", "S0204 '~'");

    row("a literal as a step", "a.1", "S0213 '1'");
    row("two groupings", "a{'b': c}{'d': e}", "S0210 'a{'b': c}{'d': e}'");
    row("a parent of nothing", "%", "S0217 '%'");
}

void CheckTest::oneMistakeIsOneProblem()
{
    QFETCH(QByteArray, source);
    QFETCH(QByteArray, expected);
    QCOMPARE(describe(source), expected);
    QVERIFY(agreesWithCompile(source.toStdString()));
}

void CheckTest::eachOfSeveralMistakesIsTold_data()
{
    QTest::addColumn<QByteArray>("source");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char *story, const char *source, const char *expected) {
        QTest::newRow(story) << QByteArray(source) << QByteArray(expected);
    };
    row("in the parts of a block", "(a + ; b c; $f(1,,2); d)", "S0211 ';', S0202 'c', S0211 ','");
    row("in the arguments of a call", "$f(a b, (c +), '\\q')", "S0202 'b', S0211 ')', S0103 ''\\q''");
    row("in the members of an object", "{'a' 1, 'b': + 2, 'c': 3 4}", "S0202 '1', S0211 '+', S0202 '4'");
    row("on both sides of an operator", "(a +) & [b,,c]", "S0211 ')', S0211 ','");
    row("in the parameters of a function", "function(a, b){ c d }", "S0208 'a', S0208 'b', S0202 'd'");
    row("behind a complete expression", "a b; c + + d", "S0201 'b', S0211 '+'");
    row("behind a bracket too many", "a) + 1, [2 3]", "S0201 ')', S0202 '3'");
    row("in steps", "[a.1, b.true]", "S0213 '1', S0213 'true'");
    row("the first is the one that compiling tells", "(b.1)(a.2)", "S0213 '2', S0213 '1'");
}

void CheckTest::eachOfSeveralMistakesIsTold()
{
    oneMistakeIsOneProblem();
}

void CheckTest::everyBeginningOfAnExpressionIsCheckedAsItCompiles()
{
    const std::string whole =
        "($x := payload.order[id = 'ü' and !x].{`a b`: $sum(lines.(qty * 1.5e3))}; /* c */ $map($x, "
        "function($i, $n)<nn?:s>{ $n > 0 ? $i.%.b[-1] : $match($i, /a[/]b/i) ?? 'none\\n' }) ~> |$|{'k': "
        "[1..3]}, ['z']| ^(>a, <b)@$f#$g)";
    for (std::size_t length = 0; length <= whole.size(); ++length) {
        const std::string source = whole.substr(0, length);
        const auto problems = checkSource(source);
        QVERIFY2(agreesWithCompile(source), source.c_str());
        QVERIFY2(isInOrder(problems), source.c_str());
        for (const SourceProblem &problem : problems)
            QVERIFY2(problem.span.start <= problem.span.end && problem.span.end <= length, source.c_str());
    }
}

void CheckTest::aSpanCountsBytesAndUtf16CodeUnits()
{
    const auto problems = checkSource("'ü😀' & [größe x]");
    QCOMPARE(problems.size(), std::size_t{1});
    QCOMPARE(problems[0].span.start, 20U);
    QCOMPARE(problems[0].span.end, 21U);
    QCOMPARE(problems[0].utf16Span.start, 15U);
    QCOMPARE(problems[0].utf16Span.end, 16U);
    QCOMPARE(problems[0].problem.position, std::size_t{16});
}

void CheckTest::noMoreThanTwentyProblemsAreTold()
{
    std::string source = "[";
    for (int i = 0; i < 100; ++i)
        source += "a b, ";
    QCOMPARE(checkSource(source + "c]").size(), std::size_t{20});
}

void CheckTest::aSourceThatIsTooLongIsOneProblem()
{
    const auto problems = checkSource(std::string(CompileLimits::sourceBytesMax + 1, ' '));
    QCOMPARE(problems.size(), std::size_t{1});
    QCOMPARE(problems[0].problem.code, std::string("U1003"));
}

void CheckTest::aSentenceSaysWhatToDo()
{
    QCOMPARE(checkSource("(a + b").front().problem.message,
             std::string("Expected ) before the end of the expression: add it."));
    QCOMPARE(
        checkSource("a.2020").front().problem.message,
        std::string("The literal 2020 cannot be a step of a path. Quote it as `2020` where it is a name, "
                    "write [2020] where it is an index."));
}

QTEST_APPLESS_MAIN(CheckTest)
#include "check_test.moc"
