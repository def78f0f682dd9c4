#include "engine/expression/dependencies.h"
#include "engine/json/parse.h"
#include "engine/json/print.h"

#include <QTest>

#include <algorithm>
#include <functional>

using namespace schemabridge;
using namespace schemabridge::expression;

namespace {

Dependencies dependenciesOf(const QByteArray &source)
{
    const auto compiled = Expression::compile(source.toStdString());
    return compiled ? findDependencies(*compiled) : Dependencies();
}

QByteArray textOf(const QByteArray &source, SourceSpan span)
{
    return source.mid(static_cast<qsizetype>(span.start), static_cast<qsizetype>(span.end - span.start));
}

/// Each path once, in order of the source, `?` behind one that is only tested: `payload.a?, payload.b`
QByteArray describeReads(const QByteArray &source)
{
    QByteArrayList paths;
    for (const Read &read : dependenciesOf(source).reads) {
        const QByteArray path =
            QByteArray::fromStdString(pathText(read.path)) + (read.use == Read::Use::Test ? "?" : "");
        if (!paths.contains(path))
            paths.append(path);
    }
    return paths.join(", ");
}

/// Where each path is read, and from where it comes: `payload.order.id at $o.id from payload.order`
QByteArray describePlaces(const QByteArray &source)
{
    QByteArrayList places;
    for (const Read &read : dependenciesOf(source).reads) {
        QByteArray place =
            QByteArray::fromStdString(pathText(read.path)) + " at " + textOf(source, read.span);
        if (read.origin != read.span)
            place += " from " + textOf(source, read.origin);
        places.append(place);
    }
    return places.join(", ");
}

QByteArray describeSpans(const QByteArray &source, const std::vector<SourceSpan> &spans)
{
    QByteArrayList texts;
    for (const SourceSpan span : spans)
        texts.append(textOf(source, span));
    return texts.join(", ");
}

/// The operands, `=` behind a literal, `m`, `n` and `e` behind what may be missing, null or empty:
/// `'a':= | x:mne`
QByteArray describeJoin(const QByteArray &source, const Join &join)
{
    QByteArrayList operands;
    for (const Operand &operand : join.operands) {
        QByteArray flags;
        flags += operand.isLiteral ? "=" : "";
        flags += operand.mayBeMissing ? "m" : "";
        flags += operand.mayBeNull ? "n" : "";
        flags += operand.mayBeEmpty ? "e" : "";
        operands.append(textOf(source, operand.span) + ':' + flags);
    }
    return operands.join(" | ");
}

QByteArray describeJoins(const QByteArray &source)
{
    QByteArrayList joins;
    for (const Join &join : dependenciesOf(source).joins)
        joins.append(describeJoin(source, join));
    return joins.join("; ");
}

/// What is ambiguous, and the operands to blame.
QByteArray describeAmbiguity(const QByteArray &source)
{
    QByteArrayList texts;
    for (const Join &join : dependenciesOf(source).joins) {
        const QByteArray blamed = " " + textOf(source, join.operands[join.left].span) + " and " +
                                  textOf(source, join.operands[join.right].span);
        const QByteArray names[] = {"none", "adjacent", "separator"};
        const QByteArray name = names[static_cast<int>(join.ambiguity)];
        texts.append(join.ambiguity == Ambiguity::None ? name : QByteArray(name + blamed));
    }
    return texts.join("; ");
}

QByteArray describeArithmetic(const QByteArray &source)
{
    QByteArrayList texts;
    for (const Arithmetic &arithmetic : dependenciesOf(source).arithmetic) {
        QByteArray text = QByteArray::fromStdString(arithmetic.operation) + " in " +
                          textOf(source, arithmetic.span) + " of";
        for (const DataPath &path : arithmetic.paths)
            text += ' ' + QByteArray::fromStdString(pathText(path));
        texts.append(text + (arithmetic.hasLongLiteral ? " and a long literal" : ""));
    }
    return texts.join("; ");
}

QByteArray describeUses(const QByteArray &source)
{
    const QByteArray names[] = {"payload", "input", "step", "execution id", "workspace", "response"};
    QByteArrayList texts;
    for (const InputUse &use : inputUses(dependenciesOf(source)))
        texts.append(names[static_cast<int>(use.part)] + (use.step.empty() ? "" : " ") +
                     QByteArray::fromStdString(use.step) + " at " + textOf(source, use.span));
    return texts.join(", ");
}

std::string evaluateAsText(const Expression &expression, const json::Value &input)
{
    const auto result = expression.evaluate(input);
    if (!result)
        return result.error().code;
    return *result ? json::printCompact(**result) : "undefined";
}

bool isRead(const Dependencies &dependencies, const DataPath &path)
{
    return std::any_of(dependencies.reads.begin(), dependencies.reads.end(),
                       [&](const Read &read) { return relationOf(read.path, path) != PathRelation::Apart; });
}

using Rebuild = std::function<json::Value(json::Value)>;
using Visit = std::function<void(const DataPath &path, const Rebuild &rebuild)>;

/// Visits each place of the document; `rebuild` makes the document with another value there.
void visitPlaces(const json::Value &value, const DataPath &path, const Rebuild &rebuild, const Visit &visit)
{
    visit(path, rebuild);
    for (const json::Member &member : value.members()) {
        DataPath below = path;
        below.steps.push_back({PathStep::Kind::Name, member.name});
        visitPlaces(
            member.value, below,
            [&](json::Value changed) { return rebuild(value.with(member.name, std::move(changed))); }, visit);
    }
    for (std::size_t i = 0; i < value.elements().size(); ++i)
        visitPlaces(
            value.elements()[i], path,
            [&](json::Value changed) { return rebuild(value.withElement(i, std::move(changed))); }, visit);
}

using Describe = QByteArray (*)(const QByteArray &source);

} // namespace

