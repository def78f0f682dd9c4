#include "engine/gateway/build_request.h"
#include "engine/gateway/fill_secrets.h"
#include "engine/gateway/stand_in_secrets.h"
#include "engine/json/parse.h"

#include <QtTest>

#include <map>

using namespace schemabridge;
using namespace schemabridge::gateway;

namespace {

class FixedSecrets final : public SecretSource {
public:
    using Values = std::map<std::string, std::string, std::less<>>;

    explicit FixedSecrets(Values values) : m_values(std::move(values)) {}

    std::optional<SecretValue> secret(std::string_view name) override
    {
        const auto found = m_values.find(name);
        return found == m_values.end() ? std::nullopt
                                       : std::optional<SecretValue>(SecretValue(found->second));
    }

private:
    Values m_values;
};

workflow::GatewayConfig configOf(const char *text)
{
    return *workflow::GatewayConfig::fromJson(*json::parse(text));
}

Result<FilledRequest> fill(const char *configText, SecretSource &secrets, const char *payload = "{}")
{
    const auto config = configOf(configText);
    const json::Value scope = json::Value::object({{"payload", *json::parse(payload)}});
    const auto prepared = buildRequest(config, scope, {.now = {}});
    if (!prepared)
        return prepared.error();
    // As a retry does it: from the recorded bytes.
    return fillSecrets(*parseRequest(serializeRequest(*prepared)), config, secrets);
}

Redactor redactorOf(const char *value)
{
    std::vector<std::pair<std::string, SecretValue>> secrets;
    secrets.emplace_back("KEY", SecretValue(value));
    return Redactor(std::move(secrets));
}

} // namespace

class SecretsTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void fillsEachPlaceInItsOwnSpelling();
    void leavesPlaceholdersOfThePayloadAlone();
    void namesAMissingSecret();
    void refusesALineBreakInAHeader();
    void standsInForAnySecret();
    void redacts_data();
    void redacts();
    void redactsAnswersAndErrors();
    void takesTheLongerOfTwoSecrets();
};

void SecretsTest::fillsEachPlaceInItsOwnSpelling()
{
    FixedSecrets secrets(FixedSecrets::Values{{"S", "a/b \"c\"&d?"}, {"T", "tok"}});
    const auto filled = fill(R"({"url":"https://a.example/{{ secrets.S }}/x?q={{ secrets.S }}",
        "headers":{"Authorization":"Bearer {{secrets.T}}"}, "query":{"k":"{{ secrets.S }}"},
        "body":{"a":"<{{ secrets.S }}>"}, "timeoutMs":1234, "profile":"no-key"})",
                             secrets);
    QVERIFY2(filled, filled ? "" : describe(filled.error()).c_str());
    QCOMPARE(filled->request.url, "https://a.example/a/b%20%22c%22&d%3F/x?q=a%2Fb%20%22c%22%26d%3F&k=a%2Fb%20"
                                  "%22c%22%26d%3F");
    QCOMPARE(filled->request.headers.front().second, "Bearer tok");
    const std::string body = R"({"a":"<a/b \"c\"&d?>"})";
    QCOMPARE(filled->request.body, body);
    QCOMPARE(filled->request.timeoutMs, Milliseconds(1234));
    QCOMPARE(filled->request.targetProfile, "no-key");
}

void SecretsTest::leavesPlaceholdersOfThePayloadAlone()
{
    FixedSecrets secrets(FixedSecrets::Values{{"KEY", "the-secret"}});
    const auto filled = fill(R"json({"url":"= 'https://a.example/?p=' & $encodeUrlComponent(payload.trap)",
        "headers":{"X-Trap":"= payload.trap","X-Real":"{{ secrets.KEY }}"},
        "query":{"q":"= payload.trap"}, "body":{"trap":"= payload.trap","real":"{{ secrets.KEY }}"}})json",
                             secrets, R"({"trap":"{{ secrets.KEY }}"})");
    QVERIFY2(filled, filled ? "" : describe(filled.error()).c_str());
    QVERIFY(filled->request.url.find("the-secret") == std::string::npos);
    QCOMPARE(filled->request.headers[0].second, "{{ secrets.KEY }}");
    QCOMPARE(filled->request.headers[1].second, "the-secret");
    const std::string body = R"({"trap":"{{ secrets.KEY }}","real":"the-secret"})";
    QCOMPARE(filled->request.body, body);
}

