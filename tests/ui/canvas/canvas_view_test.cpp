#include "ui/canvas/canvas_view.h"

#include "ui/canvas/inline_editor.h"
#include "ui/canvas/items/edge_item.h"
#include "ui/canvas/items/vertex_item.h"
#include "ui/canvas/vertex_geometry.h"
#include "ui/canvas/vertex_menu.h"
#include "ui/document/automatic_layout.h"

#include <QApplication>
#include <QDropEvent>
#include <QMenu>
#include <QMimeData>
#include <QTest>
#include <QWheelEvent>

using namespace schemabridge;
using namespace schemabridge::ui;
using workflow::VertexType;

class CanvasViewTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void placingPutsAVertexWhereTheMouseIs();
    void aTypeDroppedFromThePaletteBecomesAVertex();
    void aVertexPlacedOnAnEdgeGoesInBetween();
    void draggingFromAPortConnects();
    void aRefusedConnectionChangesNothing();
    void anEdgeDroppedIntoTheVoidOffersTheNextVertex();
    void draggingMovesOnTheGridAndIsOneStep();
    void severalMoveTogetherAndKeepTheirDistance();
    void escapeGivesAMoveUp();
    void theRubberBandSelectsWhatItTouches();
    void shiftClickAddsToTheSelection();
    void deleteRemovesTheSelection();
    void arrowsMoveTheSelection();
    void tabWalksOverTheVerticesAndThenLeaves();
    void enterEditsTheName();
    void escapeLeavesTheNameAsItWas();
    void doubleClickEditsTheConditionOfAnEdge();
    void selectAllSelectsVerticesAndEdges();
    void zoomKeepsThePlaceUnderTheMouse();
    void fitShowsEverything();
    void theMiddleButtonPans();
    void undoBringsItemsBack();
    void everyZoomDrawsEveryState();

private:
    QPoint onView(QPointF place) const { return m_view->mapFromScene(place); }
    QPoint middleOf(const VertexId &id) const
    {
        return onView(m_document->position(id) + QPointF(cardWidth, cardHeight) / 2 + QPointF(-20, -20));
    }
    QPoint portOf(const VertexId &id) const { return onView(outputPort(m_document->position(id))); }
    void drag(QPoint from, QPoint to, Qt::KeyboardModifiers modifiers = {});
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(m_view.get(), key, modifiers);
    }
    InlineEditor *editor() const { return m_view->findChild<InlineEditor *>(); }

    std::unique_ptr<WorkflowDocument> m_document;
    std::unique_ptr<RunOverlay> m_overlay;
    std::unique_ptr<CanvasView> m_view;
    VertexId m_start;
    VertexId m_call;
    VertexId m_end;
};

void CanvasViewTest::init()
{
    m_document = std::make_unique<WorkflowDocument>();
    m_overlay = std::make_unique<RunOverlay>();
    m_view = std::make_unique<CanvasView>(*m_document, *m_overlay);
    m_view->resize(1200, 700);
    m_view->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
    m_start = m_document->addVertex(VertexType::EntryPoint, {0, 0}, QStringLiteral("Start"));
    m_call = m_document->addVertex(VertexType::Gateway, {320, 0}, QStringLiteral("Call"));
    m_end = m_document->addVertex(VertexType::Transform, {640, 0}, QStringLiteral("End"));
    m_document->clearSelection();
    m_view->setZoom(1);
    m_view->centerOn(m_view->canvas().contentRectangle().center());
    m_view->setFocus();
}

void CanvasViewTest::cleanup()
{
    m_view.reset();
    m_overlay.reset();
    m_document.reset();
}

void CanvasViewTest::drag(QPoint from, QPoint to, Qt::KeyboardModifiers modifiers)
{
    QTest::mousePress(m_view->viewport(), Qt::LeftButton, modifiers, from);
    QTest::mouseMove(m_view->viewport(), (from + to) / 2);
    QTest::mouseMove(m_view->viewport(), to);
    QTest::mouseRelease(m_view->viewport(), Qt::LeftButton, modifiers, to);
}

