#include "engine/json/path.h"
#include "engine/workflow/check.h"
#include "tests/engine/workflow/small_workflow.h"

#include <QTest>

using namespace schemabridge;
using namespace schemabridge::workflow;

namespace {

/// One line a finding: `error CODE at pointer`.
QByteArray summary(const std::vector<Finding> &findings)
{
    std::string text;
    for (const Finding &finding : findings) {
        text += finding.severity == Severity::Error ? "error " : "warning ";
        text += errorCodeName(finding.error.code);
        text += " at " + finding.place.pointer + '\n';
    }
    return QByteArray::fromStdString(text);
}

Workflow withConfig(std::string_view vertex, std::string_view config)
{
    Workflow workflow = smallWorkflow({"E start", vertex}, {"start>" + std::string(vertex.substr(2))});
    Vertex changed = workflow.vertices().back();
    changed.setConfig(parsedJson(config));
    workflow.replaceVertex(changed);
    return workflow;
}

QByteArray gatewaySummary(const std::string &members)
{
    return summary(check(withConfig("G call", "{" + members + "}")));
}

const Finding *findCode(const std::vector<Finding> &findings, ErrorCode code)
{
    const auto found = std::find_if(findings.begin(), findings.end(),
                                    [code](const Finding &finding) { return finding.error.code == code; });
    return found == findings.end() ? nullptr : &*found;
}

} // namespace

class CheckTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void soundWorkflowHasNoFindings();
    void graphsAreChecked_data();
    void graphsAreChecked();
    void cycleNamesItsVertices();
    void danglingEdgeNamesWhatIsMissing();
    void configErrorsOfEveryTypeAreFound_data();
    void configErrorsOfEveryTypeAreFound();
    void expressionsAreCompiledEverywhere();
    void brokenExpressionTellsPosition();
    void urlsAreChecked_data();
    void urlsAreChecked();
    void headersAreChecked_data();
    void headersAreChecked();
    void secretsAreChecked_data();
    void secretsAreChecked();
    void firstErrorPassesOverWarnings();
    void findingsPointIntoTheFile();
};

void CheckTest::soundWorkflowHasNoFindings()
{
    const Workflow workflow =
        smallWorkflow({"E start", "G a", "G b", "M m", "C c", "T yes", "T no"},
                      {"start>a", "start>b", "a>m", "b>m", "m>c", "c>yes= response.a.status < 300", "c>no"});
    QCOMPARE(summary(check(workflow)), QByteArray());
}

void CheckTest::graphsAreChecked_data()
{
    QTest::addColumn<std::shared_ptr<Workflow>>("workflow");
    QTest::addColumn<QByteArray>("expected");

    const auto row = [](const char *name, std::initializer_list<std::string_view> vertices,
                        std::initializer_list<std::string_view> edges, const char *expected) {
        QTest::newRow(name) << std::make_shared<Workflow>(smallWorkflow(vertices, edges))
                            << QByteArray(expected);
    };
    row("empty", {}, {}, "error ENTRY_POINT_MISSING at /vertices\n");
    row("unreachable", {"E start", "T a", "T b"}, {"start>a"}, "warning VERTEX_UNREACHABLE at /vertices/2\n");
    row("cycle", {"E start", "T a", "T b"}, {"start>a", "a>b", "b>a"},
        "error GRAPH_HAS_CYCLE at /vertices/1\n");
    row("edge to itself", {"E start", "T a"}, {"start>a", "a>a"}, "error EDGE_TO_ITSELF at /edges/1\n");
    row("edge into an entry", {"E start", "E other"}, {"start>other"},
        "error EDGE_INTO_ENTRY_POINT at /edges/0\n");
    row("dangling at both ends", {"E start"}, {"x>y"},
        "error EDGE_DANGLING at /edges/0/from\nerror EDGE_DANGLING at /edges/0/to\n");
    row("condition without a way on", {"E start", "C c"}, {"start>c"},
        "error CONDITION_WITHOUT_BRANCH at /vertices/1\n");
    row("two defaults", {"E start", "C c", "T a", "T b"}, {"start>c", "c>a", "c>b"},
        "error CONDITION_DEFAULT_AMBIGUOUS at /vertices/1\n");
    row("literal condition", {"E start", "T a"}, {"start>a"}, "");
}

void CheckTest::graphsAreChecked()
{
    QFETCH(std::shared_ptr<Workflow>, workflow);
    QFETCH(QByteArray, expected);
    QCOMPARE(summary(check(*workflow)), expected);
}

void CheckTest::cycleNamesItsVertices()
{
    const auto findings = check(smallWorkflow({"E start", "T a", "T b"}, {"start>a", "a>b", "b>a"}));
    const Finding *cycle = findCode(findings, ErrorCode::GraphHasCycle);
    QVERIFY(cycle);
    QCOMPARE(cycle->error.argument("vertices"), std::string_view("a -> b -> a"));
    QCOMPARE(cycle->place.vertex, VertexId{"a"});
}