void SecretsTest::namesAMissingSecret()
{
    FixedSecrets secrets(FixedSecrets::Values{{"A", "1234"}});
    const auto filled =
        fill(R"({"url":"https://a.example/","headers":{"X":"{{ secrets.A }}{{ secrets.B }}"}})", secrets);
    QVERIFY(!filled);
    QCOMPARE(describe(filled.error()), "SECRET_MISSING secret=B");
}

void SecretsTest::refusesALineBreakInAHeader()
{
    FixedSecrets secrets(FixedSecrets::Values{{"A", "top-secret\n"}});
    const auto filled = fill(R"({"url":"https://a.example/","headers":{"X":"{{ secrets.A }}"}})", secrets);
    QVERIFY(!filled);
    QCOMPARE(filled.error().code, ErrorCode::RequestInvalid);
    QCOMPARE(filled.error().argument("secret"), "A");
    QVERIFY(describe(filled.error()).find("top-secret") == std::string::npos);
}

void SecretsTest::standsInForAnySecret()
{
    StandInSecrets secrets;
    const auto filled = fill(R"({"url":"https://a.example/","headers":{"X":"{{ secrets.A }}"}})", secrets);
    QCOMPARE(filled->request.headers.front().second, "stand-in-for-A");
}

void SecretsTest::redacts_data()
{
    QTest::addColumn<QByteArray>("secret");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char *name, const char *secret, const char *text, const char *expected) {
        QTest::newRow(name) << QByteArray(secret) << QByteArray(text) << QByteArray(expected);
    };
    row("as it is", "s3cr3t!", "a s3cr3t! b s3cr3t!", "a {{ secrets.KEY }} b {{ secrets.KEY }}");
    row("percent-encoded", "a b/ü", "?q=a%20b%2F%C3%BC&r=a+b%2f%c3%bc",
        "?q={{ secrets.KEY }}&r={{ secrets.KEY }}");
    row("JSON-escaped", "a\"\\/\n", R"({"x":"a\"\\\/\n"})", R"({"x":"{{ secrets.KEY }}"})");
    row("JSON escaped to ASCII", "pä€😀", R"("p\u00E4\u20ac\ud83d\ude00")", R"("{{ secrets.KEY }}")");
    row("mixture", "a-b c", R"(\u0061%2Db+c)", "{{ secrets.KEY }}");
    row("percent sign of its own", "50%25", "x50%25y50%2525z", "x{{ secrets.KEY }}y{{ secrets.KEY }}z");
    row("base64 alone", "s3cr3t", "czNjcjN0", "{{ secrets.KEY }}");
    row("base64 after a user name", "s3cr3t", "Basic dXNlcjpzM2NyM3Q=", "Basic dXNlcj{{ secrets.KEY }}=");
    row("base64 in the midst", "s3cr3t", "YWFzM2NyM3R6eg==", "YW{{ secrets.KEY }}6eg==");
    row("base64 for addresses", "\xff\xfe\xfd\xff\xfe\xfd", "__79__79", "{{ secrets.KEY }}");
    row("JSON within JSON", "a\"\\q\n", R"("{\"x\":\"a\\\"\\\\q\\n\"}")",
        R"("{\"x\":\"{{ secrets.KEY }}\"}")");
    row("too short to be told from data", "a", "charges", "charges");
    row("nothing of it", "s3cr3t", "s3cr3 %73 \\u0073", "s3cr3 %73 \\u0073");
}

void SecretsTest::redacts()
{
    QFETCH(QByteArray, secret);
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, expected);
    const Redactor redactor = redactorOf(secret.constData());
    QCOMPARE(QByteArray::fromStdString(redactor.redact(text.toStdString())), expected);
}

void SecretsTest::redactsAnswersAndErrors()
{
    const Redactor redactor = redactorOf("s3cr3t");
    const HttpResponse response = redactor.redact(HttpResponse{200, {{"X", "s3cr3t"}}, "<s3cr3t>"});
    QCOMPARE(response.headers.front().second, "{{ secrets.KEY }}");
    QCOMPARE(response.body, "<{{ secrets.KEY }}>");
    const Error error = redactor.redact(Error{ErrorCode::TlsFailed, {{"reason", "no s3cr3t"}}});
    QCOMPARE(error.argument("reason"), "no {{ secrets.KEY }}");
}

void SecretsTest::takesTheLongerOfTwoSecrets()
{
    std::vector<std::pair<std::string, SecretValue>> secrets;
    secrets.emplace_back("SHORT", SecretValue("abcd"));
    secrets.emplace_back("LONG", SecretValue("abcdefgh"));
    const Redactor redactor(std::move(secrets));
    QCOMPARE(redactor.redact("abcdefgh abcd"), "{{ secrets.LONG }} {{ secrets.SHORT }}");
}

QTEST_APPLESS_MAIN(SecretsTest)
#include "secrets_test.moc"
