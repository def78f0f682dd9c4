#include "ui/canvas/run_overlay.h"

#include <QSignalSpy>
#include <QTest>

using namespace schemabridge;
using namespace schemabridge::ui;

class RunOverlayTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void manyChangesAreAnnouncedOnce();
    void aNewRunStartsPending();
};

void RunOverlayTest::manyChangesAreAnnouncedOnce()
{
    RunOverlay overlay;
    overlay.begin();
    int notices = 0;
    std::size_t vertices = 0;
    connect(&overlay, &RunOverlay::changed, this, [&](const auto &changedVertices, const auto &) {
        ++notices;
        vertices = changedVertices.size();
    });
    StepOverlay step;
    for (int event = 0; event < 50'000; ++event) {
        step.attempt = event;
        overlay.setStep(VertexId{std::to_string(event % 7)}, step);
    }
    QCoreApplication::processEvents();
    QCOMPARE(notices, 1);
    QCOMPARE(vertices, 7U);
}

void RunOverlayTest::aNewRunStartsPending()
{
    RunOverlay overlay;
    const QSignalSpy active(&overlay, &RunOverlay::activeChanged);
    overlay.begin();
    StepOverlay step;
    step.state = StepState::Completed;
    overlay.setStep(VertexId{"a"}, step);
    overlay.setEdge(EdgeId{"e"}, EdgeRoute::Taken);
    overlay.begin();
    QCOMPARE(overlay.step(VertexId{"a"}).state, StepState::Pending);
    QCOMPARE(overlay.edge(EdgeId{"e"}), EdgeRoute::Open);
    overlay.clear();
    QVERIFY(!overlay.isActive());
    QCOMPARE(active.count(), 2);
}

QTEST_GUILESS_MAIN(RunOverlayTest)
#include "run_overlay_test.moc"
