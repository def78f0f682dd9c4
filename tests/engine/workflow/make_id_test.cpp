#include "engine/json/value.h"
#include "engine/workflow/make_id.h"
#include "tests/engine/workflow/small_workflow.h"

#include <QTest>

using namespace schemabridge;
using namespace schemabridge::workflow;

class MakeIdTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void idsAreMadeFromNames_data();
    void idsAreMadeFromNames();
    void takenIdsGetANumber();
    void longNamesStayWithinTheirLength();
    void edgeIdsAreFree();
};

void MakeIdTest::idsAreMadeFromNames_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("id");

    QTest::newRow("words") << QStringLiteral("Charge the card") << QStringLiteral("charge_the_card");
    QTest::newRow("signs") << QStringLiteral("  Paid? -- (really!) ") << QStringLiteral("paid_really");
    QTest::newRow("umlauts") << QStringLiteral(u"Größe prüfen") << QStringLiteral("groesse_pruefen");
    QTest::newRow("accents") << QStringLiteral(u"Café À la carte") << QStringLiteral("cafe_a_la_carte");
    QTest::newRow("digit first") << QStringLiteral("2nd try") << QStringLiteral("_2nd_try");
    QTest::newRow("no letters") << QStringLiteral(u"支払い") << QStringLiteral("vertex");
    QTest::newRow("empty") << QString() << QStringLiteral("vertex");
    QTest::newRow("word of the expression language") << QStringLiteral("And") << QStringLiteral("_and");
}

void MakeIdTest::idsAreMadeFromNames()
{
    QFETCH(QString, name);
    QFETCH(QString, id);
    const VertexId made = makeVertexId(smallWorkflow({}, {}), name.toStdString());
    QCOMPARE(QString::fromStdString(made.value), id);
}

void MakeIdTest::takenIdsGetANumber()
{
    const Workflow workflow = smallWorkflow({"T charge", "T charge_2"}, {});
    QCOMPARE(makeVertexId(workflow, "Charge").value, std::string("charge_3"));
}

void MakeIdTest::longNamesStayWithinTheirLength()
{
    Workflow workflow = smallWorkflow({}, {});
    const std::string name(500, 'x');
    const VertexId first = makeVertexId(workflow, name);
    workflow.appendVertex(Vertex::create(first, VertexType::Merge, name));
    const VertexId second = makeVertexId(workflow, name);
    QCOMPARE(first.value.size(), std::size_t(60));
    QCOMPARE(second.value.size(), std::size_t(60));
    QVERIFY(first != second);
}

void MakeIdTest::edgeIdsAreFree()
{
    Workflow workflow = smallWorkflow({"T a", "T b"}, {});
    QCOMPARE(makeEdgeId(workflow).value, std::string("e1"));
    workflow.appendEdge(Edge::create(EdgeId{"e2"}, VertexId{"a"}, VertexId{"b"}));
    QCOMPARE(makeEdgeId(workflow).value, std::string("e3"));
}

QTEST_APPLESS_MAIN(MakeIdTest)
#include "make_id_test.moc"
