#include "engine/json/print.h"
#include "tests/engine/workflow/small_workflow.h"

#include <QTest>

#include <random>

using namespace schemabridge;
using namespace schemabridge::workflow;

namespace {

std::string edgeIds(std::span<const Edge> edges)
{
    std::string ids;
    for (const Edge &edge : edges)
        ids += edge.id().value + ' ';
    return ids;
}

/// Everything that a workflow answers, as text: what two workflows must agree in to be the same.
std::string answersOf(const Workflow &workflow)
{
    std::string text = json::printCompact(workflow.toJson()) + '\n';
    for (const Vertex &vertex : workflow.vertices()) {
        text += vertex.id().value + '@' + std::to_string(*workflow.indexOf(vertex.id())) + " out " +
                edgeIds(workflow.outgoing(vertex.id())) + "in " + edgeIds(workflow.incoming(vertex.id())) +
                '\n';
    }
    for (const Edge &edge : workflow.edges())
        text += edge.id().value + '@' + std::to_string(*workflow.indexOf(edge.id())) + '\n';
    return text;
}

/// Does random edits, as a person at the canvas might.
class RandomEditor {
public:
    explicit RandomEditor(unsigned seed) : m_random(seed) {}

    void edit(Workflow &workflow)
    {
        switch (below(6)) {
        case 0:
        case 1:
            workflow.insertVertex(below(workflow.vertices().size() + 1), smallVertex("T " + newName()));
            break;
        case 2:
            insertEdge(workflow);
            break;
        case 3:
            if (!workflow.edges().empty())
                workflow.removeEdge(anyEdge(workflow).id());
            break;
        case 4:
            if (workflow.vertices().size() > 3)
                workflow.removeVertex(anyVertex(workflow));
            break;
        default:
            if (!workflow.edges().empty())
                moveEdge(workflow);
        }
    }

private:
    std::size_t below(std::size_t bound)
    {
        return std::uniform_int_distribution<std::size_t>(0, bound - 1)(m_random);
    }
    std::string newName() { return "v" + std::to_string(m_next++); }
    VertexId anyVertex(const Workflow &workflow)
    {
        return workflow.vertices()[below(workflow.vertices().size())].id();
    }
    Edge anyEdge(const Workflow &workflow) { return workflow.edges()[below(workflow.edges().size())]; }

    void insertEdge(Workflow &workflow)
    {
        if (workflow.vertices().empty())
            return;
        const EdgeId id{"e" + std::to_string(m_next++)};
        workflow.insertEdge(below(workflow.edges().size() + 1),
                            Edge::create(id, anyVertex(workflow), anyVertex(workflow)));
    }

    void moveEdge(Workflow &workflow)
    {
        if (workflow.vertices().empty())
            return;
        Edge edge = anyEdge(workflow);
        edge.setTo(anyVertex(workflow));
        workflow.replaceEdge(edge);
    }

    std::mt19937 m_random;
    int m_next = 0;
};

} // namespace

class WorkflowTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void settersChangeJustTheirMember();
    void emptyNameAndNoConditionRemoveTheirMembers();
    void edgesStandInFileOrderWhereverTheyAreInserted();
    void manyEditsLeaveTheSameAsReadingTheResult();
    void copiesDoNotSeeLaterChanges();
    void unknownMembersStayInPlace();
    void removedVertexComesBackToItsPlace();
    void positionKeepsTheRestOfItsEntry();
    void filesThatAreNotUnderstoodAreRefused_data();
    void filesThatAreNotUnderstoodAreRefused();
    void missingEdgesAndLayoutAreAddedOnlyWhenNeeded();
    void fiveThousandVerticesGrowShrinkAndMove();
};

void WorkflowTest::settersChangeJustTheirMember()
{
    auto vertex = Vertex::fromJson(
        parsedJson(R"({"x-first": 1.10, "name": "Old", "type": "MERGE", "id": "m", "x-last": null})"));
    QVERIFY(vertex);
    vertex->setName("New");
    vertex->setConfig(parsedJson(R"({"mode": "any"})"));
    QCOMPARE(
        json::printCompact(vertex->toJson()),
        std::string(
            R"({"x-first":1.10,"name":"New","type":"MERGE","id":"m","x-last":null,"config":{"mode":"any"}})"));
    QCOMPARE(vertex->name(), std::string("New"));

    auto edge = Edge::fromJson(parsedJson(R"({"to": "b", "colour": "red", "from": "a", "id": "e"})"));
    QVERIFY(edge);
    edge->setTo(VertexId{"c"});
    edge->setCondition("= true");
    edge->setName("yes");
    QCOMPARE(
        json::printCompact(edge->toJson()),
        std::string(R"({"to":"c","colour":"red","from":"a","id":"e","condition":"= true","name":"yes"})"));
}

