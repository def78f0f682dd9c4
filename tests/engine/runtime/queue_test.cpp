#include "engine/runtime/delivery_queue.h"
#include "engine/runtime/worker_pool.h"

#include <QtTest>

using namespace schemabridge;
using schemabridge::execution::StepReference;
using schemabridge::runtime::DeliveryQueue;
using schemabridge::runtime::WorkerPool;

namespace {

StepReference stepNamed(const std::string &vertex)
{
    return {{1}, {vertex}};
}

Instant at(std::int64_t ms)
{
    return fromEpochMs(ms);
}

} // namespace

class QueueTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theEarliestComesFirst()
    {
        DeliveryQueue queue;
        queue.schedule(stepNamed("late"), at(20));
        queue.schedule(stepNamed("early"), at(10));
        QVERIFY(!queue.hasDue(at(9)));
        QVERIFY(queue.hasDue(at(10)));
        QCOMPARE(queue.takeDue().vertex.value, std::string("early"));
        QVERIFY(!queue.hasDue(at(10)));
        QVERIFY(queue.nextTime() == at(20));
    }

    void aStepStandsInItOnce()
    {
        DeliveryQueue queue;
        queue.schedule(stepNamed("a"), at(10));
        queue.schedule(stepNamed("a"), at(30));
        QVERIFY(!queue.hasDue(at(10)));
        QCOMPARE(queue.takeDue().vertex.value, std::string("a"));
        QVERIFY(!queue.nextTime());
    }

    void aReleasedWorkerIsFreeAgain()
    {
        WorkerPool workers("w", 1);
        const auto worker = workers.take(stepNamed("a"));
        QCOMPARE(worker.value, std::string("w-1"));
        QVERIFY(!workers.hasFree());
        QVERIFY(workers.release(worker));
        QVERIFY(workers.hasFree());
        QVERIFY2(!workers.release(worker), "releasing twice is no second release");
    }

    void theOneWhoWasOvertakenIsNotTheLast()
    {
        WorkerPool workers("w", 2);
        const auto first = workers.take(stepNamed("a"));
        const auto second = workers.take(stepNamed("a"));
        QVERIFY(!workers.release(first));
        QVERIFY(workers.release(second));
    }

    void afterAResetOnlyThoseWithCallsAreBusy()
    {
        WorkerPool workers("w", 2);
        const auto first = workers.take(stepNamed("a"));
        workers.take(stepNamed("b"));
        workers.resetExcept({execution::Claim{stepNamed("a"), {1}, 1, first}});
        QVERIFY(workers.hasFree());
        workers.take(stepNamed("b"));
        QVERIFY(!workers.hasFree());
        QVERIFY(workers.release(first));
    }
};

QTEST_APPLESS_MAIN(QueueTest)
#include "queue_test.moc"
