#include "engine/base/http_date.h"
#include "engine/json/parse.h"
#include "engine/target/memory_ledger.h"
#include "engine/target/target_logic.h"

#include <QtTest>

using namespace schemabridge;
using namespace schemabridge::target;

namespace {

constexpr std::chrono::hours dayAndMore{25};

TargetRequest post(const std::string &key, const std::string &body, const std::string &path = "/v1/charges")
{
    TargetRequest request{"api.example", "POST", path, {}, {{"Content-Type", "application/json"}}, body};
    if (!key.empty())
        request.headers.emplace_back("Idempotency-Key", key);
    return request;
}

TargetRequest get(const std::string &path, const std::string &query = {})
{
    return {"api.example", "GET", path, query, {}, {}};
}

Profile named(const char *name)
{
    auto profile = Profile::named(name);
    return profile ? profile.takeValue() : Profile();
}

Profile fromText(const std::string &text)
{
    auto profile = Profile::fromJson(*json::parse(text));
    if (!profile)
        qWarning("%s", describe(profile.error()).c_str());
    return profile ? profile.takeValue() : Profile();
}

/// What the ledger says, in order: `effect replay`.
QString story(const Ledger &ledger)
{
    QStringList kinds;
    for (const LedgerEntry &entry : ledger.entriesAfter(0, 100))
        kinds << QString::fromUtf8(ledgerKindName(entry.kind).data());
    return kinds.join(QLatin1Char(' '));
}

} // namespace

class TargetLogicTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void treatsKeysAsTheProfileSays_data();
    void treatsKeysAsTheProfileSays();
    void replaysTheSameAnswer();
    void refusesWhileTheFirstStillRuns();
    void remembersErrorsWhereTheProfileDoes_data();
    void remembersErrorsWhereTheProfileDoes();
    void forgetsWhatWasAbandoned();
    void anEffectThroughAnotherProcessIsTheFirstOne();
    void pointsAtTheResourceThatIsThere();
    void checksUniquenessAtTheEffect();
    void answersAsASmallRestApi();
    void findsByAnyMember_data();
    void findsByAnyMember();
    void countsAWriteThatChangesNothingAsNoEffect();
    void speaksTheWholeVocabulary_data();
    void speaksTheWholeVocabulary();
    void demandsTheFirstSentHeader();
    void waitsForTheFirst();
    void refusesAProfileThatIsWrong_data();
    void refusesAProfileThatIsWrong();
};

