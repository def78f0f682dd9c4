#include "engine/gateway/build_request.h"
#include "engine/json/parse.h"

#include <QtTest>

using namespace schemabridge;
using namespace schemabridge::gateway;

namespace {

json::Value parsed(const char *text)
{
    auto value = json::parse(text);
    return value ? value.takeValue() : json::Value();
}

const char *const scopeText = R"json({
    "payload": { "order": { "id": 12345678901234567890, "total": 1.10, "note": null, "empty": "",
                            "text": "a b&c=d/\u00fc", "evil": "x\r\nX-Admin: 1", "trap": "{{ secrets.KEY }}",
                            "lines": [ { "sku": "A" }, { "sku": "B" } ] } },
    "input": { "status": 200 }, "steps": {}, "execution": { "id": "e1", "workspace": "acme" } })json";

Result<PreparedRequest> build(const char *config, BuildOptions options = {.now = fromEpochMs(1553616411000)})
{
    const auto read = workflow::GatewayConfig::fromJson(parsed(config));
    if (!read)
        return read.error();
    return buildRequest(*read, parsed(scopeText), options);
}

QString header(const PreparedRequest &request, std::string_view name)
{
    for (const auto &[known, value] : request.headers) {
        if (known == name)
            return QString::fromStdString(value.text);
    }
    return QStringLiteral("<none>");
}

} // namespace

class BuildRequestTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void buildsBody_data();
    void buildsBody();
    void namesContentTypeUnlessTheConfigDoes_data();
    void namesContentTypeUnlessTheConfigDoes();
    void buildsUrl_data();
    void buildsUrl();
    void refuses_data();
    void refuses();
    void findsTheKeyWhereverItGoes_data();
    void findsTheKeyWhereverItGoes();
    void repeatsFactsOfTheKey();
    void survivesRecording();
    void refusesWhatWasNotRecorded_data();
    void refusesWhatWasNotRecorded();
};

void BuildRequestTest::buildsBody_data()
{
    QTest::addColumn<QString>("body");
    QTest::addColumn<QString>("expected");
    QTest::newRow("numbers keep their digits")
        << R"json({"id":"= payload.order.id","total":"= payload.order.total","fix":1.50})json"
        << R"json({"id":12345678901234567890,"total":1.10,"fix":1.50})json";
    QTest::newRow("undefined takes its member along")
        << R"json({"a":1,"b":"= payload.nothing","c":{"d":"= payload.nothing"}})json"
        << R"json({"a":1,"c":{}})json";
    QTest::newRow("undefined takes its element along") << R"json([1,"= payload.nothing",2])json"
                                                       << "[1,2]";
    QTest::newRow("null stays null") << R"json({"a":"= payload.order.note"})json"
                                     << R"json({"a":null})json";
    QTest::newRow("expressions at any depth") << R"json({"a":[{"b":"= payload.order.lines[1].sku"}]})json"
                                              << R"json({"a":[{"b":"B"}]})json";
    QTest::newRow("escaped equals sign") << R"json({"a":"\\= not an expression"})json"
                                         << R"json({"a":"= not an expression"})json";
    QTest::newRow("an expression makes the whole body") << R"json("= { 'ids': payload.order.lines.sku }")json"
                                                        << R"json({"ids":["A","B"]})json";
    QTest::newRow("plain text is sent as it is") << R"json("hello \"you\"")json"
                                                 << "hello \"you\"";
    QTest::newRow("text of an expression is sent as it is") << R"json("= 'x' & payload.order.total")json"
                                                            << "x1.1";
}

void BuildRequestTest::buildsBody()
{
    QFETCH(QString, body);
    QFETCH(QString, expected);
    const std::string config = R"json({"url":"https://a.example/x","body":)json" + body.toStdString() + "}";
    const auto request = build(config.c_str());
    QVERIFY2(request, request ? "" : describe(request.error()).c_str());
    QCOMPARE(QString::fromStdString(request->body.text), expected);
}

void BuildRequestTest::namesContentTypeUnlessTheConfigDoes_data()
{
    QTest::addColumn<QString>("config");
    QTest::addColumn<QString>("type");
    QTest::newRow("JSON") << R"json({"url":"https://a.example/","body":{}})json"
                          << "application/json";
    QTest::newRow("text") << R"json({"url":"https://a.example/","body":"x"})json"
                          << "text/plain; charset=utf-8";
    QTest::newRow("the config's own")
        << R"json({"url":"https://a.example/","body":{},"headers":{"content-type":"a/b"}})json"
        << "<none>";
    QTest::newRow("no body") << R"json({"method":"GET","url":"https://a.example/"})json"
                             << "<none>";
}

void BuildRequestTest::namesContentTypeUnlessTheConfigDoes()
{
    QFETCH(QString, config);
    QFETCH(QString, type);
    QCOMPARE(header(*build(config.toUtf8().constData()), "Content-Type"), type);
}

