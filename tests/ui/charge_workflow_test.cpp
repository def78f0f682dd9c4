#include "app/designer/designer.h"

#include "ui/canvas/vertex_geometry.h"
#include "ui/inspector/table_row.h"
#include "ui/run/event_list.h"
#include "ui/run/event_model.h"
#include "ui/run/guard_list.h"
#include "ui/shell/language.h"
#include "ui/shell/vertex_tile.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/code_edit.h"

#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace schemabridge;
using namespace schemabridge::ui;

/// A user draws the charge workflow with mouse and keyboard, runs it, and sees who stops the second charge.
class ChargeWorkflowTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();

    void aDrawnWorkflowShowsItsKeyAndWhoStoppedTheRepeat();
    void aLostAnswerIsReplayedByTheTarget();
    void withoutAKeyASecondEffectIsToldHonestly();

private:
    template<typename Widget>
    Widget *find(const char *name = "") const
    {
        return m_designer->window().findChild<Widget *>(QString::fromLatin1(name));
    }
    QWidget *viewport() const { return m_designer->window().canvas().viewport(); }
    void place(const char *type, QPoint where);
    void connectTheTwo();
    void typeInto(QWidget *field, const QString &text);
    void drawChargeWorkflow(const QString &key);
    void choose(const char *box, int index);
    void click(const char *button) { QTest::mouseClick(find<Button>(button), Qt::LeftButton); }
    QString liveView() const;
    QString guardLines() const { return find<GuardList>()->texts().join(u'\n'); }
    int countOf(const QString &title) const { return static_cast<int>(liveView().count(title)); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Language> m_language;
    std::unique_ptr<app::Designer> m_designer;
};

void ChargeWorkflowTest::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName(QStringLiteral("SchemaBridge"));
    QCoreApplication::setApplicationName(QStringLiteral("charge-workflow-test"));
    Theme::instance().install(*qApp);
}

void ChargeWorkflowTest::init()
{
    QSettings().clear();
    m_folder = std::make_unique<QTemporaryDir>();
    m_language = std::make_unique<Language>();
    m_language->choose(QStringLiteral("en"));
    m_designer = std::make_unique<app::Designer>(*m_language, m_folder->path().toStdString());
    m_designer->window().resize(1440, 1000);
    m_designer->window().show();
    QVERIFY(QTest::qWaitForWindowExposed(&m_designer->window()));
}

void ChargeWorkflowTest::cleanup()
{
    m_designer.reset();
    m_language.reset();
    m_folder.reset();
}

void ChargeWorkflowTest::place(const char *type, QPoint where)
{
    QTest::mouseClick(find<VertexTile>(type), Qt::LeftButton);
    QTest::mouseClick(viewport(), Qt::LeftButton, {}, where);
}

void ChargeWorkflowTest::connectTheTwo()
{
    CanvasView &canvas = m_designer->window().canvas();
    const auto &vertices = m_designer->document().workflow().vertices();
    const QPointF target =
        m_designer->document().position(vertices[1].id()) + QPointF(cardWidth, cardHeight) / 2;
    const QPoint from = canvas.mapFromScene(outputPort(m_designer->document().position(vertices[0].id())));
    const QPoint to = canvas.mapFromScene(target);
    QTest::mousePress(viewport(), Qt::LeftButton, {}, from);
    QTest::mouseMove(viewport(), (from + to) / 2);
    QTest::mouseMove(viewport(), to);
    QTest::mouseRelease(viewport(), Qt::LeftButton, {}, to);
    QTest::mouseClick(viewport(), Qt::LeftButton, {}, to + QPoint(0, 10));
}

void ChargeWorkflowTest::typeInto(QWidget *field, const QString &text)
{
    QVERIFY(field);
    field->setFocus();
    QTest::keyClick(field, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(field, text);
}

void ChargeWorkflowTest::drawChargeWorkflow(const QString &key)
{
    place("ENTRY_POINT", {140, 120});
    place("GATEWAY", {520, 120});
    QCOMPARE(m_designer->document().workflow().vertices().size(), std::size_t(2));
    connectTheTwo();
    QCOMPARE(m_designer->document().workflow().edges().size(), std::size_t(1));
    QTRY_VERIFY(find<QLineEdit>("/config/url"));
    typeInto(find<QLineEdit>("/config/url"), QStringLiteral("https://api.payments.example/v1/charges"));
    if (!key.isEmpty()) {
        click("add");
        auto *row = find<QWidget>("/config/headers")->findChild<TableRow *>();
        typeInto(row->nameEdit(), QStringLiteral("Idempotency-Key"));
        typeInto(row->valueEdit(), key);
    }
    typeInto(find<CodeEdit>("/config/body"), QStringLiteral(R"({"amount": "= payload.order.total"})"));
    typeInto(find<CodeEdit>("payload"), QStringLiteral(R"({"order": {"id": "A-1001", "total": 1290}})"));
}

void ChargeWorkflowTest::choose(const char *box, int index)
{
    find<QComboBox>(box)->setCurrentIndex(index);
}

QString ChargeWorkflowTest::liveView() const
{
    QString text;
    const QAbstractItemModel *model = find<EventList>()->model();
    for (int row = 0; row < model->rowCount(); ++row) {
        for (int column = 0; column < model->columnCount(); ++column)
            text += model->index(row, column).data().toString() + u'\t';
        text += u'\n';
    }
    return text;
}

void ChargeWorkflowTest::aDrawnWorkflowShowsItsKeyAndWhoStoppedTheRepeat()
{
    drawChargeWorkflow(QStringLiteral("= 'charge-' & payload.order.id"));
    click("run");
    QTRY_VERIFY2(liveView().contains(QStringLiteral("charge-A-1001")), qPrintable(liveView()));
    QTRY_COMPARE(countOf(QStringLiteral("Execution completed")), 1);
    QVERIFY(guardLines().isEmpty());
    click("run");
    QTRY_VERIFY(
        guardLines().contains(QStringLiteral("Stopped at the entry: the payload's bytes are those of")));
    QVERIFY2(guardLines().contains(QStringLiteral("Nothing ran.")), qPrintable(guardLines()));
    QCOMPARE(countOf(QStringLiteral("Request sent")), 1);
}

void ChargeWorkflowTest::aLostAnswerIsReplayedByTheTarget()
{
    drawChargeWorkflow(QStringLiteral("= 'charge-' & payload.order.id"));
    choose("fault", 1);
    click("run");
    QTRY_COMPARE(countOf(QStringLiteral("Execution failed")), 1);
    QTRY_VERIFY(find<Button>("retry")->isVisible());
    click("retry");
    QTRY_COMPARE(countOf(QStringLiteral("Execution completed")), 1);
    QTRY_VERIFY2(guardLines().contains(QStringLiteral("Stopped at the target: key charge-A-1001 was known")),
                 qPrintable(guardLines()));
}

void ChargeWorkflowTest::withoutAKeyASecondEffectIsToldHonestly()
{
    drawChargeWorkflow({});
    choose("fault", 1);
    click("run");
    QTRY_COMPARE(countOf(QStringLiteral("Execution failed")), 1);
    QTRY_VERIFY(find<Button>("retry")->isVisible());
    click("retry");
    QTRY_VERIFY2(guardLines().contains(QStringLiteral("It sends no idempotency key")),
                 qPrintable(guardLines()));
}

QTEST_MAIN(ChargeWorkflowTest)
#include "charge_workflow_test.moc"
