#include "ui/canvas/edge_path.h"

#include "ui/canvas/vertex_geometry.h"

#include <QPainterPathStroker>
#include <QTest>

using namespace schemabridge::ui;

class EdgePathTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void startsAtThePortAndEndsAtTheArrow_data();
    void startsAtThePortAndEndsAtTheArrow();
    void aBackwardEdgeGoesAroundBothCards();
};

void EdgePathTest::startsAtThePortAndEndsAtTheArrow_data()
{
    QTest::addColumn<QPointF>("target");
    QTest::newRow("ahead") << QPointF(400, 0);
    QTest::newRow("ahead and far down") << QPointF(400, 900);
    QTest::newRow("right above") << QPointF(0, -300);
    QTest::newRow("behind") << QPointF(-600, 0);
    QTest::newRow("behind and below") << QPointF(-600, 500);
}

void EdgePathTest::startsAtThePortAndEndsAtTheArrow()
{
    QFETCH(QPointF, target);
    const QPointF from = outputPort({0, 0});
    const QPointF to = inputPort(target);
    const QPainterPath path = edgePath(from, to);
    QCOMPARE(path.pointAtPercent(0), from);
    QCOMPARE(path.currentPosition().y(), to.y());
    QVERIFY(arrowHead(to).containsPoint(path.currentPosition(), Qt::OddEvenFill));
    // Leaves to the right and arrives from the left, whatever lies between.
    QVERIFY(path.pointAtPercent(0.01).x() > from.x());
    QVERIFY(path.pointAtPercent(0.99).x() < path.currentPosition().x());
}

void EdgePathTest::aBackwardEdgeGoesAroundBothCards()
{
    const QPointF target(-400, 20);
    const QPainterPath path =
        QPainterPathStroker().createStroke(edgePath(outputPort({0, 0}), inputPort(target)));
    const QRectF source = cardRectangle().adjusted(2, 2, -2, -2);
    QVERIFY(!path.intersects(source));
    QVERIFY(!path.intersects(source.translated(target)));
}

QTEST_APPLESS_MAIN(EdgePathTest)
#include "edge_path_test.moc"
