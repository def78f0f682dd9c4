#include "ui/run/guard_line.h"

#include "tests/support/event_builder.h"

#include <QTest>

using namespace schemabridge;
using namespace schemabridge::ui;
using target::LedgerEntry;

namespace {

QString chargeName(const VertexId &)
{
    return QStringLiteral("Charge the card");
}

LedgerEntry entry(std::int64_t seq, const char *key, LedgerEntry::Kind kind)
{
    LedgerEntry line;
    line.seq = seq;
    line.host = "api.example";
    line.route = "POST /v1/charges";
    line.key = key;
    line.kind = kind;
    line.status = kind == LedgerEntry::Kind::Conflict ? 409 : 201;
    return line;
}

Event sent(std::int64_t seq, unsigned char execution, const char *key)
{
    const std::string keyMember =
        *key ? std::string(R"(,"key":{"in":"header","name":"Idempotency-Key","value":")") + key + "\"}" : "";
    Event event = test::makeEvent(
        seq, EventType::RequestSent, "charge",
        R"({"method":"POST","url":"https://api.example/v1/charges","repeat":false)" + keyMember + "}");
    event.execution = test::executionId(execution);
    return event;
}

Event missed(std::int64_t seq, unsigned char execution, const char *rule)
{
    Event event = test::makeEvent(seq, EventType::DedupMiss, "start",
                                  std::string(R"({"rule":")") + rule + R"(","key":"order.id=1"})");
    event.execution = test::executionId(execution);
    return event;
}

} // namespace

class GuardLineTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void saysWhoStoppedIt_data();
    void saysWhoStoppedIt();
    void saysWhatTheTargetStopped();
    void warnsOfASecondEffectWithoutAKey();
    void warnsOfTwoExecutionsOfOneOrder();
    void forcedExecutionsAreNoDuplicates();
    void doesNotTakeAnotherProgramsRequestsForOurs();
};

void GuardLineTest::saysWhoStoppedIt_data()
{
    QTest::addColumn<int>("type");
    QTest::addColumn<QByteArray>("detail");
    QTest::addColumn<QStringList>("parts"); // none: nobody stopped anything

    const auto row = [](const char *name, EventType type, const char *detail, const QStringList &parts) {
        QTest::newRow(name) << static_cast<int>(type) << QByteArray(detail) << parts;
    };
    row("same bytes", EventType::DedupHit,
        R"({"rule":"content","key":"12 bytes","state":"COMPLETED","createdAt":"2026-03-26T16:06:51.000Z",
            "keptUntil":"2026-04-25T16:06:51.000Z"})",
        {QStringLiteral(
             "Stopped at the entry: the payload's bytes are those of execution 00000000…, Completed"),
         QStringLiteral("Nothing ran. The key is kept until")});
    row("same fields, still running", EventType::DedupHit,
        R"({"rule":"idempotencyFields","key":"order.id=\"A\"","state":"RUNNING","createdAt":"2026-03-26T16:06:51.000Z"})",
        {QStringLiteral("order.id=\"A\""), QStringLiteral("Running"), QStringLiteral("Nothing ran.")});
    row("failed before", EventType::DedupHit,
        R"({"rule":"content","key":"12 bytes","state":"FAILED","createdAt":"2026-03-26T16:06:51.000Z"})",
        {QStringLiteral("Failed"), QStringLiteral("not run again")});
    row("short circuit", EventType::StepShortCircuited, R"({"state":"COMPLETED"})",
        {QStringLiteral("Stopped at the step “Charge the card”"), QStringLiteral("not run")});
    row("claim lost", EventType::ClaimLost, R"({"holder":"host-1-ab-7"})",
        {QStringLiteral("worker 2 lost the claim to worker 7")});
    row("fenced", EventType::ResultFenced, R"({"late":{"status":201},"state":"EXECUTING","currentEpoch":2})",
        {QStringLiteral("epoch 1 was refused"), QStringLiteral("epoch 2")});
    row("a claim stops nothing", EventType::StepClaimed, "{}", {});
    row("a refusal stops nothing twice", EventType::TriggerRefused, "{}", {});
}