void CanvasViewTest::placingPutsAVertexWhereTheMouseIs()
{
    m_view->startPlacing(VertexType::Merge);
    QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {}, onView({123, 300}));
    QCOMPARE(m_document->workflow().vertices().size(), 4U);
    const workflow::Vertex &added = m_document->workflow().vertices().back();
    QCOMPARE(added.type(), VertexType::Merge);
    QCOMPARE(m_document->position(added.id()), CanvasView::cornerForCenter({123, 300}));
    QCOMPARE(m_view->toolKind(), ToolKind::Select);
}

void CanvasViewTest::aTypeDroppedFromThePaletteBecomesAVertex()
{
    QMimeData data;
    data.setData(QLatin1StringView(vertexTypeMime), "CONDITION");
    const QPoint place = onView({200, 260});
    QDragEnterEvent enter(place, Qt::CopyAction, &data, Qt::LeftButton, {});
    QApplication::sendEvent(m_view->viewport(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop(place, Qt::CopyAction, &data, Qt::LeftButton, {});
    QApplication::sendEvent(m_view->viewport(), &drop);
    QCOMPARE(m_document->workflow().vertices().back().type(), VertexType::Condition);
}

void CanvasViewTest::aVertexPlacedOnAnEdgeGoesInBetween()
{
    QVERIFY(m_document->connectVertices(m_start, m_end));
    const EdgeId edge = m_document->workflow().edges().front().id();
    m_document->moveVertices({{m_end, {640, 400}}});
    m_view->placeVertex(VertexType::Transform, m_view->canvas().edgeItem(edge)->labelCenter());
    QCOMPARE(m_document->workflow().edges().size(), 2U);
    const VertexId added = m_document->workflow().vertices().back().id();
    QCOMPARE(m_document->edge(edge)->to(), added);
    QCOMPARE(m_document->workflow().outgoing(added).front().to(), m_end);
}

void CanvasViewTest::draggingFromAPortConnects()
{
    drag(portOf(m_start), middleOf(m_call));
    QCOMPARE(m_document->workflow().edges().size(), 1U);
    QCOMPARE(m_document->workflow().edges().front().from(), m_start);
    QCOMPARE(m_document->workflow().edges().front().to(), m_call);
    QVERIFY(m_view->canvas().edgeItem(m_document->workflow().edges().front().id()));
    QCOMPARE(m_view->toolKind(), ToolKind::Select);
}

void CanvasViewTest::aRefusedConnectionChangesNothing()
{
    const int steps = m_document->undoStack().count();
    QTest::mousePress(m_view->viewport(), Qt::LeftButton, {}, portOf(m_call));
    QTest::mouseMove(m_view->viewport(), middleOf(m_start));
    QCOMPARE(m_view->canvas().connectionTarget(), m_start);
    QVERIFY(!m_view->canvas().isConnectionAllowed());
    QTest::mouseRelease(m_view->viewport(), Qt::LeftButton, {}, middleOf(m_start));
    QVERIFY(m_document->workflow().edges().empty());
    QCOMPARE(m_document->undoStack().count(), steps);
    QVERIFY(m_view->canvas().connectionTarget().isEmpty());
}

void CanvasViewTest::anEdgeDroppedIntoTheVoidOffersTheNextVertex()
{
    drag(portOf(m_end), onView({900, 250}));
    auto *menu = m_view->findChild<QMenu *>(QStringLiteral("vertexMenu"));
    QVERIFY(menu);
    QCOMPARE(menu->actions().size(), 4); // no entry point: nothing may lead into one
    menu->actions().front()->trigger();
    QCOMPARE(m_document->workflow().vertices().back().type(), VertexType::Gateway);
    QCOMPARE(m_document->workflow().edges().front().from(), m_end);
    m_document->undoStack().undo();
    QCOMPARE(m_document->workflow().vertices().size(), 3U);
    QVERIFY(m_document->workflow().edges().empty());
}

void CanvasViewTest::draggingMovesOnTheGridAndIsOneStep()
{
    const int steps = m_document->undoStack().count();
    drag(middleOf(m_call), middleOf(m_call) + QPoint(33, 148));
    QCOMPARE(m_document->position(m_call), QPointF(360, 140));
    QCOMPARE(m_document->undoStack().count(), steps + 1);
    m_document->undoStack().undo();
    QCOMPARE(m_document->position(m_call), QPointF(320, 0));
    QCOMPARE(m_view->canvas().vertexItem(m_call)->pos(), QPointF(320, 0));
}

void CanvasViewTest::severalMoveTogetherAndKeepTheirDistance()
{
    m_document->moveVertices({{m_end, {647, 13}}});
    m_document->setSelection({.vertices = {m_call, m_end}, .edges = {}});
    drag(middleOf(m_call), middleOf(m_call) + QPoint(0, 100));
    QCOMPARE(m_document->position(m_call), QPointF(320, 100));
    QCOMPARE(m_document->position(m_end), QPointF(647, 113));
}

void CanvasViewTest::escapeGivesAMoveUp()
{
    const int steps = m_document->undoStack().count();
    QTest::mousePress(m_view->viewport(), Qt::LeftButton, {}, middleOf(m_call));
    QTest::mouseMove(m_view->viewport(), middleOf(m_call) + QPoint(0, 90));
    key(Qt::Key_Escape);
    QCOMPARE(m_view->canvas().vertexItem(m_call)->pos(), QPointF(320, 0));
    QTest::mouseRelease(m_view->viewport(), Qt::LeftButton, {}, middleOf(m_call) + QPoint(0, 90));
    QCOMPARE(m_document->undoStack().count(), steps);
}

void CanvasViewTest::theRubberBandSelectsWhatItTouches()
{
    drag(onView({-60, -60}), onView({400, 120}));
    QCOMPARE(m_document->selection().vertices, (std::set<VertexId>{m_start, m_call}));
}

void CanvasViewTest::shiftClickAddsToTheSelection()
{
    QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {}, middleOf(m_start));
    QTest::mouseClick(m_view->viewport(), Qt::LeftButton, Qt::ShiftModifier, middleOf(m_end));
    QCOMPARE(m_document->selection().vertices, (std::set<VertexId>{m_start, m_end}));
    QTest::mouseClick(m_view->viewport(), Qt::LeftButton, Qt::ShiftModifier, middleOf(m_start));
    QCOMPARE(m_document->selection().vertices, (std::set<VertexId>{m_end}));
    QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {}, onView({100, 300}));
    QVERIFY(m_document->selection().isEmpty());
}

