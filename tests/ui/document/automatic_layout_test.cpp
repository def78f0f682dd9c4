#include "ui/document/automatic_layout.h"

#include <QTest>

#include <cmath>
#include <set>

using namespace schemabridge;

namespace {

/// Edges are written `a>b c>d`; vertices come in the order in which they are named.
workflow::Workflow graph(const QString &edges)
{
    auto workflow = workflow::Workflow::create("test", "test");
    int number = 0;
    for (const QString &edge : edges.split(u' ')) {
        const QStringList ends = edge.split(u'>');
        for (const QString &end : ends) {
            const VertexId id{end.toStdString()};
            if (!workflow.findVertex(id))
                workflow.appendVertex(workflow::Vertex::create(id, workflow::VertexType::Transform, ""));
        }
        if (ends.size() == 2)
            workflow.appendEdge(workflow::Edge::create(EdgeId{"e" + std::to_string(++number)},
                                                       VertexId{ends[0].toStdString()},
                                                       VertexId{ends[1].toStdString()}));
    }
    return workflow;
}

} // namespace

class AutomaticLayoutTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyEdgeLeadsToTheRight();
    void aChainIsAStraightLine();
    void branchesStandApartAndTheirMergeBetweenThem();
    void noTwoVerticesShareAPlace();
    void aCycleIsLaidOutToo();
    void allStandOnTheGrid();
};

void AutomaticLayoutTest::everyEdgeLeadsToTheRight()
{
    const auto workflow = graph(QStringLiteral("a>b a>c c>d b>d d>e a>e"));
    const auto places = ui::automaticLayout(workflow);
    for (const workflow::Edge &edge : workflow.edges())
        QVERIFY(places.at(edge.from()).x() < places.at(edge.to()).x());
}

void AutomaticLayoutTest::aChainIsAStraightLine()
{
    const auto places = ui::automaticLayout(graph(QStringLiteral("a>b b>c c>d")));
    for (const auto &[id, place] : places)
        QCOMPARE(place.y(), 0.0);
}

void AutomaticLayoutTest::branchesStandApartAndTheirMergeBetweenThem()
{
    const auto places = ui::automaticLayout(graph(QStringLiteral("a>b a>c b>d c>d")));
    const double b = places.at(VertexId{"b"}).y();
    const double c = places.at(VertexId{"c"}).y();
    QVERIFY(std::abs(b - c) >= ui::layoutRowStep);
    QVERIFY(std::abs(places.at(VertexId{"d"}).y() - (b + c) / 2) <= ui::gridStep);
}

void AutomaticLayoutTest::noTwoVerticesShareAPlace()
{
    const auto workflow = graph(QStringLiteral("a>b a>c a>d a>e b>f c>f d>g e>g f>h g>h x>h y"));
    const auto places = ui::automaticLayout(workflow);
    QCOMPARE(places.size(), workflow.vertices().size());
    std::set<std::pair<double, double>> taken;
    for (const auto &[id, place] : places)
        QVERIFY(taken.emplace(place.x(), place.y()).second);
}

void AutomaticLayoutTest::aCycleIsLaidOutToo()
{
    QCOMPARE(ui::automaticLayout(graph(QStringLiteral("a>b b>c c>a c>d"))).size(), 4U);
}

void AutomaticLayoutTest::allStandOnTheGrid()
{
    for (const auto &[id, place] : ui::automaticLayout(graph(QStringLiteral("a>b a>c a>d b>e c>e")))) {
        QCOMPARE(std::fmod(place.x(), ui::gridStep), 0.0);
        QCOMPARE(std::fmod(place.y(), ui::gridStep), 0.0);
    }
}

QTEST_APPLESS_MAIN(AutomaticLayoutTest)
#include "automatic_layout_test.moc"