void BuildRequestTest::buildsUrl_data()
{
    QTest::addColumn<QString>("config");
    QTest::addColumn<QString>("expected");
    QTest::newRow("query is encoded")
        << R"json({"url":"https://a.example/o","query":{"q":"= payload.order.text","n":1.10,"b":true}})json"
        << "https://a.example/o?q=a%20b%26c%3Dd%2F%C3%BC&n=1.10&b=true";
    QTest::newRow("undefined and null items are left out")
        << R"json({"url":"https://a.example/o","query":{"a":"= payload.no","b":"= payload.order.note","c":"1"}})json"
        << "https://a.example/o?c=1";
    QTest::newRow("query joins the one in the address")
        << R"json({"url":"https://a.example/o?x=1","query":{"a":"1"}})json"
        << "https://a.example/o?x=1&a=1";
    QTest::newRow("address without a path") << R"json({"url":"https://a.example"})json"
                                            << "https://a.example/";
    QTest::newRow("address without a path but a query")
        << R"json({"url":"https://a.example?k={{secrets.K}}"})json"
        << "https://a.example/?k={{ secrets.K }}";
    QTest::newRow("address from an expression")
        << R"json({"url":"= 'http://[::1]:8080/o/' & $string(payload.order.id)"})json"
        << "http://[::1]:8080/o/12345678901234567890";
    QTest::newRow("blanks and letters beyond ASCII are encoded")
        << R"json({"url":"https://a.example/caf\u00e9 1"})json"
        << "https://a.example/caf%C3%A9%201";
}

void BuildRequestTest::buildsUrl()
{
    QFETCH(QString, config);
    QFETCH(QString, expected);
    const auto request = build(config.toUtf8().constData());
    QVERIFY2(request, request ? "" : describe(request.error()).c_str());
    QCOMPARE(QString::fromStdString(request->url.text), expected);
    for (const Placeholder &placeholder : request->url.placeholders)
        QCOMPARE(request->url.text.substr(placeholder.offset, placeholder.length), "{{ secrets.K }}");
}

void BuildRequestTest::refuses_data()
{
    QTest::addColumn<QString>("config");
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("argument");
    const auto row = [](const char *name, const char *config, const char *code, const char *argument) {
        QTest::newRow(name) << config << code << argument;
    };
    row("line break in a header",
        R"json({"url":"https://a.example/","headers":{"X":"= payload.order.evil"}})json", "REQUEST_INVALID",
        "pointer=/headers/X");
    row("line break in the address", R"json({"url":"= 'https://a.example/' & payload.order.evil"})json",
        "REQUEST_INVALID", "pointer=/url");
    row("other scheme", R"json({"url":"= 'file:///etc/passwd'"})json", "REQUEST_INVALID", "pointer=/url");
    row("no host", R"json({"url":"= 'https:///x'"})json", "REQUEST_INVALID", "pointer=/url");
    row("bad port", R"json({"url":"= 'https://a.example:99999/'"})json", "REQUEST_INVALID", "pointer=/url");
    row("user in the address", R"json({"url":"= 'https://u:p@a.example/'"})json", "REQUEST_INVALID",
        "pointer=/url");
    row("fragment", R"json({"url":"= 'https://a.example/#x'"})json", "REQUEST_INVALID", "pointer=/url");
    row("undefined address", R"json({"url":"= payload.no"})json", "REQUEST_INVALID", "pointer=/url");
    row("secret as host", R"json({"url":"https://{{ secrets.H }}/x"})json", "", "");
    row("object in a header", R"json({"url":"https://a.example/","headers":{"X":"= payload.order"}})json",
        "REQUEST_INVALID", "pointer=/headers/X");
    row("framing header", R"json({"url":"https://a.example/","headers":{"Content-Length":"5"}})json",
        "REQUEST_INVALID", "pointer=/headers/Content-Length");
    row("header twice", R"json({"url":"https://a.example/","headers":{"X-A":"1","x-a":"2"}})json",
        "REQUEST_INVALID", "pointer=/headers/x-a");
    row("broken expression", R"json({"url":"https://a.example/","body":{"a":[1,"= 1 +"]}})json",
        "EXPRESSION_INVALID", "pointer=/body/a/1");
    row("failing expression", R"json({"url":"https://a.example/","query":{"q":"= 1 & $number('x')"}})json",
        "EXPRESSION_FAILED", "pointer=/query/q");
    row("key operand missing",
        R"json({"url":"https://a.example/","headers":{"Idempotency-Key":"= 'charge-' & payload.order.no"}})json",
        "KEY_OPERAND_MISSING", "path=payload.order.no kind=missing header=Idempotency-Key");
    row("key operand null",
        R"json({"url":"https://a.example/","headers":{"Idempotency-Key":"= 'charge-' & payload.order.note"}})json",
        "KEY_OPERAND_MISSING", "path=payload.order.note kind=null");
    row("key operand empty",
        R"json({"url":"https://a.example/","headers":{"Idempotency-Key":"= 'charge-' & payload.order.empty"}})json",
        "KEY_OPERAND_MISSING", "path=payload.order.empty kind=empty");
    row("key operand missing in a body",
        R"json({"url":"https://a.example/","body":{"k":"= 'o-' & payload.no"},"idempotencyKey":{"in":"body","name":"k"}})json",
        "KEY_OPERAND_MISSING", "path=payload.no kind=missing header=k");
    row("empty key", R"json({"url":"https://a.example/","headers":{"Idempotency-Key":"= \"\""}})json",
        "KEY_INVALID", "header=Idempotency-Key");
    row("quotes around nothing",
        R"json({"url":"https://a.example/","headers":{"Idempotency-Key":"\"\""}})json", "KEY_INVALID",
        "header=Idempotency-Key");
    row("truth value as key",
        R"json({"url":"https://a.example/","body":{"k":"= 1 = 1"},"idempotencyKey":{"in":"body","name":"k"}})json",
        "KEY_INVALID", "header=k");
}

void BuildRequestTest::refuses()
{
    QFETCH(QString, config);
    QFETCH(QString, code);
    QFETCH(QString, argument);
    const auto request = build(config.toUtf8().constData());
    QVERIFY(!request);
    const QString told = QString::fromStdString(describe(request.error()));
    QVERIFY2(told.startsWith(code), qPrintable(told));
    QVERIFY2(told.contains(argument), qPrintable(told));
}

void BuildRequestTest::findsTheKeyWhereverItGoes_data()
{
    QTest::addColumn<QString>("config");
    QTest::addColumn<QString>("key");
    QTest::newRow("header")
        << R"json({"url":"https://a.example/","headers":{"Idempotency-Key":"= 'c-' & payload.order.id"}})json"
        << "c-12345678901234567890";
    QTest::newRow("query")
        << R"json({"url":"https://a.example/","query":{"requestid":"= 'a b' & payload.order.id"},
               "idempotencyKey":{"in":"query","name":"requestid"}})json"
        << "a b12345678901234567890";
    QTest::newRow("number in a body")
        << R"json({"url":"https://a.example/","body":{"a":{"key":"= payload.order.id"}},
               "idempotencyKey":{"in":"body","name":"a.key"}})json"
        << "12345678901234567890";
}