/// What an expression depends on, without evaluating it.
class DependenciesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsAreFound_data();
    void readsAreFound();
    void readsArePlaced_data();
    void readsArePlaced();
    void whatIsNotReadDoesNotMatter_data();
    void whatIsNotReadDoesNotMatter();
    void clockRandomnessAndTheUnknownAreFound_data();
    void clockRandomnessAndTheUnknownAreFound();
    void operandsAreJudged_data();
    void operandsAreJudged();
    void ambiguousJoiningIsFound_data();
    void ambiguousJoiningIsFound();
    void arithmeticOnPathsIsFound_data();
    void arithmeticOnPathsIsFound();
    void partsOfTheInputAreFound_data();
    void partsOfTheInputAreFound();
    void recursionComesToAnEnd();
    void whatIsTooMuchIsUnknown();

private:
    static void addColumns();
    static void row(const char *story, const char *source, const char *expected);
    static void compare(Describe describe);
};

void DependenciesTest::addColumns()
{
    QTest::addColumn<QByteArray>("source");
    QTest::addColumn<QByteArray>("expected");
}

void DependenciesTest::row(const char *story, const char *source, const char *expected)
{
    QTest::newRow(story) << QByteArray(source) << QByteArray(expected);
}

void DependenciesTest::compare(Describe describe)
{
    QFETCH(QByteArray, source);
    QFETCH(QByteArray, expected);
    QVERIFY(Expression::compile(source.toStdString()));
    QCOMPARE(describe(source), expected);
}

