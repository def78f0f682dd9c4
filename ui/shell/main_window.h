#pragma once

#include "ui/canvas/canvas_view.h"
#include "ui/canvas/run_overlay.h"
#include "ui/document/workflow_document.h"
#include "ui/shell/shell_panels.h"

#include <QMainWindow>

#include <memory>
#include <vector>

class QDockWidget;
class QMenu;
class QTabWidget;

namespace schemabridge::ui {

class Autosave;
class Button;
class FileCommands;
class Language;
class MessageBar;
class RecentFiles;
class ShellActions;
class VertexPalette;
class WelcomePanel;

/// The designer's window: palette, canvas, inspector, run panel, and the bars around them.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    MainWindow(WorkflowDocument &document, RunOverlay &overlay, Language &language,
               QWidget *parent = nullptr);
    ~MainWindow() override;

    /// The panels come after the window, since they may want its canvas. Once.
    void setPanels(ShellPanels panels);

    CanvasView &canvas() const { return *m_canvas; }
    MessageBar &messages() const { return *m_messages; }
    FileCommands &files() const { return *m_files; }
    /// Shows the panel at the bottom, at one of its tabs.
    void showBottomPanel(int index);

protected:
    void closeEvent(QCloseEvent *event) override;
    void changeEvent(QEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    void buildCenter();
    void buildToolBar();
    void buildMenus();
    void buildStatusBar();
    void connectDocument();
    void connectCanvas();
    void addInspector(const ShellPanel &panel);
    void addBottom(const std::vector<ShellPanel> &panels);
    QDockWidget *addDock(const QString &name, QWidget *content, Qt::DockWidgetArea area, QAction *toggle);
    void fillRecentMenu();
    void updateTitle();
    void updateUndo();
    void updateSelectionActions();
    void goToNextFinding();
    void restoreLayout();
    void saveLayout();
    void retranslate();

    WorkflowDocument &m_document;
    Language &m_language;
    ShellPanels m_panels;
    RecentFiles *m_recentFiles;
    ShellActions *m_actions;
    MessageBar *m_messages;
    VertexPalette *m_palette;
    CanvasView *m_canvas;
    WelcomePanel *m_welcome;
    FileCommands *m_files;
    Autosave *m_autosave = nullptr;
    Button *m_runButton = nullptr;
    QAction *m_runButtonAction = nullptr;
    QDockWidget *m_inspectorDock = nullptr;
    QDockWidget *m_bottomDock = nullptr;
    QTabWidget *m_bottomTabs = nullptr;
    QMenu *m_fileMenu = nullptr;
    QMenu *m_recentMenu = nullptr;
    QMenu *m_editMenu = nullptr;
    QMenu *m_viewMenu = nullptr;
    QMenu *m_themeMenu = nullptr;
    QMenu *m_languageMenu = nullptr;
    QMenu *m_runMenu = nullptr;
    std::size_t m_shownFinding = 0;
};

} // namespace schemabridge::ui
