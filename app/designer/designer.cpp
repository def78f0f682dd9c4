#include "app/designer/designer.h"

#include "ui/inspector/inspector_panel.h"
#include "ui/problems/problems_panel.h"
#include "ui/run/run_panel.h"
#include "ui/shell/samples.h"

#include <QCoreApplication>

namespace schemabridge::app {

namespace {

/// Where they stand among the panels at the bottom.
constexpr int runTab = 0;
constexpr int problemsTab = 1;

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(schemabridge::app::Designer)
};

QByteArray payloadOfSample(const QString &workflowName)
{
    for (const ui::Sample &sample : ui::samples()) {
        if (sample.name == workflowName)
            return sample.payload;
    }
    return {};
}

} // namespace

Designer::Designer(ui::Language &language, std::filesystem::path stateFolder)
    : m_service(stateFolder),
      m_window(m_document, m_overlay, language),
      m_inspector(new ui::InspectorPanel(m_document, &m_window)),
      m_run(new ui::RunPanel(m_document, m_overlay, m_service, payloadOfSample, &m_window)),
      m_problems(new ui::ProblemsPanel(m_document, &m_window))
{
    connectPanels();
    addPanels(stateFolder);
}

Designer::~Designer() = default;

void Designer::addPanels(const std::filesystem::path &stateFolder)
{
    ui::ShellPanels panels;
    panels.inspector = {m_inspector, [] { return Texts::tr("Inspector"); }};
    panels.bottom = {{m_run, [] { return Texts::tr("Test run"); }},
                     {m_problems, [] { return Texts::tr("Problems"); }}};
    panels.run = [this] {
        m_window.showBottomPanel(runTab);
        m_run->run();
    };
    panels.showFindings = [this] { m_window.showBottomPanel(problemsTab); };
    panels.autosaveFolder = QString::fromStdString((stateFolder / "autosave").string());
    m_window.setPanels(std::move(panels));
}

void Designer::connectPanels()
{
    QObject::connect(m_run, &ui::RunPanel::scopeChanged, m_inspector,
                     [this] { m_inspector->setScope(m_run->scope()); });
    ui::CanvasView *canvas = &m_window.canvas();
    QObject::connect(m_problems, &ui::ProblemsPanel::vertexChosen, canvas,
                     [canvas](const VertexId &id) { canvas->reveal(id); });
    QObject::connect(m_problems, &ui::ProblemsPanel::edgeChosen, canvas,
                     [canvas](const EdgeId &id) { canvas->reveal(id); });
    m_inspector->setScope(m_run->scope());
}

} // namespace schemabridge::app
