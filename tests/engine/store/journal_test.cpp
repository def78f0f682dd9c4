#include "store_dump.h"
#include "store_fixture.h"

using namespace schemabridge;
using namespace schemabridge::test;

namespace {

std::string numbersOf(const std::vector<Event> &events)
{
    std::string text;
    for (const Event &event : events)
        text += std::to_string(event.seq) + ' ';
    return text;
}

std::string numbers(Store &store, std::int64_t afterSeq, int limit, std::optional<ExecutionId> execution = {})
{
    return numbersOf(
        ask(store, [&](StoreReader &reader) { return reader.events(afterSeq, limit, execution); }));
}

void appendTo(StoreTransaction &transaction, std::initializer_list<int> executions)
{
    for (const int number : executions)
        transaction.append(anEvent(EventType::TriggerReceived, idOf(number)));
}

} // namespace

class JournalTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyMemberOfAnEventComesBack_data() { addStoreKinds(); }
    void everyMemberOfAnEventComesBack()
    {
        QFETCH(StoreKind, kind);
        NewStore store(kind);
        Event event = anEvent(EventType::StepTakenOver, idOf(1));
        event.seq = 4711;
        event.vertex = {"charge"};
        event.attempt = 2;
        event.epoch = {3};
        event.worker = {"bob"};
        event.detail = json::Value::object({{"total", json::Value::numberFromText("1.10")}});
        const auto written = change(*store, [&](StoreTransaction &transaction) {
            transaction.insertExecution(anExecution(1));
            transaction.append(event);
        });
        event.seq = 1;
        const std::string expected = json::printCompact(eventToJson(event));
        QCOMPARE(json::printCompact(eventToJson(written.at(0))), expected);
        const auto kept = ask(*store, [](StoreReader &reader) { return reader.events(0, 9, {}); });
        QCOMPARE(json::printCompact(eventToJson(kept.at(0))), expected);
    }

    void everyTypeComesBack_data() { addStoreKinds(); }
    void everyTypeComesBack()
    {
        QFETCH(StoreKind, kind);
        NewStore store(kind);
        const auto last = static_cast<int>(EventType::ExecutionCancelled);
        change(*store, [&](StoreTransaction &transaction) {
            for (int type = 0; type <= last; ++type)
                transaction.append(anEvent(static_cast<EventType>(type)));
        });
        int type = 0;
        for (const Event &event : ask(*store, [](StoreReader &reader) { return reader.events(0, 99, {}); }))
            QCOMPARE(static_cast<int>(event.type), type++);
        QCOMPARE(type, last + 1);
    }

    void eventsAreOfOneExecutionWhereAsked_data() { addStoreKinds(); }
    void eventsAreOfOneExecutionWhereAsked()
    {
        QFETCH(StoreKind, kind);
        NewStore store(kind);
        change(*store, [](StoreTransaction &transaction) {
            appendTo(transaction, {1, 2});
            transaction.insertExecution(anExecution(1));
            appendTo(transaction, {1, 2, 1});
            transaction.append(anEvent(EventType::TriggerRefused));
        });
        QCOMPARE(numbers(*store, 0, 99), std::string("1 2 3 4 5 6 "));
        QCOMPARE(numbers(*store, 0, 99, idOf(1)), std::string("1 3 5 "));
        QCOMPARE(numbers(*store, 0, 99, idOf(2)), std::string("2 4 "));
        QCOMPARE(numbers(*store, 0, 99, idOf(3)), std::string());
        QCOMPARE(numbers(*store, 1, 1, idOf(1)), std::string("3 "));
        QCOMPARE(numbers(*store, 4, 1), std::string("5 "));
        QCOMPARE(numbers(*store, 6, 9), std::string());
        QCOMPARE(numbers(*store, 0, 0), std::string());
        for (const Event &event :
             ask(*store, [](StoreReader &reader) { return reader.events(0, 9, idOf(1)); }))
            QVERIFY(event.execution == idOf(1));
    }

    void numbersAscendAndAreNeverGivenTwice_data() { addStoreKinds(); }
    void numbersAscendAndAreNeverGivenTwice()
    {
        QFETCH(StoreKind, kind);
        NewStore store(kind);
        change(*store, [](StoreTransaction &transaction) {
            appendTo(transaction, {1});
            transaction.insertExecution(anExecution(1));
            appendTo(transaction, {1});
            transaction.finishExecution({1}, ExecutionState::Completed, at(2));
        });
        change(*store, [](StoreTransaction &transaction) {
            QCOMPARE(transaction.removeFinishedBefore(at(3), 9), 1);
        });
        QCOMPARE(numbers(*store, 0, 9), std::string());
        const auto written = change(*store, [](StoreTransaction &transaction) {
            appendTo(transaction, {2, 2});
        });
        QCOMPARE(numbersOf(written), std::string("3 4 "));
    }

    void linesOfRefusedTriggersGoWithTime_data() { addStoreKinds(); }
    void linesOfRefusedTriggersGoWithTime()
    {
        QFETCH(StoreKind, kind);
        NewStore store(kind);
        change(*store, [](StoreTransaction &transaction) {
            for (int i = 0; i < 4; ++i) {
                Event event = anEvent(EventType::TriggerRefused);
                event.time = at(i);
                transaction.append(event);
            }
            QCOMPARE(transaction.removeFinishedBefore(at(3), 2), 0);
            QCOMPARE(numbersOf(transaction.events(0, 9, {})), std::string("3 4 "));
            QCOMPARE(transaction.removeFinishedBefore(at(3), 2), 0);
        });
        QCOMPARE(numbers(*store, 0, 9), std::string("4 "));
    }
};

QTEST_GUILESS_MAIN(JournalTest)
#include "journal_test.moc"
