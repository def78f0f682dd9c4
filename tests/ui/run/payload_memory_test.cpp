#include "ui/run/payload_memory.h"

#include <QFile>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace schemabridge;
using namespace schemabridge::ui;

class PayloadMemoryTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init() { QSettings().clear(); }

    void aSampleBringsItsPayload();
    void aFileBesideTheWorkflowIsTaken();
    void whatWasTriedLastIsRemembered();
};

void PayloadMemoryTest::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName(QStringLiteral("SchemaBridge"));
    QCoreApplication::setApplicationName(QStringLiteral("payload-memory-test"));
}

void PayloadMemoryTest::aSampleBringsItsPayload()
{
    const PayloadMemory memory(
        [](const QString &name) -> QByteArray { return "payload of " + name.toUtf8(); });
    WorkflowDocument document;
    document.createNew();
    document.setWorkflowName(QStringLiteral("Orders"));
    QCOMPARE(memory.payloadFor(document), QStringLiteral("payload of Orders"));
}

void PayloadMemoryTest::aFileBesideTheWorkflowIsTaken()
{
    const QTemporaryDir folder;
    QFile payload(folder.filePath(QStringLiteral("orders.payload.json")));
    QVERIFY(payload.open(QIODevice::WriteOnly));
    payload.write("{\"beside\": true}");
    payload.close();
    WorkflowDocument document;
    document.createNew();
    QVERIFY(document.saveAs(folder.filePath(QStringLiteral("orders.workflow.json"))));
    QCOMPARE(PayloadMemory({}).payloadFor(document), QStringLiteral("{\"beside\": true}"));
}

void PayloadMemoryTest::whatWasTriedLastIsRemembered()
{
    WorkflowDocument document;
    document.createNew();
    PayloadMemory({}).remember(document, QStringLiteral("[1]"));
    QCOMPARE(PayloadMemory({}).payloadFor(document), QStringLiteral("[1]"));
    document.setWorkflowName(QStringLiteral("Another"));
    QVERIFY(PayloadMemory({}).payloadFor(document) != QStringLiteral("[1]"));
}

QTEST_GUILESS_MAIN(PayloadMemoryTest)
#include "payload_memory_test.moc"