void DependenciesTest::readsAreFound_data()
{
    addColumns();
    row("a constant", "'charge'", "");
    row("a path", "'charge-' & payload.order.id", "payload.order.id");
    row("a whole object", "payload.order", "payload.order");
    row("the input", "$", "$$");
    row("paths from the input by name", "$$.payload.a & $.payload.b", "payload.a, payload.b");
    row("an element", "payload.lines[0].sku", "payload.lines[].sku");
    row("a predicate", "payload.lines[qty > 1].sku", "payload.lines[].sku, payload.lines[].qty");
    row("a predicate that looks elsewhere", "payload.lines[sku = $$.payload.best]",
        "payload.lines[], payload.lines[].sku, payload.best");
    row("wildcards", "payload.*.id & payload.**.no", "payload.*.id, payload.**.no");
    row("a step that calculates", "payload.lines.(qty * price)",
        "payload.lines?, payload.lines.qty, payload.lines.price");
    row("grouping", "payload.lines{sku: $sum(qty)}",
        "payload.lines?, payload.lines[].sku, payload.lines[].qty");
    row("sorting", "payload.lines^(>price).sku", "payload.lines.sku, payload.lines[].price");
    row("the parent", "payload.a.b.%.c", "payload.a.b?, payload.a.c");
    row("a context variable", "payload.a@$x.b[c = $x.d]",
        "payload.a?, payload.b[], payload.b[].c, payload.a[].d");
    row("an index variable", "payload.a#$i.(b & $i)", "payload.a?, payload.a.b");

    row("a variable", "($o := payload.order; $o.id)", "payload.order.id");
    row("a variable of a variable", "($o := payload.order; $l := $o.lines; $l.sku)",
        "payload.order.lines.sku");
    row("a variable that is not used", "($o := payload.order; payload.id)", "payload.id");
    row("a variable that is bound again", "($o := payload.a; $o := payload.b; $o)", "payload.a, payload.b");
    row("a variable from outside", "$order.id & $order", "$order.id, $order");
    row("a variable named as a function", "($sum := payload.total; $sum)", "payload.total");

    row("branches", "payload.a ? payload.b : payload.c", "payload.a?, payload.b, payload.c");
    row("fallbacks", "(payload.a ?? payload.b).c", "payload.a.c, payload.b.c, payload.a?");
    row("logic", "payload.a and $not(payload.b) or $exists(payload.c)", "payload.a?, payload.b?, payload.c?");
    row("a member of an object that is made", "{'a': payload.x, 'b': payload.y}.a", "payload.x");
    row("any member of an object that is made", "{'a': payload.x, payload.k: payload.y}.a",
        "payload.x, payload.k, payload.y");
    row("an object that is made", "{'a': payload.x, 'b': payload.y}", "payload.x, payload.y");
    row("a member of an array that is made", "[payload.x, payload.y].a", "payload.x.a, payload.y.a");

    row("an argument", "$uppercase(payload.a)", "payload.a");
    row("the context as argument", "payload.a.$uppercase()", "payload.a?, payload.a");
    row("a context before other arguments", "payload.a.$substring(0, 2)", "payload.a?, payload.a");
    row("a chain", "payload.a ~> $trim ~> $uppercase()", "payload.a");
    row("a chain of functions", "($f := $trim ~> $uppercase; $f(payload.a))", "payload.a");
    row("a function", "($id := function($x){$x.id}; $id(payload.a) & $id(payload.b))",
        "payload.a.id, payload.b.id");
    row("a function that is not called", "($f := function(){payload.a}; payload.b)", "payload.b");
    row("a function that is called with another",
        "($twice := function($f, $x){$f($f($x))}; "
        "$twice(function($y){$y.next}, payload.a))",
        "payload.a.next.next");
    row("a function that keeps a variable", "($o := payload.order; $f := function(){$o.id}; $f())",
        "payload.order.id");
    row("a partial call", "($f := $lookup(?, 'id'); $f(payload.a))", "payload.a.id");
    row("mapping", "$map(payload.lines, function($l){$l.sku})", "payload.lines?, payload.lines[].sku");
    row("mapping by a built-in function", "$map(payload.lines, $string)", "payload.lines?, payload.lines[]");
    row("filtering", "$filter(payload.lines, function($l){$l.qty > 1}).sku",
        "payload.lines[].sku, payload.lines[].qty");
    row("reducing", "$reduce(payload.lines, function($sum, $l){$sum + $l.qty}, 0)",
        "payload.lines?, payload.lines[].qty");
    row("sorting by a function", "$sort(payload.lines, function($a, $b){$a.no > $b.no}).sku",
        "payload.lines.sku, payload.lines[].no");
    row("each member", "$each(payload.headers, function($v, $k){$k & $v.text})",
        "payload.headers?, payload.headers.*.text");
    row("sifting", "$sift(payload.headers, function($v){$v.isOn}).host",
        "payload.headers.host, payload.headers?, payload.headers.*.isOn?");
    row("a look-up", "$lookup(payload, 'id')", "payload.id");
    row("a look-up by a variable", "($k := 'id'; $lookup(payload, $k))", "payload.id");
    row("a look-up by what only an evaluation shows", "$lookup(payload, payload.key).id",
        "payload…, payload.key");
    row("merging", "$merge([payload.a, {'x': payload.b}]).x", "payload.a.x, payload.b");
    row("a transform", "(payload ~> |order|{'no': $$.execution.id}|).order.no",
        "payload.order.no, execution.id");
}

void DependenciesTest::readsAreFound()
{
    compare(describeReads);
}

