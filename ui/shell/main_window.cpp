#include "ui/shell/main_window.h"

#include "ui/document/autosave.h"
#include "ui/shell/choice_menu.h"
#include "ui/shell/file_commands.h"
#include "ui/shell/language.h"
#include "ui/shell/recent_files.h"
#include "ui/shell/shell_actions.h"
#include "ui/shell/vertex_palette.h"
#include "ui/shell/welcome_panel.h"
#include "ui/widgets/button.h"
#include "ui/widgets/message_bar.h"

#include <QCloseEvent>
#include <QDir>
#include <QDockWidget>
#include <QMenuBar>
#include <QMimeData>
#include <QSettings>
#include <QTabBar>
#include <QTabWidget>

namespace schemabridge::ui {

namespace {

constexpr QSize firstSize(1440, 900);
constexpr QSize smallestSize(860, 560);

QString geometryKey()
{
    return QStringLiteral("window/geometry");
}

QString stateKey()
{
    return QStringLiteral("window/state");
}

QString droppedFile(const QMimeData &data)
{
    const QList<QUrl> urls = data.urls();
    const bool isOneFile = urls.size() == 1 && urls.front().isLocalFile();
    return isOneFile ? urls.front().toLocalFile() : QString();
}

} // namespace

MainWindow::MainWindow(WorkflowDocument &document, RunOverlay &overlay, Language &language, QWidget *parent)
    : QMainWindow(parent),
      m_document(document),
      m_language(language),
      m_recentFiles(new RecentFiles(this)),
      m_actions(new ShellActions(this)),
      m_messages(new MessageBar(this)),
      m_palette(new VertexPalette(this)),
      m_canvas(new CanvasView(document, overlay, this)),
      m_welcome(new WelcomePanel(*m_recentFiles, m_canvas)),
      m_files(new FileCommands(document, *m_recentFiles, *m_messages, *this))
{
    setAcceptDrops(true);
    setMinimumSize(smallestSize);
    setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    buildCenter();
    buildToolBar();
    buildMenus();
    buildStatusBar();
    connectDocument();
    connectCanvas();
    retranslate();
    updateUndo();
    updateSelectionActions();
    resize(firstSize);
    m_canvas->setFocus();
}

MainWindow::~MainWindow() = default;

// Panels

void MainWindow::setPanels(ShellPanels panels)
{
    m_panels = std::move(panels);
    addInspector(m_panels.inspector);
    addBottom(m_panels.bottom);
    if (m_panels.run) {
        connect(m_actions->run, &QAction::triggered, this, [this] { m_panels.run(); });
        m_actions->run->setVisible(true);
        m_runButtonAction->setVisible(true);
        m_runMenu->menuAction()->setVisible(true);
    }
    restoreLayout();
    if (m_panels.autosaveFolder.isEmpty())
        return;
    m_files->offerRecovered(Autosave::findWork(m_panels.autosaveFolder));
    m_autosave = new Autosave(m_document, m_panels.autosaveFolder, this);
}

void MainWindow::addInspector(const ShellPanel &panel)
{
    if (panel.widget)
        m_inspectorDock = addDock(QStringLiteral("inspector"), panel.widget, Qt::RightDockWidgetArea,
                                  m_actions->showInspector);
}

void MainWindow::addBottom(const std::vector<ShellPanel> &panels)
{
    if (panels.empty())
        return;
    m_bottomTabs = new QTabWidget(this);
    m_bottomTabs->setDocumentMode(true);
    for (const ShellPanel &panel : panels)
        m_bottomTabs->addTab(panel.widget, panel.title());
    m_bottomTabs->tabBar()->setVisible(panels.size() > 1);
    m_bottomDock =
        addDock(QStringLiteral("bottom"), m_bottomTabs, Qt::BottomDockWidgetArea, m_actions->showBottom);
}

QDockWidget *MainWindow::addDock(const QString &name, QWidget *content, Qt::DockWidgetArea area,
                                 QAction *toggle)
{
    auto *dock = new QDockWidget(this);
    dock->setObjectName(name);
    dock->setFeatures(QDockWidget::NoDockWidgetFeatures);
    dock->setTitleBarWidget(new QWidget(dock)); // the panel has a heading of its own
    dock->setWidget(content);
    addDockWidget(area, dock);
    toggle->setVisible(true);
    toggle->setChecked(true);
    connect(toggle, &QAction::toggled, dock, &QDockWidget::setVisible);
    return dock;
}

void MainWindow::showBottomPanel(int index)
{
    if (!m_bottomTabs)
        return;
    m_actions->showBottom->setChecked(true);
    m_bottomTabs->setCurrentIndex(index);
}

// State

void MainWindow::updateTitle()
{
    setWindowTitle(tr("%1[*] — SchemaBridge Designer").arg(m_document.title()));
    setWindowModified(m_document.isModified());
    setWindowFilePath(m_document.filePath());
}

void MainWindow::updateUndo()
{
    const QUndoStack &stack = m_document.undoStack();
    m_actions->undo->setEnabled(stack.canUndo());
    m_actions->redo->setEnabled(stack.canRedo());
    m_actions->undo->setText(stack.canUndo() ? tr("Undo: %1").arg(stack.undoText()) : tr("Undo"));
    m_actions->redo->setText(stack.canRedo() ? tr("Redo: %1").arg(stack.redoText()) : tr("Redo"));
}

void MainWindow::updateSelectionActions()
{
    const Selection &selection = m_document.selection();
    m_actions->remove->setEnabled(!selection.isEmpty());
    for (QAction *action : {m_actions->cut, m_actions->copy, m_actions->duplicate})
        action->setEnabled(!selection.vertices.empty());
}

void MainWindow::goToNextFinding()
{
    const auto &findings = m_document.findings();
    if (findings.empty())
        return;
    const workflow::Place &place = findings[m_shownFinding++ % findings.size()].place;
    if (!place.vertex.isEmpty())
        m_canvas->reveal(place.vertex);
    else if (!place.edge.isEmpty())
        m_canvas->reveal(place.edge);
}

void MainWindow::fillRecentMenu()
{
    m_recentMenu->clear();
    for (const QString &path : m_recentFiles->paths())
        m_recentMenu->addAction(QDir::toNativeSeparators(path), m_files,
                                [this, path] { m_files->openPath(path); });
    if (m_recentMenu->isEmpty()) {
        m_recentMenu->addAction(tr("None yet"))->setEnabled(false);
        return;
    }
    m_recentMenu->addSeparator();
    m_recentMenu->addAction(tr("Clear list"), m_recentFiles, &RecentFiles::clear);
}

void MainWindow::restoreLayout()
{
    const QSettings settings;
    restoreGeometry(settings.value(geometryKey()).toByteArray());
    restoreState(settings.value(stateKey()).toByteArray());
    if (m_inspectorDock)
        m_actions->showInspector->setChecked(!m_inspectorDock->isHidden());
    if (m_bottomDock)
        m_actions->showBottom->setChecked(!m_bottomDock->isHidden());
}

void MainWindow::saveLayout()
{
    QSettings settings;
    settings.setValue(geometryKey(), saveGeometry());
    settings.setValue(stateKey(), saveState());
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    if (!m_files->mayLeave()) {
        event->ignore();
        return;
    }
    if (m_autosave)
        m_autosave->forget(); // saved, or given up by answer
    saveLayout();
    event->accept();
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    if (!droppedFile(*event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent *event)
{
    event->acceptProposedAction();
    m_files->openPath(droppedFile(*event->mimeData()));
}

// Language

void MainWindow::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QMainWindow::changeEvent(event);
}

void MainWindow::retranslate()
{
    m_actions->retranslate();
    m_fileMenu->setTitle(tr("File"));
    m_recentMenu->setTitle(tr("Open recent"));
    m_editMenu->setTitle(tr("Edit"));
    m_viewMenu->setTitle(tr("View"));
    m_themeMenu->setTitle(tr("Appearance"));
    m_languageMenu->setTitle(tr("Language"));
    m_runMenu->setTitle(tr("Run"));
    m_runButton->setText(tr("Test run"));
    fillThemeMenu(*m_themeMenu);
    fillLanguageMenu(*m_languageMenu, m_language);
    for (std::size_t index = 0; m_bottomTabs && index < m_panels.bottom.size(); ++index)
        m_bottomTabs->setTabText(static_cast<int>(index), m_panels.bottom[index].title());
    updateUndo();
    updateTitle();
}

} // namespace schemabridge::ui
