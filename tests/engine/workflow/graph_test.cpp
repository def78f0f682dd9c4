#include "engine/workflow/can_connect.h"
#include "engine/workflow/graph.h"
#include "tests/engine/workflow/small_workflow.h"

#include <QTest>

using namespace schemabridge;
using namespace schemabridge::workflow;

namespace {

std::string joined(const std::vector<VertexId> &ids)
{
    std::string text;
    for (const VertexId &id : ids)
        text += (text.empty() ? "" : " ") + id.value;
    return text;
}

Workflow chain(int length)
{
    Workflow workflow = Workflow::create("acme", "Chain");
    const auto id = [](int number) { return VertexId{"v" + std::to_string(number)}; };
    for (int number = 0; number < length; ++number)
        workflow.appendVertex(Vertex::create(id(number), VertexType::Transform, {}));
    for (int number = 1; number < length; ++number)
        workflow.appendEdge(Edge::create(EdgeId{"e" + std::to_string(number)}, id(number - 1), id(number)));
    return workflow;
}

} // namespace

class GraphTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cyclesAreFoundAndNamed();
    void orderFollowsEdgesThenTheFile();
    void reachabilityFollowsEdgesForwards();
    void shortestPathIsFound();
    void longChainsDoNotExhaustTheStack();
    void connectingObeysTheRules_data();
    void connectingObeysTheRules();
    void movedEdgeDoesNotStandInItsOwnWay();
};

void GraphTest::cyclesAreFoundAndNamed()
{
    QCOMPARE(joined(findCycle(smallWorkflow({"T a", "T b", "T c"}, {"a>b", "b>c", "a>c"}))), std::string());
    QCOMPARE(joined(findCycle(smallWorkflow({"T a", "T b", "T c", "T d"}, {"a>c", "c>d", "d>b", "b>c"}))),
             std::string("b c d"));
    QCOMPARE(joined(findCycle(smallWorkflow({"T a"}, {"a>a"}))), std::string("a"));
    QCOMPARE(joined(findCycle(smallWorkflow({"T a"}, {"a>gone", "gone>a"}))), std::string());
    QCOMPARE(cycleText({VertexId{"b"}, VertexId{"c"}}), std::string("b -> c -> b"));
}

void GraphTest::orderFollowsEdgesThenTheFile()
{
    const auto order = topologicalOrder(smallWorkflow({"T d", "T b", "T a", "T c"}, {"a>b", "b>c", "c>d"}));
    QVERIFY(order);
    QCOMPARE(joined(*order), std::string("a b c d"));
    const auto independent = topologicalOrder(smallWorkflow({"T c", "T b", "T a"}, {"b>a"}));
    QCOMPARE(joined(*independent), std::string("c b a"));
    const auto cyclic = topologicalOrder(smallWorkflow({"T a", "T b"}, {"a>b", "b>a"}));
    QVERIFY(!cyclic);
    QCOMPARE(describe(cyclic.error()), std::string("GRAPH_HAS_CYCLE vertices=a -> b -> a"));
}

void GraphTest::reachabilityFollowsEdgesForwards()
{
    const Workflow workflow = smallWorkflow({"T a", "T b", "T c", "T d"}, {"a>b", "b>c", "d>a", "b>gone"});
    const VertexId start{"a"};
    const auto reached = reachableFrom(workflow, {&start, 1});
    QCOMPARE(reached.size(), std::size_t(3));
    QVERIFY(reached.contains(VertexId{"c"}) && !reached.contains(VertexId{"d"}));
}

void GraphTest::shortestPathIsFound()
{
    const Workflow workflow = smallWorkflow({"T a", "T b", "T c", "T d"}, {"a>b", "b>c", "c>d", "b>d"});
    QCOMPARE(joined(findPath(workflow, VertexId{"a"}, VertexId{"d"})), std::string("a b d"));
    QCOMPARE(joined(findPath(workflow, VertexId{"d"}, VertexId{"a"})), std::string());
    QCOMPARE(joined(findPath(workflow, VertexId{"a"}, VertexId{"a"})), std::string("a"));
    QCOMPARE(joined(findPath(workflow, VertexId{"gone"}, VertexId{"gone"})), std::string());
}

void GraphTest::longChainsDoNotExhaustTheStack()
{
    Workflow workflow = chain(30'000);
    QVERIFY(findCycle(workflow).empty());
    QCOMPARE(topologicalOrder(workflow)->size(), std::size_t(30'000));
    const auto reason = whyNotConnect(workflow, VertexId{"v29999"}, VertexId{"v0"});
    QVERIFY(reason && reason->code == ErrorCode::GraphHasCycle);
    workflow.appendEdge(Edge::create(EdgeId{"back"}, VertexId{"v29999"}, VertexId{"v0"}));
    QCOMPARE(findCycle(workflow).size(), std::size_t(30'000));
}

void GraphTest::connectingObeysTheRules_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<QByteArray>("reason");

    QTest::newRow("forwards") << QByteArray("start") << QByteArray("c") << QByteArray();
    QTest::newRow("second way to the same vertex") << QByteArray("b") << QByteArray("d") << QByteArray();
    QTest::newRow("to itself") << QByteArray("a") << QByteArray("a") << QByteArray("EDGE_TO_ITSELF vertex=a");
    QTest::newRow("into an entry point")
        << QByteArray("d") << QByteArray("start") << QByteArray("EDGE_INTO_ENTRY_POINT vertex=start");
    QTest::newRow("a second time") << QByteArray("a") << QByteArray("b")
                                   << QByteArray("EDGE_DUPLICATE from=a to=b edge=a-b");
    QTest::newRow("straight back") << QByteArray("b") << QByteArray("a")
                                   << QByteArray("GRAPH_HAS_CYCLE vertices=b -> a -> b");
    QTest::newRow("back over others")
        << QByteArray("c") << QByteArray("a") << QByteArray("GRAPH_HAS_CYCLE vertices=c -> a -> b -> c");
    QTest::newRow("from nowhere") << QByteArray("gone") << QByteArray("a")
                                  << QByteArray("VERTEX_UNKNOWN vertex=gone");
    QTest::newRow("to nowhere") << QByteArray("a") << QByteArray("gone")
                                << QByteArray("VERTEX_UNKNOWN vertex=gone");
}

void GraphTest::connectingObeysTheRules()
{
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QFETCH(QByteArray, reason);
    const Workflow workflow =
        smallWorkflow({"E start", "T a", "T b", "T c", "T d"}, {"start>a", "a>b", "b>c"});
    const auto found = whyNotConnect(workflow, VertexId{from.toStdString()}, VertexId{to.toStdString()});
    QCOMPARE(found ? QByteArray::fromStdString(describe(*found)) : QByteArray(), reason);
}

void GraphTest::movedEdgeDoesNotStandInItsOwnWay()
{
    const Workflow workflow = smallWorkflow({"E start", "T a", "T b"}, {"start>a", "a>b"});
    QVERIFY(whyNotConnect(workflow, VertexId{"b"}, VertexId{"a"}));
    QVERIFY(!whyNotReconnect(workflow, EdgeId{"a-b"}, VertexId{"b"}, VertexId{"a"}));
    QVERIFY(!whyNotReconnect(workflow, EdgeId{"a-b"}, VertexId{"a"}, VertexId{"b"}));
    QVERIFY(whyNotReconnect(workflow, EdgeId{"start-a"}, VertexId{"a"}, VertexId{"b"}));
}

QTEST_APPLESS_MAIN(GraphTest)
#include "graph_test.moc"
