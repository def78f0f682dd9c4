#include "tests/support/execution_rig.h"
#include "tests/support/workflow_text.h"

#include <QtTest>

using namespace schemabridge;
using schemabridge::test::chargeWorkflow;
using schemabridge::test::EventLines;
using schemabridge::test::ExecutionRig;

namespace {

/// An execution whose charge is DISPATCHED.
struct ChargeRig : ExecutionRig {
    ChargeRig() : ExecutionRig(chargeWorkflow())
    {
        trigger(R"({"order":{"id":"A"}})");
        run("entry");
        newEvents();
    }
};

Milliseconds lease()
{
    return execution::Policy{}.leaseMs;
}

} // namespace

class ClaimTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aClaimNamesWorkerEpochAndLease()
    {
        ChargeRig rig;
        const auto run = rig.claim("charge", "w7");
        QVERIFY(run);
        const auto step = rig.step("charge");
        QCOMPARE(step.state, StepState::Executing);
        QCOMPARE(step.epoch.value, 1);
        QCOMPARE(step.attempt, 1);
        QCOMPARE(step.worker.value, std::string("w7"));
        QVERIFY(step.leaseUntil == rig.clock.now() + lease());
        QVERIFY(rig.deliveries.at("charge") == rig.clock.now() + lease());
    }

    void theSecondOfTwoWorkersLosesTheClaim()
    {
        ChargeRig rig;
        QVERIFY(rig.claim("charge", "w1"));
        QVERIFY(!rig.claim("charge", "w2"));
        QCOMPARE(rig.newEvents(), (EventLines{"STEP_CLAIMED charge #1 e1 w1", "STEP_REDELIVERED charge",
                                              "CLAIM_LOST charge #1 e1 w2"}));
        QCOMPARE(rig.step("charge").worker.value, std::string("w1"));
    }

    void afterTheLeaseAnotherWorkerTakesOverAndTheLateResultIsFenced()
    {
        ChargeRig rig;
        const auto first = rig.send("charge", "the request", "w1");
        rig.clock.advance(lease());
        const auto second = rig.claim("charge", "w2");
        QVERIFY(second);
        QCOMPARE(second->claim.epoch.value, 2);
        QCOMPARE(second->recordedRequest, std::optional<std::string>("the request"));
        rig.newEvents();

        rig.answer(first, 201);
        QCOMPARE(rig.newEvents(), EventLines{"RESULT_FENCED charge #1 e1 w1"});
        QCOMPARE(rig.state("charge"), StepState::Executing);

        rig.answer(second->claim, 200);
        QCOMPARE(rig.state("charge"), StepState::Completed);
        QCOMPARE(rig.step("charge").output->find("status")->asInteger(), std::optional<std::int64_t>(200));
    }

    void aLateResultAfterTheStepsEndChangesNothing()
    {
        ChargeRig rig;
        const auto first = rig.send("charge", "the request", "w1");
        rig.clock.advance(lease());
        const auto second = rig.send("charge", "the request", "w2");
        rig.answer(second, 200);
        const auto before = rig.step("charge");
        rig.answer(first, 500);
        QCOMPARE(rig.step("charge").state, before.state);
        QVERIFY(rig.step("charge").output->isIdenticalTo(*before.output));
        QVERIFY(rig.newEvents().contains("RESULT_FENCED charge #1 e1 w1"));
    }

    void aRenewedLeaseKeepsOthersAway()
    {
        ChargeRig rig;
        const auto claim = rig.send("charge");
        rig.clock.advance(lease() / 2);
        rig.apply(execution::RenewLease{claim});
        rig.clock.advance(lease() / 2);
        QVERIFY(!rig.claim("charge", "w2"));
        QVERIFY(rig.newEvents().contains("LEASE_RENEWED charge #1 e1 w1"));
    }

    void aTakenOverLeaseCannotBeRenewed()
    {
        ChargeRig rig;
        const auto claim = rig.send("charge", "the request", "w1");
        rig.clock.advance(lease());
        QVERIFY(rig.claim("charge", "w2"));
        const auto before = rig.step("charge");
        rig.clock.advance(Milliseconds(5));
        rig.apply(execution::RenewLease{claim});
        QVERIFY(rig.step("charge").leaseUntil == before.leaseUntil);
    }

    void aDeliveryOfACompletedStepIsShortCircuited()
    {
        ChargeRig rig;
        rig.call("charge", 201);
        rig.newEvents();
        QVERIFY(!rig.claim("charge", "w2"));
        QCOMPARE(rig.newEvents(), EventLines{"STEP_SHORT_CIRCUITED charge #1 e1 w2"});
    }

    void aStepThatCompletesDispatchesItsSuccessorInTheSameTransaction()
    {
        ChargeRig rig;
        rig.call("charge", 201);
        QCOMPARE(rig.newEvents(),
                 (EventLines{"STEP_CLAIMED charge #1 e1 w1", "REQUEST_SENT charge #1 e1 w1",
                             "RESPONSE_RECEIVED charge #1 e1 w1", "STEP_COMPLETED charge #1 e1 w1",
                             "BRANCH_TAKEN charge #1 e1 w1", "STEP_DISPATCHED after"}));
        rig.run("after");
        QCOMPARE(rig.executionState(), ExecutionState::Completed);
    }

    void whatWasRecordedFirstIsWhatGoesOut()
    {
        ChargeRig rig;
        rig.send("charge", "first bytes", "w1");
        QCOMPARE(rig.sent()->request, std::string("first bytes"));
        rig.clock.advance(lease());
        rig.send("charge", "other bytes", "w2");
        QCOMPARE(rig.sent()->request, std::string("first bytes"));
    }

    void aFencedWorkerSendsNothing()
    {
        ChargeRig rig;
        const auto first = rig.claim("charge", "w1");
        rig.clock.advance(lease());
        QVERIFY(rig.claim("charge", "w2"));
        rig.apply(execution::RecordRequest{first->claim, "late", {}, json::Value::object({})});
        QVERIFY(!rig.sent());
        QVERIFY(!rig.step("charge").request);
    }

    void theKeyComesFromRecordedDataWhoeverRunsTheStep()
    {
        ChargeRig rig;
        const auto first = rig.claim("charge", "w1");
        rig.clock.advance(lease());
        const auto second = rig.claim("charge", "w2");
        QVERIFY(first->scope == second->scope);
    }
};

QTEST_APPLESS_MAIN(ClaimTest)
#include "claim_test.moc"