void BuildRequestTest::findsTheKeyWhereverItGoes()
{
    QFETCH(QString, config);
    QFETCH(QString, key);
    const auto request = build(config.toUtf8().constData());
    QVERIFY2(request, request ? "" : describe(request.error()).c_str());
    QCOMPARE(QString::fromStdString(request->key->value), key);
}

void BuildRequestTest::repeatsFactsOfTheKey()
{
    const char *config =
        R"json({"url":"https://a.example/","headers":{"Repeatability-Request-ID":"= 'r-' & payload.order.id"}})json";
    const auto first = build(config);
    QCOMPARE(header(*first, "Repeatability-First-Sent"), QStringLiteral("Tue, 26 Mar 2019 16:06:51 GMT"));
    const auto later = build(config, {.now = fromEpochMs(1653616411000), .knownFacts = first->key->facts});
    QCOMPARE(*later, *first);
}

void BuildRequestTest::survivesRecording()
{
    const auto request = build(R"json({"url":"https://a.example/{{ secrets.PATH }}?x={{secrets.Q}}",
        "headers":{"Authorization":"Bearer {{ secrets.KEY }}","X-Trap":"= payload.order.trap",
                   "Idempotency-Key":"= 'k: ' & payload.order.text", "X-Empty":""},
        "query":{"k":"a{{ secrets.Q }}b"},
        "body":{"token":"{{ secrets.KEY }}\"","trap":"= payload.order.trap","lines":"a\r\n\r\nb"}})json");
    QVERIFY2(request, request ? "" : describe(request.error()).c_str());
    const std::string recorded = serializeRequest(*request);
    const auto read = parseRequest(recorded);
    QVERIFY2(read, read ? "" : describe(read.error()).c_str());
    QCOMPARE(*read, *request);
    QCOMPARE(serializeRequest(*read), recorded);
}

void BuildRequestTest::refusesWhatWasNotRecorded_data()
{
    QTest::addColumn<QByteArray>("recorded");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("other version") << QByteArray("{\"version\":2}\nGET / HTTP/1.1\r\n\r\n");
    QTest::newRow("no request line") << QByteArray("{\"version\":1}\nGET\r\n\r\n");
    QTest::newRow("endless headers") << QByteArray("{\"version\":1}\nGET / HTTP/1.1\r\nA: b");
    QTest::newRow("secret outside of its text")
        << QByteArray("{\"version\":1,\"secrets\":[{\"text\":0,\"offset\":0,\"length\":9,\"name\":\"A\","
                      "\"spelling\":\"plain\"}]}\nGET / HTTP/1.1\r\n\r\n");
    QTest::newRow("secret in no text")
        << QByteArray("{\"version\":1,\"secrets\":[{\"text\":-1,\"offset\":0,\"length\":0,\"name\":\"A\","
                      "\"spelling\":\"plain\"}]}\nGET / HTTP/1.1\r\n\r\n");
}

void BuildRequestTest::refusesWhatWasNotRecorded()
{
    QFETCH(QByteArray, recorded);
    const auto read = parseRequest(recorded.toStdString());
    QVERIFY(!read);
    QCOMPARE(read.error().code, ErrorCode::RequestInvalid);
}

QTEST_APPLESS_MAIN(BuildRequestTest)
#include "build_request_test.moc"
