// The run panel's other half: what it hears of the engine and shows.

#include "engine/execution/claim_scope.h"
#include "ui/messages/sentence.h"
#include "ui/run/event_list.h"
#include "ui/run/event_model.h"
#include "ui/run/execution_model.h"
#include "ui/run/guard_list.h"
#include "ui/run/identity_line.h"
#include "ui/run/run_bar.h"
#include "ui/run/run_counts.h"
#include "ui/run/run_panel.h"
#include "ui/run/step_details.h"
#include "ui/run/trigger_form.h"
#include "ui/widgets/message_bar.h"

#include <QTreeView>

#include <algorithm>

namespace schemabridge::ui {

namespace {

bool endsACall(const Event &event)
{
    return event.type == EventType::ResponseReceived || event.type == EventType::RequestFailed ||
           event.type == EventType::ExecutionCompleted || event.type == EventType::ExecutionFailed;
}

bool changesTheList(const Event &event)
{
    return event.type == EventType::ExecutionCreated || event.type == EventType::ExecutionCompleted ||
           event.type == EventType::ExecutionFailed || event.type == EventType::ExecutionCancelled;
}

} // namespace

// Listening

void RunPanel::eventsArrived(const std::vector<Event> &events)
{
    m_events->append(events);
    m_counts->add(events);
    m_watch.note(events);
    tellGuards(events);
    if (m_projection) {
        m_projection->apply(events, m_document.workflow());
        m_bar->setRetryOffered(!m_projection->failedSteps().empty());
        m_snapshotTimer.start();
    }
    if (std::any_of(events.begin(), events.end(), endsACall))
        readLedger();
    if (std::any_of(events.begin(), events.end(), changesTheList))
        m_listTimer.start();
}

void RunPanel::tellGuards(const std::vector<Event> &events)
{
    for (const Event &event : events) {
        if (const auto line =
                guardLine(event, [this](const VertexId &id) { return m_document.displayName(id); }))
            m_guards->add(*line);
    }
}

void RunPanel::readLedger()
{
    const auto entries = m_target->entriesAfter(m_ledgerSeq);
    if (!entries.empty())
        m_ledgerSeq = entries.back().seq;
    for (const TargetFact &fact : m_watch.match(entries)) {
        if (const auto line =
                guardLine(fact, [this](const VertexId &id) { return m_document.displayName(id); }))
            m_guards->add(*line);
        if (m_projection)
            m_projection->apply(fact);
        m_facts.push_back(fact);
    }
    m_counts->setEffects(m_target->totalsAfter(m_ledgerStart));
}

void RunPanel::listExecutions()
{
    if (!m_client)
        return;
    m_client->listExecutions({}, this, [this](const Result<std::vector<ExecutionRecord>> &found) {
        if (!found)
            return m_messages->showMessage(Tone::Danger, sentence(found.error()));
        m_executions->show(*found);
        const int row = m_projection ? m_executions->rowOf(m_projection->execution()) : -1;
        m_executionList->setCurrentIndex(row < 0 ? QModelIndex() : m_executions->index(row, 0));
    });
}

// Showing

void RunPanel::showExecution(const ExecutionId &execution, bool isHistory)
{
    m_wanted = execution;
    m_client->showExecution(execution, this,
                            [this, execution, isHistory](const Result<runtime::ExecutionSnapshot> &snapshot) {
                                if (!snapshot)
                                    m_messages->showMessage(Tone::Danger, sentence(snapshot.error()));
                                else if (m_wanted == execution)
                                    showSnapshot(*snapshot, isHistory);
                            });
}

void RunPanel::showSnapshot(const runtime::ExecutionSnapshot &snapshot, bool isHistory)
{
    m_wanted.reset();
    m_overlay.begin();
    m_projection.emplace(snapshot.execution.id, m_overlay);
    m_projection->apply(snapshot.events, m_document.workflow());
    // What came while the snapshot was on its way.
    const auto &live = m_events->events();
    m_projection->apply(std::vector<Event>(live.begin(), live.end()), m_document.workflow());
    for (const TargetFact &fact : m_facts)
        m_projection->apply(fact);
    m_bar->setRetryOffered(!m_projection->failedSteps().empty());
    if (isHistory) {
        m_history->clear();
        m_history->append(snapshot.events);
    }
    m_eventList->showModel(isHistory ? m_history : m_events);
    takeSteps(snapshot);
}

void RunPanel::refreshSteps()
{
    if (!m_projection || !m_client)
        return;
    m_client->showExecution(
        m_projection->execution(), this, [this](const Result<runtime::ExecutionSnapshot> &snapshot) {
            if (snapshot && m_projection && m_projection->execution() == snapshot->execution.id)
                takeSteps(*snapshot);
        });
}

void RunPanel::takeSteps(const runtime::ExecutionSnapshot &snapshot)
{
    m_steps = snapshot.steps;
    showStep();
    updateScope();
}

void RunPanel::showStep()
{
    const Selection &selection = m_document.selection();
    if (!m_projection || selection.vertices.size() != 1 || !selection.edges.empty())
        return m_details->showNothing();
    const VertexId &vertex = *selection.vertices.begin();
    const auto step = std::find_if(m_steps.begin(), m_steps.end(),
                                   [&vertex](const StepRecord &record) { return record.vertex == vertex; });
    m_details->showStep(m_document.displayName(vertex),
                        step == m_steps.end() ? std::nullopt : std::optional(*step));
}

void RunPanel::clearRun()
{
    m_wanted.reset();
    m_projection.reset();
    m_steps.clear();
    m_facts.clear();
    m_overlay.clear();
    m_guards->removeAll();
    m_counts->begin();
    m_bar->setRetryOffered(false);
    m_eventList->showModel(m_events);
    showStep();
}

void RunPanel::updateIdentity()
{
    runtime::TriggerRequest request = m_form->request();
    m_identity->showPreview(previewIdentity(m_document.workflow(), request));
    updateScope();
}

void RunPanel::updateScope()
{
    m_scope = {};
    m_scope.payload = execution::parsePayload(m_form->payload().toStdString());
    if (m_projection)
        m_scope.executionId = m_projection->execution().toString();
    for (const StepRecord &step : m_steps) {
        if (step.output)
            m_scope.outputs.emplace(step.vertex, *step.output);
    }
    Q_EMIT scopeChanged();
}

} // namespace schemabridge::ui
