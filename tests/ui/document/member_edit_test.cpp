#include "ui/document/member_edit.h"

#include "engine/json/parse.h"
#include "engine/json/print.h"

#include <QTest>

using namespace schemabridge;

class MemberEditTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void exchangesOneMemberAndLeavesTheRest_data();
    void exchangesOneMemberAndLeavesTheRest();
};

void MemberEditTest::exchangesOneMemberAndLeavesTheRest_data()
{
    QTest::addColumn<QByteArray>("root");
    QTest::addColumn<QByteArray>("pointer");
    QTest::addColumn<QByteArray>("member"); // empty: remove
    QTest::addColumn<QByteArray>("expected");

    QTest::newRow("in its place") << QByteArray(R"({"a":1,"b":2})") << QByteArray("/a") << QByteArray("3")
                                  << QByteArray(R"({"a":3,"b":2})");
    QTest::newRow("new, at the end") << QByteArray(R"({"a":1.10})") << QByteArray("/b") << QByteArray("2")
                                     << QByteArray(R"({"a":1.10,"b":2})");
    QTest::newRow("objects on the way are made")
        << QByteArray("{}") << QByteArray("/headers/Idempotency-Key") << QByteArray(R"("k")")
        << QByteArray(R"({"headers":{"Idempotency-Key":"k"}})");
    QTest::newRow("escapes") << QByteArray(R"({"a/b":{"c~d":1}})") << QByteArray("/a~1b/c~0d")
                             << QByteArray("2") << QByteArray(R"({"a/b":{"c~d":2}})");
    QTest::newRow("an element") << QByteArray(R"({"a":[1,2,3]})") << QByteArray("/a/1") << QByteArray("9")
                                << QByteArray(R"({"a":[1,9,3]})");
    QTest::newRow("the element behind the last") << QByteArray(R"({"a":[1]})") << QByteArray("/a/1")
                                                 << QByteArray("2") << QByteArray(R"({"a":[1,2]})");
    QTest::newRow("an element out of reach")
        << QByteArray(R"({"a":[1]})") << QByteArray("/a/7") << QByteArray("2") << QByteArray(R"({"a":[1]})");
    QTest::newRow("removed") << QByteArray(R"({"a":{"b":1,"c":2}})") << QByteArray("/a/b") << QByteArray()
                             << QByteArray(R"({"a":{"c":2}})");
    QTest::newRow("removed element") << QByteArray(R"([1,2,3])") << QByteArray("/0") << QByteArray()
                                     << QByteArray("[2,3]");
    QTest::newRow("removing what is not there makes nothing")
        << QByteArray("{}") << QByteArray("/a/b/c") << QByteArray() << QByteArray("{}");
    QTest::newRow("an object in place of a text") << QByteArray(R"({"a":"text"})") << QByteArray("/a/b")
                                                  << QByteArray("1") << QByteArray(R"({"a":{"b":1}})");
}

void MemberEditTest::exchangesOneMemberAndLeavesTheRest()
{
    QFETCH(QByteArray, root);
    QFETCH(QByteArray, pointer);
    QFETCH(QByteArray, member);
    QFETCH(QByteArray, expected);
    const auto value = json::parse(root.toStdString());
    QVERIFY(value);
    std::optional<json::Value> exchanged;
    if (!member.isEmpty())
        exchanged = *json::parse(member.toStdString());
    const json::Value result = ui::withMemberAt(*value, pointer.toStdString(), exchanged);
    QCOMPARE(QByteArray::fromStdString(json::printCompact(result)), expected);
}

QTEST_APPLESS_MAIN(MemberEditTest)
#include "member_edit_test.moc"
