#include "engine/json/parse.h"
#include "engine/target/fault_script.h"

#include <QtTest>

using namespace schemabridge;
using namespace schemabridge::target;

namespace {

/// The fault as a short word, to compare lists of them.
QString word(const Fault &fault)
{
    static const QStringList kinds = {QStringLiteral("ok"), QStringLiteral("answer-lost"),
                                      QStringLiteral("request-lost"), QStringLiteral("reset"),
                                      QStringLiteral("status")};
    QString text =
        fault.delayMs.count() == 0 ? QString() : QStringLiteral("%1ms+").arg(fault.delayMs.count());
    text += fault.kind == Fault::Kind::Status ? QString::number(fault.status) : kinds[int(fault.kind)];
    return fault.retryAfterSeconds ? text + QStringLiteral(":%1").arg(*fault.retryAfterSeconds) : text;
}

QString firstFaults(FaultScript script, int count)
{
    QStringList words;
    for (int i = 0; i < count; ++i)
        words << word(script.next("api.example", "POST", "/v1/charges"));
    return words.join(QLatin1Char(' '));
}

} // namespace

class FaultScriptTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void playsFaultsInOrder_data();
    void playsFaultsInOrder();
    void refusesWithItsPlace_data();
    void refusesWithItsPlace();
    void readsJson();
    void refusesJsonWithItsPlace_data();
    void refusesJsonWithItsPlace();
};

void FaultScriptTest::playsFaultsInOrder_data()
{
    QTest::addColumn<QString>("script");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const char *script, const char *expected) {
        QTest::newRow(name) << script << expected;
    };
    row("once each", "POST /v1/charges=answer-lost,ok,429", "answer-lost ok 429 ok");
    row("again and again", "POST /v1/charges=500,ok,repeat", "500 ok 500 ok");
    row("blanks", "  POST   /v1/charges = reset , 503:7 ", "reset 503:7 ok ok");
    row("delays", "POST /v1/charges=delay:250,delay:10+request-lost,delay:5+429:1",
        "250ms+ok 10ms+request-lost 5ms+429:1 ok");
    row("pattern", "POST /v1/*=500", "500 ok ok ok");
    row("pattern in the midst", "POST /*/charges=500", "500 ok ok ok");
    row("pattern that does not fit", "POST /v1/charges/*=500", "ok ok ok ok");
    row("any method", "* /v1/charges=500", "500 ok ok ok");
    row("other method", "GET /v1/charges=500", "ok ok ok ok");
    row("host", "POST api.example/v1/charges=500", "500 ok ok ok");
    row("other host", "POST other.example/v1/charges=500", "ok ok ok ok");
    row("two rules, one after the other", "POST /v1/charges=500;POST *=503,repeat", "500 503 503 503");
    row("lines", "GET /x=500\n\nPOST /v1/charges=reset\n", "reset ok ok ok");
    row("nothing", "", "ok ok ok ok");
}

void FaultScriptTest::playsFaultsInOrder()
{
    QFETCH(QString, script);
    QFETCH(QString, expected);
    const auto read = FaultScript::fromText(script.toStdString());
    QVERIFY2(read, read ? "" : describe(read.error()).c_str());
    QCOMPARE(firstFaults(*read, 4), expected);
}

void FaultScriptTest::refusesWithItsPlace_data()
{
    QTest::addColumn<QString>("script");
    QTest::addColumn<QString>("column");
    QTest::newRow("no faults") << "POST /v1/charges"
                               << "1";
    QTest::newRow("no path") << "POST=500"
                             << "1";
    QTest::newRow("unknown fault") << "POST /v1/charges=ok,boom"
                                   << "21";
    QTest::newRow("status that is no error") << "POST /x=200"
                                             << "9";
    QTest::newRow("bad seconds") << "POST /x=429:soon"
                                 << "9";
    QTest::newRow("empty fault") << "POST /x=ok,"
                                 << "12";
    QTest::newRow("repeat of nothing") << "POST /x=repeat"
                                       << "9";
    QTest::newRow("second rule") << "POST /x=ok; POST /y=nope"
                                 << "21";
}

void FaultScriptTest::refusesWithItsPlace()
{
    QFETCH(QString, script);
    QFETCH(QString, column);
    const auto read = FaultScript::fromText(script.toStdString());
    QVERIFY(!read);
    QCOMPARE(read.error().code, ErrorCode::FaultScriptInvalid);
    QCOMPARE(QString::fromStdString(std::string(read.error().argument("column"))), column);
}

void FaultScriptTest::readsJson()
{
    const auto script = FaultScript::fromJson(*json::parse(R"json([
        {"route":"POST /v1/charges","host":"api.example","faults":["answer-lost","429:2"],"repeat":true}])json"));
    QVERIFY2(script, script ? "" : describe(script.error()).c_str());
    QCOMPARE(firstFaults(*script, 4), QStringLiteral("answer-lost 429:2 answer-lost 429:2"));
}

void FaultScriptTest::refusesJsonWithItsPlace_data()
{
    QTest::addColumn<QString>("script");
    QTest::addColumn<QString>("pointer");
    QTest::newRow("no array") << "{}"
                              << "";
    QTest::newRow("no route") << R"([{"faults":["ok"]}])"
                              << "/0/route";
    QTest::newRow("no faults") << R"([{"route":"POST /x","faults":[]}])"
                               << "/0/faults";
    QTest::newRow("unknown fault") << R"([{"route":"POST /x","faults":["ok","boom"]}])"
                                   << "/0/faults/1";
}

void FaultScriptTest::refusesJsonWithItsPlace()
{
    QFETCH(QString, script);
    QFETCH(QString, pointer);
    const auto read = FaultScript::fromJson(*json::parse(script.toStdString()));
    QVERIFY(!read);
    QCOMPARE(QString::fromStdString(std::string(read.error().argument("pointer"))), pointer);
}

QTEST_APPLESS_MAIN(FaultScriptTest)
#include "fault_script_test.moc"
