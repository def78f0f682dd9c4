#include "engine/execution/retry_delay.h"
#include "engine/gateway/retry_after.h"
#include "engine/json/parse.h"
#include "engine/json/print.h"
#include "tests/support/execution_rig.h"
#include "tests/support/workflow_text.h"

#include <QtTest>

using namespace schemabridge;
using schemabridge::test::chargeWorkflow;
using schemabridge::test::EventLines;
using schemabridge::test::ExecutionRig;
using schemabridge::test::SeededRandom;

namespace {

struct ChargeRig : ExecutionRig {
    explicit ChargeRig(const QString &config = {}) : ExecutionRig(chargeWorkflow("{}", config.toStdString()))
    {
        trigger(R"({"order":{"id":"A"}})");
        run("entry");
        newEvents();
    }
};

Error lost(ErrorCode code)
{
    return {code, {{"host", "api.example"}}};
}

} // namespace

class AnswerTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void anAnswersStatusDecides_data()
    {
        QTest::addColumn<QString>("config");
        QTest::addColumn<int>("status");
        QTest::addColumn<StepState>("state");
        QTest::addColumn<QString>("error");

        const char *const complete = R"(, "clientErrorMode": "complete")";
        const char *const noRetry = R"(, "overloadRetry": false)";
        const char *const failureRetry = R"(, "failureRetry": {"attemptsMax": 2})";
        QTest::newRow("200 completes") << "" << 200 << StepState::Completed << "";
        QTest::newRow("204 completes") << "" << 204 << StepState::Completed << "";
        QTest::newRow("404 fails") << "" << 404 << StepState::Failed << "CLIENT_ERROR_STATUS";
        QTest::newRow("409 fails") << "" << 409 << StepState::Failed << "CLIENT_ERROR_STATUS";
        QTest::newRow("409 is data with complete") << complete << 409 << StepState::Completed << "";
        QTest::newRow("429 waits for a retry") << "" << 429 << StepState::Dispatched << "";
        QTest::newRow("429 waits even with complete") << complete << 429 << StepState::Dispatched << "";
        QTest::newRow("503 waits for a retry") << "" << 503 << StepState::Dispatched << "";
        QTest::newRow("503 fails without overload retry")
            << noRetry << 503 << StepState::Failed << "TARGET_OVERLOADED";
        QTest::newRow("500 is the operator's") << "" << 500 << StepState::Failed << "SERVER_ERROR_STATUS";
        QTest::newRow("500 with complete is no data")
            << complete << 500 << StepState::Failed << "SERVER_ERROR_STATUS";
        QTest::newRow("500 waits where asked for") << failureRetry << 500 << StepState::Dispatched << "";
        QTest::newRow("304 is no answer to a call")
            << failureRetry << 304 << StepState::Failed << "REDIRECT_REFUSED";
    }

    void anAnswersStatusDecides()
    {
        QFETCH(QString, config);
        QFETCH(int, status);
        QFETCH(StepState, state);
        QFETCH(QString, error);
        ChargeRig rig(config);
        rig.call("charge", status);
        const auto step = rig.step("charge");
        QCOMPARE(step.state, state);
        QCOMPARE(step.error ? QString::fromUtf8(errorCodeName(step.error->code).data()) : QString(), error);
    }

    void aCallWithoutAnAnswerFailsOrWaits_data()
    {
        QTest::addColumn<QString>("config");
        QTest::addColumn<ErrorCode>("code");
        QTest::addColumn<StepState>("state");
        const char *const failureRetry = R"(, "failureRetry": {"attemptsMax": 2})";
        QTest::newRow("lost") << "" << ErrorCode::ConnectionLost << StepState::Failed;
        QTest::newRow("timed out") << "" << ErrorCode::RequestTimedOut << StepState::Failed;
        QTest::newRow("lost, retried") << failureRetry << ErrorCode::ConnectionLost << StepState::Dispatched;
        QTest::newRow("timed out, retried")
            << failureRetry << ErrorCode::RequestTimedOut << StepState::Dispatched;
        QTest::newRow("unreachable, retried")
            << failureRetry << ErrorCode::HostUnreachable << StepState::Dispatched;
        QTest::newRow("redirected elsewhere: never")
            << failureRetry << ErrorCode::RedirectRefused << StepState::Failed;
        QTest::newRow("too large: never") << failureRetry << ErrorCode::ResponseTooLarge << StepState::Failed;
    }

    void aCallWithoutAnAnswerFailsOrWaits()
    {
        QFETCH(QString, config);
        QFETCH(ErrorCode, code);
        QFETCH(StepState, state);
        ChargeRig rig(config);
        rig.apply(execution::RecordAnswer{rig.send("charge"), lost(code)});
        QCOMPARE(rig.state("charge"), state);
        QVERIFY(rig.newEvents().contains("REQUEST_FAILED charge #1 e1 w1"));
    }

    void retryAfterIsObeyedAndTheSameBytesGoOutAgain()
    {
        ChargeRig rig;
        rig.answer(rig.send("charge", "the request"), 429, {{"Retry-After", "7"}});
        QVERIFY(rig.deliveries.at("charge") == rig.clock.now() + Milliseconds(7000));
        QVERIFY(rig.newEvents().contains("RETRY_SCHEDULED charge #1 e1 w1"));

        QVERIFY2(!rig.claim("charge"), "a delivery before its time is put back");
        QVERIFY(rig.newEvents().empty());

        rig.clock.advance(Milliseconds(7000));
        rig.answer(rig.send("charge", "something else"), 201);
        QCOMPARE(rig.sent()->request, std::string("the request"));
        QCOMPARE(rig.step("charge").attempt, 2);
        QVERIFY(!rig.newEvents().contains("STEP_REDELIVERED charge"));
    }

    void retriesAreBounded()
    {
        ChargeRig rig(
            QStringLiteral(R"(, "overloadRetry": {"attemptsMax": 3, "delayMs": 10, "delayMsMax": 20})"));
        for (int attempt = 1; attempt <= 3; ++attempt) {
            QCOMPARE(rig.state("charge"), StepState::Dispatched);
            rig.call("charge", 503);
            rig.clock.advance(Milliseconds(20));
        }
        QCOMPARE(rig.state("charge"), StepState::Failed);
        QCOMPARE(rig.executionState(), ExecutionState::Failed);
    }

    void theOperatorsRetryRunsAFailedStepInTheSameExecutionWithTheSameBytes()
    {
        ChargeRig rig;
        const auto execution = rig.lastAnswer->execution;
        rig.apply(
            execution::RecordAnswer{rig.send("charge", "the request"), lost(ErrorCode::ConnectionLost)});
        QCOMPARE(rig.executionState(), ExecutionState::Failed);

        rig.apply(execution::RetryStep{{}, execution, {"charge"}});
        QVERIFY(*rig.lastOperatorAnswer);
        QCOMPARE(rig.executionState(), ExecutionState::Running);
        rig.answer(rig.send("charge", "other bytes"), 201);
        QCOMPARE(rig.sent()->request, std::string("the request"));
        rig.run("after");
        QCOMPARE(rig.executionState(), ExecutionState::Completed);
        QVERIFY(rig.lastAnswer->execution == execution);
    }

    void onlyAFailedStepCanBeRetried_data()
    {
        QTest::addColumn<QString>("vertex");
        QTest::addColumn<ErrorCode>("code");
        QTest::newRow("a completed one") << "entry" << ErrorCode::StepNotFailed;
        QTest::newRow("a dispatched one") << "charge" << ErrorCode::StepNotFailed;
        QTest::newRow("one that was never come to") << "after" << ErrorCode::StepUnknown;
        QTest::newRow("one that does not exist") << "nothing" << ErrorCode::StepUnknown;
    }

    void onlyAFailedStepCanBeRetried()
    {
        QFETCH(QString, vertex);
        QFETCH(ErrorCode, code);
        ChargeRig rig;
        rig.apply(execution::RetryStep{{}, rig.lastAnswer->execution, {vertex.toStdString()}});
        QCOMPARE(rig.lastOperatorAnswer->error().code, code);
        QVERIFY(rig.newEvents().empty());
    }

    void anAnswersPartsAreDataForTheNextStep()
    {
        ChargeRig rig;
        rig.answer(rig.send("charge"), 201, {{"X-Id", "1"}, {"x-id", "2"}}, R"({"n": 1.10})");
        const auto output = *rig.step("charge").output;
        QCOMPARE(output.find("status")->asInteger(), std::optional<std::int64_t>(201));
        QCOMPARE(output.find("headers")->find("x-id")->asString(), std::string_view("1, 2"));
        QCOMPARE(output.find("body")->find("n")->numberText(), std::string("1.10"));
    }

    void anAnswerOfAnyBytesIsKeptAndReadAgain()
    {
        ChargeRig rig;
        rig.answer(rig.send("charge"), 200, {{"X-Bin", "a\xFF"}}, "{\"a\": \"\xFF\"}");
        const auto output = *rig.step("charge").output;
        QCOMPARE(output.find("headers")->find("x-bin")->asString(), std::string_view("a\xEF\xBF\xBD"));
        QCOMPARE(output.find("body")->asString(), std::string_view("{\"a\": \"\xEF\xBF\xBD\"}"));
        QVERIFY(json::parse(json::printCompact(output)));
    }

    void retryAfterIsSecondsOrADate_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("expectedMs");
        QTest::newRow("seconds") << "120" << 120'000;
        QTest::newRow("zero") << "0" << 0;
        QTest::newRow("a date to come") << "Thu, 26 Mar 2026 00:00:30 GMT" << 30'000;
        QTest::newRow("a date gone by") << "Wed, 25 Mar 2026 00:00:00 GMT" << 0;
        QTest::newRow("negative") << "-1" << -1;
        QTest::newRow("a word") << "soon" << -1;
        QTest::newRow("nothing") << "" << -1;
        QTest::newRow("no such day") << "Thu, 32 Mar 2026 00:00:30 GMT" << -1;
    }

    void retryAfterIsSecondsOrADate()
    {
        QFETCH(QString, text);
        QFETCH(int, expectedMs);
        const auto delay =
            gateway::retryAfter({{"Retry-After", text.toStdString()}}, test::ManualClock().now());
        QCOMPARE(delay ? static_cast<int>(delay->count()) : -1, expectedMs);
    }

    void backOffGrowsWithinItsBounds()
    {
        SeededRandom random;
        const workflow::RetryPolicy policy{
            .attemptsMax = 10, .delayMs = Milliseconds(100), .delayMsMax = Milliseconds(1000)};
        for (int attempt = 1; attempt < 10; ++attempt) {
            const auto bound = std::min<std::int64_t>(1000, 100LL << (attempt - 1));
            for (int draw = 0; draw < 100; ++draw) {
                const auto delay = execution::retryDelay(policy, attempt, {}, random);
                QVERIFY(delay && delay->count() >= 0 && delay->count() <= bound);
            }
        }
        QVERIFY(!execution::retryDelay(policy, 10, {}, random));
        QVERIFY2(!execution::retryDelay(policy, 1, std::chrono::hours(1), random),
                 "a wait of an hour is the operator's to decide");
    }
};

QTEST_APPLESS_MAIN(AnswerTest)
#include "answer_test.moc"
