#pragma once

#include "app/designer/session_run_service.h"
#include "ui/canvas/run_overlay.h"
#include "ui/document/workflow_document.h"
#include "ui/shell/main_window.h"

#include <filesystem>

namespace schemabridge::ui {
class InspectorPanel;
class Language;
class ProblemsPanel;
class RunPanel;
} // namespace schemabridge::ui

namespace schemabridge::app {

/// The window with its document, its panels and the engine behind them.
class Designer {
public:
    /// @param stateFolder  databases, ledger and unsaved work; made where it is new
    Designer(ui::Language &language, std::filesystem::path stateFolder);
    ~Designer();
    Designer(const Designer &) = delete;
    Designer &operator=(const Designer &) = delete;

    ui::MainWindow &window() { return m_window; }
    ui::WorkflowDocument &document() { return m_document; }

private:
    void addPanels(const std::filesystem::path &stateFolder);
    void connectPanels();

    SessionRunService m_service;
    ui::WorkflowDocument m_document;
    ui::RunOverlay m_overlay;
    ui::MainWindow m_window;
    ui::InspectorPanel *m_inspector;
    ui::RunPanel *m_run;
    ui::ProblemsPanel *m_problems;
};

} // namespace schemabridge::app
