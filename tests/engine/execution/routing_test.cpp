#include "tests/support/execution_rig.h"
#include "tests/support/workflow_text.h"

#include <QtTest>

using namespace schemabridge;
using namespace schemabridge::test;

namespace {

/// Runs everything that is dispatched until nothing is left, in the order of the vertices' names.
void runAll(ExecutionRig &rig)
{
    while (!rig.deliveries.empty()) {
        const auto vertex = rig.deliveries.begin()->first;
        rig.deliveries.erase(rig.deliveries.begin());
        if (rig.state(vertex) == StepState::Dispatched)
            rig.run(vertex);
    }
}

} // namespace

class RoutingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aConditionTakesTheFirstBranchThatHolds_data()
    {
        QTest::addColumn<QString>("payload");
        QTest::addColumn<QString>("taken");
        QTest::newRow("only the first holds") << R"({"a":true})"
                                              << "x";
        QTest::newRow("both hold: the first in the file") << R"({"a":true,"b":true})"
                                                          << "x";
        QTest::newRow("only the second holds") << R"({"b":true})"
                                               << "y";
        QTest::newRow("none holds: the edge without a condition") << R"({})"
                                                                  << "z";
    }

    void aConditionTakesTheFirstBranchThatHolds()
    {
        QFETCH(QString, payload);
        QFETCH(QString, taken);
        ExecutionRig rig(
            workflowText(entry() + condition("c") + transform("x") + transform("y") + transform("z"),
                         edges("entry>c;c>z;c>x:= payload.a;c>y:= payload.b")));
        rig.trigger(payload.toStdString());
        runAll(rig);
        for (const std::string vertex : {"x", "y", "z"}) {
            const auto expected = vertex == taken.toStdString() ? StepState::Completed : StepState::Skipped;
            QVERIFY2(rig.state(vertex) == expected, vertex.c_str());
        }
        QCOMPARE(rig.executionState(), ExecutionState::Completed);
    }

    void aConditionWithoutAMatchFailsByName()
    {
        ExecutionRig rig(
            workflowText(entry() + condition("c") + transform("x"), edges("entry>c;c>x:= payload.a")));
        rig.trigger("{}");
        runAll(rig);
        QCOMPARE(rig.state("c"), StepState::Failed);
        QCOMPARE(rig.step("c").error->code, ErrorCode::NoBranchMatched);
        QCOMPARE(rig.executionState(), ExecutionState::Failed);
    }

    void aConditionPassesItsInputOn()
    {
        ExecutionRig rig(
            workflowText(entry() + condition("c") + transform("x", "= input.a"), edges("entry>c;c>x")));
        rig.trigger(R"({"a": 12345678901234567890})");
        runAll(rig);
        QCOMPARE(rig.step("x").output->numberText(), std::string("12345678901234567890"));
    }

    void anyOtherVertexTakesEveryBranchThatHolds()
    {
        ExecutionRig rig(workflowText(entry() + transform("x") + transform("y") + transform("z"),
                                      edges("entry>x:= payload.a;entry>y:= payload.b;entry>z")));
        rig.trigger(R"({"a":1})");
        runAll(rig);
        QCOMPARE(rig.state("x"), StepState::Completed);
        QCOMPARE(rig.state("y"), StepState::Skipped);
        QCOMPARE(rig.state("z"), StepState::Completed);
    }

    void anEdgeSeesItsSourcesOutputAsResponse()
    {
        ExecutionRig rig(
            workflowText(entry() + transform("t", "= {'status': 201}") + transform("x") + transform("y"),
                         edges("entry>t;t>x:= response.status = 201;t>y:= steps.t.output.status = 404")));
        rig.trigger("{}");
        runAll(rig);
        QCOMPARE(rig.state("x"), StepState::Completed);
        QCOMPARE(rig.state("y"), StepState::Skipped);
    }

    void aMergeWaitsForEveryBranchAndJoinsTheirOutputs()
    {
        ExecutionRig rig(workflowText(entry() + transform("a", "= 1") + transform("b", "= 2") + merge("m"),
                                      edges("entry>a;entry>b;a>m;b>m")));
        rig.trigger("{}");
        rig.run("entry");
        rig.run("a");
        QVERIFY(rig.newEvents().contains("MERGE_WAITING m"));
        QCOMPARE(rig.state("m"), StepState::Pending);
        rig.run("b");
        QCOMPARE(rig.state("m"), StepState::Dispatched);
        rig.run("m");
        QVERIFY(*rig.step("m").output ==
                json::Value::object({{"a", json::Value::integer(1)}, {"b", json::Value::integer(2)}}));
    }

    void aMergeOfAnyGoesOnWithTheFirst()
    {
        ExecutionRig rig(
            workflowText(entry() + transform("a", "= 1") + transform("b", "= 2") + merge("m", "any"),
                         edges("entry>a;entry>b;a>m;b>m")));
        rig.trigger("{}");
        rig.run("entry");
        rig.run("b");
        QCOMPARE(rig.state("m"), StepState::Dispatched);
        rig.run("m");
        QVERIFY(*rig.step("m").output == json::Value::object({{"b", json::Value::integer(2)}}));
        rig.run("a");
        QCOMPARE(rig.executionState(), ExecutionState::Completed);
        QCOMPARE(rig.step("m").attempt, 1);
    }

    void aBranchNotTakenIsSkippedAlongItsWholeLengthSoThatAMergeNeverHangs()
    {
        ExecutionRig rig(workflowText(entry() + condition("c") + transform("x") + transform("y1") +
                                          transform("y2") + transform("y3") + merge("m"),
                                      edges("entry>c;c>x;c>y1:= false;y1>y2;y2>y3;x>m;y3>m")));
        rig.trigger(R"({"v":7})");
        runAll(rig);
        for (const std::string vertex : {"y1", "y2", "y3"})
            QVERIFY2(rig.state(vertex) == StepState::Skipped, vertex.c_str());
        QCOMPARE(rig.state("m"), StepState::Completed);
        QCOMPARE(rig.executionState(), ExecutionState::Completed);
        QCOMPARE(rig.step("m").output->size(), std::size_t(1));
    }

    void aMergeThatNothingReachesIsSkipped()
    {
        ExecutionRig rig(workflowText(entry() + condition("c") + transform("x") + transform("a") +
                                          transform("b") + merge("m"),
                                      edges("entry>c;c>x;c>a:= false;a>m;a>b;b>m")));
        rig.trigger("{}");
        runAll(rig);
        QCOMPARE(rig.state("m"), StepState::Skipped);
        QCOMPARE(rig.executionState(), ExecutionState::Completed);
    }

    void branchesOfAnotherEntryAreNotWaitedFor()
    {
        ExecutionRig rig(workflowText(entry() + ", " + entry("other") + transform("a", "= 1") +
                                          transform("b") + merge("m"),
                                      edges("entry>a;other>b;a>m;b>m")));
        rig.trigger({identity::TriggerKind::Webhook, {}, {"entry"}, "{}", {}, false});
        runAll(rig);
        QCOMPARE(rig.state("m"), StepState::Completed);
        QCOMPARE(rig.state("b"), StepState::Pending);
        QCOMPARE(rig.executionState(), ExecutionState::Completed);
    }

    void twoBranchesIntoOnePlainVertexRunItOnce()
    {
        ExecutionRig rig(
            workflowText(entry() + transform("a", "= 1") + transform("b", "= 2") + transform("x"),
                         edges("entry>a;entry>b;a>x;b>x")));
        rig.trigger("{}");
        runAll(rig);
        QCOMPARE(rig.step("x").attempt, 1);
        QCOMPARE(rig.executionState(), ExecutionState::Completed);
    }

    void oneFailedBranchLetsTheOthersFinishAndThenFailsTheExecution()
    {
        ExecutionRig rig(
            workflowText(entry() + transform("a", "= $number('x')") + transform("b") + merge("m"),
                         edges("entry>a;entry>b;a>m;b>m")));
        rig.trigger("{}");
        rig.run("entry");
        rig.run("a");
        QCOMPARE(rig.executionState(), ExecutionState::Running);
        rig.run("b");
        QCOMPARE(rig.state("b"), StepState::Completed);
        QCOMPARE(rig.state("m"), StepState::Pending);
        QCOMPARE(rig.executionState(), ExecutionState::Failed);
    }

    void aConditionThatCannotBeEvaluatedFailsItsStep()
    {
        ExecutionRig rig(workflowText(entry() + transform("x"), edges("entry>x:= $number('x') > 1")));
        rig.trigger("{}");
        rig.run("entry");
        QCOMPARE(rig.state("entry"), StepState::Failed);
        QCOMPARE(rig.step("entry").error->code, ErrorCode::ExpressionFailed);
        QCOMPARE(rig.step("entry").error->argument("edge"), std::string_view("e1"));
    }

    void aPayloadOfAnyBytesRunsToItsEnd()
    {
        ExecutionRig rig(workflowText(entry() + transform("x", "= payload"), edges("entry>x")));
        rig.trigger("\xFF\xC3");
        runAll(rig);
        QCOMPARE(rig.executionState(), ExecutionState::Completed);
        QCOMPARE(rig.step("x").output->asString(), std::string_view("\xEF\xBF\xBD\xEF\xBF\xBD"));
    }

    void aPayloadThatIsNoJsonIsAString()
    {
        ExecutionRig rig(workflowText(entry() + transform("x", "= payload"), edges("entry>x")));
        rig.trigger("plain text");
        runAll(rig);
        QVERIFY(*rig.step("x").output == json::Value::string("plain text"));
    }
};

QTEST_APPLESS_MAIN(RoutingTest)
#include "routing_test.moc"
