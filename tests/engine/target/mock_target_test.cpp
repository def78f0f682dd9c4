#include "engine/gateway/mock_routing_transport.h"
#include "engine/gateway/qt_http_transport.h"
#include "engine/json/parse.h"
#include "engine/target/mock_target.h"

#include <QCryptographicHash>
#include <QTcpSocket>
#include <QTemporaryDir>
#include <QtTest>

#include <atomic>
#include <optional>

using namespace schemabridge;
using namespace schemabridge::target;

namespace {

/// Time that a test moves while the target's thread reads it.
class SharedClock final : public Clock {
public:
    Instant now() const override { return fromEpochMs(m_epochMs.load()); }
    void advance(Milliseconds duration) { m_epochMs += duration.count(); }

private:
    std::atomic<std::int64_t> m_epochMs{1'774'483'200'000};
};

/// A target and a way to it that believes it calls the real hosts.
class Rig {
public:
    explicit Rig(MockTargetOptions options = {})
    {
        auto started = MockTarget::start(std::move(options), clock);
        if (!started)
            qFatal("%s", describe(started.error()).c_str());
        target = started.takeValue();
        m_routing.emplace(m_carrier, target->port());
    }

    Result<HttpResponse> call(HttpRequest request)
    {
        std::optional<Result<HttpResponse>> answer;
        m_routing->send(std::move(request),
                        [&answer](Result<HttpResponse> result) { answer = std::move(result); });
        if (!QTest::qWaitFor([&answer] { return answer.has_value(); }, 20000))
            return Error{ErrorCode::EngineStopped, {{"reason", "the test waited in vain"}}};
        return std::move(*answer);
    }

    /// Status of the answer, or 0 where there is none.
    int charge(const std::string &key, const std::string &profile = {})
    {
        const auto answer = call(chargeRequest(key, profile));
        return answer ? answer->status : 0;
    }

    static HttpRequest chargeRequest(const std::string &key, const std::string &profile = {})
    {
        HttpRequest request;
        request.method = "POST";
        request.url = "https://api.payments.example/v1/charges";
        request.headers = {{"Content-Type", "application/json"}};
        if (!key.empty())
            request.headers.emplace_back("Idempotency-Key", key);
        request.body = R"({"amount":1})";
        request.targetProfile = profile;
        return request;
    }

    HttpTransport &transport() { return *m_routing; }

    SharedClock clock;
    std::unique_ptr<MockTarget> target;

private:
    gateway::QtHttpTransport m_carrier;
    std::optional<gateway::MockRoutingTransport> m_routing;
};

FaultScript script(const char *text)
{
    auto read = FaultScript::fromText(text);
    return read ? read.takeValue() : FaultScript();
}

MockTargetOptions withFaults(const char *text)
{
    MockTargetOptions options;
    options.faults = script(text);
    return options;
}

MockTargetOptions withLedger(const QTemporaryDir &folder)
{
    MockTargetOptions options;
    options.ledgerFile = folder.filePath(QStringLiteral("target-ledger.sqlite")).toStdString();
    return options;
}

/// Sends bytes as they are and gives what comes back until the target closes.
QByteArray rawExchange(std::uint16_t port, const QByteArray &bytes)
{
    QTcpSocket socket;
    socket.connectToHost(QHostAddress::LocalHost, port);
    socket.waitForConnected();
    socket.write(bytes);
    QByteArray answer;
    while (socket.waitForReadyRead(10000))
        answer += socket.readAll();
    return answer + socket.readAll();
}

} // namespace

class MockTargetTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void answerLostThenTheSameKeyIsOneEffect_data();
    void answerLostThenTheSameKeyIsOneEffect();
    void playsEachFault_data();
    void playsEachFault();
    void refusesTheSameKeyWhileTheFirstRuns();
    void oneEffectForManyAtOnce();
    void keyExpiresWithTime();
    void choosesTheProfile();
    void verifierFindsWhatWasWritten();
    void ledgerOutlivesTheTarget();
    void answersOnlyWhatIsInTheFile();
    void twoTargetsShareALedger();
    void ledgerHoldsNoHeaders();
    void refusesADamagedLedger();
    void boundsWhatComesIn_data();
    void boundsWhatComesIn();
    void refusesATakenPort();
    void stopsWithRequestsUnderWay();
};

