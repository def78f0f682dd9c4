#include "store_dump.h"
#include "store_fixture.h"

using namespace schemabridge;
using namespace schemabridge::test;

class MemoryStoreTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aStateThatWasTakenDoesNotChange()
    {
        MemoryStore store;
        change(store, [](StoreTransaction &transaction) { transaction.insertExecution(anExecution(1)); });
        const MemoryState taken = store.state();
        const std::string before = StoreDump::of(store);
        change(store, [](StoreTransaction &transaction) {
            transaction.insertExecution(anExecution(2));
            transaction.finishExecution({1}, ExecutionState::Failed, at(9));
            transaction.dispatchStep({1}, {"a"}, {}, at(1));
            transaction.append(anEvent(EventType::TriggerReceived, idOf(1)));
        });
        MemoryStore past(taken);
        QCOMPARE(StoreDump::of(past), before);
        store.setState(taken);
        QCOMPARE(StoreDump::of(store), before);
    }

    void twoFuturesOfOneStateDoNotMeet()
    {
        MemoryStore left;
        change(left, [](StoreTransaction &transaction) {
            transaction.insertExecution(anExecution(1));
            transaction.dispatchStep({1}, {"a"}, {}, at(1));
        });
        MemoryStore right(left.state());
        const auto claimAs = [](const char *worker) {
            return [worker](StoreTransaction &transaction) {
                QVERIFY(transaction.claimStep({1}, {"a"}, {worker}, at(9)));
            };
        };
        change(left, claimAs("alice"));
        change(right, claimAs("bob"));
        const auto holder = [](StoreReader &reader) { return reader.step({1}, {"a"})->worker.value; };
        QCOMPARE(ask(left, holder), std::string("alice"));
        QCOMPARE(ask(right, holder), std::string("bob"));
    }

    void whatDidNotChangeIsShared()
    {
        MemoryStore store;
        change(store, [](StoreTransaction &transaction) { transaction.insertExecution(anExecution(1)); });
        const MemoryState taken = store.state();
        change(store, [](StoreTransaction &transaction) { transaction.insertExecution(anExecution(2)); });
        QCOMPARE(store.state().executions.find({1}), taken.executions.find({1}));
    }
};

QTEST_GUILESS_MAIN(MemoryStoreTest)
#include "memory_store_test.moc"
