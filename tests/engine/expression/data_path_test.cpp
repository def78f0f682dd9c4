#include "engine/expression/data_path.h"

#include <QTest>

using namespace schemabridge::expression;

namespace {

/// From a notation of this test: names with dots between, `[]`, `*`, `**`; `…` at the end of what is partial.
DataPath pathFrom(QString text)
{
    DataPath path;
    path.isPartial = text.endsWith(QStringLiteral("…"));
    if (path.isPartial)
        text.chop(1);
    const QStringList parts = text.split(QLatin1Char('.'), Qt::SkipEmptyParts);
    for (const QString &part : parts) {
        if (part == QStringLiteral("[]"))
            path.steps.push_back({PathStep::Kind::AnyElement, {}});
        else if (part == QStringLiteral("*"))
            path.steps.push_back({PathStep::Kind::Wildcard, {}});
        else if (part == QStringLiteral("**"))
            path.steps.push_back({PathStep::Kind::Descendants, {}});
        else
            path.steps.push_back({PathStep::Kind::Name, part.toStdString()});
    }
    return path;
}

} // namespace

/// Places in the input.
class DataPathTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aPathIsWrittenAsInAnExpression_data();
    void aPathIsWrittenAsInAnExpression();
    void pathsRelate_data();
    void pathsRelate();
    void variablesAreOtherPlaces();
};

void DataPathTest::aPathIsWrittenAsInAnExpression_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *path, const char *expected) {
        QTest::newRow(path) << QString::fromUtf8(path) << QString::fromUtf8(expected);
    };
    row("", "$$");
    row("…", "$$…");
    row("payload.order.id", "payload.order.id");
    row("payload.lines.[].sku", "payload.lines[].sku");
    row("[].id", "$$[].id");
    row("payload.*.**.id", "payload.*.**.id");
    row("payload.order…", "payload.order…");
    row("payload.odd name", "payload.`odd name`");
    row("payload.and.2020.größe", "payload.`and`.`2020`.größe");
}

void DataPathTest::aPathIsWrittenAsInAnExpression()
{
    QFETCH(QString, path);
    QFETCH(QString, expected);
    QCOMPARE(QString::fromStdString(pathText(pathFrom(path))), expected);
}

void DataPathTest::pathsRelate_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("other");
    QTest::addColumn<int>("expected");
    const auto row = [](const char *path, const char *other, PathRelation expected) {
        QTest::addRow("%s and %s", path, other)
            << QString::fromUtf8(path) << QString::fromUtf8(other) << static_cast<int>(expected);
    };
    row("a.b", "a.b", PathRelation::Same);
    row("a.b", "a.c", PathRelation::Apart);
    row("a", "a.c", PathRelation::Above);
    row("a.b.c", "a.b", PathRelation::Below);
    row("", "a", PathRelation::Above);
    row("a.[].b", "a.b.[]", PathRelation::Same);
    row("a.*", "a.b", PathRelation::Same);
    row("a.*.c", "a.b", PathRelation::Below);
    row("a.*.c", "a.b.d", PathRelation::Apart);
    row("a.**", "a.b.c", PathRelation::Above);
    row("a.b.c", "a.**.d", PathRelation::Below);
    row("a…", "a.b", PathRelation::Above);
    row("a…", "a", PathRelation::Below);
    row("a…", "b", PathRelation::Apart);
}

void DataPathTest::pathsRelate()
{
    QFETCH(QString, path);
    QFETCH(QString, other);
    QFETCH(int, expected);
    QCOMPARE(static_cast<int>(relationOf(pathFrom(path), pathFrom(other))), expected);
}

void DataPathTest::variablesAreOtherPlaces()
{
    DataPath variable = pathOfNames({"id"});
    variable.variable = "order";
    QCOMPARE(pathText(variable), std::string("$order.id"));
    QVERIFY(relationOf(variable, pathOfNames({"id"})) == PathRelation::Apart);
    QVERIFY(relationOf(variable, variable) == PathRelation::Same);
}

QTEST_APPLESS_MAIN(DataPathTest)
#include "data_path_test.moc"