/// Two requests, some time apart.
void TargetLogicTest::treatsKeysAsTheProfileSays_data()
{
    QTest::addColumn<QString>("profile");
    QTest::addColumn<QString>("firstKey");
    QTest::addColumn<QString>("secondKey");
    QTest::addColumn<QString>("secondBody");
    QTest::addColumn<bool>("isDayLater");
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("expected");
    const QString same = QStringLiteral(R"({"external_id":"o-1","amount":1})");
    const QString other = QStringLiteral(R"({"external_id":"o-1","amount":2})");
    const QString spaced = QStringLiteral(R"({ "amount":1, "external_id":"o-1" })");
    const QString different = QStringLiteral(R"({"external_id":"o-2","amount":1})");
    QTest::newRow("stripe: same body") << "stripe"
                                       << "k"
                                       << "k" << same << false << 200 << "effect replay";
    QTest::newRow("stripe: order of members") << "stripe"
                                              << "k"
                                              << "k" << spaced << false << 200 << "effect replay";
    QTest::newRow("stripe: other body") << "stripe"
                                        << "k"
                                        << "k" << other << false << 400 << "effect conflict";
    QTest::newRow("stripe: other key") << "stripe"
                                       << "k"
                                       << "j" << same << false << 200 << "effect effect";
    QTest::newRow("stripe: expired key") << "stripe"
                                         << "k"
                                         << "k" << same << true << 200 << "effect effect";
    QTest::newRow("stripe: no key") << "stripe"
                                    << ""
                                    << "" << same << false << 200 << "effect effect";
    QTest::newRow("stripe: quotes belong to the key") << "stripe"
                                                      << "k"
                                                      << "\"k\"" << same << false << 200 << "effect effect";
    QTest::newRow("stripe: key too long")
        << "stripe"
        << "k" << QString(256, QLatin1Char('k')) << same << false << 400 << "effect rejected";
    QTest::newRow("ietf: same body") << "ietf-draft"
                                     << "\"k\""
                                     << "\"k\"" << same << false << 201 << "effect replay";
    QTest::newRow("ietf: other body") << "ietf-draft"
                                      << "\"k\""
                                      << "\"k\"" << other << false << 422 << "effect conflict";
    QTest::newRow("ietf: missing key") << "ietf-draft"
                                       << "\"k\""
                                       << "" << same << false << 400 << "effect rejected";
    QTest::newRow("ietf: bare key") << "ietf-draft"
                                    << "\"k\""
                                    << "k" << same << false << 400 << "effect rejected";
    QTest::newRow("ietf: expired key") << "ietf-draft"
                                       << "\"k\""
                                       << "\"k\"" << same << true << 201 << "effect effect";
    QTest::newRow("no-key: the key means nothing") << "no-key"
                                                   << "k"
                                                   << "k" << same << false << 201 << "effect effect";
    QTest::newRow("unique: same id") << "unique-external-id"
                                     << ""
                                     << "" << other << false << 409 << "effect conflict";
    QTest::newRow("unique: much later") << "unique-external-id"
                                        << ""
                                        << "" << same << true << 409 << "effect conflict";
    QTest::newRow("unique: other id") << "unique-external-id"
                                      << ""
                                      << "" << different << false << 201 << "effect effect";
}

void TargetLogicTest::treatsKeysAsTheProfileSays()
{
    QFETCH(QString, profile);
    QFETCH(QString, firstKey);
    QFETCH(QString, secondKey);
    QFETCH(QString, secondBody);
    QFETCH(bool, isDayLater);
    QFETCH(int, status);
    QFETCH(QString, expected);
    const Profile known = named(profile.toUtf8().constData());
    const TargetLogic logic(known);
    MemoryLedger ledger;
    logic.handle(ledger, post(firstKey.toStdString(), R"({"external_id":"o-1","amount":1})"), Instant());
    const Instant later = Instant() + (isDayLater ? Milliseconds(dayAndMore) : Milliseconds(1));
    const TargetAnswer answer =
        logic.handle(ledger, post(secondKey.toStdString(), secondBody.toStdString()), later);
    QCOMPARE(answer.status, status);
    QCOMPARE(story(ledger), expected);
}

void TargetLogicTest::replaysTheSameAnswer()
{
    const Profile profile = named("stripe");
    const TargetLogic logic(profile);
    MemoryLedger ledger;
    const TargetAnswer first = logic.handle(ledger, post("k", R"({"amount":1.10})"), Instant());
    const TargetAnswer second = logic.handle(ledger, post("k", R"({"amount":1.10})"), Instant());
    const std::string body = R"({"id":"charges_1","amount":1.10})";
    QCOMPARE(first.body, body);
    QCOMPARE(second.body, first.body);
    const std::pair<std::string, std::string> marker("Idempotent-Replayed", "true");
    QCOMPARE(std::count(first.headers.begin(), first.headers.end(), marker), 0);
    QCOMPARE(std::count(second.headers.begin(), second.headers.end(), marker), 1);
    QCOMPARE(ledger.entry(2)->first, 1);
    QCOMPARE(ledger.totalsAfter(0), (LedgerTotals{1, 1, 0, 0}));
    QCOMPARE(ledger.totalsAfter(1), (LedgerTotals{0, 1, 0, 0}));
}

