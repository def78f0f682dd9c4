#include "engine/workflow/config/entry_config.h"
#include "engine/workflow/config/gateway_config.h"
#include "engine/workflow/config/idempotency_key_place.h"
#include "engine/workflow/config/merge_config.h"
#include "engine/workflow/config/transform_config.h"
#include "engine/workflow/vertex_type.h"
#include "tests/engine/workflow/small_workflow.h"

#include <QTest>

using namespace schemabridge;
using namespace schemabridge::workflow;

namespace {

std::vector<Error> errorsOf(VertexType type, const json::Value &config)
{
    switch (type) {
    case VertexType::EntryPoint:
        return EntryConfig::read(config).errors;
    case VertexType::Gateway:
        return GatewayConfig::read(config).errors;
    case VertexType::Merge:
        return MergeConfig::read(config).errors;
    case VertexType::Transform:
        return TransformConfig::read(config).errors;
    case VertexType::Condition:
        break;
    }
    return {};
}

GatewayConfig gateway(std::string_view members)
{
    return GatewayConfig::read(parsedJson(R"({"url": "https://api.example/", )" + std::string(members) + "}"))
        .config;
}

} // namespace

class ConfigTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void defaultsApply();
    void everyMemberIsRead();
    void wrongMembersAreNamed_data();
    void wrongMembersAreNamed();
    void wrongMembersKeepTheirDefaults();
    void unknownMembersAreIgnored();
    void retriesCanBeOffOrTuned();
    void keyIsFound_data();
    void keyIsFound();
    void knownKeyHeadersComeFromTheApis();
};

void ConfigTest::defaultsApply()
{
    const auto entry = EntryConfig::fromJson(parsedJson("{}"));
    QVERIFY(entry && entry->trigger == Trigger::Webhook && entry->payloadIdentity == PayloadIdentity::Bytes);
    QVERIFY(entry->idempotencyFields.isNull() && entry->schedule.empty());

    const auto call = GatewayConfig::fromJson(parsedJson(R"({"url": "https://api.example/"})"));
    QVERIFY(call);
    QCOMPARE(call->method, std::string("POST"));
    QCOMPARE(call->timeoutMs.count(), 30000);
    QVERIFY(call->clientErrorMode == ClientErrorMode::Fail);
    QVERIFY(call->overloadRetry == (RetryPolicy{5, Milliseconds(500), Milliseconds(30000)}));
    QVERIFY(!call->failureRetry && !call->body && !call->idempotencyKey);

    const auto merge = MergeConfig::fromJson(parsedJson("{}"));
    QVERIFY(merge && merge->mode == MergeMode::All && !merge->expression);
}

void ConfigTest::everyMemberIsRead()
{
    const auto call = GatewayConfig::fromJson(parsedJson(R"({"method": "PATCH", "url": "= payload.url",
        "headers": {"B": "1", "A": "= 2"}, "query": {"n": 12345678901234567890, "b": true, "s": "x"},
        "body": null, "timeoutMs": 600000, "clientErrorMode": "complete",
        "overloadRetry": {"attemptsMax": 1, "delayMs": 0, "delayMsMax": 0}, "failureRetry": {},
        "idempotencyKey": {"in": "query", "name": "s"}})"));
    QVERIFY(call);
    QCOMPARE(call->method, std::string("PATCH"));
    QCOMPARE(call->headers.front().first, std::string("B"));
    QCOMPARE(call->query.front().second.numberText(), std::string("12345678901234567890"));
    QVERIFY(call->body && call->body->isNull());
    QVERIFY(call->failureRetry == RetryPolicy());
    QVERIFY(call->overloadRetry == (RetryPolicy{1, Milliseconds(0), Milliseconds(0)}));
    QVERIFY(idempotencyKeyPlace(*call) == (KeyPlace{KeyPlace::In::Query, "s"}));

    const auto entry = EntryConfig::fromJson(parsedJson(
        R"({"trigger": "cron", "schedule": "@daily", "idempotencyFields": ["a", "b.c"], "payloadIdentity": "canonical"})"));
    QVERIFY(entry && entry->trigger == Trigger::Cron && entry->payloadIdentity == PayloadIdentity::Canonical);
    QCOMPARE(entry->schedule, std::string("@daily"));
    QCOMPARE(entry->idempotencyFields.size(), std::size_t(2));

    const auto merge = MergeConfig::fromJson(parsedJson(R"({"mode": "any", "expression": "= input"})"));
    QVERIFY(merge && merge->mode == MergeMode::Any && merge->expression == "= input");
}

void ConfigTest::wrongMembersAreNamed_data()
{
    QTest::addColumn<VertexType>("type");
    QTest::addColumn<QByteArray>("config");
    QTest::addColumn<QByteArray>("members");

    const auto entry = [](const char *name, const char *config, const char *members) {
        QTest::newRow(name) << VertexType::EntryPoint << QByteArray(config) << QByteArray(members);
    };
    entry("unknown trigger", R"({"trigger": "mail"})", "trigger");
    entry("trigger is a number", R"({"trigger": 1})", "trigger");
    entry("cron without schedule", R"({"trigger": "cron"})", "schedule");
    entry("cron with nonsense", R"({"trigger": "cron", "schedule": "tomorrow"})", "schedule");
    entry("schedule is a number", R"({"trigger": "cron", "schedule": 5})", "schedule");
    entry("unknown identity", R"({"payloadIdentity": "sha1"})", "payloadIdentity");

    const auto call = [](const char *name, const char *config, const char *members) {
        QTest::newRow(name) << VertexType::Gateway << QByteArray(config) << QByteArray(members);
    };
    call("no URL", "{}", "url");
    call("empty URL", R"({"url": ""})", "url");
    call("URL is null", R"({"url": null})", "url");
    call("method in small letters", R"({"url": "u", "method": "post"})", "method");
    call("method opens a tunnel", R"({"url": "u", "method": "CONNECT"})", "method");
    call("method with a line break", R"({"url": "u", "method": "GET\r\n"})", "method");
    call("headers are a list", R"({"url": "u", "headers": []})", "headers");
    call("header is a number", R"({"url": "u", "headers": {"A": 1, "B": "b", "C": null}})",
         "headers.A headers.C");
    call("parameter is an object", R"({"url": "u", "query": {"q": {}}})", "query.q");
    call("time-out of nothing", R"({"url": "u", "timeoutMs": 0})", "timeoutMs");
    call("time-out too long", R"({"url": "u", "timeoutMs": 600001})", "timeoutMs");
    call("time-out with a fraction", R"({"url": "u", "timeoutMs": 1.5})", "timeoutMs");
    call("unknown error mode", R"({"url": "u", "clientErrorMode": "ignore"})", "clientErrorMode");
    call("retry is true", R"({"url": "u", "overloadRetry": true})", "overloadRetry");
    call("retry of no attempt", R"({"url": "u", "failureRetry": {"attemptsMax": 0}})",
         "failureRetry.attemptsMax");
    call("longest delay below the first",
         R"({"url": "u", "overloadRetry": {"delayMs": 50, "delayMsMax": 49}})", "overloadRetry.delayMsMax");
    call("key is text", R"({"url": "u", "idempotencyKey": "Idempotency-Key"})", "idempotencyKey");
    call("key without place", R"({"url": "u", "idempotencyKey": {}})",
         "idempotencyKey.in idempotencyKey.name");
    call("key in a header that is not there",
         R"({"url": "u", "idempotencyKey": {"in": "header", "name": "K"}})", "idempotencyKey.name");
    call("key beside the body",
         R"({"url": "u", "body": {"a": 1}, "idempotencyKey": {"in": "body", "name": "b"}})",
         "idempotencyKey.name");
    call("several", R"({"method": 1, "timeoutMs": "soon"})", "method url timeoutMs");

    QTest::newRow("unknown mode") << VertexType::Merge << QByteArray(R"({"mode": "some"})")
                                  << QByteArray("mode");
    QTest::newRow("merge with literal text")
        << VertexType::Merge << QByteArray(R"({"expression": "input"})") << QByteArray("expression");
    QTest::newRow("transform without expression")
        << VertexType::Transform << QByteArray("{}") << QByteArray("expression");
    QTest::newRow("transform with literal text")
        << VertexType::Transform << QByteArray(R"({"expression": "\\= 1"})") << QByteArray("expression");
    QTest::newRow("transform with an object")
        << VertexType::Transform << QByteArray(R"({"expression": {}})") << QByteArray("expression");
}

void ConfigTest::wrongMembersAreNamed()
{
    QFETCH(VertexType, type);
    QFETCH(QByteArray, config);
    QFETCH(QByteArray, members);
    std::string named;
    for (const Error &error : errorsOf(type, parsedJson(config.toStdString()))) {
        QCOMPARE(error.code, ErrorCode::ConfigInvalid);
        QVERIFY(!error.argument("expected").empty());
        named += (named.empty() ? "" : " ") + std::string(error.argument("member"));
    }
    QCOMPARE(QByteArray::fromStdString(named), members);
}

void ConfigTest::wrongMembersKeepTheirDefaults()
{
    const GatewayConfig config =
        gateway(R"("timeoutMs": -1, "overloadRetry": {"attemptsMax": "many", "delayMs": 9})");
    QCOMPARE(config.timeoutMs.count(), 30000);
    QCOMPARE(config.overloadRetry->attemptsMax, 5);
    QCOMPARE(config.overloadRetry->delayMs.count(), 9);
}

void ConfigTest::unknownMembersAreIgnored()
{
    QVERIFY(GatewayConfig::fromJson(
        parsedJson(R"({"url": "u", "retries": "x", "overloadRetry": {"jitter": 1}})")));
    QVERIFY(EntryConfig::fromJson(parsedJson(R"({"schedule": 5, "owner": null})")));
}

void ConfigTest::retriesCanBeOffOrTuned()
{
    QVERIFY(!gateway(R"("overloadRetry": false)").overloadRetry);
    QVERIFY(!gateway(R"("failureRetry": false)").failureRetry);
    const RetryPolicy slow = *gateway(R"("failureRetry": {"delayMs": 60000})").failureRetry;
    QCOMPARE(slow.delayMsMax.count(), 60000);
}

void ConfigTest::keyIsFound_data()
{
    QTest::addColumn<QByteArray>("members");
    QTest::addColumn<QByteArray>("place");
    QTest::addColumn<QByteArray>("written");

    const auto row = [](const char *name, const char *members, const char *place, const char *written) {
        QTest::newRow(name) << QByteArray(members) << QByteArray(place) << QByteArray(written);
    };
    row("none", R"("headers": {"Accept": "x"})", "", "");
    row("known header", R"("headers": {"Accept": "x", "idempotency-KEY": "= k"})", "header idempotency-KEY",
        "= k");
    row("first of two", R"("headers": {"X-Idempotency-Key": "= a", "Idempotency-Key": "= b"})",
        "header X-Idempotency-Key", "= a");
    row("named header, other case",
        R"("headers": {"My-Key": "= k"}, "idempotencyKey": {"in": "header", "name": "my-key"})",
        "header My-Key", "= k");
    row("named place before a known header",
        R"("headers": {"Idempotency-Key": "= h"}, "body": {"id": "= b"}, "idempotencyKey": {"in": "body", "name": "id"})",
        "body id", "= b");
    row("deep in the body",
        R"("body": {"data": {"attributes": {"key": "= b"}}}, "idempotencyKey": {"in": "body", "name": "data.attributes.key"})",
        "body data.attributes.key", "= b");
    row("in a body that an expression makes",
        R"("body": {"data": "= payload.data"}, "idempotencyKey": {"in": "body", "name": "data.key"})",
        "body data.key", "");
    row("parameter",
        R"("query": {"requestId": "= q"}, "idempotencyKey": {"in": "query", "name": "requestId"})",
        "query requestId", "= q");
}

void ConfigTest::keyIsFound()
{
    QFETCH(QByteArray, members);
    QFETCH(QByteArray, place);
    QFETCH(QByteArray, written);
    const auto reading =
        GatewayConfig::read(parsedJson(R"({"url": "https://api.example/", )" + members.toStdString() + "}"));
    QVERIFY2(reading.errors.empty(), reading.errors.empty() ? "" : describe(reading.errors.front()).c_str());
    const auto found = idempotencyKeyPlace(reading.config);
    const std::string text =
        found ? std::string(keyPlaceInName(found->in)) + ' ' + found->name : std::string();
    QCOMPARE(QByteArray::fromStdString(text), place);
    const json::Value *key = idempotencyKeyTemplate(reading.config);
    QCOMPARE(QByteArray::fromStdString(key ? std::string(key->asString()) : std::string()), written);
}

void ConfigTest::knownKeyHeadersComeFromTheApis()
{
    QVERIFY(isWellKnownKeyHeader("Idempotency-Key"));
    QVERIFY(isWellKnownKeyHeader("paypal-request-id"));
    QVERIFY(isWellKnownKeyHeader("Repeatability-Request-ID"));
    QVERIFY(!isWellKnownKeyHeader("Repeatability-First-Sent"));
    QVERIFY(!isWellKnownKeyHeader("X-Request-Id"));
    QVERIFY(!isWellKnownKeyHeader(""));
}

QTEST_APPLESS_MAIN(ConfigTest)
#include "config_test.moc"
