#include "engine/expression/expression.h"
#include "engine/json/parse.h"

#include <QTest>

#include <atomic>
#include <cstddef>
#include <cstdlib>
#include <new>

using namespace schemabridge;
using expression::Expression;

namespace {

std::atomic<std::size_t> allocationCount = 0;

void *countedAllocation(std::size_t bytes, std::size_t alignment)
{
    allocationCount.fetch_add(1, std::memory_order_relaxed);
    // aligned_alloc wants a multiple of the alignment, and some size.
    const std::size_t rounded = (bytes + alignment) / alignment * alignment;
    if (void *const memory = std::aligned_alloc(alignment, rounded))
        return memory;
    throw std::bad_alloc();
}

template<typename Action>
std::size_t allocationsOf(Action action)
{
    const std::size_t before = allocationCount.load();
    action();
    return allocationCount.load() - before;
}

} // namespace

// Each form of operator new that the library does not lead to another one by itself.
void *operator new(std::size_t bytes)
{
    return countedAllocation(bytes, alignof(std::max_align_t));
}

void *operator new(std::size_t bytes, std::align_val_t alignment)
{
    return countedAllocation(bytes, static_cast<std::size_t>(alignment));
}

void operator delete(void *memory) noexcept
{
    std::free(memory);
}

void operator delete(void *memory, std::size_t) noexcept
{
    std::free(memory);
}

void operator delete(void *memory, std::align_val_t) noexcept
{
    std::free(memory);
}

void operator delete(void *memory, std::size_t, std::align_val_t) noexcept
{
    std::free(memory);
}

/// What an evaluation asks of the heap, counted.
class AllocationTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aKeyAllocatesItsResultOnly();
    void aConditionAllocatesNothing();
};

void AllocationTest::aKeyAllocatesItsResultOnly()
{
    const auto compiled = Expression::compile("'charge-' & payload.order.id");
    const auto input = json::parse(R"({"payload":{"order":{"id":"ord_10482-2026-02-14","total":249.9}}})");
    QVERIFY(compiled && input);
    std::optional<json::Value> result;
    const auto evaluate = [&] { result = *compiled->evaluate(*input); };
    evaluate(); // what an evaluation may keep for the next one is there now
    const std::size_t ofEvaluation = allocationsOf(evaluate);
    QVERIFY(result && result->asString() == "charge-ord_10482-2026-02-14");
    const std::string text(result->asString());
    const std::size_t ofResult = allocationsOf([&] { result = json::Value::string(text); });
    QVERIFY2(ofEvaluation <= ofResult,
             qPrintable(
                 QStringLiteral("%1 allocations, the result itself has %2").arg(ofEvaluation).arg(ofResult)));
}

void AllocationTest::aConditionAllocatesNothing()
{
    const auto compiled = Expression::compile("response.status < 300");
    const auto input = json::parse(R"({"response":{"status":201}})");
    QVERIFY(compiled && input);
    std::optional<json::Value> result;
    const auto evaluate = [&] { result = *compiled->evaluate(*input); };
    evaluate();
    QCOMPARE(allocationsOf(evaluate), std::size_t{0});
    QVERIFY(result && result->asBoolean());
}

QTEST_APPLESS_MAIN(AllocationTest)
#include "allocation_test.moc"
