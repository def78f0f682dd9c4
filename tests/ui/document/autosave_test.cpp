#include "ui/document/autosave.h"

#include "ui/document/workflow_document.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace schemabridge;
using namespace schemabridge::ui;

class AutosaveTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void unsavedWorkOfASessionThatEndedIsFoundAndRestored();
    void aRunningSessionsWorkIsNotOffered();
    void savedWorkLeavesNothingBehind();
    void discardedWorkIsGone();
    void aDamagedJournalIsPassedOverAndKept();

private:
    std::unique_ptr<QTemporaryDir> m_folder;
};

void AutosaveTest::unsavedWorkOfASessionThatEndedIsFoundAndRestored()
{
    QByteArray edited;
    {
        WorkflowDocument document;
        Autosave autosave(document, m_folder->path());
        document.addVertex(workflow::VertexType::EntryPoint, {0, 0});
        document.setWorkflowName(QStringLiteral("Überweisungen"));
        edited = document.text();
        autosave.flush();
    }
    const auto work = Autosave::findWork(m_folder->path());
    QCOMPARE(work.size(), 1U);
    QCOMPARE(work.front().name, QStringLiteral("Überweisungen"));
    WorkflowDocument restored;
    QVERIFY(restored.restore(work.front()));
    QCOMPARE(restored.text(), edited);
    QVERIFY(restored.isModified());
}

void AutosaveTest::aRunningSessionsWorkIsNotOffered()
{
    WorkflowDocument document;
    Autosave autosave(document, m_folder->path());
    document.addVertex(workflow::VertexType::EntryPoint, {0, 0});
    autosave.flush();
    QVERIFY(Autosave::findWork(m_folder->path()).empty());
}

void AutosaveTest::savedWorkLeavesNothingBehind()
{
    QTemporaryDir files;
    {
        WorkflowDocument document;
        Autosave autosave(document, m_folder->path());
        document.addVertex(workflow::VertexType::EntryPoint, {0, 0});
        autosave.flush();
        QVERIFY(document.saveAs(files.filePath(QStringLiteral("a.workflow.json"))));
    }
    QVERIFY(Autosave::findWork(m_folder->path()).empty());
}

void AutosaveTest::discardedWorkIsGone()
{
    {
        WorkflowDocument document;
        Autosave autosave(document, m_folder->path());
        document.addVertex(workflow::VertexType::EntryPoint, {0, 0});
    }
    const auto work = Autosave::findWork(m_folder->path());
    QCOMPARE(work.size(), 1U);
    Autosave::discard(work.front());
    QVERIFY(Autosave::findWork(m_folder->path()).empty());
}

void AutosaveTest::aDamagedJournalIsPassedOverAndKept()
{
    const QString path = m_folder->filePath(QStringLiteral("x.autosave.json"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{ \"text\": ");
    file.close();
    QVERIFY(Autosave::findWork(m_folder->path()).empty());
    QVERIFY(QFile::exists(path));
}

QTEST_GUILESS_MAIN(AutosaveTest)
#include "autosave_test.moc"
