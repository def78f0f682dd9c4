#include "engine/json/parse.h"
#include "engine/json/path.h"
#include "engine/json/print.h"

#include <QTest>

using namespace schemabridge::json;

namespace {

Value sample()
{
    return *parse(R"({"order":{"id":"A-1","none":null,"0":"zero"},"items":[{"sku":"x"},[10,20]],
                      "odd.name":{"id":7},"a b":1,"q`q":2,"":3,"a/b":{"~":4}})");
}

std::string printed(const Value *value)
{
    return value ? printCompact(*value) : "(nothing)";
}

} // namespace

class PathTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void pathLeadsToItsPlace_data();
    void pathLeadsToItsPlace();
    void malformedPathIsRefused_data();
    void malformedPathIsRefused();
    void pointerLeadsToItsPlace_data();
    void pointerLeadsToItsPlace();
    void pointerIsEscaped();
};

void PathTest::pathLeadsToItsPlace_data()
{
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<QByteArray>("expected");
    QTest::addColumn<QByteArray>("text");

    const auto row = [](const char *path, const char *expected, const char *text = nullptr) {
        QTest::newRow(path) << QByteArray(path) << QByteArray(expected) << QByteArray(text ? text : path);
    };
    row("order.id", "\"A-1\"");
    row("order.none", "null");
    row("order.0", "\"zero\"");
    row("order[0]", "(nothing)");
    row("order.missing", "(nothing)");
    row("order.id.deeper", "(nothing)");
    row("items.0.sku", "\"x\"");
    row("items[0].sku", "\"x\"");
    row("items[1][1]", "20");
    row("items.1[0]", "10");
    row("items.01", "(nothing)");
    row("items.2", "(nothing)");
    row("items.name", "(nothing)");
    row("`odd.name`.id", "7");
    row("`order`.id", "\"A-1\"", "order.id");
    row("`a b`", "1");
    row("`q``q`", "2");
    row("odd.name", "(nothing)");
}

void PathTest::pathLeadsToItsPlace()
{
    QFETCH(QByteArray, path);
    QFETCH(QByteArray, expected);
    QFETCH(QByteArray, text);
    const auto parsedPath = Path::fromText(path.toStdString());
    QVERIFY(parsedPath);
    QCOMPARE(QByteArray::fromStdString(printed(parsedPath->find(sample()))), expected);
    QCOMPARE(QByteArray::fromStdString(parsedPath->toText()), text);
}

void PathTest::malformedPathIsRefused_data()
{
    QTest::addColumn<QByteArray>("path");
    for (const char *path :
         {"",      ".",     "a.", ".a",    "a..b", "a b", " a",   "a[",   "a[]",  "a[x]",
          "a[-1]", "a[01]", "a]", "a[0]b", "`a",   "``",  "a`b`", "`a`b", "[0].", "a[99999999999999999999]"})
        QTest::newRow(path) << QByteArray(path);
}

void PathTest::malformedPathIsRefused()
{
    QFETCH(QByteArray, path);
    QVERIFY(!Path::fromText(path.toStdString()));
}

void PathTest::pointerLeadsToItsPlace_data()
{
    QTest::addColumn<QByteArray>("pointer");
    QTest::addColumn<QByteArray>("expected");

    const auto row = [](const char *pointer, const char *expected) {
        QTest::newRow(pointer) << QByteArray(pointer) << QByteArray(expected);
    };
    row("/order/id", "\"A-1\"");
    row("/items/1/1", "20");
    row("/items/01", "(nothing)");
    row("/items/-", "(nothing)");
    row("/", "3");
    row("/a~1b/~0", "4");
    row("/a~2b", "(nothing)");
    row("/order/id/x", "(nothing)");
    row("order", "(nothing)");
}

void PathTest::pointerLeadsToItsPlace()
{
    QFETCH(QByteArray, pointer);
    QFETCH(QByteArray, expected);
    const Value root = sample();
    QCOMPARE(QByteArray::fromStdString(printed(findPointer(root, pointer.toStdString()))), expected);
    QCOMPARE(findPointer(root, ""), &root);
}

void PathTest::pointerIsEscaped()
{
    QCOMPARE(pointerFromSegments({std::string("vertices"), std::size_t(0), std::string("a/b~c")}),
             std::string("/vertices/0/a~1b~0c"));
    QCOMPARE(pointerFromSegments({}), std::string(""));
}

QTEST_APPLESS_MAIN(PathTest)
#include "path_test.moc"
