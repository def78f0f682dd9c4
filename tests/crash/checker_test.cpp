#include "tests/crash/journal_checker.h"
#include "tests/crash/ledger_checker.h"

#include "engine/gateway/prepared_request.h"

#include <QCryptographicHash>
#include <QTest>

using namespace schemabridge;
using namespace schemabridge::test;
using Kind = target::LedgerEntry::Kind;

/// The checkers of the crash test find what they are there for.
class CheckerTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void journalOfATakeoverIsAccepted();
    void journalIsRefused_data();
    void journalIsRefused();
    void ledgerIsRefused_data();
    void ledgerIsRefused();
};

Q_DECLARE_METATYPE(std::vector<Event>)
Q_DECLARE_METATYPE(std::vector<target::LedgerEntry>)

namespace {

Event told(EventType type, std::int64_t epoch = 0, json::Value detail = {})
{
    Event event;
    event.type = type;
    event.execution = ExecutionId{};
    event.vertex = VertexId{"charge"};
    event.epoch = Epoch{epoch};
    event.detail = std::move(detail);
    return event;
}

json::Value key(std::string_view value)
{
    return json::Value::object({{"key", json::Value::string(value)}});
}

std::string sha256(const QByteArray &bytes)
{
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex().toStdString();
}

StepRecord stepThatSent(const std::string &keyValue, const std::string &body)
{
    gateway::PreparedRequest request;
    request.method = "POST";
    request.url.text = "https://api.example/v1/charges";
    request.headers = {{"Idempotency-Key", {keyValue, {}}}};
    request.body.text = body;
    const workflow::KeyPlace place{workflow::KeyPlace::In::Header, "Idempotency-Key"};
    const gateway::IdempotencyKey key{place, keyValue, {}};
    request.key = key;
    StepRecord step;
    step.request = gateway::serializeRequest(request);
    return step;
}

target::LedgerEntry entry(Kind kind, const std::string &keyValue, const QByteArray &body)
{
    target::LedgerEntry entry;
    entry.kind = kind;
    entry.key = keyValue;
    entry.bodyHash = sha256(body);
    return entry;
}

} // namespace

void CheckerTest::journalOfATakeoverIsAccepted()
{
    const std::vector<Event> journal{
        told(EventType::StepDispatched),           told(EventType::StepClaimed, 1),
        told(EventType::RequestSent, 1, key("k")), told(EventType::StepTakenOver, 2),
        told(EventType::RequestSent, 2, key("k")), told(EventType::StepCompleted, 2),
        told(EventType::ResultFenced, 1),          told(EventType::StepShortCircuited)};
    QCOMPARE(violationsOf(journal), QStringList());
}

void CheckerTest::journalIsRefused_data()
{
    using Type = EventType;
    QTest::addColumn<std::vector<Event>>("journal");
    QTest::newRow("claimed after its end") << std::vector{
        told(Type::StepClaimed, 1), told(Type::StepCompleted, 1), told(Type::StepTakenOver, 2)};
    QTest::newRow("completed twice") << std::vector{told(Type::StepClaimed, 1), told(Type::StepCompleted, 1),
                                                    told(Type::StepCompleted, 1)};
    QTest::newRow("epoch used twice")
        << std::vector{told(Type::StepClaimed, 1), told(Type::StepTakenOver, 1)};
    QTest::newRow("ended under an old epoch") << std::vector{
        told(Type::StepClaimed, 1), told(Type::StepTakenOver, 2), told(Type::StepCompleted, 1)};
    QTest::newRow("another key") << std::vector{
        told(Type::StepClaimed, 1), told(Type::RequestSent, 1, key("k")), told(Type::StepTakenOver, 2),
        told(Type::RequestSent, 2, key("l"))};
}

void CheckerTest::journalIsRefused()
{
    QFETCH(const std::vector<Event>, journal);
    QCOMPARE(violationsOf(journal).size(), 1);
}

void CheckerTest::ledgerIsRefused_data()
{
    QTest::addColumn<std::vector<target::LedgerEntry>>("ledger");
    QTest::addColumn<int>("violations");
    const auto effect = entry(Kind::Effect, "k", "body");
    QTest::newRow("one effect and a replay is right")
        << std::vector{effect, entry(Kind::Replay, "k", "body")} << 0;
    QTest::newRow("no effect") << std::vector<target::LedgerEntry>() << 1;
    QTest::newRow("two effects") << std::vector{effect, effect} << 1;
    QTest::newRow("other bytes") << std::vector{effect, entry(Kind::Conflict, "k", "bodY")} << 1;
    QTest::newRow("nobody's request") << std::vector{effect, entry(Kind::Effect, "l", "body")} << 1;
}

void CheckerTest::ledgerIsRefused()
{
    QFETCH(const std::vector<target::LedgerEntry>, ledger);
    QFETCH(const int, violations);
    QCOMPARE(violationsOf({stepThatSent("k", "body")}, ledger).size(), violations);
}

QTEST_APPLESS_MAIN(CheckerTest)
#include "checker_test.moc"