void WorkflowTest::emptyNameAndNoConditionRemoveTheirMembers()
{
    auto edge =
        Edge::fromJson(parsedJson(R"({"id":"e","name":"yes","condition":"= true","from":"a","to":"b"})"));
    QVERIFY(edge);
    edge->setName({});
    edge->setCondition(std::nullopt);
    QCOMPARE(json::printCompact(edge->toJson()), std::string(R"({"id":"e","from":"a","to":"b"})"));

    Vertex vertex = Vertex::create(VertexId{"v"}, VertexType::Condition, "Name");
    vertex.setName({});
    QCOMPARE(json::printCompact(vertex.toJson()),
             std::string(R"({"id":"v","type":"CONDITION","config":{}})"));
}

void WorkflowTest::edgesStandInFileOrderWhereverTheyAreInserted()
{
    Workflow workflow = smallWorkflow({"C c", "T x", "T y", "T z"}, {"c>z"});
    workflow.insertEdge(0, smallEdge("c>x"));
    workflow.insertEdge(1, smallEdge("c>y"));
    QCOMPARE(edgeIds(workflow.outgoing(VertexId{"c"})), std::string("c-x c-y c-z "));
    workflow.removeEdge(EdgeId{"c-y"});
    QCOMPARE(edgeIds(workflow.outgoing(VertexId{"c"})), std::string("c-x c-z "));
    QVERIFY(workflow.incoming(VertexId{"y"}).empty());
    QVERIFY(workflow.outgoing(VertexId{"nobody"}).empty());
}

void WorkflowTest::manyEditsLeaveTheSameAsReadingTheResult()
{
    for (unsigned seed = 1; seed <= 20; ++seed) {
        Workflow workflow = smallWorkflow({"E start"}, {});
        RandomEditor editor(seed);
        for (int edit = 0; edit < 200; ++edit)
            editor.edit(workflow);
        const auto read = Workflow::fromJson(workflow.toJson());
        QVERIFY2(read, qPrintable(QStringLiteral("seed=%1").arg(seed)));
        QVERIFY2(answersOf(workflow) == answersOf(*read), qPrintable(QStringLiteral("seed=%1").arg(seed)));
    }
}

void WorkflowTest::copiesDoNotSeeLaterChanges()
{
    Workflow workflow = smallWorkflow({"E a", "T b"}, {"a>b"});
    const Workflow copy = workflow;
    const std::string before = answersOf(copy);
    Vertex renamed = *workflow.findVertex(VertexId{"b"});
    renamed.setName("Renamed");
    workflow.replaceVertex(renamed);
    workflow.setPosition(VertexId{"a"}, {20, 40});
    workflow.removeEdge(EdgeId{"a-b"});
    QCOMPARE(answersOf(copy), before);
}

void WorkflowTest::unknownMembersStayInPlace()
{
    const std::string_view text =
        R"({"$schema":"x","schemaVersion":1,"layout":{"a":{"x":0.50,"y":1e1,"z":7},"ghost":{"x":1,"y":1}},)"
        R"("vertices":[{"id":"a","type":"ENTRY_POINT","owner":{"team":"ops"}}],"workspace":"acme","name":"N",)"
        R"("edges":[],"tests":[{"big":12345678901234567890}]})";
    auto workflow = Workflow::fromJson(parsedJson(text));
    QVERIFY(workflow);
    QCOMPARE(json::printCompact(workflow->toJson()), std::string(text));
    workflow->setName("Other");
    workflow->setWorkspace("beta");
    std::string expected(text);
    expected.replace(expected.find("acme"), 4, "beta");
    expected.replace(expected.find("\"N\""), 3, "\"Other\"");
    QCOMPARE(json::printCompact(workflow->toJson()), expected);
}