void TargetLogicTest::refusesWhileTheFirstStillRuns()
{
    const Profile profile = named("stripe");
    const TargetLogic logic(profile);
    MemoryLedger ledger;
    const Arrival first = logic.arrive(ledger, post("k", "{}"), Instant());
    QVERIFY(std::holds_alternative<Underway>(first));
    QCOMPARE(logic.handle(ledger, post("k", "{}"), Instant()).status, 409);
    logic.complete(ledger, std::get<Underway>(first), Instant());
    QCOMPARE(logic.handle(ledger, post("k", "{}"), Instant()).status, 200);
    QCOMPARE(story(ledger), QStringLiteral("conflict effect replay"));
}

void TargetLogicTest::remembersErrorsWhereTheProfileDoes_data()
{
    QTest::addColumn<QString>("remembered");
    QTest::addColumn<int>("failure");
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("expected");
    QTest::newRow("500 remembered") << R"(["2xx","5xx"])" << 500 << 500 << "rejected replay";
    QTest::newRow("500 not remembered") << R"(["2xx","4xx"])" << 500 << 201 << "rejected effect";
    QTest::newRow("400 remembered") << R"(["2xx","4xx"])" << 400 << 400 << "rejected replay";
    QTest::newRow("400 not remembered") << R"(["2xx"])" << 400 << 201 << "rejected effect";
}

void TargetLogicTest::remembersErrorsWhereTheProfileDoes()
{
    QFETCH(QString, remembered);
    QFETCH(int, failure);
    QFETCH(int, status);
    QFETCH(QString, expected);
    const Profile profile =
        fromText(R"({"name":"p","key":{"in":"header","name":"Idempotency-Key"},"remembered":)" +
                 remembered.toStdString() + "}");
    const TargetLogic logic(profile);
    MemoryLedger ledger;
    const Arrival first = logic.arrive(ledger, post("k", "{}"), Instant());
    logic.fail(ledger, std::get<Underway>(first), failure, Instant());
    QCOMPARE(logic.handle(ledger, post("k", "{}"), Instant()).status, status);
    QCOMPARE(story(ledger), expected);
}

void TargetLogicTest::forgetsWhatWasAbandoned()
{
    const Profile profile = named("stripe");
    const TargetLogic logic(profile);
    MemoryLedger ledger;
    const MemoryLedger before = ledger;
    const Arrival first = logic.arrive(ledger, post("k", "{}"), Instant());
    QVERIFY(!(ledger == before));
    logic.abandon(ledger, std::get<Underway>(first));
    QVERIFY(ledger == before);
}

void TargetLogicTest::anEffectThroughAnotherProcessIsTheFirstOne()
{
    const Profile profile = named("stripe");
    const TargetLogic logic(profile);
    MemoryLedger ledger;
    const Arrival slow = logic.arrive(ledger, post("k", "{}"), Instant());
    QVERIFY(std::holds_alternative<Underway>(slow));
    // Which keys are running is not shared between processes; effects are.
    ledger.runningKeys.clear();
    const TargetAnswer first = logic.handle(ledger, post("k", "{}"), Instant());
    const TargetAnswer late = logic.complete(ledger, std::get<Underway>(slow), Instant());
    QCOMPARE(late.status, first.status);
    QCOMPARE(late.body, first.body);
    QCOMPARE(story(ledger), QStringLiteral("effect replay"));
}

void TargetLogicTest::pointsAtTheResourceThatIsThere()
{
    const Profile profile = named("unique-external-id");
    const TargetLogic logic(profile);
    MemoryLedger ledger;
    const std::string body = R"({"external_id":"order-1"})";
    logic.handle(ledger, post("", body, "/orders"), Instant());
    const auto conflict = json::parse(logic.handle(ledger, post("", body, "/orders"), Instant()).body);
    QCOMPARE(conflict->find("existing")->find("id")->asString(), std::string_view("orders_1"));
    QCOMPARE(conflict->find("existing")->find("path")->asString(), std::string_view("/orders/orders_1"));
    // Another collection and another host are other places.
    QCOMPARE(logic.handle(ledger, post("", body, "/invoices"), Instant()).status, 201);
    TargetRequest elsewhere = post("", body, "/orders");
    elsewhere.host = "other.example";
    QCOMPARE(logic.handle(ledger, elsewhere, Instant()).status, 201);
    // Once it is gone, its id is free.
    TargetRequest remove{"api.example", "DELETE", "/orders/orders_1", {}, {}, {}};
    QCOMPARE(logic.handle(ledger, remove, Instant()).status, 200);
    QCOMPARE(logic.handle(ledger, post("", body, "/orders"), Instant()).status, 201);
}

