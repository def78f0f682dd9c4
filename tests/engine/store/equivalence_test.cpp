#include "store_dump.h"
#include "store_fixture.h"

#include <random>
#include <stdexcept>

using namespace schemabridge;
using namespace schemabridge::test;

namespace {

/// Draws changes over a few executions, steps, epochs and times, so that they meet.
class RandomChanges {
public:
    explicit RandomChanges(unsigned seed) : m_random(seed) {}

    using Change = std::function<std::string(StoreTransaction &)>;

    /// @return the change, which tells what it was and what it answered.
    Change next()
    {
        const ExecutionRow row{below(8)};
        const VertexId vertex{std::string(1, static_cast<char>('a' + below(3)))};
        const Epoch epoch{below(4)};
        const Instant now = at(below(100));
        const Instant later = now + Milliseconds(below(60) * 1000);
        switch (below(18)) {
        case 0:
            return [number = below(6)](auto &store) {
                const auto inserted = store.insertExecution(anExecution(number));
                return "insert " + std::to_string(inserted.value_or(ExecutionRow()).value);
            };
        case 1:
            return [=, state = below(3) + 1](auto &store) {
                return answer("finish", store.finishExecution(row, static_cast<ExecutionState>(state), now));
            };
        case 2:
            return [=](auto &store) { return answer("reopen", store.reopenExecution(row)); };
        case 3:
            return [=, countMax = below(3)](auto &store) {
                const Instant limit = now - Milliseconds(60'000);
                return answer("remove", store.removeFinishedBefore(limit, countMax));
            };
        case 4:
            return [=, number = below(3)](auto &store) {
                store.insertKey({hashOf(number), row, "key", now});
                const auto found = store.findKey(hashOf(number));
                return answer("key", found ? static_cast<int>(found->execution.value) : -1);
            };
        case 5:
            return [=](auto &store) {
                return answer("definition", static_cast<int>(store.internDefinition(vertex.value).value));
            };
        case 6:
        case 7:
            return
                [=](auto &store) { return answer("dispatch", store.dispatchStep(row, vertex, {"z"}, now)); };
        case 8:
            return [=](auto &store) { return answer("skip", store.skipStep(row, vertex, now)); };
        case 9:
            return [=](auto &store) { return answer("claim", store.claimStep(row, vertex, {"w"}, later)); };
        case 10:
            return [=](auto &store) {
                return answer("take over", store.takeOverStep(row, vertex, {"v"}, later, now));
            };
        case 11:
            return [=](auto &store) { return answer("renew", store.renewLease(row, vertex, epoch, later)); };
        case 12:
            return [=](auto &store) {
                return answer("request", store.recordRequest(row, vertex, epoch, vertex.value));
            };
        case 13:
            return [=](auto &store) {
                return answer("complete", store.completeStep(row, vertex, epoch, {}, {{"e"}}, now));
            };
        case 14:
            return [=](auto &store) {
                return answer("fail", store.failStep(row, vertex, epoch, {ErrorCode::TlsFailed, {}}, now)) +
                       answer("retry", store.retryStep(row, vertex, later));
            };
        case 15:
            return [=](auto &store) {
                return answer("reschedule", store.rescheduleStep(row, vertex, epoch, later));
            };
        case 16:
            return [=, isRemoval = below(3) == 0](auto &store) {
                const int count = store.countDelivery(row, vertex);
                if (isRemoval)
                    store.removeDelivery(row, vertex);
                return answer("count", count) + answer("cancel", store.cancelStep(row, vertex, now));
            };
        default:
            return [=, number = below(6)](auto &store) {
                Event event = anEvent(EventType::StepClaimed);
                event.time = now;
                event.vertex = vertex;
                event.epoch = epoch;
                if (number > 0)
                    event.execution = idOf(number);
                store.append(event);
                return std::string("append");
            };
        }
    }

    int below(int bound) { return static_cast<int>(m_random() % static_cast<unsigned>(bound)); }

private:
    static std::string answer(const char *name, int value)
    {
        return std::string(name) + ' ' + std::to_string(value) + ' ';
    }
    static std::string answer(const char *name, std::optional<Epoch> epoch)
    {
        return answer(name, static_cast<int>(epoch.value_or(Epoch{-1}).value));
    }

    std::mt19937 m_random;
};

/// @return what the changes answered, whether or not they were kept.
std::string apply(Store &store, const std::vector<RandomChanges::Change> &changes, bool isThrownOut)
{
    std::string answers;
    const auto applyAll = [&](StoreTransaction &transaction) {
        for (const auto &change : changes)
            answers += change(transaction) + '\n';
        if (isThrownOut)
            throw std::runtime_error("thrown out");
    };
    try {
        const auto events = store.transact(applyAll);
        answers += events ? std::to_string(events.value().size()) : describe(events.error());
    } catch (const std::runtime_error &error) {
        answers += error.what();
    }
    return answers;
}

} // namespace

/// The two stores are one store to whoever uses them: the same changes get the same answers and leave the
/// same state.
class StoreEquivalenceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void bothStoresAnswerAlike_data()
    {
        QTest::addColumn<unsigned>("seed");
        for (unsigned seed = 1; seed <= 5; ++seed)
            QTest::addRow("seed=%u", seed) << seed;
    }
    void bothStoresAnswerAlike()
    {
        QFETCH(unsigned, seed);
        RandomChanges random(seed);
        NewStore memory(StoreKind::Memory);
        NewStore sqlite(StoreKind::Sqlite);
        for (int transaction = 0; transaction < 80; ++transaction) {
            std::vector<RandomChanges::Change> changes;
            for (int count = 1 + random.below(8); count > 0; --count)
                changes.push_back(random.next());
            const bool isThrownOut = random.below(6) == 0;
            const std::string expected = apply(*memory, changes, isThrownOut);
            const std::string actual = apply(*sqlite, changes, isThrownOut);
            QVERIFY2(actual == expected, ("sqlite: " + actual + "\nmemory: " + expected).c_str());
            QVERIFY2(StoreDump::of(*sqlite) == StoreDump::of(*memory), StoreDump::of(*sqlite).c_str());
        }
    }
};

QTEST_GUILESS_MAIN(StoreEquivalenceTest)
#include "equivalence_test.moc"
