#include "engine/base/hex.h"
#include "engine/identity/canonical_payload.h"
#include "engine/identity/execution_key.h"
#include "engine/identity/idempotency_fields.h"
#include "engine/json/parse.h"
#include "engine/json/print.h"

#include <QFile>
#include <QTest>

#include <array>
#include <set>

using namespace schemabridge;
using namespace schemabridge::identity;

namespace {

std::string textOf(const json::Value &object, std::string_view name)
{
    const json::Value *member = object.find(name);
    return member && member->isString() ? std::string(member->asString()) : std::string();
}

TriggerKind kindFromName(std::string_view name)
{
    for (const TriggerKind kind : {TriggerKind::Webhook, TriggerKind::TestRun, TriggerKind::StreamingExecute,
                                   TriggerKind::Cron, TriggerKind::Manual}) {
        if (triggerKindName(kind) == name)
            return kind;
    }
    qFatal("the vectors name an unknown kind of trigger");
}

Trigger triggerFrom(const json::Value &written)
{
    Trigger trigger;
    trigger.kind = kindFromName(textOf(written, "kind"));
    trigger.workspace = textOf(written, "workspace");
    trigger.entry = VertexId{textOf(written, "entry")};
    trigger.payload = textOf(written, "payload");
    if (written.find("clientIdempotencyId"))
        trigger.clientIdempotencyId = textOf(written, "clientIdempotencyId");
    const json::Value *force = written.find("forceNewExecution");
    trigger.forceNewExecution = force && force->asBoolean();
    return trigger;
}

/// The framing that the program's own parts give for a trigger that was identified.
std::string framingOf(const Trigger &trigger, const EntryIdentityConfig &config, Rule rule)
{
    const KeyScope scope{trigger.workspace, trigger.entry.value};
    if (rule == Rule::Content)
        return contentFraming(scope,
                              config.canonicalPayload ? *canonicalPayload(trigger.payload) : trigger.payload);
    if (rule == Rule::ClientIdempotencyId)
        return explicitFraming(scope, rule, {*trigger.clientIdempotencyId});
    if (rule != Rule::IdempotencyFields)
        return {};
    const auto payload = parsePayload(trigger.payload, json::DuplicateNames::KeepLast);
    const auto fields = readFieldValues(*readIdempotencyFields(config.idempotencyFields), *payload);
    std::vector<std::string> parts;
    for (const FieldValue &field : *fields)
        parts.insert(parts.end(), {field.path, field.canonical});
    return explicitFraming(scope, rule, parts);
}

std::string hexOf(std::string_view bytes)
{
    return toHex({reinterpret_cast<const unsigned char *>(bytes.data()), bytes.size()});
}

} // namespace

class IdentityVectorsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void ourAnswerIsThePublishedOne_data();
    void ourAnswerIsThePublishedOne();
    void everyRuleAndRefusalIsPublished();

private:
    json::Value m_cases;
};

void IdentityVectorsTest::initTestCase()
{
    QFile file(QStringLiteral(SCHEMABRIDGE_SOURCE_DIR "/resources/vectors/identity.json"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const auto vectors = json::parse(file.readAll().toStdString());
    QVERIFY2(vectors.hasValue(), vectors ? "" : describe(vectors.error()).c_str());
    QCOMPARE(textOf(*vectors, "format"), std::string("schemabridge.vectors.identity.v1"));
    m_cases = *vectors->find("cases");
}

void IdentityVectorsTest::ourAnswerIsThePublishedOne_data()
{
    QTest::addColumn<int>("index");
    for (int i = 0; i < int(m_cases.size()); ++i)
        QTest::newRow(textOf(m_cases.elements()[std::size_t(i)], "name").c_str()) << i;
}

void IdentityVectorsTest::ourAnswerIsThePublishedOne()
{
    QFETCH(int, index);
    const json::Value &written = m_cases.elements()[std::size_t(index)];
    const json::Value &expected = *written.find("expect");
    const Trigger trigger = triggerFrom(*written.find("trigger"));
    const auto config = entryIdentityConfig(*written.find("config"));
    QVERIFY(config.hasValue());
    const auto identity = identifyTrigger(trigger, *config);

    QCOMPARE(identity ? std::string() : std::string(errorCodeName(identity.error().code)),
             textOf(expected, "error"));
    if (!identity) {
        for (const json::Member &member : expected.members()) {
            if (member.name != "error")
                QCOMPARE(std::string(identity.error().argument(member.name)),
                         std::string(member.value.asString()));
        }
        return;
    }
    QCOMPARE(std::string(ruleName(identity->rule)), textOf(expected, "rule"));
    QCOMPARE(hexOf(framingOf(trigger, *config, identity->rule)), textOf(expected, "framing"));
    QCOMPARE(identity->contentId ? identity->contentId->toString() : std::string(),
             textOf(expected, "executionId"));
    QCOMPARE(identity->explicitKey ? toHex(*identity->explicitKey) : std::string(),
             textOf(expected, "explicitKey"));
    if (expected.find("readableKey"))
        QCOMPARE(identity->readableKey, textOf(expected, "readableKey"));
}

void IdentityVectorsTest::everyRuleAndRefusalIsPublished()
{
    std::set<std::string> seen;
    for (const json::Value &written : m_cases.elements())
        seen.insert(textOf(*written.find("expect"), "rule") + textOf(*written.find("expect"), "error"));
    for (const char *name : {"cron", "forceNewExecution", "clientIdempotencyId", "idempotencyFields",
                             "content", "FORCE_NEW_EXECUTION_REFUSED", "CLIENT_IDEMPOTENCY_ID_INVALID",
                             "PAYLOAD_NOT_JSON", "IDEMPOTENCY_FIELDS_INVALID", "IDEMPOTENCY_FIELD_MISSING",
                             "JSON_NOT_INTEROPERABLE", "JSON_DUPLICATE_NAME"})
        QVERIFY2(seen.contains(name), name);
}

QTEST_APPLESS_MAIN(IdentityVectorsTest)
#include "identity_vectors_test.moc"
