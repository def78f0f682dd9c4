#include "engine/json/parse.h"
#include "store_dump.h"
#include "store_fixture.h"

#include <array>
#include <set>

using namespace schemabridge;
using namespace schemabridge::test;

namespace {

const VertexId charge{"charge"};
const WorkerId alice{"alice"};
const WorkerId bob{"bob"};
constexpr int leaseEnd = 60;

/// What the step under test may have gone through.
enum class Past {
    NoExecution,
    Absent,
    Dispatched,
    Executing,
    Requested,
    Completed,
    Failed,
    Skipped,
    Cancelled
};

constexpr std::array pastNames = {"no execution", "absent", "dispatched", "executing", "request recorded",
                                  "completed",    "failed", "skipped",    "cancelled"};

/// Brings the step into its state by the changes that lead there.
/// @return the execution's row.
ExecutionRow prepare(StoreTransaction &store, Past past, int executionNumber = 1)
{
    if (past == Past::NoExecution)
        return {7777};
    const ExecutionRow row = *store.insertExecution(anExecution(executionNumber));
    if (past == Past::Skipped)
        store.skipStep(row, charge, at(3));
    if (past == Past::Absent || past == Past::Skipped)
        return row;
    store.dispatchStep(row, charge, {"order_received"}, at(2));
    if (past == Past::Dispatched)
        return row;
    store.claimStep(row, charge, alice, at(leaseEnd));
    if (past == Past::Requested)
        store.recordRequest(row, charge, {1}, "POST /v1");
    if (past == Past::Completed)
        store.completeStep(row, charge, {1}, json::Value::integer(7), {{"e1"}}, at(4));
    if (past == Past::Failed)
        store.failStep(row, charge, {1}, {ErrorCode::RequestTimedOut, {{"host", "a"}}}, at(4));
    if (past == Past::Cancelled)
        store.cancelStep(row, charge, at(4));
    return row;
}

struct StepChange {
    const char *name;
    std::function<bool(StoreTransaction &, ExecutionRow)> apply;
    std::set<Past> allowedIn;
    /// The step and its delivery afterwards, as StoreDump writes them, when done from the first allowed
    /// state.
    const char *outcome;
};

const std::vector<StepChange> &stepChanges()
{
    static const std::set<Past> executing = {Past::Executing, Past::Requested};
    static const std::vector<StepChange> changes = {
        {"dispatch",
         [](auto &store, auto row) { return store.dispatchStep(row, charge, {"order_received"}, at(9)); },
         {Past::Absent},
         "step 1/charge DISPATCHED attempt=0 epoch=0 retries=0 worker= lease=- from=order_received output=- "
         "edges= error=- request=- finished=-\n"
         "delivery 1/charge at 1700000009000 count 0\n"},
        {"skip",
         [](auto &store, auto row) { return store.skipStep(row, charge, at(9)); },
         {Past::Absent},
         "step 1/charge SKIPPED attempt=0 epoch=0 retries=0 worker= lease=- from= output=- edges= error=- "
         "request=- finished=1700000009000\n"},
        {"claim",
         [](auto &store, auto row) { return store.claimStep(row, charge, bob, at(90)) == Epoch{1}; },
         {Past::Dispatched},
         "step 1/charge EXECUTING attempt=1 epoch=1 retries=0 worker=bob lease=1700000090000 "
         "from=order_received output=- edges= error=- request=- finished=-\n"
         "delivery 1/charge at 1700000090000 count 0\n"},
        {"take over a millisecond before the lease's end",
         [](auto &store, auto row) {
             return store.takeOverStep(row, charge, bob, at(90), at(leaseEnd) - Milliseconds(1)).has_value();
         },
         {},
         ""},
        {"take over at the lease's end",
         [](auto &store, auto row) {
             return store.takeOverStep(row, charge, bob, at(90), at(leaseEnd)) == Epoch{2};
         },
         executing,
         "step 1/charge EXECUTING attempt=2 epoch=2 retries=0 worker=bob lease=1700000090000 "
         "from=order_received output=- edges= error=- request=- finished=-\n"
         "delivery 1/charge at 1700000090000 count 0\n"},
        {"renew the lease", [](auto &store, auto row) { return store.renewLease(row, charge, {1}, at(120)); },
         executing,
         "step 1/charge EXECUTING attempt=1 epoch=1 retries=0 worker=alice lease=1700000120000 "
         "from=order_received output=- edges= error=- request=- finished=-\n"
         "delivery 1/charge at 1700000120000 count 0\n"},
        {"renew the lease under an old epoch",
         [](auto &store, auto row) { return store.renewLease(row, charge, {0}, at(120)); },
         {},
         ""},
        {"record the request",
         [](auto &store, auto row) {
             return store.recordRequest(row, charge, {1}, std::string("a\0\xFF", 3));
         },
         {Past::Executing},
         nullptr},
        {"record the request under an old epoch",
         [](auto &store, auto row) { return store.recordRequest(row, charge, {0}, "x"); },
         {},
         ""},
        {"complete",
         [](auto &store, auto row) {
             return store.completeStep(row, charge, {1}, json::Value::numberFromText("1.10"),
                                       {{"e2"}, {"e3"}}, at(9));
         },
         executing,
         "step 1/charge COMPLETED attempt=1 epoch=1 retries=0 worker=alice lease=- from=order_received "
         "output=1.10 edges=e2,e3, error=- request=- finished=1700000009000\n"},
        {"complete under an old epoch",
         [](auto &store, auto row) { return store.completeStep(row, charge, {0}, {}, {}, at(9)); },
         {},
         ""},
        {"complete under an epoch never given",
         [](auto &store, auto row) { return store.completeStep(row, charge, {2}, {}, {}, at(9)); },
         {},
         ""},
        {"fail",
         [](auto &store, auto row) {
             return store.failStep(row, charge, {1}, {ErrorCode::HostUnreachable, {{"host", "b"}}}, at(9));
         },
         executing,
         "step 1/charge FAILED attempt=1 epoch=1 retries=0 worker=alice lease=- from=order_received output=- "
         "edges= error=HOST_UNREACHABLE host=b request=- finished=1700000009000\n"},
        {"fail under an old epoch",
         [](auto &store, auto row) {
             return store.failStep(row, charge, {0}, {ErrorCode::HostUnreachable, {}}, at(9));
         },
         {},
         ""},
        {"reschedule", [](auto &store, auto row) { return store.rescheduleStep(row, charge, {1}, at(9)); },
         executing,
         "step 1/charge DISPATCHED attempt=1 epoch=1 retries=1 worker=alice lease=- from=order_received "
         "output=- edges= error=- request=- finished=-\n"
         "delivery 1/charge at 1700000009000 count 0\n"},
        {"reschedule under an old epoch",
         [](auto &store, auto row) { return store.rescheduleStep(row, charge, {0}, at(9)); },
         {},
         ""},
        {"retry",
         [](auto &store, auto row) { return store.retryStep(row, charge, at(9)); },
         {Past::Failed},
         "step 1/charge DISPATCHED attempt=1 epoch=1 retries=0 worker=alice lease=- from=order_received "
         "output=- edges= error=- request=- finished=-\n"
         "delivery 1/charge at 1700000009000 count 0\n"},
        {"cancel",
         [](auto &store, auto row) { return store.cancelStep(row, charge, at(9)); },
         {Past::Dispatched, Past::Executing, Past::Requested},
         "step 1/charge CANCELLED attempt=0 epoch=0 retries=0 worker= lease=- from=order_received output=- "
         "edges= error=- request=- finished=1700000009000\n"},
    };
    return changes;
}

/// Without the execution's own line.
std::string stepsOf(const std::string &dump)
{
    const auto step = dump.find("step ");
    return step == std::string::npos ? std::string() : dump.substr(step);
}

} // namespace

class StepChangesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aChangeHappensInItsStatesOnly_data() { addStoreKinds(); }
    void aChangeHappensInItsStatesOnly()
    {
        QFETCH(StoreKind, kind);
        NewStore store(kind);
        int executionNumber = 0;
        for (const StepChange &stepChange : stepChanges()) {
            for (std::size_t i = 0; i < pastNames.size(); ++i)
                checkChange(*store, stepChange, static_cast<Past>(i), ++executionNumber);
        }
    }

    void anAllowedChangeChangesThisAndNoMore_data() { addStoreKinds(); }
    void anAllowedChangeChangesThisAndNoMore()
    {
        QFETCH(StoreKind, kind);
        for (const StepChange &stepChange : stepChanges()) {
            if (stepChange.allowedIn.empty() || !stepChange.outcome)
                continue;
            NewStore store(kind);
            change(*store, [&](StoreTransaction &transaction) {
                const ExecutionRow row = prepare(transaction, *stepChange.allowedIn.begin());
                QVERIFY2(stepChange.apply(transaction, row), stepChange.name);
            });
            QCOMPARE(stepsOf(StoreDump::of(*store)), std::string(stepChange.outcome));
        }
    }

    void theFirstRequestStaysByteForByte_data() { addStoreKinds(); }
    void theFirstRequestStaysByteForByte()
    {
        QFETCH(StoreKind, kind);
        const std::string first("POST \0\xFF\xC3\r\n", 9);
        NewStore store(kind);
        change(*store, [&](StoreTransaction &transaction) {
            const ExecutionRow row = prepare(transaction, Past::Executing);
            QVERIFY(transaction.recordRequest(row, charge, {1}, first));
            QVERIFY(!transaction.recordRequest(row, charge, {1}, "another"));
            QVERIFY(transaction.rescheduleStep(row, charge, {1}, at(5)));
            QCOMPARE(transaction.claimStep(row, charge, bob, at(90)), Epoch{2});
            QVERIFY(!transaction.recordRequest(row, charge, {2}, "another"));
        });
        QCOMPARE(*ask(*store, [](StoreReader &reader) { return reader.step({1}, charge); })->request, first);
    }

    void anEmptyRequestIsARequest_data() { addStoreKinds(); }
    void anEmptyRequestIsARequest()
    {
        QFETCH(StoreKind, kind);
        NewStore store(kind);
        change(*store, [&](StoreTransaction &transaction) {
            const ExecutionRow row = prepare(transaction, Past::Executing);
            QVERIFY(transaction.recordRequest(row, charge, {1}, {}));
            QVERIFY(!transaction.recordRequest(row, charge, {1}, "another"));
        });
    }

    void aRetryKeepsTheRequestAndForgetsTheError_data() { addStoreKinds(); }
    void aRetryKeepsTheRequestAndForgetsTheError()
    {
        QFETCH(StoreKind, kind);
        NewStore store(kind);
        change(*store, [&](StoreTransaction &transaction) {
            const ExecutionRow row = prepare(transaction, Past::Requested);
            transaction.failStep(row, charge, {1}, {ErrorCode::ConnectionLost, {}}, at(4));
            QVERIFY(!transaction.delivery(row, charge));
            QVERIFY(transaction.retryStep(row, charge, at(5)));
            const auto step = transaction.step(row, charge);
            QCOMPARE(step->request.value_or(""), std::string("POST /v1"));
            QVERIFY(!step->error);
            QVERIFY(transaction.delivery(row, charge));
        });
    }

    void anOutputComesBackAsItWas_data()
    {
        QTest::addColumn<StoreKind>("kind");
        QTest::addColumn<QString>("text");
        for (const char *text : {"null", "12345678901234567890", "1.10", "-0", "1E400", "\"\"",
                                 "\"\\u0000ä😀\"", "{\"b\":[1,{}],\"a\":\"\"}"}) {
            QTest::addRow("memory %s", text) << StoreKind::Memory << QString::fromUtf8(text);
            QTest::addRow("sqlite %s", text) << StoreKind::Sqlite << QString::fromUtf8(text);
        }
    }
    void anOutputComesBackAsItWas()
    {
        QFETCH(StoreKind, kind);
        QFETCH(QString, text);
        const json::Value output = json::parse(text.toStdString()).takeValue();
        NewStore store(kind);
        change(*store, [&](StoreTransaction &transaction) {
            transaction.completeStep(prepare(transaction, Past::Executing), charge, {1}, output, {}, at(4));
        });
        const auto kept = ask(*store, [](StoreReader &reader) { return reader.step({1}, charge); })->output;
        QVERIFY(kept && kept->isIdenticalTo(output));
    }

    void stepsComeInTheOrderOfTheirDispatch_data() { addStoreKinds(); }
    void stepsComeInTheOrderOfTheirDispatch()
    {
        QFETCH(StoreKind, kind);
        NewStore store(kind);
        change(*store, [](StoreTransaction &transaction) {
            const ExecutionRow first = *transaction.insertExecution(anExecution(1));
            const ExecutionRow second = *transaction.insertExecution(anExecution(2));
            for (const char *vertex : {"a", "b", "c"})
                transaction.dispatchStep(first, {vertex}, {}, at(1));
            transaction.dispatchStep(second, {"c"}, {}, at(1));
            transaction.skipStep(second, {"a"}, at(1));
            transaction.dispatchStep(second, {"b"}, {}, at(1));
        });
        const auto steps = ask(*store, [](StoreReader &reader) { return reader.steps({2}); });
        std::string order;
        for (const StepRecord &step : steps)
            order += step.vertex.value;
        QCOMPARE(order, std::string("cab"));
    }

    void deliveriesComeEarliestFirst_data() { addStoreKinds(); }
    void deliveriesComeEarliestFirst()
    {
        QFETCH(StoreKind, kind);
        NewStore store(kind);
        change(*store, [](StoreTransaction &transaction) {
            const ExecutionRow first = *transaction.insertExecution(anExecution(1));
            const ExecutionRow second = *transaction.insertExecution(anExecution(2));
            transaction.dispatchStep(first, {"late"}, {}, at(30));
            transaction.dispatchStep(first, {"z"}, {}, at(20));
            transaction.dispatchStep(first, {"a"}, {}, at(20));
            transaction.dispatchStep(second, {"early"}, {}, at(10));
        });
        std::string order;
        for (const auto &delivery : ask(*store, [](StoreReader &reader) { return reader.deliveries(); }))
            order += delivery.vertex.value + ' ';
        QCOMPARE(order, std::string("early z a late "));
    }

    void aDeliveryIsCountedUntilItIsRemoved_data() { addStoreKinds(); }
    void aDeliveryIsCountedUntilItIsRemoved()
    {
        QFETCH(StoreKind, kind);
        NewStore store(kind);
        change(*store, [](StoreTransaction &transaction) {
            const ExecutionRow row = prepare(transaction, Past::Dispatched);
            QCOMPARE(transaction.countDelivery(row, charge), 1);
            QCOMPARE(transaction.countDelivery(row, charge), 2);
            QVERIFY(transaction.hasDeliveries(row));
            QVERIFY(!transaction.hasDeliveries({row.value + 1}));
            transaction.removeDelivery(row, charge);
            QVERIFY(!transaction.hasDeliveries(row));
            QCOMPARE(transaction.countDelivery(row, charge), 0);
            QCOMPARE(transaction.countDelivery(row, {"never"}), 0);
        });
    }

    void aRescheduledStepIsCountedFromZeroAgain_data() { addStoreKinds(); }
    void aRescheduledStepIsCountedFromZeroAgain()
    {
        QFETCH(StoreKind, kind);
        NewStore store(kind);
        change(*store, [](StoreTransaction &transaction) {
            const ExecutionRow row = prepare(transaction, Past::Executing);
            QCOMPARE(transaction.countDelivery(row, charge), 1);
            QVERIFY(transaction.rescheduleStep(row, charge, {1}, at(9)));
            QCOMPARE(transaction.delivery(row, charge)->deliveredCount, 0);
        });
    }

private:
    static void checkChange(Store &store, const StepChange &stepChange, Past past, int executionNumber)
    {
        ExecutionRow row;
        change(store,
               [&](StoreTransaction &transaction) { row = prepare(transaction, past, executionNumber); });
        const std::string before = StoreDump::of(store);
        bool happened = false;
        change(store, [&](StoreTransaction &transaction) { happened = stepChange.apply(transaction, row); });
        const std::string context =
            std::string(stepChange.name) + ", " + pastNames[static_cast<std::size_t>(past)];
        QVERIFY2(happened == stepChange.allowedIn.contains(past), context.c_str());
        QVERIFY2(happened || StoreDump::of(store) == before, context.c_str());
    }
};

QTEST_GUILESS_MAIN(StepChangesTest)
#include "step_changes_test.moc"