void CanvasViewTest::deleteRemovesTheSelection()
{
    QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {}, middleOf(m_call));
    key(Qt::Key_Delete);
    QVERIFY(!m_document->vertex(m_call));
    QVERIFY(!m_view->canvas().vertexItem(m_call));
}

void CanvasViewTest::arrowsMoveTheSelection()
{
    const int steps = m_document->undoStack().count();
    m_document->selectVertex(m_call);
    key(Qt::Key_Right);
    key(Qt::Key_Right);
    key(Qt::Key_Up, Qt::ShiftModifier);
    QCOMPARE(m_document->position(m_call), QPointF(360, -100));
    QCOMPARE(m_document->undoStack().count(), steps + 1);
}

void CanvasViewTest::tabWalksOverTheVerticesAndThenLeaves()
{
    for (const VertexId &expected : {m_start, m_call, m_end}) {
        key(Qt::Key_Tab);
        QCOMPARE(m_document->selection().vertices, std::set<VertexId>{expected});
    }
    key(Qt::Key_Tab);
    QVERIFY(m_document->selection().isEmpty());
}

void CanvasViewTest::enterEditsTheName()
{
    m_document->selectVertex(m_call);
    key(Qt::Key_Return);
    QVERIFY(editor());
    QCOMPARE(editor()->text(), QStringLiteral("Call"));
    QTest::keyClicks(editor(), QStringLiteral("Charge the card"));
    QTest::keyClick(editor(), Qt::Key_Return);
    QCOMPARE(m_document->displayName(m_call), QStringLiteral("Charge the card"));
}

void CanvasViewTest::escapeLeavesTheNameAsItWas()
{
    m_document->selectVertex(m_call);
    key(Qt::Key_F2);
    QTest::keyClicks(editor(), QStringLiteral("Other"));
    QTest::keyClick(editor(), Qt::Key_Escape);
    QCOMPARE(m_document->displayName(m_call), QStringLiteral("Call"));
}