void DependenciesTest::readsArePlaced_data()
{
    addColumns();
    row("a path stands where it is read", "'a' & payload.order.id", "payload.order.id at payload.order.id");
    row("predicates belong to it", "payload.lines[0]", "payload.lines[] at payload.lines[0]");
    row("a predicate reads on its own", "payload.lines[qty > 1].sku",
        "payload.lines[].sku at payload.lines[qty > 1].sku, payload.lines[].qty at qty from payload.lines");
    row("a variable reads what was written elsewhere", "($o := payload.order; $o.id & $o.no)",
        "payload.order.id at $o.id from payload.order, payload.order.no at $o.no from payload.order");
    row("a parameter, too", "$filter(payload.lines, function($l){$l.qty > 1})",
        "payload.lines[] at payload.lines, payload.lines[].qty at $l.qty from payload.lines");
    row("the same path in two places", "payload.a + payload.a",
        "payload.a at payload.a, payload.a at payload.a");
    row("bytes count", "'ü' & payload.größe", "payload.größe at payload.größe");
}

void DependenciesTest::readsArePlaced()
{
    compare(describePlaces);
}

void DependenciesTest::whatIsNotReadDoesNotMatter_data()
{
    readsAreFound_data();
}

/// Whatever place is not read may hold anything.
void DependenciesTest::whatIsNotReadDoesNotMatter()
{
    QFETCH(QByteArray, source);
    const auto document = json::parse(R"({"payload": {
        "id": 1, "no": "n", "a": {"id": 1, "b": {"x": 1}, "c": 2, "d": 3, "x": 4, "next": {"next": 5}},
        "b": [{"id": 1, "c": 3}, {"id": 2, "c": 4}], "c": {"c": "d"}, "x": {"a": 1}, "y": {"a": 2}, "k": "a",
        "key": "id", "best": "s1", "total": 7, "headers": {"host": {"text": "h", "isOn": true}},
        "order": {"id": "o1", "no": 3, "lines": [{"sku": "s"}]},
        "lines": [{"sku": "s1", "qty": 1, "price": 3, "no": 2}, {"sku": "s2", "qty": 2, "price": 2, "no": 1}]},
        "execution": {"id": "e"}, "other": [1, {"id": 2}]})");
    QVERIFY(document);
    const auto compiled = Expression::compile(source.toStdString());
    const Dependencies dependencies = findDependencies(*compiled);
    const std::string expected = evaluateAsText(*compiled, *document);
    visitPlaces(
        *document, {}, [](json::Value changed) { return changed; },
        [&](const DataPath &path, const Rebuild &rebuild) {
            if (isRead(dependencies, path))
                return;
            const json::Value other = rebuild(json::Value::string("something else"));
            QVERIFY2(evaluateAsText(*compiled, other) == expected, pathText(path).c_str());
        });
}

void DependenciesTest::clockRandomnessAndTheUnknownAreFound_data()
{
    QTest::addColumn<QByteArray>("source");
    QTest::addColumn<QByteArray>("clock");
    QTest::addColumn<QByteArray>("random");
    QTest::addColumn<QByteArray>("unknown");
    const auto row = [](const char *source, const char *clock, const char *random, const char *unknown) {
        QTest::newRow(source) << QByteArray(source) << QByteArray(clock) << QByteArray(random)
                              << QByteArray(unknown);
    };
    row("payload.now", "", "", "");
    row("$now() & $millis()", "$now(), $millis()", "", "");
    row("($now := payload.t; $now)", "", "", "");
    row("($f := function(){$now()}; 1)", "", "", "");
    row("($f := $now; $f())", "$f()", "", "");
    row("$map([1..3], function(){$random()})", "", "$random()", "");
    row("$shuffle(payload.a)", "", "$shuffle(payload.a)", "");
    row("payload ~> |a|{'t': $millis()}|", "$millis()", "", "");
    row("$toMillis(payload.t)", "", "", "");
    row("$toMillis(payload.t, '[Y]-[M]-[D]')", "", "", "");
    row("$toMillis(payload.t, '[H]:[m]')", "$toMillis(payload.t, '[H]:[m]')", "", "");
    row("$eval(payload.rule)", "", "", "$eval(payload.rule)");
}

void DependenciesTest::clockRandomnessAndTheUnknownAreFound()
{
    QFETCH(QByteArray, source);
    const Dependencies dependencies = dependenciesOf(source);
    QTEST(describeSpans(source, dependencies.clockReads), "clock");
    QTEST(describeSpans(source, dependencies.randomReads), "random");
    QTEST(describeSpans(source, dependencies.unknownReads), "unknown");
}