void WorkflowTest::removedVertexComesBackToItsPlace()
{
    Workflow workflow = smallWorkflow({"E a", "T b", "T c"}, {"a>b", "b>c"});
    for (const char *id : {"a", "b", "c"})
        workflow.setPosition(VertexId{id}, {20, 40});
    const std::string before = answersOf(workflow);

    const Edge out = workflow.removeEdge(EdgeId{"b-c"});
    const Edge in = workflow.removeEdge(EdgeId{"a-b"});
    const Vertex vertex = workflow.removeVertex(VertexId{"b"});
    QVERIFY(!workflow.toJson().find("layout")->find("b"));

    workflow.insertVertex(1, vertex);
    workflow.insertEdge(0, in);
    workflow.insertEdge(1, out);
    QCOMPARE(answersOf(workflow), before);
}

void WorkflowTest::positionKeepsTheRestOfItsEntry()
{
    auto workflow = Workflow::fromJson(parsedJson(
        R"({"schemaVersion":1,"workspace":"a","vertices":[],"layout":{"v":{"pinned":true,"x":1.0,"y":2.50}}})"));
    QVERIFY(workflow);
    workflow->setPosition(VertexId{"v"}, {1, 20});
    QCOMPARE(json::printCompact(*workflow->toJson().find("layout")),
             std::string(R"({"v":{"pinned":true,"x":1.0,"y":20}})"));
    QCOMPARE(workflow->position(VertexId{"v"})->y, 20.0);
    QVERIFY(!workflow->position(VertexId{"w"}));
}

void WorkflowTest::filesThatAreNotUnderstoodAreRefused_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("expected");

    const auto file = [](const QByteArray &members) -> QByteArray {
        return R"({"schemaVersion":1,"workspace":"acme",)" + members + '}';
    };
    const auto withVertices = [file](const char *vertices) {
        return file(R"("vertices":[)" + QByteArray(vertices) + ']');
    };
    const auto withEdges = [file](const char *edges) {
        return file(R"("vertices":[],"edges":[)" + QByteArray(edges) + ']');
    };
    const auto row = [](const char *name, const QByteArray &text, const char *expected) {
        QTest::newRow(name) << text << QByteArray(expected);
    };

    row("no object", "[]", "WORKFLOW_INVALID pointer= expected=object");
    row("no version", R"({"workspace":"acme","vertices":[]})",
        "WORKFLOW_VERSION_UNSUPPORTED version= supported=1 pointer=/schemaVersion");
    row("newer version", R"({"schemaVersion":2,"workspace":"acme","vertices":[]})",
        "WORKFLOW_VERSION_UNSUPPORTED version=2 supported=1 pointer=/schemaVersion");
    row("version as text", R"({"schemaVersion":"1"})",
        "WORKFLOW_VERSION_UNSUPPORTED version=\"1\" supported=1 pointer=/schemaVersion");
    row("no workspace", R"({"schemaVersion":1,"vertices":[]})",
        "WORKFLOW_INVALID pointer=/workspace expected=string");
    row("empty workspace", R"({"schemaVersion":1,"workspace":"","vertices":[]})",
        "WORKFLOW_INVALID pointer=/workspace expected=string that is not empty");
    row("name is a number", file(R"("name":1,"vertices":[])"),
        "WORKFLOW_INVALID pointer=/name expected=string");
    row("no vertices", file(R"("name":"n")"), "WORKFLOW_INVALID pointer=/vertices expected=array");
    row("vertices are an object", file(R"("vertices":{})"),
        "WORKFLOW_INVALID pointer=/vertices expected=array");
    row("edges are null", file(R"("vertices":[],"edges":null)"),
        "WORKFLOW_INVALID pointer=/edges expected=array");
    row("layout is an array", file(R"("vertices":[],"layout":[])"),
        "WORKFLOW_INVALID pointer=/layout expected=object");
    row("position without y", file(R"("vertices":[],"layout":{"a/b":{"x":1}})"),
        "WORKFLOW_INVALID pointer=/layout/a~1b/y expected=number vertex=a/b");
    row("position beyond a double", file(R"("vertices":[],"layout":{"a":{"x":1e999,"y":0}})"),
        "WORKFLOW_INVALID pointer=/layout/a/x expected=number vertex=a");
    row("vertex is text", withVertices(R"("v")"), "WORKFLOW_INVALID pointer=/vertices/0 expected=object");
    row("vertex without id", withVertices(R"({"type":"MERGE"})"),
        "WORKFLOW_INVALID pointer=/vertices/0/id expected=string");
    row("id with a blank", withVertices(R"({"id":"a b","type":"MERGE"})"),
        "VERTEX_ID_INVALID vertex=a b pointer=/vertices/0/id");
    row("empty id", withVertices(R"({"id":"","type":"MERGE"})"),
        "VERTEX_ID_INVALID vertex= pointer=/vertices/0/id");
    row("unknown type", withVertices(R"({"id":"a","type":"MERGE"},{"id":"b","type":"LOOP"})"),
        "VERTEX_TYPE_UNKNOWN vertex=b type=LOOP known=ENTRY_POINT, GATEWAY, CONDITION, MERGE, TRANSFORM "
        "pointer=/vertices/1/type");
    row("type in small letters", withVertices(R"({"id":"a","type":"merge"})"),
        "VERTEX_TYPE_UNKNOWN vertex=a type=merge known=ENTRY_POINT, GATEWAY, CONDITION, MERGE, TRANSFORM "
        "pointer=/vertices/0/type");
    row("config is text", withVertices(R"({"id":"a","type":"MERGE","config":"all"})"),
        "WORKFLOW_INVALID pointer=/vertices/0/config expected=object vertex=a");
    row("two vertices, one id", withVertices(R"({"id":"a","type":"MERGE"},{"id":"a","type":"GATEWAY"})"),
        "VERTEX_ID_DUPLICATE vertex=a pointer=/vertices/1/id");
    row("edge without end", withEdges(R"({"id":"e","from":"a"})"),
        "WORKFLOW_INVALID pointer=/edges/0/to expected=string edge=e");
    row("condition is a boolean", withEdges(R"({"id":"e","from":"a","to":"b","condition":true})"),
        "WORKFLOW_INVALID pointer=/edges/0/condition expected=string edge=e");
    row("two edges, one id", withEdges(R"({"id":"e","from":"a","to":"b"},{"id":"e","from":"b","to":"c"})"),
        "EDGE_ID_DUPLICATE edge=e pointer=/edges/1/id");
}