void GuardLineTest::saysWhoStoppedIt()
{
    QFETCH(int, type);
    QFETCH(QByteArray, detail);
    QFETCH(QStringList, parts);
    Event event = test::makeEvent(1, static_cast<EventType>(type), "charge", detail.toStdString());
    event.worker = WorkerId{"host-1-ab-2"};
    event.epoch = Epoch{1};
    const auto line = guardLine(event, chargeName);
    QCOMPARE(line.has_value(), !parts.isEmpty());
    for (const QString &part : parts)
        QVERIFY2(line->text.contains(part), qPrintable(line->text));
}

void GuardLineTest::saysWhatTheTargetStopped()
{
    TargetWatch watch;
    watch.note(
        {missed(1, 1, "content"), sent(2, 1, "charge-1"), sent(3, 1, "charge-1"), sent(4, 1, "charge-1")});
    const auto facts = watch.match({entry(1, "charge-1", LedgerEntry::Kind::Effect),
                                    entry(2, "charge-1", LedgerEntry::Kind::Replay),
                                    entry(3, "charge-1", LedgerEntry::Kind::Conflict)});
    QCOMPARE(facts.size(), std::size_t(3));
    QVERIFY(!guardLine(facts[0], chargeName));
    QCOMPARE(guardLine(facts[1], chargeName)->text,
             QStringLiteral(
                 "Stopped at the target: key charge-1 was known; the target replayed its first answer."));
    QVERIFY(guardLine(facts[2], chargeName)->text.contains(QStringLiteral("409")));
}

void GuardLineTest::warnsOfASecondEffectWithoutAKey()
{
    TargetWatch watch;
    watch.note({missed(1, 1, "content"), sent(2, 1, ""), sent(3, 1, "")});
    const auto facts =
        watch.match({entry(1, "", LedgerEntry::Kind::Effect), entry(2, "", LedgerEntry::Kind::Effect)});
    const auto line = guardLine(facts.at(1), chargeName);
    QVERIFY(line);
    QCOMPARE(line->tone, Tone::Danger);
    QVERIFY2(line->text.contains(QStringLiteral("sends no idempotency key")), qPrintable(line->text));
}

void GuardLineTest::warnsOfTwoExecutionsOfOneOrder()
{
    TargetWatch watch;
    watch.note({missed(1, 1, "idempotencyFields"), missed(2, 2, "idempotencyFields"), sent(3, 1, ""),
                sent(4, 2, "")});
    const auto facts =
        watch.match({entry(1, "", LedgerEntry::Kind::Effect), entry(2, "", LedgerEntry::Kind::Effect)});
    QCOMPARE(facts.at(1).effectsOfIntent, 2);
}

void GuardLineTest::forcedExecutionsAreNoDuplicates()
{
    TargetWatch watch;
    watch.note({sent(1, 1, ""), sent(2, 2, "")});
    const auto facts =
        watch.match({entry(1, "", LedgerEntry::Kind::Effect), entry(2, "", LedgerEntry::Kind::Effect)});
    QCOMPARE(facts.at(1).effectsOfIntent, 1);
    QVERIFY(!guardLine(facts.at(1), chargeName));
}

void GuardLineTest::doesNotTakeAnotherProgramsRequestsForOurs()
{
    TargetWatch watch;
    watch.note({sent(1, 1, "charge-1")});
    LedgerEntry other = entry(1, "charge-1", LedgerEntry::Kind::Replay);
    other.route = "POST /v1/labels";
    QVERIFY(watch.match({other}).empty());
    QCOMPARE(watch.match({entry(2, "charge-1", LedgerEntry::Kind::Effect)}).size(), std::size_t(1));
}

QTEST_GUILESS_MAIN(GuardLineTest)
#include "guard_line_test.moc"
