#include "ui/run/run_projection.h"

#include "tests/support/event_builder.h"

#include <QTest>

using namespace schemabridge;
using namespace schemabridge::ui;
using test::makeEvent;

class RunProjectionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();

    void eventsBecomeStatesAndEdges();
    void aRetryThatIsScheduledShows();
    void aFailedStepCountsUntilItIsRetried();
    void guardsLeaveABadge();
    void eventsThatComeTwiceCountOnce();
    void otherExecutionsChangeNothing();

private:
    void apply(std::vector<Event> events) { m_projection->apply(events, m_workflow); }

    workflow::Workflow m_workflow;
    std::unique_ptr<RunOverlay> m_overlay;
    std::unique_ptr<RunProjection> m_projection;
    VertexId m_charge{"charge"};
};

void RunProjectionTest::init()
{
    using workflow::Edge;
    using workflow::Vertex;
    using workflow::VertexType;
    m_workflow = workflow::Workflow::create("test", "Test");
    for (const char *id : {"start", "charge", "ship", "skip"})
        m_workflow.appendVertex(Vertex::create(VertexId{id}, VertexType::Transform, id));
    m_workflow.appendEdge(Edge::create(EdgeId{"e1"}, VertexId{"charge"}, VertexId{"ship"}));
    m_workflow.appendEdge(Edge::create(EdgeId{"e2"}, VertexId{"charge"}, VertexId{"skip"}));
    m_overlay = std::make_unique<RunOverlay>();
    m_overlay->begin();
    m_projection = std::make_unique<RunProjection>(test::executionId(1), *m_overlay);
}

void RunProjectionTest::eventsBecomeStatesAndEdges()
{
    Event claimed = makeEvent(2, EventType::StepClaimed, "charge");
    claimed.attempt = 1;
    claimed.epoch = Epoch{1};
    apply(
        {makeEvent(1, EventType::StepDispatched, "charge"), claimed,
         makeEvent(3, EventType::KeyComputed, "charge", R"({"in":"header","name":"K","value":"charge-A"})")});
    QCOMPARE(m_overlay->step(m_charge).state, StepState::Executing);
    QCOMPARE(m_overlay->step(m_charge).epoch.value, std::int64_t(1));
    QCOMPARE(m_overlay->step(m_charge).keyText, QStringLiteral("charge-A"));
    QCOMPARE(m_overlay->edge(EdgeId{"e1"}), EdgeRoute::Open);

    apply({makeEvent(4, EventType::ResponseReceived, "charge", R"({"status":201})"),
           makeEvent(5, EventType::StepCompleted, "charge"),
           makeEvent(6, EventType::BranchTaken, "charge", R"({"edges":["e1"]})"),
           makeEvent(7, EventType::StepSkipped, "skip")});
    QCOMPARE(m_overlay->step(m_charge).state, StepState::Completed);
    QVERIFY(m_overlay->step(m_charge).detail.contains(QStringLiteral("201")));
    QCOMPARE(m_overlay->edge(EdgeId{"e1"}), EdgeRoute::Taken);
    QCOMPARE(m_overlay->edge(EdgeId{"e2"}), EdgeRoute::NotTaken);
    QCOMPARE(m_overlay->step(VertexId{"skip"}).state, StepState::Skipped);
}

void RunProjectionTest::aRetryThatIsScheduledShows()
{
    apply({makeEvent(1, EventType::StepClaimed, "charge"),
           makeEvent(2, EventType::RetryScheduled, "charge",
                     R"({"reason":{"code":"TARGET_OVERLOADED","status":"503"},"delayMs":500,"retry":1})")});
    QCOMPARE(m_overlay->step(m_charge).state, StepState::Dispatched);
    QCOMPARE(m_overlay->step(m_charge).badge->text, QStringLiteral("retry scheduled"));
}

void RunProjectionTest::aFailedStepCountsUntilItIsRetried()
{
    apply({makeEvent(1, EventType::StepFailed, "charge",
                     R"({"error":{"code":"SERVER_ERROR_STATUS","status":"500"}})")});
    QCOMPARE(m_projection->failedSteps().size(), std::size_t(1));
    QVERIFY(!m_overlay->step(m_charge).detail.isEmpty());
    apply({makeEvent(2, EventType::StepDispatched, "charge", R"({"cause":"retryStep"})")});
    QVERIFY(m_projection->failedSteps().empty());
}

void RunProjectionTest::guardsLeaveABadge()
{
    apply(
        {makeEvent(1, EventType::DedupHit, "start", R"({"rule":"content","key":"2 bytes","createdAt":""})")});
    QCOMPARE(m_overlay->step(VertexId{"start"}).badge->text, QStringLiteral("dedup hit"));
    TargetFact fact;
    fact.execution = test::executionId(1);
    fact.vertex = m_charge;
    fact.entry.key = "charge-A";
    fact.entry.kind = target::LedgerEntry::Kind::Replay;
    m_projection->apply(fact);
    QCOMPARE(m_overlay->step(m_charge).badge->text, QStringLiteral("replayed"));
}

void RunProjectionTest::eventsThatComeTwiceCountOnce()
{
    apply({makeEvent(1, EventType::StepClaimed, "charge"), makeEvent(2, EventType::StepCompleted, "charge")});
    apply({makeEvent(1, EventType::StepClaimed, "charge")});
    QCOMPARE(m_overlay->step(m_charge).state, StepState::Completed);
}

void RunProjectionTest::otherExecutionsChangeNothing()
{
    Event event = makeEvent(1, EventType::StepClaimed, "charge");
    event.execution = test::executionId(2);
    apply({event});
    QCOMPARE(m_overlay->step(m_charge).state, StepState::Pending);
}

QTEST_GUILESS_MAIN(RunProjectionTest)
#include "run_projection_test.moc"
