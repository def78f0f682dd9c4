#include "engine/store/memory_store.h"
#include "tests/support/engine_rig.h"
#include "tests/support/hooked_store.h"
#include "tests/support/workflow_text.h"

#include <QtTest>

#include <atomic>
#include <set>
#include <thread>

using namespace schemabridge;
using namespace schemabridge::test;
using runtime::TriggerRequest;

namespace {

TriggerRequest orderTrigger(const std::string &order, const std::string &definition = chargeWorkflow())
{
    TriggerRequest request;
    request.definition = definition;
    request.payload = R"({"order":{"id":")" + order + R"("}})";
    return request;
}

std::set<ExecutionId> startedBy(const std::vector<Result<execution::TriggerAnswer>> &answers)
{
    std::set<ExecutionId> started;
    for (const auto &answer : answers) {
        if (answer && !answer->deduplicated)
            started.insert(answer->execution);
    }
    return started;
}

/// A store that refuses to write for a while.
class RefusingStore final : public Store {
public:
    RefusingStore(std::unique_ptr<Store> store, std::shared_ptr<std::atomic<bool>> refuses)
        : m_store(std::move(store)), m_refuses(std::move(refuses))
    {
    }

    Result<std::vector<Event>> transact(const std::function<void(StoreTransaction &)> &change) override
    {
        if (*m_refuses)
            return Error{ErrorCode::StoreFull, {}};
        return m_store->transact(change);
    }

    Status read(const std::function<void(StoreReader &)> &question) override
    {
        return m_store->read(question);
    }

private:
    std::unique_ptr<Store> m_store;
    std::shared_ptr<std::atomic<bool>> m_refuses;
};

} // namespace

class EngineTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aTriggerRunsToItsEnd()
    {
        EngineRig rig;
        const auto engine = rig.start();
        const auto answer = triggerAndWait(*engine, orderTrigger("A"));
        QVERIFY(answer);
        QTRY_COMPARE(stateOf(*engine, answer->execution), ExecutionState::Completed);
        QCOMPARE(rig.target->requests().size(), std::size_t(1));
        const auto requests = rig.target->requests();
        const std::pair<std::string, std::string> key("Idempotency-Key", "charge-A");
        const auto &headers = requests.front().headers;
        QVERIFY(std::find(headers.begin(), headers.end(), key) != headers.end());
        QTRY_COMPARE(rig.log->count(EventType::ExecutionCompleted), 1);
    }

    void sixtyFourAtOnceWithTheSameContentMakeOneExecution()
    {
        EngineRig rig;
        const auto engine = rig.start();
        for (int round = 0; round < 100; ++round) {
            const auto answers =
                triggerAtOnceAndWait(*engine, orderTrigger("order-" + std::to_string(round)), 64);
            QCOMPARE(startedBy(answers).size(), std::size_t(1));
        }
    }

    void twoAtOnceWithOneClientIdBothGetThroughByDefault()
    {
        EngineRig rig;
        const auto engine = rig.start();
        auto request = orderTrigger("A");
        request.clientIdempotencyId = "order-A";
        QCOMPARE(startedBy(triggerAtOnceAndWait(*engine, request, 2)).size(), std::size_t(2));
        const auto later = triggerAndWait(*engine, request);
        QVERIFY(later && later->deduplicated);
    }

    void twoAtOnceWithOneClientIdMeetWhereTheKeyIsUnique()
    {
        EngineRig rig;
        rig.options.policy.explicitDedup = execution::ExplicitDedup::Unique;
        const auto engine = rig.start();
        auto request = orderTrigger("A");
        request.clientIdempotencyId = "order-A";
        QCOMPARE(startedBy(triggerAtOnceAndWait(*engine, request, 2)).size(), std::size_t(1));
    }

    void anExplicitKeyIsKnownWhicheverModeSawItFirst_data()
    {
        QTest::addColumn<execution::ExplicitDedup>("first");
        QTest::addColumn<execution::ExplicitDedup>("second");
        QTest::newRow("look-up, then unique")
            << execution::ExplicitDedup::LookUp << execution::ExplicitDedup::Unique;
        QTest::newRow("unique, then look-up")
            << execution::ExplicitDedup::Unique << execution::ExplicitDedup::LookUp;
    }

    void anExplicitKeyIsKnownWhicheverModeSawItFirst()
    {
        QFETCH(execution::ExplicitDedup, first);
        QFETCH(execution::ExplicitDedup, second);
        EngineRig rig;
        auto request = orderTrigger("A");
        request.clientIdempotencyId = "order-A";
        rig.options.policy.explicitDedup = first;
        auto engine = rig.start();
        const auto started = triggerAndWait(*engine, request);
        engine.reset();
        rig.options.policy.explicitDedup = second;
        engine = rig.start();
        const auto met = triggerAndWait(*engine, request);
        QVERIFY(started && met && met->deduplicated);
        QVERIFY(started->execution == met->execution);
    }

    void aTriggerIsRefusedWithItsReason_data()
    {
        QTest::addColumn<QString>("definition");
        QTest::addColumn<QString>("payload");
        QTest::addColumn<bool>("force");
        QTest::addColumn<ErrorCode>("code");
        const auto fields = QString::fromStdString(chargeWorkflow(R"({"idempotencyFields": "order.id"})"));
        const auto plain = QString::fromStdString(chargeWorkflow());
        QTest::newRow("a field that the payload lacks")
            << fields << "{}" << false << ErrorCode::IdempotencyFieldMissing;
        QTest::newRow("a field that is null")
            << fields << R"({"order":{"id":null}})" << false << ErrorCode::IdempotencyFieldMissing;
        QTest::newRow("force on a production trigger")
            << plain << "{}" << true << ErrorCode::ForceNewExecutionRefused;
        QTest::newRow("no workflow at all") << "{"
                                            << "{}" << false << ErrorCode::JsonSyntax;
        QTest::newRow("a workflow without an entry")
            << QString::fromStdString(workflowText("", "")) << "{}" << false << ErrorCode::EntryPointMissing;
    }

    void aTriggerIsRefusedWithItsReason()
    {
        QFETCH(QString, definition);
        QFETCH(QString, payload);
        QFETCH(bool, force);
        QFETCH(ErrorCode, code);
        EngineRig rig;
        const auto engine = rig.start();
        TriggerRequest request;
        request.definition = definition.toStdString();
        request.kind = identity::TriggerKind::Webhook;
        request.payload = payload.toStdString();
        request.forceNewExecution = force;
        const auto answer = triggerAndWait(*engine, request);
        QVERIFY(!answer);
        QCOMPARE(errorCodeName(answer.error().code), errorCodeName(code));
        QCOMPARE(rig.log->count(EventType::TriggerRefused), 1);
        QCOMPARE(rig.log->count(EventType::ExecutionCreated), 0);
    }

    void aMissingOperandOfTheKeyFailsTheStepBeforeAnythingIsSent()
    {
        EngineRig rig;
        const auto engine = rig.start();
        TriggerRequest request;
        request.definition = chargeWorkflow();
        request.payload = R"({"order":{}})";
        const auto answer = triggerAndWait(*engine, request);
        QTRY_COMPARE(stateOf(*engine, answer->execution), ExecutionState::Failed);
        QVERIFY(rig.target->requests().empty());
        const auto *const failed = rig.log->last(EventType::StepFailed);
        QVERIFY(failed);
        QCOMPARE(failed->detail.find("error")->find("code")->asString(),
                 std::string_view("KEY_OPERAND_MISSING"));
        QCOMPARE(failed->detail.find("error")->find("path")->asString(),
                 std::string_view("payload.order.id"));
    }

    void aMissingSecretFailsALiveStepBeforeAnythingIsSent()
    {
        EngineRig rig;
        const auto engine = rig.start();
        auto request =
            orderTrigger("A", chargeWorkflow("{}", R"(, "query": {"token": "{{ secrets.TOKEN }}"})"));
        request.isLive = true;
        const auto answer = triggerAndWait(*engine, request);
        QTRY_COMPARE(stateOf(*engine, answer->execution), ExecutionState::Failed);
        QVERIFY(rig.target->requests().empty());
        QCOMPARE(rig.log->last(EventType::StepFailed)->detail.find("error")->find("code")->asString(),
                 std::string_view("SECRET_MISSING"));
    }

    void anAnswerThatIsLostIsRetriedWithTheSameBytes()
    {
        EngineRig rig;
        rig.target->reply = [](const HttpRequest &, int number) -> FakeTarget::Reply {
            if (number == 1)
                return Result<HttpResponse>(Error{ErrorCode::ConnectionLost, {}});
            return Result<HttpResponse>(HttpResponse{201, {}, "{}"});
        };
        const auto engine = rig.start();
        const auto answer = triggerAndWait(*engine, orderTrigger("A"));
        QTRY_COMPARE(stateOf(*engine, answer->execution), ExecutionState::Failed);

        std::promise<Status> retried;
        engine->retryStep(answer->execution, {"charge"},
                          [&](const Status &status) { retried.set_value(status); });
        QVERIFY(retried.get_future().get());
        QTRY_COMPARE(stateOf(*engine, answer->execution), ExecutionState::Completed);
        const auto requests = rig.target->requests();
        QCOMPARE(requests.size(), std::size_t(2));
        QVERIFY(requests[0].headers == requests[1].headers);
        QCOMPARE(requests[0].body, requests[1].body);
    }

    void whatAStoppedEngineLeftIsTakenOverAndEnds()
    {
        EngineRig rig;
        rig.target->reply = [](const HttpRequest &, int number) -> FakeTarget::Reply {
            return number == 1 ? FakeTarget::Reply() : Result<HttpResponse>(HttpResponse{201, {}, "{}"});
        };
        auto engine = rig.start("a");
        const auto answer = triggerAndWait(*engine, orderTrigger("A"));
        QTRY_COMPARE(rig.target->requests().size(), std::size_t(1));
        engine.reset();

        engine = rig.start("b");
        QTRY_COMPARE(stateOf(*engine, answer->execution), ExecutionState::Completed);
        const auto *const takenOver = rig.log->last(EventType::StepTakenOver);
        QVERIFY(takenOver);
        QCOMPARE(takenOver->epoch.value, 2);
        QVERIFY(rig.target->requests()[0].headers == rig.target->requests()[1].headers);
    }

    void aWorkerThatWakesUpLateIsFenced()
    {
        EngineRig rig;
        std::promise<void> othersAreDone;
        auto mayGoOn = othersAreDone.get_future().share();
        auto sleepy = std::make_shared<FakeTarget>();
        sleepy->reply = [mayGoOn](const HttpRequest &, int) -> FakeTarget::Reply {
            mayGoOn.wait(); // the whole first engine stands still, past its lease
            return Result<HttpResponse>(HttpResponse{500, {}, "{}"});
        };
        const auto first = rig.start("first", sleepy);
        const auto answer = triggerAndWait(*first, orderTrigger("A"));
        QVERIFY(answer);
        QTRY_COMPARE(sleepy->requests().size(), std::size_t(1));

        const auto second = rig.start("second");
        QTRY_COMPARE_WITH_TIMEOUT(stateOf(*second, answer->execution), ExecutionState::Completed, 20'000);
        othersAreDone.set_value();
        QTRY_COMPARE(rig.log->count(EventType::ResultFenced), 1);
        QCOMPARE(stateOf(*second, answer->execution), ExecutionState::Completed);
        const auto *const fenced = rig.log->last(EventType::ResultFenced);
        QCOMPARE(fenced->epoch.value, 1);
        QCOMPARE(fenced->detail.find("currentEpoch")->asInteger(), std::optional<std::int64_t>(2));
    }

    void aStoreThatIsFullRefusesTriggersAndLosesNoAnswer()
    {
        EngineRig rig;
        const auto refuses = std::make_shared<std::atomic<bool>>(false);
        rig.target->reply = [refuses](const HttpRequest &, int) -> FakeTarget::Reply {
            *refuses = true; // full from the moment of the effect on
            return Result<HttpResponse>(HttpResponse{201, {}, "{}"});
        };
        const auto open = rig.sqlite();
        const auto engine = rig.startOn([open, refuses]() -> Result<std::unique_ptr<Store>> {
            return std::unique_ptr<Store>(std::make_unique<RefusingStore>(open().takeValue(), refuses));
        });
        const auto answer = triggerAndWait(*engine, orderTrigger("A"));
        QVERIFY(answer);
        QTRY_VERIFY(refuses->load());
        const auto refused = triggerAndWait(*engine, orderTrigger("B"));
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::StoreFull);

        *refuses = false;
        QTRY_COMPARE_WITH_TIMEOUT(stateOf(*engine, answer->execution), ExecutionState::Completed, 20'000);
        QCOMPARE(rig.target->requests().size(), std::size_t(1));
    }

    void moreTriggersThanTheQueueHoldsAreTurnedAway()
    {
        EngineRig rig;
        rig.options.queueMax = 10;
        const auto engine = rig.start();
        const auto answers = triggerAtOnceAndWait(*engine, orderTrigger("A"), 11);
        for (const auto &answer : answers)
            QCOMPARE(answer.error().code, ErrorCode::QueueFull);
    }

    void everyBranchRunsAndTheMergeJoinsThem()
    {
        EngineRig rig;
        const auto engine = rig.start();
        TriggerRequest request;
        request.definition = workflowText(entry() + gatewayVertex("a") + gatewayVertex("b") + merge("m"),
                                          edges("entry>a;entry>b;a>m;b>m"));
        request.payload = "{}";
        const auto answer = triggerAndWait(*engine, request);
        QTRY_COMPARE(stateOf(*engine, answer->execution), ExecutionState::Completed);
        QCOMPARE(rig.target->requests().size(), std::size_t(2));
    }
};

QTEST_GUILESS_MAIN(EngineTest)
#include "engine_test.moc"