void CanvasViewTest::doubleClickEditsTheConditionOfAnEdge()
{
    const EdgeId edge = *m_document->connectVertices(m_start, m_call);
    const QPoint place = onView(m_view->canvas().edgeItem(edge)->labelCenter() - QPointF(14, 0));
    QTest::mouseDClick(m_view->viewport(), Qt::LeftButton, {}, place);
    QVERIFY(editor());
    QTest::keyClicks(editor(), QStringLiteral("payload.total > 10"));
    QTest::keyClick(editor(), Qt::Key_Return);
    QCOMPARE(m_document->edge(edge)->condition(), std::optional<std::string>("= payload.total > 10"));
}

void CanvasViewTest::selectAllSelectsVerticesAndEdges()
{
    QVERIFY(m_document->connectVertices(m_start, m_call));
    key(Qt::Key_A, Qt::ControlModifier);
    QCOMPARE(m_document->selection().vertices.size(), 3U);
    QCOMPARE(m_document->selection().edges.size(), 1U);
}

void CanvasViewTest::zoomKeepsThePlaceUnderTheMouse()
{
    const QPoint mouse(300, 200);
    const QPointF before = m_view->mapToScene(mouse);
    QWheelEvent wheel(mouse, m_view->viewport()->mapToGlobal(mouse), {}, {0, 120}, Qt::NoButton,
                      Qt::ControlModifier, Qt::NoScrollPhase, false);
    QApplication::sendEvent(m_view->viewport(), &wheel);
    QVERIFY(m_view->zoom() > 1);
    QVERIFY((m_view->mapToScene(mouse) - before).manhattanLength() < 3);
}

void CanvasViewTest::fitShowsEverything()
{
    m_document->moveVertices({{m_end, {6000, 4000}}});
    key(Qt::Key_0, Qt::ControlModifier);
    const QRectF seen = m_view->mapToScene(m_view->viewport()->rect()).boundingRect();
    QVERIFY(seen.contains(m_view->canvas().contentRectangle()));
    key(Qt::Key_1, Qt::ControlModifier);
    QCOMPARE(m_view->zoom(), 1.0);
}

void CanvasViewTest::theMiddleButtonPans()
{
    const QPointF before = m_view->mapToScene(QPoint(0, 0));
    QTest::mousePress(m_view->viewport(), Qt::MiddleButton, {}, {400, 300});
    QTest::mouseMove(m_view->viewport(), {450, 330});
    QTest::mouseRelease(m_view->viewport(), Qt::MiddleButton, {}, {450, 330});
    QCOMPARE(m_view->mapToScene(QPoint(0, 0)), before - QPointF(50, 30));
    QVERIFY(m_document->selection().isEmpty());
}

void CanvasViewTest::undoBringsItemsBack()
{
    const EdgeId edge = *m_document->connectVertices(m_start, m_call);
    m_document->selectVertex(m_call);
    m_document->removeSelection();
    QVERIFY(!m_view->canvas().edgeItem(edge));
    m_document->undoStack().undo();
    QVERIFY(m_view->canvas().vertexItem(m_call));
    QVERIFY(m_view->canvas().edgeItem(edge));
}

void CanvasViewTest::everyZoomDrawsEveryState()
{
    QVERIFY(m_document->connectVertices(m_start, m_call));
    m_overlay->begin();
    StepOverlay step;
    step.badge = RunBadge{.text = QStringLiteral("dedup hit"), .toolTip = {}};
    step.keyText = QStringLiteral("charge-1");
    step.attempt = 2;
    step.epoch = {3};
    QSet<QByteArray> pictures;
    for (const StepState state : {StepState::Pending, StepState::Executing, StepState::Completed,
                                  StepState::Failed, StepState::Skipped}) {
        step.state = state;
        m_overlay->setStep(m_call, step);
        QCoreApplication::processEvents();
        for (const qreal zoom : {1.0, 0.4, 0.2}) {
            m_view->setZoom(zoom);
            m_view->grab();
        }
        m_view->setZoom(1);
        const QImage picture = m_view->grab().toImage();
        pictures.insert(
            QByteArray(reinterpret_cast<const char *>(picture.constBits()), picture.sizeInBytes()));
    }
    QCOMPARE(pictures.size(), 5);
}

QTEST_MAIN(CanvasViewTest)
#include "canvas_view_test.moc"
