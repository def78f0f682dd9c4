#include "ui/document/workflow_document.h"

#include "ui/document/default_config.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <functional>

using namespace schemabridge;
using namespace schemabridge::ui;
using workflow::VertexType;

namespace {

/// Odd spellings on purpose: what an edit does not touch must stay as it is.
const QByteArray fileText = [] {
    QFile file(QStringLiteral(SCHEMABRIDGE_SOURCE_DIR "/tests/data/document/odd-spellings.workflow.json"));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}();

VertexId vertexId(const char *id)
{
    return VertexId{id};
}

EdgeId edgeId(const char *id)
{
    return EdgeId{id};
}

} // namespace

class WorkflowDocumentTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void everyVerbIsOneStepThatUndoAndRedoRepeatExactly_data();
    void everyVerbIsOneStepThatUndoAndRedoRepeatExactly();
    void whatChangesNothingIsNoStep();
    void typingIsOneStepUntilItEnds();
    void typingBackIsNoStep();
    void edgesOfADeletedVertexGoAndComeBackWithIt();
    void selectionComesBackWithUndo();
    void anEdgeThatIsNotAllowedIsRefusedWithItsReason();
    void eachActionIsAnnouncedOnce();
    void movingChangesNothingButTheLayout();
    void aFileWithoutLayoutStaysSoUntilSomethingMoves();
    void savingKeepsWhatIsNotUnderstood();
    void aFileChangedOutsideIsNotOverwritten();
    void anUnreadableFileChangesNothing();
    void pastedVerticesGetFreeIds();
    void findingsFollowTheWorkflow();

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<WorkflowDocument> m_document;
    QString m_path;

    void write(const QString &path, const QByteArray &text);
};

void WorkflowDocumentTest::write(const QString &path, const QByteArray &text)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(text), text.size());
}

void WorkflowDocumentTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_path = m_folder->filePath(QStringLiteral("orders.workflow.json"));
    write(m_path, fileText);
    m_document = std::make_unique<WorkflowDocument>();
    QVERIFY(m_document->open(m_path));
}

using Verb = std::function<void(WorkflowDocument &)>;
Q_DECLARE_METATYPE(Verb)

void WorkflowDocumentTest::everyVerbIsOneStepThatUndoAndRedoRepeatExactly_data()
{
    QTest::addColumn<Verb>("verb");
    const auto row = [](const char *name, Verb verb) { QTest::newRow(name) << std::move(verb); };
    row("addVertex", [](auto &d) { d.addVertex(VertexType::Merge, {40, 200}); });
    row("addVertexAfter", [](auto &d) {
        (void)d.addVertexAfter(vertexId("ship"), VertexType::Gateway, {1200, 0});
    });
    row("addVertexInEdge", [](auto &d) { d.addVertexInEdge(edgeId("e3"), VertexType::Transform, {760, 0}); });
    row("moveVertices", [](auto &d) {
        d.moveVertices({{vertexId("start"), {20, 20}}, {vertexId("charge"), {320, 20}}});
    });
    row("nudgeSelection", [](auto &d) {
        d.selectVertex(vertexId("charge"));
        d.nudgeSelection({20, 0});
    });
    row("renameVertex",
        [](auto &d) { d.renameVertex(vertexId("charge"), QStringLiteral("Charge the card")); });
    row("renameVertex to nothing", [](auto &d) { d.renameVertex(vertexId("charge"), {}); });
    row("setVertexConfig", [](auto &d) { d.setVertexConfig(vertexId("charge"), json::Value::object({})); });
    row("setVertexConfigMember", [](auto &d) {
        d.setVertexConfigMember(vertexId("charge"), "/headers/Idempotency-Key",
                                json::Value::string("= payload.id"));
    });
    row("remove a config member",
        [](auto &d) { d.setVertexConfigMember(vertexId("charge"), "/method", std::nullopt); });
    row("connectVertices", [](auto &d) { (void)d.connectVertices(vertexId("ship"), vertexId("stop")); });
    row("reconnectEdge", [](auto &d) {
        (void)d.reconnectEdge(edgeId("e4"), vertexId("check"), vertexId("charge"));
        (void)d.reconnectEdge(edgeId("e1"), vertexId("start"), vertexId("check"));
    });
    row("setEdgeCondition", [](auto &d) { d.setEdgeCondition(edgeId("e3"), QStringLiteral("= false")); });
    row("remove a condition", [](auto &d) { d.setEdgeCondition(edgeId("e3"), {}); });
    row("setEdgeName", [](auto &d) { d.setEdgeName(edgeId("e2"), QStringLiteral("paid")); });
    row("reorderEdge", [](auto &d) { d.reorderEdge(edgeId("e4"), 0); });
    row("removeSelection of a vertex", [](auto &d) {
        d.selectVertex(vertexId("check"));
        d.removeSelection();
    });
    row("removeSelection of all", [](auto &d) {
        d.selectAll();
        d.removeSelection();
    });
    row("duplicateSelection", [](auto &d) {
        d.selectAll();
        d.duplicateSelection();
    });
    row("paste", [](auto &d) {
        d.selectAll();
        QVERIFY(d.paste(d.copySelection(), {500, 500}));
    });
    row("setWorkflowName", [](auto &d) { d.setWorkflowName(QStringLiteral("Other")); });
    row("setWorkspace", [](auto &d) { d.setWorkspace(QStringLiteral("other")); });
    row("layOut", [](auto &d) { d.layOut(); });
}