void WorkflowTest::filesThatAreNotUnderstoodAreRefused()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, expected);
    const auto workflow = Workflow::fromJson(parsedJson(text.toStdString()));
    QVERIFY(!workflow);
    QCOMPARE(QByteArray::fromStdString(describe(workflow.error())), expected);
}

void WorkflowTest::missingEdgesAndLayoutAreAddedOnlyWhenNeeded()
{
    const std::string text =
        R"({"schemaVersion":1,"workspace":"acme","vertices":[{"id":"a","type":"ENTRY_POINT"}]})";
    auto workflow = Workflow::fromJson(parsedJson(text));
    QVERIFY(workflow);
    QCOMPARE(json::printCompact(workflow->toJson()), text);
    workflow->setPosition(VertexId{"a"}, {0, 0});
    QVERIFY(workflow->toJson().find("layout"));
    QVERIFY(!workflow->toJson().find("edges"));
}

void WorkflowTest::fiveThousandVerticesGrowShrinkAndMove()
{
    Workflow workflow = Workflow::create("acme", "Large");
    const auto id = [](int number) { return VertexId{"v" + std::to_string(number)}; };
    for (int number = 0; number < 5000; ++number) {
        workflow.appendVertex(Vertex::create(id(number), VertexType::Transform, "Step"));
        workflow.setPosition(id(number), {20.0 * number, 0});
        // A hub: each new edge joins the longest list of neighbours.
        if (number > 0)
            workflow.appendEdge(Edge::create(EdgeId{"e" + std::to_string(number)}, id(0), id(number)));
    }
    for (int round = 0; round < 10; ++round) {
        for (int number = 0; number < 5000; ++number)
            workflow.setPosition(id(number), {20.0 * number, 20.0 * round});
    }
    QCOMPARE(workflow.outgoing(id(0)).size(), std::size_t(4999));
    QCOMPARE(workflow.outgoing(id(0))[4998].to(), id(4999));
    QCOMPARE(workflow.position(id(4321))->y, 180.0);

    const auto read = Workflow::fromJson(workflow.toJson());
    QVERIFY(read);
    QCOMPARE(read->vertices().size(), std::size_t(5000));
    for (int number = 4999; number > 0; --number) {
        workflow.removeEdge(EdgeId{"e" + std::to_string(number)});
        workflow.removeVertex(id(number));
    }
    QCOMPARE(workflow.vertices().size(), std::size_t(1));
    QCOMPARE(workflow.toJson().find("layout")->size(), std::size_t(1));
}

QTEST_APPLESS_MAIN(WorkflowTest)
#include "workflow_test.moc"