void CheckTest::danglingEdgeNamesWhatIsMissing()
{
    const auto findings = check(smallWorkflow({"E start"}, {"start>gone"}));
    QCOMPARE(findings.size(), std::size_t(1));
    QCOMPARE(describe(findings.front().error),
             std::string("EDGE_DANGLING missing=gone edge=start-gone pointer=/edges/0/to"));
}

void CheckTest::configErrorsOfEveryTypeAreFound_data()
{
    QTest::addColumn<QByteArray>("vertex");
    QTest::addColumn<QByteArray>("config");
    QTest::addColumn<QByteArray>("expected");

    const QByteArray badFields = "error IDEMPOTENCY_FIELDS_INVALID at /vertices/1/config/idempotencyFields\n"
                                 "error EDGE_INTO_ENTRY_POINT at /edges/0\n";
    for (const char *fields : {R"("")", "[]", R"(["a", 1])", R"("a,,b")", R"("a..b")", "null"}) {
        QTest::newRow(fields) << QByteArray("E e") << R"({"idempotencyFields": )" + QByteArray(fields) + "}"
                              << badFields;
    }
    QTest::newRow("transform") << QByteArray("T t") << QByteArray(R"({"expression": "plain"})")
                               << QByteArray("error CONFIG_INVALID at /vertices/1/config/expression\n");
    QTest::newRow("gateway") << QByteArray("G g")
                             << QByteArray(R"({"url": "https://a.example", "headers": {"A/B": 1}})")
                             << QByteArray("error CONFIG_INVALID at /vertices/1/config/headers/A~1B\n");
    QTest::newRow("merge") << QByteArray("M m") << QByteArray(R"({"mode": "none"})")
                           << QByteArray("error CONFIG_INVALID at /vertices/1/config/mode\n");
    QTest::newRow("cron") << QByteArray("E cron") << QByteArray(R"({"trigger": "cron"})")
                          << QByteArray("error CONFIG_INVALID at /vertices/1/config/schedule\n"
                                        "error EDGE_INTO_ENTRY_POINT at /edges/0\n");
}

void CheckTest::configErrorsOfEveryTypeAreFound()
{
    QFETCH(QByteArray, vertex);
    QFETCH(QByteArray, config);
    QFETCH(QByteArray, expected);
    QCOMPARE(summary(check(withConfig(vertex.toStdString(), config.toStdString()))), expected);
}

void CheckTest::expressionsAreCompiledEverywhere()
{
    const std::string broken =
        R"("url": "= [", "headers": {"H": "= ["}, "query": {"q": "= ["}, "body": [{"b": "= ["}])";
    QCOMPARE(gatewaySummary(broken), QByteArray("error EXPRESSION_INVALID at /vertices/1/config/url\n"
                                                "error EXPRESSION_INVALID at /vertices/1/config/headers/H\n"
                                                "error EXPRESSION_INVALID at /vertices/1/config/query/q\n"
                                                "error EXPRESSION_INVALID at /vertices/1/config/body/0/b\n"));
    QCOMPARE(summary(check(withConfig("M m", R"({"expression": "= ["})"))),
             QByteArray("error EXPRESSION_INVALID at /vertices/1/config/expression\n"));
    QCOMPARE(summary(check(smallWorkflow({"E start", "T a"}, {"start>a= ["}))),
             QByteArray("error EXPRESSION_INVALID at /edges/0/condition\n"));
    Workflow workflow = smallWorkflow({"E start", "T a"}, {"start>a"});
    Edge edge = workflow.edges().front();
    edge.setCondition("response.status < 300");
    workflow.replaceEdge(edge);
    QCOMPARE(summary(check(workflow)), QByteArray("error CONFIG_INVALID at /edges/0/condition\n"));
}

void CheckTest::brokenExpressionTellsPosition()
{
    const auto findings = check(withConfig("T t", R"({"expression": "= payload.order. & 'x'"})"));
    const Finding *broken = findCode(findings, ErrorCode::ExpressionInvalid);
    QVERIFY(broken);
    QVERIFY(!broken->error.argument("code").empty() && !broken->error.argument("position").empty());
    QCOMPARE(broken->error.argument("vertex"), std::string_view("t"));
}

void CheckTest::urlsAreChecked_data()
{
    QTest::addColumn<QByteArray>("url");
    QTest::addColumn<bool>("isFine");

    const auto row = [](const char *url, bool isFine) { QTest::newRow(url) << QByteArray(url) << isFine; };
    row("https://api.example/v1", true);
    row("http://127.0.0.1:8080/x?y=z", true);
    row("http://[::1]:9/", true);
    row("= payload.url", true);
    row("{{ secrets.BASE }}/v1", true);
    row("https://api.example/{{ secrets.TENANT }}/v1", true);
    row("https://b\xC3\xBC"
        "cher.example/",
        true);
    row("api.example/v1", false);
    row("/v1/charges", false);
    row("ftp://api.example/", false);
    row("https:///v1", false);
    row("https://user:pass@api.example/", false);
    row("https://api.example/a b", false);
    row("https://api.example:99999/", false);
    row("https://api.example/{payload.id}", false);
}

void CheckTest::urlsAreChecked()
{
    QFETCH(QByteArray, url);
    QFETCH(bool, isFine);
    const QByteArray expected = isFine ? "" : "error URL_INVALID at /vertices/1/config/url\n";
    QCOMPARE(gatewaySummary("\"url\": \"" + url.toStdString() + '"'), expected);
}

void CheckTest::headersAreChecked_data()
{
    QTest::addColumn<QByteArray>("headers");
    QTest::addColumn<QByteArray>("refused");

    const auto row = [](const char *name, const char *headers, const char *refused) {
        QTest::newRow(name) << QByteArray(headers) << QByteArray(refused);
    };
    row("usual", R"({"Content-Type": "application/json", "X_a.b~": "\t", "Host": "other.example"})", "");
    row("name with a blank", R"({"X Y": "1"})", "X Y");
    row("name with a colon", R"({"X:": "1"})", "X:");
    row("empty name", R"({"": "1"})", "");
    row("line break in the value", R"({"X": "a\r\nEvil: 1"})", "X");
    row("same name in another case", R"({"X-A": "1", "x-a": "2"})", "x-a");
    row("the transport's own", R"({"content-length": "5"})", "content-length");
}

void CheckTest::headersAreChecked()
{
    QFETCH(QByteArray, headers);
    QFETCH(QByteArray, refused);
    const auto findings = check(
        withConfig("G call", R"({"url": "https://a.example/", "headers": )" + headers.toStdString() + "}"));
    const Finding *header = findCode(findings, ErrorCode::HeaderInvalid);
    QCOMPARE(header != nullptr, !refused.isEmpty() || headers.startsWith("{\"\""));
    QCOMPARE(QByteArray::fromStdString(header ? std::string(header->error.argument("header")) : ""), refused);
}

void CheckTest::secretsAreChecked_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("code");

    const auto row = [](const char *text, const char *code) {
        QTest::newRow(text) << QByteArray(text) << QByteArray(code);
    };
    row("Bearer {{ secrets.KEY }}", "");
    row("Dear {{ name }}", "");
    row("Bearer {{ secret.KEY }}", "SECRET_REFERENCE_INVALID");
    row("Bearer {{ secrets.KEY }", "SECRET_REFERENCE_INVALID");
    row("= 'Bearer ' & secrets.KEY", "SECRET_IN_EXPRESSION");
    row("= $uppercase(secrets . KEY)", "SECRET_IN_EXPRESSION");
    row("= 'Bearer {{ secrets.KEY }}'", "SECRET_IN_EXPRESSION");
    row("= payload.secrets.name", "");
    row("= payload.secrets", "");
    row("= 'my secrets.txt'", "");
    row("= payload /* secrets.KEY */", "");
}

void CheckTest::secretsAreChecked()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, code);
    const auto findings = check(withConfig("G call", R"({"url": "https://a.example/", "headers": {"A": ")" +
                                                         text.toStdString() + "\"}}"));
    const std::string found = findings.empty() ? "" : std::string(errorCodeName(findings.front().error.code));
    QCOMPARE(QByteArray::fromStdString(found), code);
}

void CheckTest::firstErrorPassesOverWarnings()
{
    QVERIFY(!firstError(check(smallWorkflow({"E start", "T lonely"}, {}))));
    const auto error = firstError(check(smallWorkflow({"E start", "T lonely", "C c"}, {"start>c"})));
    QVERIFY(error);
    QCOMPARE(error->code, ErrorCode::ConditionWithoutBranch);
}

void CheckTest::findingsPointIntoTheFile()
{
    Workflow workflow = smallWorkflow({"E start", "C c", "T t", "T lonely", "G call"},
                                      {"start>c", "t>t", "start>t= [", "x>t"});
    workflow.replaceVertex(Vertex::create(VertexId{"call"}, VertexType::Gateway, {},
                                          parsedJson(R"({"url": "nowhere", "headers": {"a b": "= ["}})")));
    const json::Value file = workflow.toJson();
    const auto findings = check(workflow);
    QVERIFY(findings.size() >= 7);
    for (const Finding &finding : findings) {
        QVERIFY2(json::findPointer(file, finding.place.pointer), finding.place.pointer.c_str());
        QCOMPARE(finding.error.argument("pointer"), std::string_view(finding.place.pointer));
    }
}

QTEST_APPLESS_MAIN(CheckTest)
#include "check_test.moc"
