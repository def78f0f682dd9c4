// How MainWindow is put together: its bars and menus, and what is connected with what.

#include "ui/shell/file_commands.h"
#include "ui/shell/main_window.h"
#include "ui/shell/shell_actions.h"
#include "ui/shell/status_widgets.h"
#include "ui/shell/title_field.h"
#include "ui/shell/vertex_palette.h"
#include "ui/shell/welcome_panel.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/button.h"
#include "ui/widgets/message_bar.h"

#include <QActionGroup>
#include <QHBoxLayout>
#include <QMenuBar>
#include <QStatusBar>
#include <QToolBar>
#include <QVBoxLayout>

namespace schemabridge::ui {

namespace {

constexpr int statusMessageMs = 4000;

QWidget *makeSpacer(QWidget *parent)
{
    auto *spacer = new QWidget(parent);
    spacer->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    return spacer;
}

} // namespace

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

} // namespace schemabridge::ui