void WorkflowDocumentTest::everyVerbIsOneStepThatUndoAndRedoRepeatExactly()
{
    QFETCH(Verb, verb);
    QUndoStack &stack = m_document->undoStack();
    QCOMPARE(m_document->text(), fileText);
    verb(*m_document);
    const QByteArray edited = m_document->text();
    QVERIFY(edited != fileText);
    QCOMPARE(stack.count(), 1);
    QVERIFY(!stack.undoText().isEmpty());
    for (int round = 0; round < 2; ++round) {
        stack.undo();
        QCOMPARE(m_document->text(), fileText);
        QVERIFY(!m_document->isModified());
        stack.redo();
        QCOMPARE(m_document->text(), edited);
        QVERIFY(m_document->isModified());
    }
}

void WorkflowDocumentTest::whatChangesNothingIsNoStep()
{
    m_document->renameVertex(vertexId("charge"), QStringLiteral("Charge"));
    m_document->moveVertices({{vertexId("check"), {600, 0}}});
    m_document->setEdgeCondition(edgeId("e3"), QStringLiteral("= response.status < 300"));
    m_document->reorderEdge(edgeId("e3"), 0);
    m_document->setWorkflowName({});
    m_document->clearSelection();
    m_document->removeSelection();
    QCOMPARE(m_document->undoStack().count(), 0);
}

void WorkflowDocumentTest::typingIsOneStepUntilItEnds()
{
    for (const char *text : {"P", "Pa", "Pay"})
        m_document->renameVertex(vertexId("charge"), QLatin1StringView(text));
    QCOMPARE(m_document->undoStack().count(), 1);
    m_document->endTyping();
    m_document->renameVertex(vertexId("charge"), QStringLiteral("Payment"));
    QCOMPARE(m_document->undoStack().count(), 2);
    m_document->undoStack().undo();
    QCOMPARE(m_document->displayName(vertexId("charge")), QStringLiteral("Pay"));
    m_document->undoStack().undo();
    QCOMPARE(m_document->displayName(vertexId("charge")), QStringLiteral("Charge"));
}

void WorkflowDocumentTest::typingBackIsNoStep()
{
    m_document->renameVertex(vertexId("charge"), QStringLiteral("Charg"));
    m_document->renameVertex(vertexId("charge"), QStringLiteral("Charge"));
    QCOMPARE(m_document->undoStack().count(), 0);
    QVERIFY(!m_document->isModified());
}

void WorkflowDocumentTest::edgesOfADeletedVertexGoAndComeBackWithIt()
{
    m_document->selectVertex(vertexId("check"));
    m_document->removeSelection();
    QVERIFY(!m_document->vertex(vertexId("check")));
    QCOMPARE(m_document->workflow().edges().size(), 1U);
    m_document->undoStack().undo();
    QCOMPARE(m_document->workflow().edges().size(), 4U);
}

void WorkflowDocumentTest::selectionComesBackWithUndo()
{
    m_document->selectVertex(vertexId("check"));
    const Selection before = m_document->selection();
    m_document->removeSelection();
    QVERIFY(m_document->selection().isEmpty());
    m_document->undoStack().undo();
    QVERIFY(m_document->selection() == before);
    m_document->undoStack().redo();
    QVERIFY(m_document->selection().isEmpty());
}

void WorkflowDocumentTest::anEdgeThatIsNotAllowedIsRefusedWithItsReason()
{
    const auto refused = m_document->connectVertices(vertexId("ship"), vertexId("charge"));
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::GraphHasCycle);
    QCOMPARE(m_document->connectVertices(vertexId("ship"), vertexId("start")).error().code,
             ErrorCode::EdgeIntoEntryPoint);
    QCOMPARE(m_document->undoStack().count(), 0);
}

