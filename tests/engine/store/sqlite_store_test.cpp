#include "store_dump.h"
#include "store_fixture.h"
#include "tests/support/hooked_store.h"

#include <QFile>
#include <QTemporaryDir>
#include <csignal>
#include <sys/wait.h>
#include <unistd.h>

using namespace schemabridge;
using namespace schemabridge::test;

namespace {

const VertexId charge{"charge"};

void insertDispatched(StoreTransaction &transaction)
{
    const ExecutionRow row = *transaction.insertExecution(anExecution(1));
    transaction.internDefinition("{}");
    transaction.insertKey({hashOf(1), row, "a key of its own", at(1)});
    transaction.dispatchStep(row, charge, {"order_received"}, at(2));
    transaction.append(anEvent(EventType::StepDispatched, idOf(1)));
}

/// Runs `work` as another process that gets no chance to tidy up.
/// @return the signal that ended it, or 0.
template<typename Work>
int inChild(Work work)
{
    const pid_t child = fork();
    if (child == 0) {
        work();
        std::_Exit(0);
    }
    int status = 0;
    waitpid(child, &status, 0);
    return WIFSIGNALED(status) ? WTERMSIG(status) : 0;
}

} // namespace

class SqliteStoreTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void whatWasCommittedIsThereAfterReopening()
    {
        std::string before;
        {
            const auto store = openSqlite(file());
            change(*store, insertDispatched);
            change(*store, [](StoreTransaction &transaction) {
                transaction.claimStep({1}, charge, {"alice"}, at(60));
                transaction.recordRequest({1}, charge, {1}, "POST");
                transaction.failStep({1}, charge, {1}, {ErrorCode::TlsFailed, {{"host", "a"}}}, at(3));
            });
            before = StoreDump::of(*store);
        }
        const auto store = openSqlite(file());
        QCOMPARE(StoreDump::of(*store), before);
        const auto key = ask(*store, [](StoreReader &reader) { return reader.findKey(hashOf(1)); });
        QCOMPARE(key->readableKey, std::string("a key of its own"));
        QCOMPARE(ask(*store, [](StoreReader &reader) { return reader.definition({1}); }), std::string("{}"));
        const auto events = change(*store, [](StoreTransaction &transaction) {
            transaction.append(anEvent(EventType::StepDispatched, idOf(1)));
        });
        QCOMPARE(events.front().seq, std::int64_t(2));
    }

    void closingLeavesOneFile()
    {
        change(*openSqlite(file()), insertDispatched);
        QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files), QStringList{QStringLiteral("state.db")});
    }

    void ofTwoProcessesOneGetsTheClaim()
    {
        const auto first = openSqlite(file());
        const auto second = openSqlite(file());
        change(*first, insertDispatched);
        // Both have seen the step DISPATCHED before either claims it.
        HookedStore slow(*first);
        slow.beforeTransact = [&] { QVERIFY(claim(*second, "bob").has_value()); };
        QCOMPARE(ask(slow, [](StoreReader &reader) { return reader.step({1}, charge); })->state,
                 StepState::Dispatched);
        QVERIFY(!claim(slow, "alice"));
        const auto step = ask(*first, [](StoreReader &reader) { return reader.step({1}, charge); });
        QCOMPARE(step->worker, WorkerId{"bob"});
        QCOMPARE(step->epoch, Epoch{1});
    }

    void oneStoreSeesNamesAndRowsThatAnotherMade()
    {
        const auto first = openSqlite(file());
        const auto second = openSqlite(file());
        change(*first, insertDispatched);
        QCOMPARE(StoreDump::of(*second), StoreDump::of(*first));
        change(*second, [](StoreTransaction &transaction) {
            QVERIFY(!transaction.insertExecution(anExecution(1)));
            QVERIFY(transaction.dispatchStep({1}, {"ship"}, charge, at(3)));
            QCOMPARE(transaction.internDefinition("{}"), DefinitionRow{1});
            transaction.append(anEvent(EventType::StepDispatched, idOf(1)));
        });
        const auto events = change(*first, [](StoreTransaction &transaction) {
            QVERIFY(transaction.claimStep({1}, {"ship"}, {"alice"}, at(60)));
            transaction.append(anEvent(EventType::StepClaimed, idOf(1)));
        });
        QCOMPARE(events.front().seq, std::int64_t(3));
    }

    void anExecutionRemovedByAnotherProcessIsNotRemembered()
    {
        const auto first = openSqlite(file());
        const auto second = openSqlite(file());
        change(*first, [](StoreTransaction &transaction) {
            transaction.insertExecution(anExecution(1));
            transaction.finishExecution({1}, ExecutionState::Completed, at(1));
            transaction.append(anEvent(EventType::ExecutionCompleted, idOf(1)));
        });
        change(*second, [](StoreTransaction &transaction) { transaction.removeFinishedBefore(at(2), 1); });
        change(*first, [](StoreTransaction &transaction) {
            transaction.append(anEvent(EventType::TriggerReceived, idOf(1)));
        });
        const auto events = ask(*first, [](StoreReader &reader) { return reader.events(0, 9, idOf(1)); });
        QCOMPARE(events.size(), std::size_t(1));
        QVERIFY(events.front().execution == idOf(1));
    }

    void readingDoesNotWaitForAnotherProcessesTransaction()
    {
        const auto writer = openSqlite(file());
        const auto other = openSqlite(file(), {Milliseconds(0)});
        change(*writer, insertDispatched);
        change(*writer, [&](StoreTransaction &transaction) {
            transaction.claimStep({1}, charge, {"alice"}, at(60));
            QCOMPARE(ask(*other, [](StoreReader &reader) { return reader.step({1}, charge); })->state,
                     StepState::Dispatched);
        });
    }

    void aReadSeesOneSnapshot()
    {
        const auto reader = openSqlite(file());
        const auto writer = openSqlite(file());
        change(*writer, insertDispatched);
        QVERIFY(reader->read([&](StoreReader &snapshot) {
            QCOMPARE(snapshot.step({1}, charge)->state, StepState::Dispatched);
            QVERIFY(claim(*writer, "alice").has_value());
            QCOMPARE(snapshot.step({1}, charge)->state, StepState::Dispatched);
        }));
    }

    void aTransactionThatWaitsTooLongIsRefused()
    {
        const auto holder = openSqlite(file());
        const auto waiting = openSqlite(file(), {Milliseconds(20)});
        change(*holder, [&](StoreTransaction &) {
            bool wasCalled = false;
            const auto refused = waiting->transact([&](StoreTransaction &) { wasCalled = true; });
            QVERIFY(!refused);
            QVERIFY(!wasCalled);
            QCOMPARE(refused.error().code, ErrorCode::StoreUnavailable);
            QCOMPARE(refused.error().argument("file"), std::string_view(file()));
            QVERIFY(!refused.error().argument("reason").empty());
        });
        change(*waiting, insertDispatched);
    }

    void aProcessKilledWithinATransactionLeavesNothingOfIt()
    {
        change(*openSqlite(file()), insertDispatched);
        const std::string before = StoreDump::of(*openSqlite(file()));
        const int signal = inChild([this] {
            const auto store = openSqlite(file());
            change(*store, [](StoreTransaction &transaction) {
                transaction.claimStep({1}, charge, {"alice"}, at(60));
                for (int number = 2; number < 200; ++number) {
                    ExecutionRecord execution = anExecution(number);
                    execution.payload.assign(100'000,
                                             'x'); // more than the cache holds, so the log has some of it
                    transaction.insertExecution(execution);
                }
                raise(SIGKILL);
            });
        });
        QCOMPARE(signal, SIGKILL);
        QVERIFY(QFile(QString::fromStdString(file()) + QStringLiteral("-wal")).size() > 1'000'000);
        const auto store = openSqlite(file());
        QCOMPARE(StoreDump::of(*store), before);
        QVERIFY(claim(*store, "bob").has_value());
    }

    void whatAProcessCommittedBeforeItWasKilledIsThere()
    {
        const int signal = inChild([this] {
            const auto store = openSqlite(file());
            change(*store, insertDispatched);
            raise(SIGKILL);
        });
        QCOMPARE(signal, SIGKILL);
        const auto store = openSqlite(file());
        QVERIFY(ask(*store, [](StoreReader &reader) { return reader.step({1}, charge); }));
    }

    void processesThatOpenANewFileAtOnceAllGetIt()
    {
        constexpr int processCount = 8;
        std::array<pid_t, processCount> children{};
        for (int number = 0; number < processCount; ++number) {
            children[static_cast<std::size_t>(number)] = fork();
            if (children[static_cast<std::size_t>(number)] == 0) {
                const auto store = openSqlite(file());
                change(*store, [&](StoreTransaction &transaction) {
                    transaction.insertExecution(anExecution(number));
                });
                std::_Exit(0);
            }
        }
        for (const pid_t child : children) {
            int status = 0;
            waitpid(child, &status, 0);
            QCOMPARE(status, 0);
        }
        const auto store = openSqlite(file());
        QCOMPARE(ask(*store, [](StoreReader &reader) { return reader.executions({}); }).size(),
                 std::size_t(processCount));
    }

private:
    static std::optional<Epoch> claim(Store &store, const char *worker)
    {
        std::optional<Epoch> epoch;
        change(store, [&](StoreTransaction &transaction) {
            epoch = transaction.claimStep({1}, charge, {worker}, at(60));
        });
        return epoch;
    }

    std::string file() const { return m_folder->filePath(QStringLiteral("state.db")).toStdString(); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

QTEST_GUILESS_MAIN(SqliteStoreTest)
#include "sqlite_store_test.moc"
