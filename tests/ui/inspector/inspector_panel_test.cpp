#include "ui/inspector/inspector_panel.h"

#include "engine/json/parse.h"
#include "engine/json/path.h"
#include "engine/json/print.h"
#include "ui/inspector/field_note.h"
#include "ui/inspector/table_row.h"
#include "ui/widgets/button.h"
#include "ui/widgets/code_edit.h"
#include "ui/widgets/icon_button.h"

#include <QComboBox>
#include <QLineEdit>
#include <QTest>

using namespace schemabridge;
using namespace schemabridge::ui;
using workflow::VertexType;

class InspectorPanelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();

    void aTypedFieldReachesTheDocumentAndUndoes_data();
    void aTypedFieldReachesTheDocumentAndUndoes();
    void aChoiceReachesTheDocumentAndUndoes_data();
    void aChoiceReachesTheDocumentAndUndoes();
    void emptyingAFieldRemovesItsMember();
    void fieldsInAnArrayStayAnArray();
    void aScheduleIsAskedForWhereTheTriggerIsCron();
    void headersAreAddedRenamedAndRemoved();
    void theHeaderThatCarriesTheKeyIsMarked();
    void aSecondHeaderOfTheSameNameIsKeptAndNotWritten();
    void textThatIsNoJsonIsKeptAndNeverWritten();
    void textThatIsNoJsonSurvivesAnotherSelection();
    void aDraftDoesNotFollowIntoAnotherWorkflow();
    void aNumberOutOfRangeIsNotWritten();
    void theKeyIsPreviewedWithThePayloadAtHand();
    void aFindingStandsAtItsField();
    void branchesChangePlaces();
    void membersThatAreNotKnownAreShownAndStay();

private:
    template<typename Widget>
    Widget *field(const char *pointer) const
    {
        return m_panel->findChild<Widget *>(QString::fromLatin1(pointer));
    }
    void add(VertexType type, const char *config);
    void type(const char *pointer, const QString &text);
    QByteArray member(const QByteArray &pointer) const;
    QString noteOf(const char *pointer) const;
    std::vector<TableRow *> rows() const;

    std::unique_ptr<WorkflowDocument> m_document;
    std::unique_ptr<InspectorPanel> m_panel;
    VertexId m_vertex;
};

void InspectorPanelTest::init()
{
    m_panel.reset();
    m_document = std::make_unique<WorkflowDocument>();
    m_document->createNew();
    m_panel = std::make_unique<InspectorPanel>(*m_document);
    m_panel->resize(340, 900);
    m_panel->show();
}

void InspectorPanelTest::add(VertexType type, const char *config)
{
    m_vertex = m_document->addVertex(type, {}, QStringLiteral("Subject"), *json::parse(config));
}

void InspectorPanelTest::type(const char *pointer, const QString &text)
{
    auto *widget = field<QWidget>(pointer);
    QVERIFY2(widget, pointer);
    if (auto *line = qobject_cast<QLineEdit *>(widget))
        line->selectAll();
    if (auto *code = qobject_cast<CodeEdit *>(widget))
        code->selectAll();
    if (text.isEmpty())
        QTest::keyClick(widget, Qt::Key_Delete);
    QTest::keyClicks(widget, text);
}

/// The member as JSON; empty where there is none.
QByteArray InspectorPanelTest::member(const QByteArray &pointer) const
{
    const json::Value *value =
        json::findPointer(m_document->vertex(m_vertex)->toJson(), pointer.toStdString());
    return value ? QByteArray::fromStdString(json::printCompact(*value)) : QByteArray();
}

QString InspectorPanelTest::noteOf(const char *pointer) const
{
    const auto *note = field<QWidget>(pointer)->parentWidget()->findChild<FieldNote *>(
        QStringLiteral("note"), Qt::FindDirectChildrenOnly);
    return note->isHidden() ? QString() : note->text();
}

std::vector<TableRow *> InspectorPanelTest::rows() const
{
    std::vector<TableRow *> shown;
    for (TableRow *row : field<QWidget>("/config/headers")->findChildren<TableRow *>()) {
        if (!row->isHidden())
            shown.push_back(row);
    }
    return shown;
}