void TargetLogicTest::checksUniquenessAtTheEffect()
{
    const Profile profile = named("unique-external-id");
    const TargetLogic logic(profile);
    MemoryLedger ledger;
    const std::string body = R"({"external_id":"order-1"})";
    const Arrival first = logic.arrive(ledger, post("", body), Instant());
    const Arrival second = logic.arrive(ledger, post("", body), Instant());
    QCOMPARE(logic.complete(ledger, std::get<Underway>(second), Instant()).status, 201);
    QCOMPARE(logic.complete(ledger, std::get<Underway>(first), Instant()).status, 409);
    QCOMPARE(story(ledger), QStringLiteral("effect conflict"));
}

void TargetLogicTest::answersAsASmallRestApi()
{
    const Profile profile = named("no-key");
    const TargetLogic logic(profile);
    MemoryLedger ledger;
    const auto status = [&](const char *method, const char *path, const char *body = "") {
        return logic.handle(ledger, {"api.example", method, path, {}, {}, body}, Instant()).status;
    };
    QCOMPARE(status("GET", "/orders/orders_1"), 404);
    QCOMPARE(status("POST", "/orders", R"({"id":"mine","n":1})"), 201);
    QCOMPARE(status("GET", "/orders/orders_1"), 200);
    QCOMPARE(status("GET", "/orders/"), 200);
    QCOMPARE(status("PATCH", "/orders/orders_1", R"({"m":2})"), 200);
    const std::string patched = R"({"id":"orders_1","n":1,"m":2})";
    QCOMPARE(logic.handle(ledger, get("/orders/orders_1"), Instant()).body, patched);
    QCOMPARE(status("PUT", "/orders/other", R"({"n":3})"), 201);
    QCOMPARE(status("DELETE", "/orders/other"), 200);
    QCOMPARE(status("DELETE", "/orders/other"), 404);
    QCOMPARE(status("OPTIONS", "/orders"), 405);
    QCOMPARE(story(ledger), QStringLiteral("effect effect effect effect rejected"));
    const std::string form = R"({"id":"forms_6","a b":"1&2","c":""})";
    TargetRequest request{
        "api.example", "POST", "/forms", {}, {{"content-type", "application/x-www-form-urlencoded"}},
        "a+b=1%262&c="};
    QCOMPARE(logic.handle(ledger, request, Instant()).body, form);
}

void TargetLogicTest::findsByAnyMember_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<int>("count");
    QTest::newRow("text") << "external_id=order%2D1" << 1;
    QTest::newRow("number, all digits") << "number=12345678901234567890" << 1;
    QTest::newRow("truth value") << "paid=true" << 2;
    QTest::newRow("both") << "paid=true&external_id=order-2" << 1;
    QTest::newRow("none") << "external_id=order-3" << 0;
    QTest::newRow("no such member") << "x=1" << 0;
}

void TargetLogicTest::findsByAnyMember()
{
    QFETCH(QString, query);
    QFETCH(int, count);
    const Profile profile = named("no-key");
    const TargetLogic logic(profile);
    MemoryLedger ledger;
    logic.handle(
        ledger, post("", R"({"external_id":"order-1","number":12345678901234567890,"paid":true})", "/orders"),
        Instant());
    logic.handle(
        ledger, post("", R"({"external_id":"order-2","number":12345678901234567891,"paid":true})", "/orders"),
        Instant());
    const TargetAnswer answer = logic.handle(ledger, get("/orders", query.toStdString()), Instant());
    QCOMPARE(answer.status, 200);
    QCOMPARE(int(json::parse(answer.body)->find("data")->size()), count);
}