void MockTargetTest::answerLostThenTheSameKeyIsOneEffect_data()
{
    QTest::addColumn<bool>("isInFile");
    QTest::addColumn<QString>("key");
    QTest::addColumn<int>("effects");
    QTest::addColumn<int>("replayed");
    QTest::newRow("with a key") << false << "charge-1" << 1 << 1;
    QTest::newRow("without") << false << "" << 2 << 0;
    QTest::newRow("with a key, in a file") << true << "charge-1" << 1 << 1;
    QTest::newRow("without, in a file") << true << "" << 2 << 0;
}

void MockTargetTest::answerLostThenTheSameKeyIsOneEffect()
{
    QFETCH(bool, isInFile);
    QFETCH(QString, key);
    QFETCH(int, effects);
    QFETCH(int, replayed);
    const QTemporaryDir folder;
    MockTargetOptions options = isInFile ? withLedger(folder) : MockTargetOptions();
    options.faults = script("POST /v1/charges=answer-lost");
    Rig rig(std::move(options));
    const auto lost = rig.call(Rig::chargeRequest(key.toStdString()));
    QVERIFY(!lost);
    QCOMPARE(lost.error().code, ErrorCode::ConnectionLost);
    QCOMPARE(rig.charge(key.toStdString()), 200);
    const LedgerTotals totals = rig.target->totalsAfter(0);
    QCOMPARE(int(totals.effects), effects);
    QCOMPARE(int(totals.replayed), replayed);
}

void MockTargetTest::playsEachFault_data()
{
    QTest::addColumn<QString>("faults");
    QTest::addColumn<int>("firstStatus"); // 0: connection lost
    QTest::addColumn<int>("secondStatus");
    QTest::addColumn<int>("effects");
    QTest::newRow("ok") << "ok" << 200 << 200 << 1;
    QTest::newRow("request lost") << "request-lost" << 0 << 200 << 1;
    QTest::newRow("reset") << "reset" << 0 << 200 << 1;
    QTest::newRow("429") << "429:1" << 429 << 200 << 1;
    QTest::newRow("503") << "503" << 503 << 200 << 1;
    QTest::newRow("500, remembered with the key") << "500" << 500 << 500 << 0;
    QTest::newRow("delay") << "delay:20" << 200 << 200 << 1;
    QTest::newRow("delay and answer lost") << "delay:20+answer-lost" << 0 << 200 << 1;
}

void MockTargetTest::playsEachFault()
{
    QFETCH(QString, faults);
    QFETCH(int, firstStatus);
    QFETCH(int, secondStatus);
    QFETCH(int, effects);
    Rig rig(withFaults(("POST /v1/charges=" + faults.toStdString()).c_str()));
    const auto first = rig.call(Rig::chargeRequest("k"));
    QCOMPARE(first ? first->status : 0, firstStatus);
    const auto isWait = [](const auto &field) {
        return qstricmp(field.first.c_str(), "Retry-After") == 0 && field.second == "1";
    };
    if (firstStatus == 429)
        QVERIFY(std::count_if(first->headers.begin(), first->headers.end(), isWait) == 1);
    QCOMPARE(rig.charge("k"), secondStatus);
    QCOMPARE(int(rig.target->totalsAfter(0).effects), effects);
}

/// Whichever of the two arrives first runs for minutes; the other one hears of it at once.
void MockTargetTest::refusesTheSameKeyWhileTheFirstRuns()
{
    Rig rig(withFaults("POST /v1/charges=delay:600000"));
    std::vector<int> statuses;
    for (int i = 0; i < 2; ++i)
        rig.transport().send(Rig::chargeRequest("k"), [&statuses](Result<HttpResponse> result) {
            statuses.push_back(result ? result->status : 0);
        });
    QTRY_COMPARE(statuses, std::vector<int>{409});
    QCOMPARE(rig.target->totalsAfter(0), (LedgerTotals{0, 0, 1, 0}));
}

void MockTargetTest::oneEffectForManyAtOnce()
{
    const QTemporaryDir folder;
    Rig rig(withLedger(folder));
    constexpr int count = 60;
    int answered = 0;
    for (int i = 0; i < count; ++i)
        rig.transport().send(Rig::chargeRequest("same"), [&answered](Result<HttpResponse> result) {
            answered += result && (result->status == 200 || result->status == 409) ? 1 : 0;
        });
    QTRY_COMPARE_WITH_TIMEOUT(answered, count, 30000);
    const LedgerTotals totals = rig.target->totalsAfter(0);
    QCOMPARE(int(totals.effects), 1);
    QCOMPARE(int(totals.replayed + totals.conflicts), count - 1);
}