void InspectorPanelTest::aTypedFieldReachesTheDocumentAndUndoes_data()
{
    QTest::addColumn<int>("type");
    QTest::addColumn<QByteArray>("config");
    QTest::addColumn<QByteArray>("pointer");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QByteArray>("expected");

    const auto row = [](VertexType type, const char *config, const char *pointer, const char *text,
                        const char *expected) {
        QTest::addRow("%s %s", config, pointer)
            << static_cast<int>(type) << QByteArray(config) << QByteArray(pointer) << QString::fromUtf8(text)
            << QByteArray(expected);
    };
    row(VertexType::EntryPoint, R"({"trigger":"cron"})", "/config/schedule", "0 6 * * *", R"("0 6 * * *")");
    row(VertexType::EntryPoint, "{}", "/config/idempotencyFields", "order.id,a.b", R"("order.id,a.b")");
    row(VertexType::Gateway, R"({"url":"x"})", "/config/url", "https://a.example/x",
        R"("https://a.example/x")");
    row(VertexType::Gateway, R"({"url":"x"})", "/config/body", R"({"a":"= payload.b"})",
        R"({"a":"= payload.b"})");
    row(VertexType::Gateway, R"({"url":"x"})", "/config/body", "= payload", R"("= payload")");
    row(VertexType::Gateway, R"({"url":"x"})", "/config/timeoutMs", "1500", "1500");
    row(VertexType::Gateway, R"({"overloadRetry":{}})", "/config/overloadRetry/attemptsMax", "7", "7");
    row(VertexType::Gateway, R"({"overloadRetry":{}})", "/config/overloadRetry/delayMs", "70", "70");
    row(VertexType::Gateway, R"({"overloadRetry":{}})", "/config/overloadRetry/delayMsMax", "700", "700");
    row(VertexType::Gateway, R"({"failureRetry":{}})", "/config/failureRetry/attemptsMax", "3", "3");
    row(VertexType::Gateway, R"({"idempotencyKey":{"in":"header","name":"A"}})",
        "/config/idempotencyKey/name", "K", R"("K")");
    row(VertexType::Merge, "{}", "/config/expression", "= input.a", R"("= input.a")");
    row(VertexType::Transform, "{}", "/config/expression", "= payload", R"("= payload")");
    row(VertexType::Transform, "{}", "/name", "Shape it", R"("Shape it")");
}

void InspectorPanelTest::aTypedFieldReachesTheDocumentAndUndoes()
{
    QFETCH(int, type);
    QFETCH(QByteArray, config);
    QFETCH(QByteArray, pointer);
    QFETCH(QString, text);
    QFETCH(QByteArray, expected);
    add(static_cast<VertexType>(type), config);
    const QByteArray before = member(pointer);
    const int stepsBefore = m_document->undoStack().count();
    this->type(pointer, text);
    QCOMPARE(member(pointer), expected);
    QCOMPARE(m_document->undoStack().count(), stepsBefore + 1);
    m_document->undoStack().undo();
    QCOMPARE(member(pointer), before);
    const auto *line = field<QLineEdit>(pointer);
    QVERIFY((line ? line->text() : field<CodeEdit>(pointer)->toPlainText()) != text);
}

void InspectorPanelTest::aChoiceReachesTheDocumentAndUndoes_data()
{
    QTest::addColumn<int>("type");
    QTest::addColumn<QByteArray>("pointer");
    QTest::addColumn<int>("index");
    QTest::addColumn<QByteArray>("written");
    QTest::addColumn<QByteArray>("expected");

    const auto row = [](VertexType type, const char *pointer, int index, const char *written,
                        const char *expected) {
        QTest::addRow("%s %d", pointer, index) << static_cast<int>(type) << QByteArray(pointer) << index
                                               << QByteArray(written) << QByteArray(expected);
    };
    row(VertexType::EntryPoint, "/config/trigger", 1, "/config/trigger", R"("cron")");
    row(VertexType::EntryPoint, "/config/trigger", 2, "/config/trigger", R"("manual")");
    row(VertexType::EntryPoint, "/config/payloadIdentity", 1, "/config/payloadIdentity", R"("canonical")");
    row(VertexType::Gateway, "/config/method", 1, "/config/method", R"("PUT")");
    row(VertexType::Gateway, "/config/clientErrorMode", 1, "/config/clientErrorMode", R"("complete")");
    row(VertexType::Gateway, "/config/overloadRetry", 2, "/config/overloadRetry", "false");
    row(VertexType::Gateway, "/config/overloadRetry", 1, "/config/overloadRetry",
        R"({"attemptsMax":5,"delayMs":500,"delayMsMax":30000})");
    row(VertexType::Gateway, "/config/failureRetry", 1, "/config/failureRetry",
        R"({"attemptsMax":5,"delayMs":500,"delayMsMax":30000})");
    row(VertexType::Gateway, "/config/idempotencyKey/in", 2, "/config/idempotencyKey",
        R"({"in":"query","name":"Idempotency-Key"})");
    row(VertexType::Gateway, "/config/profile", 1, "/config/profile", R"("no-key")");
    row(VertexType::Merge, "/config/mode", 1, "/config/mode", R"("any")");
}

void InspectorPanelTest::aChoiceReachesTheDocumentAndUndoes()
{
    QFETCH(int, type);
    QFETCH(QByteArray, pointer);
    QFETCH(int, index);
    QFETCH(QByteArray, written);
    QFETCH(QByteArray, expected);
    add(static_cast<VertexType>(type), "{}");
    auto *choice = field<QComboBox>(pointer);
    QVERIFY(choice);
    QCOMPARE(choice->currentIndex() >= 0, true);
    choice->setCurrentIndex(index);
    Q_EMIT choice->activated(index);
    QCOMPARE(member(written), expected);
    m_document->undoStack().undo();
    QCOMPARE(member(written), QByteArray());
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QVERIFY(field<QComboBox>(pointer)->currentIndex() != index);
}

void InspectorPanelTest::emptyingAFieldRemovesItsMember()
{
    add(VertexType::EntryPoint, R"({"idempotencyFields":"order.id"})");
    type("/config/idempotencyFields", {});
    QCOMPARE(member("/config"), QByteArray("{}"));
}

void InspectorPanelTest::fieldsInAnArrayStayAnArray()
{
    add(VertexType::EntryPoint, R"({"idempotencyFields":["a"]})");
    QCOMPARE(field<QLineEdit>("/config/idempotencyFields")->text(), QStringLiteral("a"));
    type("/config/idempotencyFields", QStringLiteral("a,b"));
    QCOMPARE(member("/config/idempotencyFields"), QByteArray(R"(["a","b"])"));
}

void InspectorPanelTest::aScheduleIsAskedForWhereTheTriggerIsCron()
{
    add(VertexType::EntryPoint, "{}");
    QVERIFY(!field<QLineEdit>("/config/schedule"));
    m_document->setVertexConfigMember(m_vertex, "/trigger", json::Value::string("cron"));
    QVERIFY(field<QLineEdit>("/config/schedule"));
}

void InspectorPanelTest::headersAreAddedRenamedAndRemoved()
{
    add(VertexType::Gateway, R"({"url":"x"})");
    QTest::mouseClick(field<QWidget>("/config/headers")->findChild<Button *>(QStringLiteral("add")),
                      Qt::LeftButton);
    QTest::keyClicks(rows().front()->nameEdit(), QStringLiteral("X-A"));
    QTest::keyClicks(rows().front()->valueEdit(), QStringLiteral("= payload.a"));
    QCOMPARE(member("/config/headers"), QByteArray(R"({"X-A":"= payload.a"})"));
    QTest::keyClicks(rows().front()->nameEdit(), QStringLiteral("B"));
    QCOMPARE(member("/config/headers"), QByteArray(R"({"X-AB":"= payload.a"})"));
    Q_EMIT rows().front()->removeRequested();
    QCOMPARE(member("/config/headers"), QByteArray());
    m_document->undoStack().undo();
    QTRY_COMPARE(rows().size(), std::size_t(1));
    QCOMPARE(rows().front()->name(), QStringLiteral("X-AB"));
}

void InspectorPanelTest::theHeaderThatCarriesTheKeyIsMarked()
{
    add(VertexType::Gateway, R"({"headers":{"X-A":"1","Idempotency-Key":"= payload.id"}})");
    QCOMPARE(rows().size(), std::size_t(2));
    QVERIFY(!rows()[0]->isKey());
    QVERIFY(rows()[1]->isKey());
}

void InspectorPanelTest::aSecondHeaderOfTheSameNameIsKeptAndNotWritten()
{
    add(VertexType::Gateway, R"({"headers":{"X-A":"1"}})");
    QTest::mouseClick(field<QWidget>("/config/headers")->findChild<Button *>(QStringLiteral("add")),
                      Qt::LeftButton);
    QTest::keyClicks(rows()[1]->valueEdit(), QStringLiteral("2"));
    QTest::keyClicks(rows()[1]->nameEdit(), QStringLiteral("X-A"));
    QCOMPARE(member("/config/headers"), QByteArray(R"({"X-A":"1"})"));
    QCOMPARE(rows()[1]->valueText(), QStringLiteral("2"));
    QVERIFY(!rows()[1]->note().isHidden());
}

void InspectorPanelTest::textThatIsNoJsonIsKeptAndNeverWritten()
{
    add(VertexType::Gateway, R"({"url":"x","body":{"a":1}})");
    type("/config/body", QStringLiteral("{\"a\": 2, oops"));
    QCOMPARE(member("/config/body"), QByteArray(R"({"a":1})"));
    QVERIFY(!noteOf("/config/body").isEmpty());
    m_document->setVertexConfigMember(m_vertex, "/url", json::Value::string("y"));
    QCOMPARE(field<CodeEdit>("/config/body")->toPlainText(), QStringLiteral("{\"a\": 2, oops"));
    type("/config/body", QStringLiteral("{\"a\": 3}"));
    QCOMPARE(member("/config/body"), QByteArray(R"({"a":3})"));
    QVERIFY(noteOf("/config/body").isEmpty());
}

void InspectorPanelTest::textThatIsNoJsonSurvivesAnotherSelection()
{
    add(VertexType::Gateway, R"({"body":{"a":1}})");
    const VertexId gateway = m_vertex;
    type("/config/body", QStringLiteral("[1,"));
    m_document->clearSelection();
    m_document->selectVertex(gateway);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QCOMPARE(field<CodeEdit>("/config/body")->toPlainText(), QStringLiteral("[1,"));
    QVERIFY(!noteOf("/config/body").isEmpty());
    QCOMPARE(member("/config/body"), QByteArray(R"({"a":1})"));
}

void InspectorPanelTest::aDraftDoesNotFollowIntoAnotherWorkflow()
{
    add(VertexType::Gateway, "{}");
    type("/config/body", QStringLiteral("[1,"));
    m_document->createNew();
    add(VertexType::Gateway, "{}");
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QCOMPARE(field<CodeEdit>("/config/body")->toPlainText(), QString());
}

void InspectorPanelTest::aNumberOutOfRangeIsNotWritten()
{
    add(VertexType::Gateway, "{}");
    type("/config/timeoutMs", QStringLiteral("9999999"));
    // What was typed on the way there was in range, the last digit was not.
    QCOMPARE(member("/config/timeoutMs"), QByteArray("99999"));
    QCOMPARE(field<QLineEdit>("/config/timeoutMs")->text(), QStringLiteral("9999999"));
    QVERIFY(!noteOf("/config/timeoutMs").isEmpty());
}

void InspectorPanelTest::theKeyIsPreviewedWithThePayloadAtHand()
{
    ExpressionScope scope;
    scope.payload = *json::parse(R"({"order":{"id":"A-1001"}})");
    m_panel->setScope(scope);
    add(VertexType::Gateway, R"({"headers":{"Idempotency-Key":"= 'charge-' & payload.order.id"}})");
    QCOMPARE(rows().front()->note().text(), QStringLiteral("→ charge-A-1001"));
    scope.payload = *json::parse(R"({"order":{}})");
    m_panel->setScope(scope);
    QVERIFY2(rows().front()->note().text().contains(QStringLiteral("payload.order.id")),
             qPrintable(rows().front()->note().text()));
}

void InspectorPanelTest::aFindingStandsAtItsField()
{
    add(VertexType::Gateway, R"({"url":"ftp://a.example"})");
    QTRY_VERIFY(!noteOf("/config/url").isEmpty());
    type("/config/url", QStringLiteral("https://a.example/x"));
    QTRY_VERIFY(noteOf("/config/url").isEmpty());
}

void InspectorPanelTest::branchesChangePlaces()
{
    add(VertexType::Condition, "{}");
    const VertexId condition = m_vertex;
    QVERIFY(m_document->addVertexAfter(condition, VertexType::Transform, {300, 0}));
    QVERIFY(m_document->addVertexAfter(condition, VertexType::Transform, {300, 200}));
    const EdgeId first = m_document->workflow().outgoing(condition)[0].id();
    m_document->selectVertex(condition);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    const auto buttons = m_panel->findChildren<IconButton *>();
    const auto later = std::find_if(buttons.begin(), buttons.end(), [](const IconButton *button) {
        return button->toolTip() == QStringLiteral("Try later") && button->isEnabled();
    });
    QVERIFY(later != buttons.end());
    QTest::mouseClick(*later, Qt::LeftButton);
    QTRY_COMPARE(m_document->workflow().outgoing(condition)[1].id().value, first.value);
}

void InspectorPanelTest::membersThatAreNotKnownAreShownAndStay()
{
    add(VertexType::Gateway, R"({"url":"x","owner":{"team":1.10}})");
    QCOMPARE(field<QLineEdit>("/config/owner")->text(), QStringLiteral(R"({"team":1.10})"));
    QVERIFY(field<QLineEdit>("/config/owner")->isReadOnly());
    type("/config/url", QStringLiteral("https://a.example"));
    QCOMPARE(member("/config/owner"), QByteArray(R"({"team":1.10})"));
}

QTEST_MAIN(InspectorPanelTest)
#include "inspector_panel_test.moc"
