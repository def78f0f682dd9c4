#include "ui/shell/main_window.h"

#include "ui/document/autosave.h"

#include "ui/shell/file_commands.h"
#include "ui/shell/language.h"
#include "ui/shell/samples.h"
#include "ui/widgets/message_bar.h"

#include <QApplication>
#include <QMenuBar>
#include <QMessageBox>
#include <QPushButton>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QToolButton>

using namespace schemabridge;
using namespace schemabridge::ui;

namespace {

const QByteArray brokenText = "{ \"schemaVersion\": 1,\n  \"workspace\": oops }";

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class MainWindowTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();

    void opensASampleAndSavesAnEdit();
    void anUnreadableFileIsNamedAndNeverOverwritten();
    void aFileChangedOutsideIsOverwrittenOnlyOnRequest();
    void closingWithUnsavedChangesAsks_data();
    void closingWithUnsavedChangesAsks();
    void everySampleOpensWithoutErrors();
    void theTitleNamesTheWorkflowAndItsState();
    void anotherLanguageTakesEffectAtOnce();
    void unsavedWorkOfACrashIsOffered();
    void findingsAreCountedAndVisited();

private:
    QString writeFile(const QString &name, const QByteArray &text);
    QByteArray sampleText() const { return samples().front().text; }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Language> m_language;
    std::unique_ptr<WorkflowDocument> m_document;
    std::unique_ptr<RunOverlay> m_overlay;
    std::unique_ptr<MainWindow> m_window;
};

void MainWindowTest::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName(QStringLiteral("SchemaBridge"));
    QCoreApplication::setApplicationName(QStringLiteral("main-window-test"));
}

void MainWindowTest::init()
{
    QSettings().clear();
    m_folder = std::make_unique<QTemporaryDir>();
    m_language = std::make_unique<Language>();
    m_language->choose(QStringLiteral("en"));
    m_document = std::make_unique<WorkflowDocument>();
    m_overlay = std::make_unique<RunOverlay>();
    m_window = std::make_unique<MainWindow>(*m_document, *m_overlay, *m_language);
    m_window->setPanels({});
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
}

void MainWindowTest::cleanup()
{
    m_window.reset();
    m_overlay.reset();
    m_document.reset();
    m_language.reset();
}

QString MainWindowTest::writeFile(const QString &name, const QByteArray &text)
{
    const QString path = m_folder->filePath(name);
    QFile file(path);
    if (file.open(QIODevice::WriteOnly))
        file.write(text);
    return path;
}

void MainWindowTest::opensASampleAndSavesAnEdit()
{
    const QString path = writeFile(QStringLiteral("order.workflow.json"), sampleText());
    m_window->files().openPath(path);
    QCOMPARE(m_document->filePath(), path);
    const workflow::Vertex first = m_document->workflow().vertices().front();
    m_document->renameVertex(first.id(), QStringLiteral("A new name"));
    QTest::keyClick(m_window.get(), Qt::Key_S, Qt::ControlModifier);
    QVERIFY(!m_document->isModified());
    QVERIFY(contentOf(path).contains("\"A new name\""));
    QCOMPARE(contentOf(path).replace("A new name", QByteArray::fromStdString(first.name())), sampleText());
}

void MainWindowTest::anUnreadableFileIsNamedAndNeverOverwritten()
{
    const QString good = writeFile(QStringLiteral("good.workflow.json"), sampleText());
    const QString broken = writeFile(QStringLiteral("broken.workflow.json"), brokenText);
    m_window->files().openPath(good);
    m_window->files().openPath(broken);
    QVERIFY(m_window->messages().text().contains(QStringLiteral("broken.workflow.json")));
    QVERIFY(m_window->messages().text().contains(u'2')); // the line
    QCOMPARE(m_document->filePath(), good);
    m_document->setWorkflowName(QStringLiteral("Edited"));
    QVERIFY(m_window->files().save());
    QCOMPARE(contentOf(broken), brokenText);
    QVERIFY(m_window->messages().text().isEmpty());
}

void MainWindowTest::aFileChangedOutsideIsOverwrittenOnlyOnRequest()
{
    const QString path = writeFile(QStringLiteral("a.workflow.json"), sampleText());
    m_window->files().openPath(path);
    m_document->setWorkflowName(QStringLiteral("Mine"));
    const QByteArray theirs = sampleText().replace("\"name\"", "\"Name\"");
    writeFile(QStringLiteral("a.workflow.json"), theirs);
    QVERIFY(!m_window->files().save());
    QCOMPARE(contentOf(path), theirs);
    const auto buttons = m_window->messages().findChildren<QPushButton *>();
    QCOMPARE(buttons.size(), 3);
    buttons.front()->click();
    QVERIFY(contentOf(path).contains("Mine"));
}

