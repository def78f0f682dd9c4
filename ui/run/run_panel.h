#pragma once

#include "ui/canvas/run_overlay.h"
#include "ui/document/expression_scope.h"
#include "ui/document/workflow_document.h"
#include "ui/run/payload_memory.h"
#include "ui/run/run_projection.h"
#include "ui/run/run_service.h"
#include "ui/run/target_watch.h"

#include <QPointer>
#include <QTimer>
#include <QWidget>

#include <memory>
#include <optional>

class QSplitter;
class QStackedWidget;
class QTreeView;

namespace schemabridge::ui {

class EventList;
class EventModel;
class ExecutionModel;
class GuardList;
class IdentityLine;
class MessageBar;
class RunBar;
class RunCounts;
class SearchField;
class SegmentedControl;
class StepDetails;
class TriggerForm;

/// Test runs: sends triggers to the engine, shows live what becomes of them, and who stopped a duplicate.
/// Fills the overlay of the canvas.
class RunPanel : public QWidget {
    Q_OBJECT

public:
    RunPanel(WorkflowDocument &document, RunOverlay &overlay, RunService &service,
             PayloadMemory::SamplePayload samplePayload, QWidget *parent = nullptr);
    ~RunPanel() override;

    /// Sends the trigger once, as the form has it.
    void run();
    /// What expressions would see now.
    const ExpressionScope &scope() const { return m_scope; }

Q_SIGNALS:
    void scopeChanged();
    /// A run was started here.
    void started();

protected:
    void changeEvent(QEvent *event) override;

private:
    // Building
    QWidget *buildLive();
    QWidget *buildStack();
    void connectForm();
    void connectDocument();

    // Sending
    bool begin();
    void sendTwice();
    void sendMany(int count);
    void retryStep(const VertexId &vertex);
    void answered(const Result<execution::TriggerAnswer> &answer);
    bool openWorld();
    void useClient(runtime::EngineClient &client);

    // Listening
    void eventsArrived(const std::vector<Event> &events);
    void tellGuards(const std::vector<Event> &events);
    void readLedger();
    void listExecutions();

    // Showing
    void showExecution(const ExecutionId &execution, bool isHistory);
    void showSnapshot(const runtime::ExecutionSnapshot &snapshot, bool isHistory);
    void refreshSteps();
    void takeSteps(const runtime::ExecutionSnapshot &snapshot);
    void showView(int view);
    void showStep();
    void clearRun();
    void updateIdentity();
    void updateScope();
    void loadPayload();
    void retranslate();

    WorkflowDocument &m_document;
    RunOverlay &m_overlay;
    RunService &m_service;
    PayloadMemory m_memory;
    QPointer<runtime::EngineClient> m_client;
    target::MockTarget *m_target = nullptr;
    std::int64_t m_ledgerStart = 0;
    std::int64_t m_ledgerSeq = 0;

    std::optional<RunProjection> m_projection;
    std::optional<ExecutionId> m_wanted; ///< asked for, and not yet there
    std::vector<StepRecord> m_steps;     ///< of the execution shown, as last asked for
    TargetWatch m_watch;
    std::vector<TargetFact> m_facts; ///< since the last start
    ExpressionScope m_scope;
    bool m_isOpening = false; ///< another workflow is open, its path not told yet

    QTimer m_identityTimer;
    QTimer m_snapshotTimer;
    QTimer m_listTimer;

    RunBar *m_bar;
    IdentityLine *m_identity;
    MessageBar *m_messages;
    QSplitter *m_columns;
    TriggerForm *m_form;
    RunCounts *m_counts;
    GuardList *m_guards;
    SegmentedControl *m_views;
    SearchField *m_filter;
    QStackedWidget *m_stack;
    EventModel *m_events;
    EventModel *m_history;
    EventList *m_eventList;
    ExecutionModel *m_executions;
    QTreeView *m_executionList;
    StepDetails *m_details;
};

} // namespace schemabridge::ui