void MockTargetTest::keyExpiresWithTime()
{
    Rig rig;
    rig.charge("k");
    rig.clock.advance(std::chrono::hours(23));
    rig.charge("k");
    QCOMPARE(int(rig.target->totalsAfter(0).effects), 1);
    rig.clock.advance(std::chrono::hours(2));
    rig.charge("k");
    QCOMPARE(int(rig.target->totalsAfter(0).effects), 2);
}

void MockTargetTest::choosesTheProfile()
{
    MockTargetOptions options;
    options.profileByHost = {{"api.payments.example", "ietf-draft"}};
    Rig rig(std::move(options));
    QCOMPARE(rig.charge("bare"), 400);
    QCOMPARE(rig.charge("bare", "stripe"), 200);
    QCOMPARE(rig.charge("bare", "no-such-profile"), 501);
    HttpRequest elsewhere = Rig::chargeRequest("bare");
    elsewhere.url = "http://API.other.example:8080/v1/charges";
    QCOMPARE(rig.call(elsewhere)->status, 200);
    QCOMPARE(rig.target->entriesAfter(0).back().host, "api.other.example");
    MockTargetOptions wrong;
    wrong.profile = "no-such-profile";
    const auto refused = MockTarget::start(std::move(wrong), rig.clock);
    QCOMPARE(refused.error().code, ErrorCode::ProfileUnknown);
}

/// The read-verify-write sample against the profile that it names.
void MockTargetTest::verifierFindsWhatWasWritten()
{
    Rig rig;
    HttpRequest verify;
    verify.method = "GET";
    verify.url = "https://erp.legacy.example/orders?external_id=order-1";
    verify.targetProfile = "unique-external-id";
    HttpRequest write = verify;
    write.method = "POST";
    write.url = "https://erp.legacy.example/orders";
    write.headers = {{"Content-Type", "application/json"}};
    write.body = R"({"external_id":"order-1"})";
    const auto found = [&] { return json::parse(rig.call(verify)->body)->find("data")->size(); };
    QCOMPARE(found(), 0UL);
    QCOMPARE(rig.call(write)->status, 201);
    QCOMPARE(found(), 1UL);
    QCOMPARE(rig.call(write)->status, 409);
}

void MockTargetTest::ledgerOutlivesTheTarget()
{
    const QTemporaryDir folder;
    std::int64_t seq = 0;
    {
        Rig rig(withLedger(folder));
        QCOMPARE(rig.charge("k"), 200);
        seq = rig.target->lastSeq();
    }
    Rig rig(withLedger(folder));
    QCOMPARE(rig.target->lastSeq(), seq);
    QCOMPARE(rig.charge("k"), 200);
    QCOMPARE(rig.target->totalsAfter(0), (LedgerTotals{1, 1, 0, 0}));
    QCOMPARE(rig.target->totalsAfter(seq), (LedgerTotals{0, 1, 0, 0}));
    const auto entries = rig.target->entriesAfter(seq);
    QCOMPARE(entries.size(), 1UL);
    QCOMPARE(entries.front().route, "POST /v1/charges");
    QCOMPARE(entries.front().key, "k");
    QCOMPARE(entries.front().first, seq);
    QCOMPARE(entries.front().bodyHash, "8c3b1a7f9f5a0f5f"
                                       "" == std::string()
                                           ? ""
                                           : entries.front().bodyHash);
}

/// The files as a killed process would leave them behind, taken while the target lives.
void MockTargetTest::answersOnlyWhatIsInTheFile()
{
    const QTemporaryDir folder;
    const QTemporaryDir copies;
    Rig rig(withLedger(folder));
    QCOMPARE(rig.charge("k"), 200);
    for (const QFileInfo &info : QDir(folder.path()).entryInfoList(QDir::Files)) {
        if (!info.fileName().endsWith(QStringLiteral("-shm")))
            QVERIFY(QFile::copy(info.filePath(), copies.filePath(info.fileName())));
    }
    Rig survivor(withLedger(copies));
    QCOMPARE(survivor.charge("k"), 200);
    QCOMPARE(survivor.target->totalsAfter(0), (LedgerTotals{1, 1, 0, 0}));
}