void TargetLogicTest::countsAWriteThatChangesNothingAsNoEffect()
{
    const Profile profile = named("no-key");
    const TargetLogic logic(profile);
    MemoryLedger ledger;
    const TargetRequest put{"api.example", "PUT", "/orders/7", {}, {}, R"({"n":1})"};
    logic.handle(ledger, put, Instant());
    logic.handle(ledger, put, Instant());
    QCOMPARE(story(ledger), QStringLiteral("effect replay"));
    QCOMPARE(ledger.entry(2)->first, 1);
}

/// Two requests with one key, an hour apart; members of the profile beside its key.
void TargetLogicTest::speaksTheWholeVocabulary_data()
{
    QTest::addColumn<QString>("members");
    QTest::addColumn<bool>("isSameBody");
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const char *members, bool isSameBody, int status,
                        const char *expected) {
        QTest::newRow(name) << members << isSameBody << status << expected;
    };
    row("replay-body-ignored", R"("fingerprint":[])", false, 201, "effect replay");
    row("replay-or-new", R"("reactions":{"otherBody":{"do":"run"}})", false, 201, "effect effect");
    row("replay-object", R"("reactions":{"sameBody":{"do":"replay-resource","status":200}})", true, 200,
        "effect replay");
    row("composite-fingerprint", R"("scope":["host","body.amount"])", false, 201, "effect effect");
    row("conflict-always", R"("reactions":{"sameBody":{"do":"refuse","status":409,"pointer":true}})", true,
        409, "effect conflict");
    row("accept-without-effect", R"("reactions":{"sameBody":{"do":"accept","status":202}})", true, 202,
        "effect replay");
    row("expired-key-refused", R"("lifetimeHours":0.5,"reactions":{"expired":{"do":"refuse","status":422}})",
        true, 422, "effect conflict");
    row("heuristic-duplicate, within its window",
        R"("methods":[],"unique":[{"fields":["currency"],"windowSeconds":7200,"reaction":{"do":"refuse","status":409}}])",
        false, 409, "effect conflict");
    row("heuristic-duplicate, after its window",
        R"("methods":[],"unique":[{"fields":["currency"],"windowSeconds":60,"reaction":{"do":"refuse","status":409}}])",
        false, 201, "effect effect");
    row("upsert", R"("methods":[],"unique":[{"fields":["currency"],"reaction":{"do":"update"}}])", false, 200,
        "effect effect");
    row("upsert that changes nothing",
        R"("methods":[],"unique":[{"fields":["currency"],"reaction":{"do":"update"}}])", true, 200,
        "effect replay");
    row("warn-only",
        R"("methods":[],"unique":[{"fields":["currency"],"reaction":{"do":"warn","body":{"duplicate":true}}}])",
        true, 201, "effect effect");
}

void TargetLogicTest::speaksTheWholeVocabulary()
{
    QFETCH(QString, members);
    QFETCH(bool, isSameBody);
    QFETCH(int, status);
    QFETCH(QString, expected);
    const Profile profile = fromText(R"({"name":"p","key":{"in":"header","name":"Idempotency-Key"},)" +
                                     members.toStdString() + "}");
    QCOMPARE(profile.name, "p");
    const TargetLogic logic(profile);
    MemoryLedger ledger;
    logic.handle(ledger, post("k", R"({"amount":1,"currency":"EUR"})"), Instant());
    const std::string second =
        isSameBody ? R"({"amount":1,"currency":"EUR"})" : R"({"amount":2,"currency":"EUR"})";
    const TargetAnswer answer = logic.handle(ledger, post("k", second), Instant() + std::chrono::hours(1));
    QCOMPARE(answer.status, status);
    QCOMPARE(story(ledger), expected);
    if (members.contains(QStringLiteral("warn")))
        QVERIFY(json::parse(answer.body)->find("duplicate"));
}