void MainWindowTest::closingWithUnsavedChangesAsks_data()
{
    QTest::addColumn<int>("answer");
    QTest::addColumn<bool>("closes");
    QTest::addColumn<bool>("saves");
    QTest::newRow("save") << int(QMessageBox::Save) << true << true;
    QTest::newRow("discard") << int(QMessageBox::Discard) << true << false;
    QTest::newRow("cancel") << int(QMessageBox::Cancel) << false << false;
}

void MainWindowTest::closingWithUnsavedChangesAsks()
{
    QFETCH(int, answer);
    QFETCH(bool, closes);
    QFETCH(bool, saves);
    const QString path = writeFile(QStringLiteral("a.workflow.json"), sampleText());
    m_window->files().openPath(path);
    m_document->setWorkflowName(QStringLiteral("Edited"));
    bool asked = false;
    QTimer::singleShot(0, this, [&] {
        auto *question = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
        asked = question != nullptr;
        if (question)
            question->button(static_cast<QMessageBox::StandardButton>(answer))->click();
    });
    QCOMPARE(m_window->close(), closes);
    QVERIFY(asked);
    QCOMPARE(contentOf(path).contains("Edited"), saves);
}

void MainWindowTest::everySampleOpensWithoutErrors()
{
    QVERIFY(!samples().empty());
    for (const Sample &sample : samples()) {
        m_window->files().openSample(sample);
        QVERIFY2(m_window->messages().text().isEmpty(), qPrintable(sample.fileName));
        QVERIFY(!m_document->workflow().vertices().empty());
        QVERIFY2(!workflow::firstError(m_document->findings()), qPrintable(sample.fileName));
        QVERIFY(m_document->filePath().isEmpty());
    }
}

void MainWindowTest::theTitleNamesTheWorkflowAndItsState()
{
    const QString path = writeFile(QStringLiteral("payments.workflow.json"), sampleText());
    m_window->files().openPath(path);
    QVERIFY(m_window->windowTitle().startsWith(QStringLiteral("payments")));
    QVERIFY(!m_window->isWindowModified());
    m_document->setWorkspace(QStringLiteral("other"));
    QVERIFY(m_window->isWindowModified());
    m_document->undoStack().undo();
    QVERIFY(!m_window->isWindowModified());
}

void MainWindowTest::anotherLanguageTakesEffectAtOnce()
{
    const auto firstMenu = [this] { return m_window->menuBar()->actions().front()->text(); };
    QCOMPARE(firstMenu(), QStringLiteral("File"));
    m_language->choose(QStringLiteral("de"));
    QCoreApplication::processEvents();
    QCOMPARE(firstMenu(), QStringLiteral("Datei"));
    m_language->choose(QStringLiteral("en"));
    QCoreApplication::processEvents();
    QCOMPARE(firstMenu(), QStringLiteral("File"));
}

void MainWindowTest::unsavedWorkOfACrashIsOffered()
{
    const QString folder = m_folder->filePath(QStringLiteral("autosave"));
    {
        WorkflowDocument lost;
        Autosave autosave(lost, folder);
        lost.setWorkflowName(QStringLiteral("Lost work"));
    }
    MainWindow window(*m_document, *m_overlay, *m_language);
    ShellPanels panels;
    panels.autosaveFolder = folder;
    window.setPanels(std::move(panels));
    window.show();
    QVERIFY(window.messages().text().contains(QStringLiteral("Lost work")));
    window.messages().findChildren<QPushButton *>().front()->click();
    QCOMPARE(m_document->workflow().name(), std::string("Lost work"));
    QVERIFY(m_document->isModified());
    QVERIFY(Autosave::findWork(folder).empty());
}

void MainWindowTest::findingsAreCountedAndVisited()
{
    m_document->addVertex(workflow::VertexType::EntryPoint, {0, 0});
    const VertexId call = m_document->addVertex(workflow::VertexType::Gateway, {320, 0});
    m_document->clearSelection();
    auto *button = m_window->findChild<QToolButton *>(QStringLiteral("findingsButton"));
    QTRY_VERIFY(button->text().contains(QStringLiteral("error")));
    for (std::size_t click = 0; click < m_document->findings().size() && m_document->selection().isEmpty();
         ++click)
        button->click();
    QVERIFY(m_document->selection().contains(call));
}

QTEST_MAIN(MainWindowTest)
#include "main_window_test.moc"