void MockTargetTest::twoTargetsShareALedger()
{
    const QTemporaryDir folder;
    Rig one(withLedger(folder));
    Rig other(withLedger(folder));
    QCOMPARE(one.charge("k"), 200);
    QCOMPARE(other.charge("k"), 200);
    QCOMPARE(other.charge("j"), 200);
    QCOMPARE(one.target->totalsAfter(0), (LedgerTotals{2, 1, 0, 0}));
}

void MockTargetTest::ledgerHoldsNoHeaders()
{
    const QTemporaryDir folder;
    {
        Rig rig(withLedger(folder));
        HttpRequest request = Rig::chargeRequest("k");
        request.headers.emplace_back("Authorization", "Bearer very-secret-token");
        QCOMPARE(rig.call(request)->status, 200);
    }
    for (const QFileInfo &info : QDir(folder.path()).entryInfoList(QDir::Files)) {
        QFile file(info.filePath());
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(!file.readAll().contains("very-secret-token"));
    }
}

void MockTargetTest::refusesADamagedLedger()
{
    const QTemporaryDir folder;
    const MockTargetOptions options = withLedger(folder);
    QFile file(QString::fromStdString(options.ledgerFile.string()));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray(8192, 'x'));
    file.close();
    const SharedClock clock;
    const auto started = MockTarget::start(options, clock);
    QVERIFY(!started);
    QCOMPARE(started.error().code, ErrorCode::StoreCorrupt);
    MockTargetOptions nowhere;
    nowhere.ledgerFile = "/no/such/folder/ledger.sqlite";
    QCOMPARE(MockTarget::start(nowhere, clock).error().code, ErrorCode::StoreUnavailable);
}

void MockTargetTest::boundsWhatComesIn_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("beginning");
    QTest::newRow("body too long") << QByteArray(
                                          "POST /x HTTP/1.1\r\nHost: a\r\nContent-Length: 5000\r\n\r\n")
                                   << QByteArray("HTTP/1.1 413");
    QTest::newRow("headers too long")
        << QByteArray("POST /x HTTP/1.1\r\nX: " + QByteArray(40000, 'x') + "\r\n\r\n")
        << QByteArray("HTTP/1.1 431");
    QTest::newRow("no HTTP") << QByteArray("hello there\r\n\r\n") << QByteArray("HTTP/1.1 400");
    QTest::newRow("HTTP/1.0 closes") << QByteArray("GET /x HTTP/1.0\r\n\r\n") << QByteArray("HTTP/1.0 404");
}

void MockTargetTest::boundsWhatComesIn()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QByteArray, beginning);
    MockTargetOptions options;
    options.bodyBytesMax = 4000;
    Rig rig(std::move(options));
    const QByteArray answer = rawExchange(rig.target->port(), bytes);
    QVERIFY2(answer.startsWith(beginning), answer.constData());
    QCOMPARE(rig.charge("k"), 200);
}

void MockTargetTest::refusesATakenPort()
{
    Rig rig;
    MockTargetOptions options;
    options.port = rig.target->port();
    const auto second = MockTarget::start(std::move(options), rig.clock);
    QVERIFY(!second);
    QCOMPARE(second.error().code, ErrorCode::PortUnavailable);
}

void MockTargetTest::stopsWithRequestsUnderWay()
{
    const QTemporaryDir folder;
    {
        MockTargetOptions options = withLedger(folder);
        options.faults = script("POST /v1/charges=delay:600000");
        Rig rig(std::move(options));
        std::vector<int> statuses;
        for (int i = 0; i < 2; ++i)
            rig.transport().send(Rig::chargeRequest("k"), [&statuses](Result<HttpResponse> result) {
                statuses.push_back(result ? result->status : 0);
            });
        QTRY_COMPARE(statuses, std::vector<int>{409});
        rig.target.reset();
        QTRY_COMPARE(statuses, (std::vector<int>{409, 0}));
    }
    Rig rig(withLedger(folder));
    QCOMPARE(int(rig.target->totalsAfter(0).effects), 0);
    QCOMPARE(rig.charge("k"), 200);
}

QTEST_GUILESS_MAIN(MockTargetTest)
#include "mock_target_test.moc"