void WorkflowDocumentTest::eachActionIsAnnouncedOnce()
{
    int announced = 0;
    DocumentChange last;
    connect(m_document.get(), &WorkflowDocument::changed, this, [&](const DocumentChange &change) {
        ++announced;
        last = change;
    });
    m_document->selectVertex(vertexId("check"));
    m_document->removeSelection();
    QCOMPARE(announced, 1);
    QVERIFY(last.vertices.at(vertexId("check")).testFlag(VertexPart::Presence));
    QCOMPARE(last.edges.size(), 3U);
    m_document->undoStack().undo();
    QCOMPARE(announced, 2);
    m_document->renameVertex(vertexId("charge"), QStringLiteral("Pay"));
    QCOMPARE(last.vertices.at(vertexId("charge")), VertexParts(VertexPart::Name));
}

void WorkflowDocumentTest::movingChangesNothingButTheLayout()
{
    DocumentChange last;
    connect(m_document.get(), &WorkflowDocument::changed, this,
            [&](const DocumentChange &change) { last = change; });
    m_document->moveVertices({{vertexId("charge"), {320, 40}}});
    QVERIFY(!last.changesMeaning());
    const QByteArray moved = m_document->text();
    const auto layoutOf = [](const QByteArray &text) { return text.indexOf("\"layout\""); };
    QCOMPARE(moved.left(layoutOf(moved)), fileText.left(layoutOf(fileText)));
    QVERIFY(moved.contains("\"pinned\": true"));
}

void WorkflowDocumentTest::aFileWithoutLayoutStaysSoUntilSomethingMoves()
{
    const QByteArray bare =
        "{\"schemaVersion\":1,\"workspace\":\"w\",\"vertices\":[{\"id\":\"a\",\"type\":\"ENTRY_POINT\","
        "\"config\":{}},{\"id\":\"b\",\"type\":\"MERGE\",\"config\":{}}],\"edges\":[{\"id\":\"e\","
        "\"from\":\"a\",\"to\":\"b\"}]}"
        "\n";
    write(m_path, bare);
    QVERIFY(m_document->open(m_path));
    QCOMPARE(m_document->text(), bare);
    QVERIFY(m_document->position(vertexId("a")).x() < m_document->position(vertexId("b")).x());
    const QPointF b = m_document->position(vertexId("b"));
    m_document->moveVertices({{vertexId("a"), {-500, -500}}});
    QCOMPARE(m_document->position(vertexId("b")), b);
    m_document->undoStack().undo();
    QCOMPARE(m_document->text(), bare);
}

void WorkflowDocumentTest::savingKeepsWhatIsNotUnderstood()
{
    m_document->renameVertex(vertexId("charge"), QStringLiteral("Charge the card"));
    QVERIFY(m_document->save());
    QVERIFY(!m_document->isModified());
    QFile file(m_path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QByteArray expected = fileText;
    expected.replace("\"name\": \"Charge\"", "\"name\": \"Charge the card\"");
    QCOMPARE(file.readAll(), expected);
}

void WorkflowDocumentTest::aFileChangedOutsideIsNotOverwritten()
{
    const QByteArray other = QByteArray(fileText).replace("Orders", "Others");
    write(m_path, other);
    m_document->renameVertex(vertexId("charge"), QStringLiteral("Pay"));
    const Status refused = m_document->save();
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::FileChangedOutside);
    QFile file(m_path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), other);
    QVERIFY(m_document->isModified());
    QVERIFY(m_document->save(workflow::OutsideChange::Overwrite));
}

void WorkflowDocumentTest::anUnreadableFileChangesNothing()
{
    const QString broken = m_folder->filePath(QStringLiteral("broken.json"));
    write(broken, "{ \"schemaVersion\": 1, ");
    const QSignalSpy changed(m_document.get(), &WorkflowDocument::changed);
    QVERIFY(!m_document->open(broken));
    QCOMPARE(m_document->filePath(), m_path);
    QCOMPARE(m_document->text(), fileText);
    QCOMPARE(changed.count(), 0);
}

void WorkflowDocumentTest::pastedVerticesGetFreeIds()
{
    m_document->selectAll();
    const QByteArray copied = m_document->copySelection();
    QVERIFY(m_document->paste(copied, {0, 600}));
    QCOMPARE(m_document->workflow().vertices().size(), 10U);
    QCOMPARE(m_document->workflow().edges().size(), 8U);
    QCOMPARE(m_document->selection().vertices.size(), 5U);
    QVERIFY(!m_document->paste("no workflow", {}));
}

void WorkflowDocumentTest::findingsFollowTheWorkflow()
{
    QSignalSpy spy(m_document.get(), &WorkflowDocument::findingsChanged);
    const std::size_t before = m_document->findings().size();
    m_document->setVertexConfigMember(vertexId("charge"), "/url", json::Value::string(""));
    QVERIFY(m_document->findings().size() > before);
    QVERIFY(spy.wait());
}

QTEST_GUILESS_MAIN(WorkflowDocumentTest)
#include "workflow_document_test.moc"
