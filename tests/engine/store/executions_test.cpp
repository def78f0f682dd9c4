#include "store_dump.h"
#include "store_fixture.h"

#include <stdexcept>

using namespace schemabridge;
using namespace schemabridge::test;

namespace {

std::string rowsOf(const std::vector<ExecutionRecord> &executions)
{
    std::string text;
    for (const ExecutionRecord &execution : executions)
        text += std::to_string(execution.row.value) + ' ';
    return text;
}

std::string list(Store &store, const ExecutionFilter &filter)
{
    return rowsOf(ask(store, [&](StoreReader &reader) { return reader.executions(filter); }));
}

/// Five executions: 1 running, 2 completed, 3 failed, 4 cancelled, 5 completed; each finished at ten times
/// its number.
void insertFive(StoreTransaction &transaction)
{
    using enum ExecutionState;
    const std::array states = {Running, Completed, Failed, Cancelled, Completed};
    for (int number = 1; number <= 5; ++number) {
        const ExecutionRow row = *transaction.insertExecution(anExecution(number));
        if (const ExecutionState state = states[static_cast<std::size_t>(number - 1)]; state != Running)
            transaction.finishExecution(row, state, at(10 * number));
    }
}

} // namespace

class ExecutionsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void anExecutionComesBackAsItWas_data() { addStoreKinds(); }
    void anExecutionComesBackAsItWas()
    {
        QFETCH(StoreKind, kind);
        NewStore store(kind);
        ExecutionRecord execution = anExecution(1);
        execution.readableKey = "Bestellung 7 für Ümit";
        execution.payload = std::string("\0\xFF\xFE{}", 5);
        execution.startedOverFrom = idOf(9);
        execution.isLive = true;
        change(*store, [&](StoreTransaction &transaction) { transaction.insertExecution(execution); });

        const auto kept = *ask(*store, [](StoreReader &reader) { return reader.findExecution(idOf(1)); });
        QCOMPARE(kept.id, execution.id);
        QCOMPARE(kept.payload, execution.payload);
        QCOMPARE(kept.readableKey, execution.readableKey);
        QVERIFY(kept.startedOverFrom == execution.startedOverFrom);
        QVERIFY(kept.isLive);
        QCOMPARE(kept.triggerKind, execution.triggerKind);
        QCOMPARE(kept.rule, execution.rule);
        QCOMPARE(kept.entry, execution.entry);
        QCOMPARE(kept.createdAt, execution.createdAt);
        QVERIFY(!kept.finishedAt);
        QVERIFY(!ask(*store, [](StoreReader &reader) { return reader.findExecution(idOf(2)); }));
        QVERIFY(!ask(*store, [](StoreReader &reader) { return reader.execution({2}); }));
    }

    void anEmptyPayloadAndKeyAreNoHoles_data() { addStoreKinds(); }
    void anEmptyPayloadAndKeyAreNoHoles()
    {
        QFETCH(StoreKind, kind);
        NewStore store(kind);
        change(*store, [&](StoreTransaction &transaction) {
            ExecutionRecord execution;
            execution.id = idOf(1);
            QVERIFY(transaction.insertExecution(execution));
        });
        QCOMPARE(list(*store, {}), std::string("1 "));
    }

    void anIdIsThereOnce_data() { addStoreKinds(); }
    void anIdIsThereOnce()
    {
        QFETCH(StoreKind, kind);
        NewStore store(kind);
        change(*store, [](StoreTransaction &transaction) {
            QVERIFY(transaction.insertExecution(anExecution(1)));
            QVERIFY(!transaction.insertExecution(anExecution(1)));
            QVERIFY(transaction.insertExecution(anExecution(2)));
        });
        change(*store,
               [](StoreTransaction &transaction) { QVERIFY(!transaction.insertExecution(anExecution(1))); });
        QCOMPARE(list(*store, {}).size(), std::size_t(4));
    }

    void finishingAndReopeningDemandTheirStates_data()
    {
        QTest::addColumn<StoreKind>("kind");
        QTest::addColumn<int>("row");
        QTest::addColumn<bool>("mayFinish");
        QTest::addColumn<bool>("mayReopen");
        for (const StoreKind kind : {StoreKind::Memory, StoreKind::Sqlite}) {
            const char *const name = kind == StoreKind::Memory ? "memory" : "sqlite";
            QTest::addRow("%s running", name) << kind << 1 << true << false;
            QTest::addRow("%s completed", name) << kind << 2 << false << false;
            QTest::addRow("%s failed", name) << kind << 3 << false << true;
            QTest::addRow("%s cancelled", name) << kind << 4 << false << false;
            QTest::addRow("%s absent", name) << kind << 6 << false << false;
        }
    }
    void finishingAndReopeningDemandTheirStates()
    {
        QFETCH(StoreKind, kind);
        QFETCH(int, row);
        QFETCH(bool, mayFinish);
        QFETCH(bool, mayReopen);
        NewStore store(kind);
        change(*store, insertFive);
        const std::string before = StoreDump::of(*store);
        change(*store, [&](StoreTransaction &transaction) {
            QCOMPARE(transaction.reopenExecution({row}), mayReopen);
        });
        QCOMPARE(StoreDump::of(*store) != before, mayReopen);
        change(*store, [&](StoreTransaction &transaction) {
            QCOMPARE(transaction.finishExecution({row}, ExecutionState::Failed, at(99)),
                     mayFinish || mayReopen);
        });
        if (mayFinish || mayReopen) {
            const auto kept = ask(*store, [&](StoreReader &reader) { return reader.execution({row}); });
            QCOMPARE(kept->state, ExecutionState::Failed);
            QCOMPARE(*kept->finishedAt, at(99));
        }
    }

    void listingsAreNewestFirstAndFiltered_data()
    {
        QTest::addColumn<StoreKind>("kind");
        QTest::addColumn<ExecutionFilter>("filter");
        QTest::addColumn<QString>("expected");
        const auto add = [](const char *name, const ExecutionFilter &filter, const char *expected) {
            QTest::addRow("memory %s", name) << StoreKind::Memory << filter << QString::fromUtf8(expected);
            QTest::addRow("sqlite %s", name) << StoreKind::Sqlite << filter << QString::fromUtf8(expected);
        };
        using enum ExecutionState;
        add("all", {}, "5 4 3 2 1 ");
        add("first page", {{}, {}, {}, 2}, "5 4 ");
        add("next page", {{}, {}, ExecutionRow{4}, 2}, "3 2 ");
        add("page past the end", {{}, {}, ExecutionRow{1}, 2}, "");
        add("none wanted", {{}, {}, {}, 0}, "");
        add("running", {Running, {}, {}, 9}, "1 ");
        add("completed", {Completed, {}, {}, 9}, "5 2 ");
        add("failed", {Failed, {}, {}, 9}, "3 ");
        add("cancelled", {Cancelled, {}, {}, 9}, "4 ");
        add("completed, paged", {Completed, {}, ExecutionRow{5}, 9}, "2 ");
        add("failed, paged", {Failed, {}, ExecutionRow{3}, 9}, "");
        add("key", {{}, "er 3", {}, 9}, "3 ");
        add("key of a state", {Completed, "order", {}, 9}, "5 2 ");
        add("key of another state", {Failed, "order 2", {}, 9}, "");
        add("key with wildcards", {{}, "order%", {}, 9}, "");
    }
    void listingsAreNewestFirstAndFiltered()
    {
        QFETCH(StoreKind, kind);
        QFETCH(ExecutionFilter, filter);
        QFETCH(QString, expected);
        NewStore store(kind);
        change(*store, insertFive);
        QCOMPARE(QString::fromStdString(list(*store, filter)), expected);
    }

    void aKeyLeadsToTheFirstExecutionThatStillExists_data() { addStoreKinds(); }
    void aKeyLeadsToTheFirstExecutionThatStillExists()
    {
        QFETCH(StoreKind, kind);
        NewStore store(kind);
        const auto find = [&] {
            return ask(*store, [](StoreReader &reader) { return reader.findKey(hashOf(7)); });
        };
        QVERIFY(!find());
        change(*store, [](StoreTransaction &transaction) {
            insertFive(transaction);
            transaction.insertKey({hashOf(8), {1}, "order 1", at(1)});
            transaction.insertKey({hashOf(7), {2}, "the key itself", at(2)});
            transaction.insertKey({hashOf(7), {5}, "order 5", at(5)});
        });
        QCOMPARE(find()->execution, ExecutionRow{2});
        QCOMPARE(find()->readableKey, std::string("the key itself"));
        QCOMPARE(find()->createdAt, at(2));
        QCOMPARE(find()->hash, hashOf(7));
        change(*store, [](StoreTransaction &transaction) { transaction.removeFinishedBefore(at(21), 9); });
        QCOMPARE(find()->execution, ExecutionRow{5});
        QCOMPARE(find()->readableKey, std::string("order 5"));
        change(*store, [](StoreTransaction &transaction) { transaction.removeFinishedBefore(at(51), 9); });
        QVERIFY(!find());
    }

    void aKeyOfNoExecutionIsNotRemembered_data() { addStoreKinds(); }
    void aKeyOfNoExecutionIsNotRemembered()
    {
        QFETCH(StoreKind, kind);
        NewStore store(kind);
        change(*store, [](StoreTransaction &transaction) {
            transaction.insertKey({hashOf(7), {1}, "order 1", at(1)});
        });
        QVERIFY(!ask(*store, [](StoreReader &reader) { return reader.findKey(hashOf(7)); }));
    }

    void aDefinitionIsKeptOnce_data() { addStoreKinds(); }
    void aDefinitionIsKeptOnce()
    {
        QFETCH(StoreKind, kind);
        NewStore store(kind);
        const std::string text = "{ \"name\": \"Übung\" }\n";
        DefinitionRow first;
        change(*store, [&](StoreTransaction &transaction) {
            first = transaction.internDefinition(text);
            QVERIFY(transaction.internDefinition(text + ' ') != first);
            QCOMPARE(transaction.internDefinition(text), first);
        });
        change(*store,
               [&](StoreTransaction &transaction) { QCOMPARE(transaction.internDefinition(text), first); });
        QCOMPARE(ask(*store, [&](StoreReader &reader) { return reader.definition(first); }), text);
        QCOMPARE(ask(*store, [](StoreReader &reader) { return reader.definition({99}); }), std::string());
    }

    void aDefinitionOfAFailedTransactionIsForgotten_data() { addStoreKinds(); }
    void aDefinitionOfAFailedTransactionIsForgotten()
    {
        QFETCH(StoreKind, kind);
        NewStore store(kind);
        const auto internAndThrow = [](StoreTransaction &transaction) {
            transaction.internDefinition("lost");
            transaction.insertExecution(anExecution(1));
            transaction.dispatchStep({1}, {"lost"}, {}, at(1));
            throw std::runtime_error("a crash");
        };
        QVERIFY_EXCEPTION_THROWN(static_cast<void>((*store).transact(internAndThrow)), std::runtime_error);
        change(*store, [](StoreTransaction &transaction) {
            const DefinitionRow other = transaction.internDefinition("other");
            const DefinitionRow lost = transaction.internDefinition("lost");
            QCOMPARE(transaction.definition(other), std::string("other"));
            QCOMPARE(transaction.definition(lost), std::string("lost"));
            const ExecutionRow row = *transaction.insertExecution(anExecution(1));
            transaction.dispatchStep(row, {"another"}, {}, at(1));
            transaction.dispatchStep(row, {"lost"}, {}, at(2));
            QCOMPARE(transaction.steps(row).back().vertex, VertexId{"lost"});
        });
    }

    void removalTakesEverythingOfTheExecutionAndNothingElse_data() { addStoreKinds(); }
    void removalTakesEverythingOfTheExecutionAndNothingElse()
    {
        QFETCH(StoreKind, kind);
        NewStore store(kind);
        const auto fill = [](StoreTransaction &transaction, int number) {
            const ExecutionRow row{number};
            transaction.dispatchStep(row, {"a"}, {}, at(1));
            transaction.skipStep(row, {"b"}, at(1));
            transaction.insertKey({hashOf(number), row, "k", at(1)});
            transaction.append(anEvent(EventType::ExecutionCreated, idOf(number)));
        };
        change(*store, [&](StoreTransaction &transaction) {
            transaction.append(anEvent(EventType::TriggerReceived, idOf(3)));
            insertFive(transaction);
            for (int number = 1; number <= 5; ++number)
                fill(transaction, number);
            QCOMPARE(transaction.removeFinishedBefore(at(20), 9), 0);
            QCOMPARE(transaction.removeFinishedBefore(at(41), 9), 3);
        });
        QCOMPARE(list(*store, {}), std::string("5 1 "));
        for (int number = 2; number <= 4; ++number) {
            QVERIFY(!ask(*store, [&](StoreReader &reader) { return reader.findKey(hashOf(number)); }));
            QVERIFY(ask(*store, [&](StoreReader &reader) { return reader.steps({number}); }).empty());
            QVERIFY(!ask(*store, [&](StoreReader &reader) { return reader.hasDeliveries({number}); }));
            QVERIFY(
                ask(*store, [&](StoreReader &reader) { return reader.events(0, 99, idOf(number)); }).empty());
        }
        for (const int number : {1, 5}) {
            QVERIFY(ask(*store, [&](StoreReader &reader) { return reader.findKey(hashOf(number)); }));
            QCOMPARE(ask(*store, [&](StoreReader &reader) { return reader.steps({number}); }).size(),
                     std::size_t(2));
            QVERIFY(ask(*store, [&](StoreReader &reader) { return reader.hasDeliveries({number}); }));
            QCOMPARE(
                ask(*store, [&](StoreReader &reader) { return reader.events(0, 99, idOf(number)); }).size(),
                std::size_t(1));
        }
        QCOMPARE(ask(*store, [](StoreReader &reader) { return reader.events(0, 99, {}); }).size(),
                 std::size_t(2));
        QCOMPARE(ask(*store, [](StoreReader &reader) { return reader.deliveries(); }).size(), std::size_t(2));
    }

    void removalGoesInBatchesOldestEndFirst_data() { addStoreKinds(); }
    void removalGoesInBatchesOldestEndFirst()
    {
        QFETCH(StoreKind, kind);
        NewStore store(kind);
        change(*store, [](StoreTransaction &transaction) {
            for (int number = 1; number <= 3; ++number)
                transaction.insertExecution(anExecution(number));
            for (int number = 1; number <= 3; ++number)
                transaction.finishExecution({number}, ExecutionState::Completed, at(10 - number));
        });
        change(*store, [](StoreTransaction &transaction) {
            QCOMPARE(transaction.removeFinishedBefore(at(99), 0), 0);
            QCOMPARE(transaction.removeFinishedBefore(at(99), 2), 2);
        });
        QCOMPARE(list(*store, {}), std::string("1 "));
    }

    void anExecutionsRowIsNeverGivenTwice_data() { addStoreKinds(); }
    void anExecutionsRowIsNeverGivenTwice()
    {
        QFETCH(StoreKind, kind);
        NewStore store(kind);
        change(*store, [](StoreTransaction &transaction) {
            insertFive(transaction);
            transaction.removeFinishedBefore(at(99), 9);
        });
        change(*store, [](StoreTransaction &transaction) {
            QCOMPARE(*transaction.insertExecution(anExecution(5)), ExecutionRow{6});
        });
    }

    void aChangeThatThrowsLeavesNothing_data() { addStoreKinds(); }
    void aChangeThatThrowsLeavesNothing()
    {
        QFETCH(StoreKind, kind);
        NewStore store(kind);
        change(*store, insertFive);
        const std::string before = StoreDump::of(*store);
        const auto changeAndThrow = [](StoreTransaction &transaction) {
            transaction.insertExecution(anExecution(6));
            transaction.dispatchStep({1}, {"charge"}, {}, at(1));
            transaction.finishExecution({1}, ExecutionState::Failed, at(2));
            transaction.removeFinishedBefore(at(99), 9);
            transaction.append(anEvent(EventType::TriggerReceived));
            throw std::runtime_error("a crash");
        };
        QVERIFY_EXCEPTION_THROWN(static_cast<void>((*store).transact(changeAndThrow)), std::runtime_error);
        QCOMPARE(StoreDump::of(*store), before);
        change(*store, [](StoreTransaction &transaction) { transaction.insertExecution(anExecution(7)); });
        QVERIFY(StoreDump::of(*store) != before);
    }

    void aTransactionSeesItsOwnChanges_data() { addStoreKinds(); }
    void aTransactionSeesItsOwnChanges()
    {
        QFETCH(StoreKind, kind);
        NewStore store(kind);
        change(*store, [](StoreTransaction &transaction) {
            insertFive(transaction);
            QCOMPARE(rowsOf(transaction.executions({})), std::string("5 4 3 2 1 "));
            QVERIFY(transaction.findExecution(idOf(3)));
            transaction.dispatchStep({1}, {"a"}, {}, at(1));
            QVERIFY(transaction.step({1}, {"a"}));
        });
    }

    void aReadDuringATransactionSeesTheLastCommit_data() { addStoreKinds(); }
    void aReadDuringATransactionSeesTheLastCommit()
    {
        QFETCH(StoreKind, kind);
        NewStore store(kind);
        change(*store, [&](StoreTransaction &transaction) {
            transaction.insertExecution(anExecution(1));
            QCOMPARE(list(*store, {}), std::string());
        });
        QCOMPARE(list(*store, {}), std::string("1 "));
    }
};

QTEST_GUILESS_MAIN(ExecutionsTest)
#include "executions_test.moc"
