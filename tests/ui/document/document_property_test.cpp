#include "ui/document/workflow_document.h"

#include <QRandomGenerator>
#include <QTest>

#include <array>
#include <map>

using namespace schemabridge;
using namespace schemabridge::ui;

namespace {

constexpr int editCount = 2000;
constexpr std::size_t vertexCountMax = 40;

/// Does one random thing to a document.
class RandomEditor {
public:
    RandomEditor(WorkflowDocument &document, quint32 seed) : m_document(document), m_random(seed) {}

    void edit()
    {
        if (m_document.workflow().vertices().size() > vertexCountMax)
            return thinOut();
        select();
        switch (m_random.bounded(15)) {
        case 0:
        case 1:
        case 2:
            m_document.addVertex(type(), point());
            return;
        case 3:
            m_document.duplicateSelection();
            return;
        case 4:
            m_document.moveVertices({{vertex(), point()}, {vertex(), point()}});
            return;
        case 5:
            m_document.nudgeSelection({20, -20});
            return;
        case 6:
        case 7:
            (void)m_document.connectVertices(vertex(), vertex());
            return;
        case 8:
            m_document.removeSelection();
            return;
        case 9:
            m_document.setWorkflowName(text());
            return;
        case 10:
            m_document.layOut();
            return;
        case 11:
            (void)m_document.addVertexAfter(vertex(), type(), point());
            return;
        default:
            editElement();
        }
    }

private:
    /// Keeps the workflow at a size that people draw.
    void thinOut()
    {
        Selection selection;
        for (const workflow::Vertex &vertex : m_document.workflow().vertices()) {
            if (m_random.bounded(2) == 0)
                selection.vertices.insert(vertex.id());
        }
        m_document.setSelection(selection);
        m_document.removeSelection();
    }

    void editElement()
    {
        const VertexId id = vertex();
        if (m_document.vertex(id) && m_random.bounded(2) == 0) {
            if (m_random.bounded(2) == 0)
                m_document.renameVertex(id, text());
            else
                m_document.setVertexConfigMember(id, "/headers/key",
                                                 json::Value::string(text().toStdString()));
        }
        const EdgeId edge = edgeId();
        if (!m_document.edge(edge))
            return;
        switch (m_random.bounded(5)) {
        case 0:
            m_document.setEdgeCondition(edge, text());
            return;
        case 1:
            m_document.setEdgeName(edge, text());
            return;
        case 2:
            m_document.reorderEdge(edge, static_cast<std::size_t>(m_random.bounded(3)));
            return;
        case 3:
            (void)m_document.reconnectEdge(edge, vertex(), vertex());
            return;
        default:
            m_document.addVertexInEdge(edge, type(), point());
        }
    }

    void select()
    {
        Selection selection;
        for (int count = m_random.bounded(3); count > 0; --count)
            selection.vertices.insert(vertex());
        if (m_random.bounded(3) == 0)
            selection.edges.insert(edgeId());
        m_document.setSelection(selection);
    }

    VertexId vertex()
    {
        const auto &vertices = m_document.workflow().vertices();
        return vertices.empty() ? VertexId{"none"} : vertices[index(vertices.size())].id();
    }

    EdgeId edgeId()
    {
        const auto &edges = m_document.workflow().edges();
        return edges.empty() ? EdgeId{"none"} : edges[index(edges.size())].id();
    }

    std::size_t index(std::size_t size)
    {
        return static_cast<std::size_t>(m_random.bounded(static_cast<int>(size)));
    }
    workflow::VertexType type() { return workflow::vertexTypes[index(workflow::vertexTypes.size())]; }
    QPointF point() { return {m_random.bounded(-50, 50) * 20.0, m_random.bounded(-50, 50) * 20.0}; }

    QString text()
    {
        static const std::array texts = {"", "a", "Überweisung", "= payload.id", "quote \" and \\", "1.10"};
        return QString::fromUtf8(texts[index(texts.size())]);
    }

    WorkflowDocument &m_document;
    QRandomGenerator m_random;
};

/// Spelled so that a careless round trip would show.
const QByteArray startText = R"({
  "schemaVersion": 1, "workspace": "w",
  "vertices": [ {"id":"a", "type":"ENTRY_POINT", "config":{"n":1.10}},  {"id":"b","type":"CONDITION","config":{}} ],
  "edges": [ {"id":"x","from":"a","to":"b","odd":12345678901234567890} ],
  "extra": [ 1.0, 2 ]
}
)";

} // namespace

class DocumentPropertyTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void undoingAllAndRedoingAllGiveTheSameBytes_data();
    void undoingAllAndRedoingAllGiveTheSameBytes();
};

void DocumentPropertyTest::undoingAllAndRedoingAllGiveTheSameBytes_data()
{
    QTest::addColumn<quint32>("seed");
    for (const quint32 seed : {1U, 20260326U})
        QTest::addRow("seed=%u", seed) << seed;
}

void DocumentPropertyTest::undoingAllAndRedoingAllGiveTheSameBytes()
{
    QFETCH(quint32, seed);
    WorkflowDocument document;
    QVERIFY(document.openSample(QStringLiteral("start"), startText));
    RandomEditor editor(document, seed);
    QUndoStack &stack = document.undoStack();
    // The bytes at a few depths of the history; each must come back on the way down and up.
    std::map<int, QByteArray> known;
    for (int edit = 0; edit < editCount; ++edit) {
        editor.edit();
        known.erase(known.upper_bound(stack.index()), known.end());
        if (edit % 50 == 0) {
            document.endTyping();
            known[stack.index()] = document.text();
        }
    }
    document.endTyping();
    const QByteArray end = document.text();
    for (auto depth = known.rbegin(); depth != known.rend(); ++depth) {
        stack.setIndex(depth->first);
        QCOMPARE(document.text(), depth->second);
    }
    stack.setIndex(0);
    QCOMPARE(document.text(), startText);
    for (const auto &[index, text] : known) {
        stack.setIndex(index);
        QCOMPARE(document.text(), text);
    }
    stack.setIndex(stack.count());
    QCOMPARE(document.text(), end);
}

QTEST_GUILESS_MAIN(DocumentPropertyTest)
#include "document_property_test.moc"
