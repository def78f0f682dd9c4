#include "engine/identity/canonical_payload.h"
#include "engine/identity/trigger.h"
#include "engine/json/print.h"

#include <QTest>

using namespace schemabridge;
using namespace schemabridge::identity;

namespace {

Trigger webhook(std::string payload)
{
    Trigger trigger;
    trigger.workspace = "acme";
    trigger.entry = VertexId{"order_received"};
    trigger.payload = std::move(payload);
    return trigger;
}

EntryIdentityConfig byFields(std::string_view list)
{
    EntryIdentityConfig config;
    config.idempotencyFields = json::Value::string(list);
    return config;
}

} // namespace

class TriggerTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keyPartsTellPathsAndExactValues();
    void keyPartsTellTheClientId();
    void randomIdentitiesHaveNoKey();
    void longValuesAreCutInTheReadableKeyOnly();
    void payloadWithBytesThatAreNoTextHasAContentId();
    void invalidUtf8IsNamed();
    void clientIdMustBeText();
    void configIsRead_data();
    void configIsRead();
    void canonicalTwinIsShownWhereThereIsOne_data();
    void canonicalTwinIsShownWhereThereIsOne();
};

void TriggerTest::keyPartsTellPathsAndExactValues()
{
    const auto identity =
        identifyTrigger(webhook(R"({"a":{"b":1.10},"id":12345678901234567890})"), byFields("id, a.b"));
    QVERIFY(identity.hasValue());
    QCOMPARE(json::printCompact(identity->keyParts),
             std::string(R"([{"path":"id","value":12345678901234567890},{"path":"a.b","value":1.10}])"));
    QCOMPARE(identity->readableKey, std::string("id=12345678901234567890, a.b=1.1"));
    QVERIFY(!identity->contentId);
}

void TriggerTest::keyPartsTellTheClientId()
{
    Trigger trigger = webhook("{}");
    trigger.clientIdempotencyId = "evt \"1\"";
    const auto identity = identifyTrigger(trigger, {});
    QVERIFY(identity.hasValue());
    QCOMPARE(json::printCompact(identity->keyParts), std::string(R"({"clientIdempotencyId":"evt \"1\""})"));
}

void TriggerTest::randomIdentitiesHaveNoKey()
{
    Trigger trigger = webhook("{}");
    trigger.kind = TriggerKind::Cron;
    const auto identity = identifyTrigger(trigger, {});
    QVERIFY(identity.hasValue());
    QVERIFY(!identity->contentId && !identity->explicitKey);
    QVERIFY(identity->keyParts.isNull());
    QVERIFY(identity->readableKey.empty());
}

void TriggerTest::longValuesAreCutInTheReadableKeyOnly()
{
    std::string euros;
    for (int i = 0; i < 200; ++i)
        euros += "\xE2\x82\xAC";
    const auto first = identifyTrigger(webhook("{\"id\":\"" + euros + "1\"}"), byFields("id"));
    const auto second = identifyTrigger(webhook("{\"id\":\"" + euros + "2\"}"), byFields("id"));
    QVERIFY(first.hasValue() && second.hasValue());
    QCOMPARE(first->readableKey, second->readableKey);
    QVERIFY(first->readableKey.size() < 300);
    QVERIFY(first->readableKey.ends_with("\xE2\x82\xAC\xE2\x80\xA6"));
    QVERIFY(first->explicitKey != second->explicitKey);
    QCOMPARE(first->keyParts.elements()[0].find("value")->asString(), euros + "1");
}

void TriggerTest::payloadWithBytesThatAreNoTextHasAContentId()
{
    const std::string binary("\xFF\x00\xFE", 3);
    const auto identity = identifyTrigger(webhook(binary), {});
    const auto other = identifyTrigger(webhook(binary.substr(0, 2)), {});
    QVERIFY(identity.hasValue() && identity->contentId && other->contentId);
    QVERIFY(identity->contentId != other->contentId);
}

void TriggerTest::invalidUtf8IsNamed()
{
    const auto identity = identifyTrigger(webhook("{\"id\":\"\xFF\"}"), byFields("id"));
    QVERIFY(!identity);
    QCOMPARE(describe(identity.error()), std::string("PAYLOAD_NOT_JSON reason=invalid_utf8 line=1 column=8"));
}

void TriggerTest::clientIdMustBeText()
{
    Trigger trigger = webhook("{}");
    trigger.clientIdempotencyId = "evt\xFF";
    const auto identity = identifyTrigger(trigger, {});
    QVERIFY(!identity);
    QCOMPARE(describe(identity.error()), std::string("CLIENT_IDEMPOTENCY_ID_INVALID reason=invalid_utf8"));
}

void TriggerTest::configIsRead_data()
{
    QTest::addColumn<QByteArray>("identity");
    QTest::addColumn<QByteArray>("expected");
    QTest::newRow("canonical") << QByteArray("canonical") << QByteArray("canonical");
    QTest::newRow("bytes") << QByteArray("bytes") << QByteArray("bytes");
    QTest::newRow("unknown") << QByteArray("Canonical")
                             << QByteArray("CONFIG_INVALID member=payloadIdentity value=\"Canonical\"");
}

void TriggerTest::configIsRead()
{
    QFETCH(QByteArray, identity);
    QFETCH(QByteArray, expected);
    const auto written =
        json::Value::object({{"payloadIdentity", json::Value::string(identity.toStdString())}});
    const auto config = entryIdentityConfig(written);
    const std::string told = !config                    ? describe(config.error())
                             : config->canonicalPayload ? "canonical"
                                                        : "bytes";
    QCOMPARE(QByteArray::fromStdString(told), expected);
}

void TriggerTest::canonicalTwinIsShownWhereThereIsOne_data()
{
    QTest::addColumn<QByteArray>("payload");
    QTest::addColumn<QByteArray>("twin");
    QTest::newRow("spaces and order")
        << QByteArray("{ \"b\": 1.0, \"a\": [ ] }") << QByteArray("{\"a\":[],\"b\":1}");
    QTest::newRow("no JSON") << QByteArray("b=1") << QByteArray("(none)");
    QTest::newRow("empty") << QByteArray() << QByteArray("(none)");
    QTest::newRow("digits would be lost") << QByteArray("12345678901234567891") << QByteArray("(none)");
}

void TriggerTest::canonicalTwinIsShownWhereThereIsOne()
{
    QFETCH(QByteArray, payload);
    QFETCH(QByteArray, twin);
    QCOMPARE(QByteArray::fromStdString(canonicalTwin(payload.toStdString()).value_or("(none)")), twin);
}

QTEST_APPLESS_MAIN(TriggerTest)
#include "trigger_test.moc"
