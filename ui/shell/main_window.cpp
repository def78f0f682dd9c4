#include "ui/shell/main_window.h"

#include "ui/document/autosave.h"
#include "ui/shell/choice_menu.h"
#include "ui/shell/file_commands.h"
#include "ui/shell/language.h"
#include "ui/shell/recent_files.h"
#include "ui/shell/shell_actions.h"
#include "ui/shell/status_widgets.h"
#include "ui/shell/title_field.h"
#include "ui/shell/vertex_palette.h"
#include "ui/shell/welcome_panel.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/button.h"
#include "ui/widgets/message_bar.h"

#include <QActionGroup>
#include <QCloseEvent>
#include <QDir>
#include <QDockWidget>
#include <QHBoxLayout>
#include <QMenuBar>
#include <QMimeData>
#include <QSettings>
#include <QStatusBar>
#include <QTabBar>
#include <QTabWidget>
#include <QToolBar>
#include <QVBoxLayout>

namespace schemabridge::ui {

namespace {

constexpr int statusMessageMs = 4000;
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

QWidget *makeSpacer(QWidget *parent)
{
    auto *spacer = new QWidget(parent);
    spacer->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    return spacer;
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

// Building

void MainWindow::buildCenter()
{
    m_canvas->setEmptyWidget(m_welcome);
    auto *center = new QWidget(this);
    auto *rows = new QVBoxLayout(center);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    rows->addWidget(m_messages);
    auto *columns = new QHBoxLayout;
    columns->setSpacing(0);
    columns->addWidget(m_palette);
    columns->addWidget(m_canvas, 1);
    rows->addLayout(columns, 1);
    setCentralWidget(center);
}

void MainWindow::buildToolBar()
{
    auto *bar = new QToolBar(this);
    bar->setObjectName(QStringLiteral("toolBar"));
    bar->setMovable(false);
    bar->setContextMenuPolicy(Qt::PreventContextMenu);
    bar->setIconSize({metrics::toolIconSize, metrics::toolIconSize});
    bar->addActions({m_actions->createNew, m_actions->open, m_actions->save});
    bar->addSeparator();
    bar->addActions({m_actions->undo, m_actions->redo, m_actions->remove});
    bar->addSeparator();
    bar->addActions({m_actions->select, m_actions->connectVertices, m_actions->pan, m_actions->layOut});
    bar->addWidget(makeSpacer(bar));
    bar->addWidget(new TitleField(m_document, bar));
    bar->addWidget(makeSpacer(bar));
    bar->addActions({m_actions->showBottom, m_actions->showInspector});
    m_runButton = new Button(ButtonKind::Primary, {}, bar);
    m_runButton->setIconName(Icon::Run);
    connect(m_runButton, &Button::clicked, m_actions->run, &QAction::trigger);
    m_runButtonAction = bar->addWidget(m_runButton);
    m_runButtonAction->setVisible(false);
    m_actions->run->setVisible(false);
    m_actions->showInspector->setVisible(false);
    m_actions->showBottom->setVisible(false);
    addToolBar(bar);
    setContextMenuPolicy(Qt::NoContextMenu);
}

void MainWindow::buildMenus()
{
    m_fileMenu = menuBar()->addMenu(QString());
    m_fileMenu->addActions({m_actions->createNew, m_actions->open});
    m_recentMenu = m_fileMenu->addMenu(QString());
    m_fileMenu->addSeparator();
    m_fileMenu->addActions({m_actions->save, m_actions->saveAs});
    m_fileMenu->addSeparator();
    m_fileMenu->addAction(m_actions->quit);
    m_editMenu = menuBar()->addMenu(QString());
    m_editMenu->addActions({m_actions->undo, m_actions->redo});
    m_editMenu->addSeparator();
    m_editMenu->addActions(
        {m_actions->cut, m_actions->copy, m_actions->paste, m_actions->duplicate, m_actions->remove});
    m_editMenu->addSeparator();
    m_editMenu->addActions({m_actions->selectAll, m_actions->layOut});
    m_viewMenu = menuBar()->addMenu(QString());
    m_viewMenu->addActions(
        {m_actions->zoomIn, m_actions->zoomOut, m_actions->zoomActual, m_actions->zoomFit});
    m_viewMenu->addSeparator();
    m_viewMenu->addActions({m_actions->showInspector, m_actions->showBottom});
    m_viewMenu->addSeparator();
    m_themeMenu = m_viewMenu->addMenu(QString());
    m_languageMenu = m_viewMenu->addMenu(QString());
    m_runMenu = menuBar()->addMenu(QString());
    m_runMenu->addAction(m_actions->run);
    m_runMenu->menuAction()->setVisible(false);
    connect(m_recentMenu, &QMenu::aboutToShow, this, &MainWindow::fillRecentMenu);
}

void MainWindow::buildStatusBar()
{
    statusBar()->setSizeGripEnabled(false);
    statusBar()->setContentsMargins(metrics::spaceSmall, 0, metrics::spaceTiny, 0);
    auto *findings = new FindingsButton(m_document, this);
    statusBar()->addWidget(findings);
    statusBar()->addPermanentWidget(new ZoomControl(*m_canvas, this));
    connect(findings, &FindingsButton::clicked, this, [this] {
        if (m_panels.showFindings)
            m_panels.showFindings();
        else
            goToNextFinding();
    });
}

void MainWindow::connectDocument()
{
    connect(&m_document, &WorkflowDocument::modifiedChanged, this, &MainWindow::updateTitle);
    connect(&m_document, &WorkflowDocument::filePathChanged, this, &MainWindow::updateTitle);
    connect(&m_document, &WorkflowDocument::changed, this, &MainWindow::updateTitle);
    connect(&m_document, &WorkflowDocument::selectionChanged, this, &MainWindow::updateSelectionActions);
    connect(&m_document.undoStack(), &QUndoStack::indexChanged, this, &MainWindow::updateUndo);
    connect(m_actions->undo, &QAction::triggered, &m_document.undoStack(), &QUndoStack::undo);
    connect(m_actions->redo, &QAction::triggered, &m_document.undoStack(), &QUndoStack::redo);
    connect(m_actions->createNew, &QAction::triggered, m_files, &FileCommands::createNew);
    connect(m_actions->open, &QAction::triggered, m_files, &FileCommands::open);
    connect(m_actions->save, &QAction::triggered, m_files, &FileCommands::save);
    connect(m_actions->saveAs, &QAction::triggered, m_files, &FileCommands::saveAs);
    connect(m_actions->quit, &QAction::triggered, this, &MainWindow::close);
    connect(m_files, &FileCommands::saved, this,
            [this] { statusBar()->showMessage(tr("Saved"), statusMessageMs); });
    connect(m_files, &FileCommands::opened, m_canvas, [this] { m_canvas->setFocus(); });
    connect(m_welcome, &WelcomePanel::sampleChosen, m_files, &FileCommands::openSample);
    connect(m_welcome, &WelcomePanel::fileChosen, m_files, &FileCommands::openPath);
    connect(m_welcome, &WelcomePanel::openRequested, m_files, &FileCommands::open);
}

void MainWindow::connectCanvas()
{
    // Keys that fields need for themselves act on the canvas only while it has the focus.
    for (QAction *action :
         {m_actions->cut, m_actions->copy, m_actions->paste, m_actions->duplicate, m_actions->remove,
          m_actions->selectAll, m_actions->select, m_actions->connectVertices, m_actions->pan}) {
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        m_canvas->addAction(action);
    }
    auto *tools = new QActionGroup(this);
    const std::pair<QAction *, ToolKind> kinds[] = {{m_actions->select, ToolKind::Select},
                                                    {m_actions->connectVertices, ToolKind::Connect},
                                                    {m_actions->pan, ToolKind::Pan}};
    for (const auto &[action, kind] : kinds) {
        tools->addAction(action);
        connect(action, &QAction::triggered, m_canvas, [this, kind = kind] { m_canvas->setToolKind(kind); });
        connect(m_canvas, &CanvasView::toolKindChanged, action,
                [action = action, kind = kind](ToolKind current) { action->setChecked(current == kind); });
    }
    m_actions->select->setChecked(true);
    connect(m_actions->copy, &QAction::triggered, m_canvas, &CanvasView::copySelection);
    connect(m_actions->paste, &QAction::triggered, m_canvas, &CanvasView::paste);
    connect(m_actions->cut, &QAction::triggered, m_canvas, [this] {
        m_canvas->copySelection();
        m_document.removeSelection();
    });
    connect(m_actions->duplicate, &QAction::triggered, &m_document, &WorkflowDocument::duplicateSelection);
    connect(m_actions->remove, &QAction::triggered, &m_document, &WorkflowDocument::removeSelection);
    connect(m_actions->selectAll, &QAction::triggered, &m_document, &WorkflowDocument::selectAll);
    connect(m_actions->layOut, &QAction::triggered, m_canvas, [this] {
        m_document.layOut();
        m_canvas->fit();
    });
    connect(m_actions->zoomIn, &QAction::triggered, m_canvas, &CanvasView::zoomIn);
    connect(m_actions->zoomOut, &QAction::triggered, m_canvas, &CanvasView::zoomOut);
    connect(m_actions->zoomFit, &QAction::triggered, m_canvas, &CanvasView::fit);
    connect(m_actions->zoomActual, &QAction::triggered, m_canvas, [this] { m_canvas->setZoom(1); });
    connect(m_palette, &VertexPalette::picked, m_canvas, &CanvasView::startPlacing);
    connect(m_palette, &VertexPalette::addRequested, m_canvas, &CanvasView::addVertexInMiddle);
    connect(m_welcome, &WelcomePanel::entryPointRequested, m_canvas,
            [this] { m_canvas->addVertexInMiddle(workflow::VertexType::EntryPoint); });
    connect(m_welcome, &WelcomePanel::resized, m_canvas, &CanvasView::placeEmptyWidget);
}

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