void DependenciesTest::operandsAreJudged_data()
{
    addColumns();
    row("no join", "payload.id", "");
    row("a literal never, a path may", "'a-' & payload.id", "'a-':= | payload.id:mne");
    row("an empty literal is meant", "'' & payload.id", "'':= | payload.id:mne");
    row("numbers and constants", "1 & true & null", "1:= | true:= | null:=");
    row("a chain in parentheses is taken apart", "'a' & ('b' & (payload.id))",
        "'a':= | 'b':= | payload.id:mne");
    row("the text of a literal", "$string('a') & $string(1)", "$string('a'):= | $string(1):=");
    row("the text of a path", "'a' & $string(payload.id)", "'a':= | $string(payload.id):mne");
    row("a variable of a literal", "($s := '-'; $s & payload.id)", "$s:= | payload.id:mne");
    row("a variable of nothing", "($s := ''; $s & payload.id)", "$s:=e | payload.id:mne");
    row("a variable of a path", "($s := payload.id; 'a' & $s)", "'a':= | $s:mne");
    row("a parameter", "($f := function($x){'a' & $x}; $f(1) & $f(payload.id))",
        "'a':= | $x:mne; $f(1): | $f(payload.id):");
    row("?? fills what is missing", "'a' & (payload.id ?? 'x')", "'a':= | payload.id ?? 'x':ne");
    row("?: fills all gaps", "'a' & (payload.id ?: 'x')", "'a':= | payload.id ?: 'x':");
    row("?: fills with what may be missing", "'a' & (payload.id ?: payload.no)",
        "'a':= | payload.id ?: payload.no:mne");
    row("branches that are there", "'a' & (payload.x ? 'b' : 'c')", "'a':= | payload.x ? 'b' : 'c':");
    row("no else-branch", "'a' & (payload.x ? 'b')", "'a':= | payload.x ? 'b':m");
    row("a chain in each branch", "payload.x ? 'a' & payload.b : payload.c & 'd'",
        "'a':= | payload.b:mne; payload.c:mne | 'd':=");
    row("a calculation", "'a' & payload.n * 2", "'a':= | payload.n * 2:m");
    row("a comparison", "'a' & (payload.n = 2)", "'a':= | payload.n = 2:");
    row("a predicate", "'a' & 'b'[payload.x]", "'a':= | 'b'[payload.x]:m");
    row("functions that always give something", "$count(payload.a) & $exists(payload.b) & $now()",
        "$count(payload.a): | $exists(payload.b): | $now():");
    row("a part of a text", "'a' & $substring('abc', payload.n)", "'a':= | $substring('abc', payload.n):e");
    row("an array that is joined", "$join([payload.a, 'b'], '-')", "payload.a:mne | 'b':=");
    row("an array in a variable", "($p := ['a', payload.b]; $join($p, '-'))", "'a':= | payload.b:mne");
}

void DependenciesTest::operandsAreJudged()
{
    compare(describeJoins);
}

void DependenciesTest::ambiguousJoiningIsFound_data()
{
    addColumns();
    row("one operand", "'a-' & payload.x & '-z'", "none");
    row("two that meet", "'a-' & payload.x & payload.y", "adjacent payload.x and payload.y");
    row("two that meet in parentheses", "('a' & payload.x) & (payload.y & 'b')",
        "adjacent payload.x and payload.y");
    row("nothing between", "payload.x & '' & payload.y", "adjacent payload.x and payload.y");
    row("a separator that both may contain", "payload.x & '-' & payload.y",
        "separator payload.x and payload.y");
    row("a separator in a variable", "($s := '-'; payload.x & $s & payload.y)",
        "separator payload.x and payload.y");
    row("a separator that only one may contain", "payload.x & '-' & $count(payload.y)", "none");
    row("a separator between numbers", "$sum(payload.x) & ':' & $sum(payload.y)", "none");
    row("a separator that numbers have", "$sum(payload.x) & '-' & $sum(payload.y)",
        "separator $sum(payload.x) and $sum(payload.y)");
    row("encoded parts", "$encodeUrlComponent(payload.x) & '/' & $encodeUrlComponent(payload.y)", "none");
    row("encoded parts with a mark that stays",
        "$encodeUrlComponent(payload.x) & '-' & $encodeUrlComponent(payload.y)",
        "separator $encodeUrlComponent(payload.x) and $encodeUrlComponent(payload.y)");
    row("one of three may contain it", "$count(payload.x) & ':' & payload.y & ':' & $count(payload.z)",
        "none");
    row("two of three may contain it", "payload.x & ':' & $count(payload.y) & ':' & payload.z",
        "separator payload.x and payload.z");
    row("branches of literals", "(payload.x ? 'a' : 'b') & ':' & (payload.y ? 'c' : 'd') & payload.z",
        "adjacent payload.y ? 'c' : 'd' and payload.z");
    row("an array that is joined", "$join([payload.x, payload.y], ':')", "separator payload.x and payload.y");
    row("an array that is joined without separator", "$join([payload.x, payload.y])",
        "adjacent payload.x and payload.y");
    row("an array of what is encoded", "$join([$base64encode(payload.x), $base64encode(payload.y)], ':')",
        "none");
}

