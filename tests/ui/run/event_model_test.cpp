#include "ui/run/event_model.h"

#include "tests/support/event_builder.h"
#include "ui/run/event_list.h"

#include <QAbstractItemModelTester>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

using namespace schemabridge;
using namespace schemabridge::ui;

namespace {

constexpr int batchCount = 100;
constexpr int batchSize = 500;

QString idAsName(const VertexId &id)
{
    return QString::fromStdString(id.value);
}

std::vector<Event> batch(int first, int size)
{
    std::vector<Event> events;
    for (int number = 0; number < size; ++number)
        events.push_back(test::makeEvent(first + number, EventType::StepClaimed, "charge"));
    return events;
}

} // namespace

class EventModelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aBatchIsOneInsertionHoweverLarge();
    void theOldestGoWhereThereAreTooMany();
    void theListFollowsItsEndUntilTheUserScrollsUp();
    void theFilterFindsNamesTypesAndKeys();
    void everyTypeHasATitleAndALook();
};

void EventModelTest::aBatchIsOneInsertionHoweverLarge()
{
    EventModel model(idAsName);
    EventList list;
    list.showModel(&model);
    list.resize(800, 300);
    list.show();
    QSignalSpy inserted(&model, &EventModel::rowsInserted);
    QSignalSpy reset(&model, &EventModel::modelReset);
    for (int number = 0; number < batchCount; ++number)
        model.append(batch(number * batchSize, batchSize));
    QCOMPARE(model.rowCount(), batchCount * batchSize);
    QCOMPARE(inserted.count(), batchCount);
    QCOMPARE(reset.count(), 0);
    QCOMPARE(list.model()->rowCount(), batchCount * batchSize);
}

void EventModelTest::theOldestGoWhereThereAreTooMany()
{
    EventModel model(idAsName);
    const int half = static_cast<int>(EventModel::eventsMax / 2);
    for (int number = 0; number < 3; ++number)
        model.append(batch(number * half, half));
    QVERIFY(model.rowCount() <= static_cast<int>(EventModel::eventsMax));
    QCOMPARE(model.events().back().seq, std::int64_t(3 * half - 1));
}

void EventModelTest::theListFollowsItsEndUntilTheUserScrollsUp()
{
    EventModel model(idAsName);
    EventList list;
    list.showModel(&model);
    list.resize(800, 300);
    list.show();
    QVERIFY(QTest::qWaitForWindowExposed(&list));
    model.append(batch(0, 200));
    QScrollBar *bar = list.verticalScrollBar();
    QTRY_VERIFY(bar->maximum() > 0);
    QTRY_COMPARE(bar->value(), bar->maximum());
    bar->triggerAction(QAbstractSlider::SliderToMinimum);
    QVERIFY(!list.followsEnd());
    const int maximumBefore = bar->maximum();
    model.append(batch(200, 200));
    QTRY_VERIFY(bar->maximum() > maximumBefore);
    QCOMPARE(bar->value(), 0);
    bar->triggerAction(QAbstractSlider::SliderToMaximum);
    QVERIFY(list.followsEnd());
}

void EventModelTest::theFilterFindsNamesTypesAndKeys()
{
    EventModel model(idAsName);
    EventList list;
    list.showModel(&model);
    model.append(batch(0, 10));
    model.append({test::makeEvent(11, EventType::KeyComputed, "charge",
                                  R"({"in":"header","name":"Idempotency-Key","value":"charge-A-1001"})")});
    list.setFilterText(QStringLiteral("a-1001"));
    QTRY_COMPARE(list.model()->rowCount(), 1);
    list.setFilterText(QStringLiteral("STEP_CLAIMED"));
    QTRY_COMPARE(list.model()->rowCount(), 10);
    list.setFilterText({});
    QTRY_COMPARE(list.model()->rowCount(), 11);
}

void EventModelTest::everyTypeHasATitleAndALook()
{
    EventModel model(idAsName);
    const QAbstractItemModelTester tester(&model);
#define SCHEMABRIDGE_APPEND(name, text)                                                                      \
    model.append({test::makeEvent(model.rowCount() + 1, EventType::name, "charge", "{}")});
    SCHEMABRIDGE_EVENT_TYPES(SCHEMABRIDGE_APPEND)
#undef SCHEMABRIDGE_APPEND
    for (int row = 0; row < model.rowCount(); ++row) {
        QVERIFY(!model.index(row, EventModel::Type).data().toString().isEmpty());
        QVERIFY(!model.index(row, EventModel::Type).data(Qt::DecorationRole).value<QIcon>().isNull());
        model.index(row, EventModel::Detail).data();
    }
}

QTEST_MAIN(EventModelTest)
#include "event_model_test.moc"