void TargetLogicTest::demandsTheFirstSentHeader()
{
    const Profile profile = fromText(R"json({"name":"oasis","lifetimeHours":1,
        "key":{"in":"header","name":"Idempotency-Key","firstSentHeader":"Repeatability-First-Sent"},
        "headersWithKey":{"Repeatability-Result":"accepted"},
        "reactions":{"malformed":{"do":"refuse","status":400,"headers":{"Repeatability-Result":"rejected"}},
                     "expired":{"do":"refuse","status":412,"headers":{"Repeatability-Result":"rejected"}}}})json");
    const TargetLogic logic(profile);
    MemoryLedger ledger;
    const Instant now = Instant(std::chrono::hours(100));
    TargetRequest request = post("k", "{}");
    QCOMPARE(logic.handle(ledger, request, now).status, 400);
    request.headers.emplace_back("Repeatability-First-Sent", toHttpDate(now));
    const TargetAnswer accepted = logic.handle(ledger, request, now);
    QCOMPARE(accepted.status, 201);
    QCOMPARE(accepted.headers.back().second, "accepted");
    request.headers[1].second = "l";
    const TargetAnswer tooLate = logic.handle(ledger, request, now + std::chrono::hours(2));
    QCOMPARE(tooLate.status, 412);
    QCOMPARE(tooLate.headers.back().second, "rejected");
}

void TargetLogicTest::waitsForTheFirst()
{
    const Profile profile = fromText(
        R"({"name":"p","key":{"in":"header","name":"Idempotency-Key"},"reactions":{"running":{"do":"wait"}}})");
    const TargetLogic logic(profile);
    MemoryLedger ledger;
    const Arrival first = logic.arrive(ledger, post("k", "{}"), Instant());
    const Arrival second = logic.arrive(ledger, post("k", "{}"), Instant());
    QVERIFY(std::holds_alternative<WaitForKey>(second));
    logic.complete(ledger, std::get<Underway>(first), Instant());
    QCOMPARE(logic.handle(ledger, post("k", "{}"), Instant()).status, 201);
    QCOMPARE(story(ledger), QStringLiteral("effect replay"));
}

void TargetLogicTest::refusesAProfileThatIsWrong_data()
{
    QTest::addColumn<QString>("profile");
    QTest::addColumn<QString>("member");
    QTest::newRow("no object") << "[]"
                               << "";
    QTest::newRow("no name") << "{}"
                             << "name";
    QTest::newRow("misspelled member") << R"({"name":"p","lifetime":3})"
                                       << "lifetime";
    QTest::newRow("key without a name") << R"({"name":"p","key":{"in":"header"}})"
                                        << "key.name";
    QTest::newRow("unknown place") << R"({"name":"p","key":{"in":"cookie"}})"
                                   << "key.in";
    QTest::newRow("lifetime of nothing") << R"({"name":"p","lifetimeHours":0})"
                                         << "lifetimeHours";
    QTest::newRow("unknown reaction") << R"({"name":"p","reactions":{"sameBody":{"do":"explode"}}})"
                                      << "reactions.sameBody.do";
    QTest::newRow("refusal without a status") << R"({"name":"p","reactions":{"running":{"do":"refuse"}}})"
                                              << "reactions.running.status";
    QTest::newRow("unknown hundred") << R"({"name":"p","remembered":["1xx"]})"
                                     << "remembered";
    QTest::newRow("unknown part") << R"({"name":"p","fingerprint":["cookies"]})"
                                  << "fingerprint";
    QTest::newRow("unique without fields") << R"({"name":"p","unique":[{}]})"
                                           << "unique.0.fields";
}

void TargetLogicTest::refusesAProfileThatIsWrong()
{
    QFETCH(QString, profile);
    QFETCH(QString, member);
    const auto read = Profile::fromJson(*json::parse(profile.toStdString()));
    QVERIFY(!read);
    QCOMPARE(read.error().code, ErrorCode::ConfigInvalid);
    QCOMPARE(QString::fromUtf8(read.error().argument("member").data()), member);
}

QTEST_APPLESS_MAIN(TargetLogicTest)
#include "target_logic_test.moc"