void DependenciesTest::ambiguousJoiningIsFound()
{
    compare(describeAmbiguity);
}

void DependenciesTest::arithmeticOnPathsIsFound_data()
{
    addColumns();
    row("none", "payload.id & 1", "");
    row("a comparison is exact", "payload.id = 12345678901234567890", "");
    row("of a path", "payload.id + 1", "+ in payload.id + 1 of payload.id");
    row("of a negation", "-payload.id", "- in -payload.id of payload.id");
    row("through a variable", "($n := payload.id; $n * 2)", "* in $n * 2 of payload.id");
    row("by functions", "$round(payload.id) & $sum(payload.lines.id)",
        "$round in $round(payload.id) of payload.id; $sum in $sum(payload.lines.id) of payload.lines.id");
    row("by functions that keep digits", "$max(payload.ids) & $string(payload.id) & $number(payload.id)", "");
    row("of literals", "1 + 2", "");
    row("of a long literal", "12345678901234567890 + 1",
        "+ in 12345678901234567890 + 1 of and a long literal");
}

void DependenciesTest::arithmeticOnPathsIsFound()
{
    compare(describeArithmetic);
}

void DependenciesTest::partsOfTheInputAreFound_data()
{
    addColumns();
    row("the payload", "payload.id", "payload at payload.id");
    row("the predecessor's output", "input.body", "input at input.body");
    row("a step's output", "steps.charge.output.body.id", "step charge at steps.charge.output.body.id");
    row("all steps", "steps", "step at steps");
    row("any step", "steps.*.output", "step at steps.*.output");
    row("what is no output of a step", "steps.charge.other", "");
    row("the execution's id", "execution.id", "execution id at execution.id");
    row("the execution", "execution", "execution id at execution, workspace at execution");
    row("the response", "response.status < 300", "response at response.status");
    row("everything", "$$",
        "payload at $$, input at $$, step at $$, execution id at $$, workspace at $$, response at $$");
    row("a test of everything", "$exists($$)", "");
    row("a variable that is named alike", "$payload.id", "");
}

void DependenciesTest::partsOfTheInputAreFound()
{
    compare(describeUses);
}

void DependenciesTest::recursionComesToAnEnd()
{
    QCOMPARE(describeReads("($f := function($n){$n.child ? $f($n.child) : $n.id}; $f(payload.tree))"),
             QByteArray("payload.tree.child?, payload.tree…?, payload.tree…, payload.tree.id"));
    QCOMPARE(describeReads("($even := function($n){$n = 0 ? payload.e : $odd($n - 1)}; "
                           "$odd := function($n){$n = 0 ? payload.o : $even($n - 1)}; $even(payload.n))"),
             QByteArray("payload.n, payload.e, payload.o"));
    QCOMPARE(
        describeReads("($f := function($o){{'v': $o.v, 'all': $map($o.all, $f)}}; $f(payload).all.all.v)"),
        QByteArray("payload.all?, payload…?, payload…"));
}

void DependenciesTest::whatIsTooMuchIsUnknown()
{
    QByteArray source = "(";
    for (char name = 'a'; name < 'z'; ++name)
        source += QByteArray("$") + name + " := function(){$" + static_cast<char>(name + 1) + "() & $" +
                  static_cast<char>(name + 1) + "()}; ";
    source += "$z := function(){payload.id}; $a())";
    const Dependencies dependencies = dependenciesOf(source);
    QCOMPARE(describeSpans(source, dependencies.unknownReads), source);
}

QTEST_APPLESS_MAIN(DependenciesTest)
#include "dependencies_test.moc"
