#include "tests/support/execution_rig.h"
#include "tests/support/workflow_text.h"

#include <QtTest>

using namespace schemabridge;
using schemabridge::test::chargeWorkflow;
using schemabridge::test::EventLines;
using schemabridge::test::ExecutionRig;

namespace {

constexpr auto orderFields = R"({"idempotencyFields": "order.id"})";

identity::Trigger withClientId(const std::string &id, const std::string &payload = "{}")
{
    return {identity::TriggerKind::Webhook, {}, {}, payload, id, false};
}

execution::Policy uniquePolicy()
{
    execution::Policy policy;
    policy.explicitDedup = execution::ExplicitDedup::Unique;
    return policy;
}

int executionCount(ExecutionRig &rig)
{
    int count = 0;
    const auto status =
        rig.store.read([&](StoreReader &reader) { count = static_cast<int>(reader.executions({}).size()); });
    return status ? count : -1;
}

} // namespace

class StartExecutionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theSameBytesAreTheSameExecution()
    {
        ExecutionRig rig(chargeWorkflow());
        const auto first = rig.trigger(R"({"order":{"id":"A"}})");
        const auto second = rig.trigger(R"({"order":{"id":"A"}})");
        QVERIFY(!first.deduplicated);
        QVERIFY(second.deduplicated);
        QVERIFY(first.execution == second.execution);
        QCOMPARE(rig.newEvents(),
                 (EventLines{"TRIGGER_RECEIVED entry", "DEDUP_MISS entry", "EXECUTION_CREATED entry",
                             "STEP_DISPATCHED entry", "TRIGGER_RECEIVED entry", "DEDUP_HIT entry"}));
    }

    void oneOtherByteIsAnotherExecution()
    {
        ExecutionRig rig(chargeWorkflow());
        const auto first = rig.trigger(R"({"order":{"id":"A"}})");
        const auto second = rig.trigger(R"({"order":{"id":"A"} })");
        QVERIFY(!second.deduplicated);
        QVERIFY(first.execution != second.execution);
    }

    void fieldsDecideWhateverElseThePayloadSays()
    {
        ExecutionRig rig(chargeWorkflow(orderFields));
        const auto first = rig.trigger(R"({"order":{"id":"A"},"at":1})");
        const auto second = rig.trigger(R"({"order":{"id":"A"},"at":2})");
        const auto other = rig.trigger(R"({"order":{"id":"B"},"at":1})");
        QVERIFY(second.deduplicated);
        QVERIFY(first.execution == second.execution);
        QVERIFY(!other.deduplicated);
    }

    void twoLookUpsBeforeTheWritesLetBothThrough()
    {
        ExecutionRig rig(chargeWorkflow());
        auto first = rig.identify(withClientId("order-1"));
        auto second = rig.identify(withClientId("order-1"));
        rig.lookUp(first);
        rig.lookUp(second);
        rig.apply(first);
        rig.apply(second);
        QVERIFY(!rig.lastAnswer->deduplicated);
        QCOMPARE(executionCount(rig), 2);
    }

    void aUniqueExplicitKeyStopsTheSecondOfTwoAtOnce()
    {
        ExecutionRig rig(chargeWorkflow(), uniquePolicy());
        auto first = rig.identify(withClientId("order-1"));
        auto second = rig.identify(withClientId("order-1"));
        rig.lookUp(first);
        rig.lookUp(second);
        rig.apply(first);
        rig.apply(second);
        QVERIFY(rig.lastAnswer->deduplicated);
        QCOMPARE(executionCount(rig), 1);
    }

    void anExplicitKeyOneAfterTheOtherIsAHit()
    {
        ExecutionRig rig(chargeWorkflow());
        const auto first = rig.trigger(withClientId("order-1", "{}"));
        const auto second = rig.trigger(withClientId("order-1", R"({"other":true})"));
        QVERIFY(second.deduplicated);
        QVERIFY(first.execution == second.execution);
        QCOMPARE(second.rule, identity::Rule::ClientIdempotencyId);
    }

    void forcedAndScheduledTriggersAlwaysStart_data()
    {
        QTest::addColumn<identity::TriggerKind>("kind");
        QTest::addColumn<bool>("force");
        QTest::newRow("a forced test run") << identity::TriggerKind::TestRun << true;
        QTest::newRow("a cron firing") << identity::TriggerKind::Cron << false;
    }

    void forcedAndScheduledTriggersAlwaysStart()
    {
        QFETCH(identity::TriggerKind, kind);
        QFETCH(bool, force);
        ExecutionRig rig(chargeWorkflow());
        const identity::Trigger trigger{kind, {}, {}, "{}", {}, force};
        const auto first = rig.trigger(trigger);
        const auto second = rig.trigger(trigger);
        QVERIFY(first.execution != second.execution);
        QVERIFY(!rig.newEvents().contains("DEDUP_MISS entry"));
    }

    void aHitOnAFailedExecutionSaysSoAndRunsNothing()
    {
        ExecutionRig rig(chargeWorkflow());
        const std::string payload = R"({"order":{"id":"A"}})";
        rig.trigger(payload);
        rig.run("entry");
        rig.call("charge", 500);
        rig.newEvents();
        const auto hit = rig.trigger(payload);
        QVERIFY(hit.deduplicated);
        QCOMPARE(hit.state, ExecutionState::Failed);
        QVERIFY(hit.keptUntil == rig.clock.now() + execution::Policy{}.retentionMs);
        QCOMPARE(rig.newEvents(), (EventLines{"TRIGGER_RECEIVED entry", "DEDUP_HIT entry"}));
    }

    void aRefusedTriggerIsRecordedAndStartsNothing()
    {
        ExecutionRig rig(chargeWorkflow());
        const identity::Trigger trigger{identity::TriggerKind::Webhook, {}, {"entry"}, "{}", {}, false};
        rig.apply(execution::RefuseTrigger{
            {1}, trigger, Error{ErrorCode::IdempotencyFieldMissing, {{"path", "order.id"}}}});
        QCOMPARE(rig.newEvents(), EventLines{"TRIGGER_REFUSED entry"});
        QCOMPARE(executionCount(rig), 0);
    }
};

QTEST_APPLESS_MAIN(StartExecutionTest)
#include "start_execution_test.moc"
