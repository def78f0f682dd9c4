#pragma once

#include "engine/ports/event.h"
#include "engine/workflow/workflow.h"
#include "ui/canvas/run_overlay.h"
#include "ui/run/target_watch.h"

#include <map>
#include <vector>

namespace schemabridge::ui {

/// What the events of one execution amount to on the canvas. Apply them in journal order; what the overlay
/// is told is only what an event changed.
class RunProjection {
public:
    RunProjection(const ExecutionId &execution, RunOverlay &overlay)
        : m_execution(execution), m_overlay(overlay)
    {
    }

    const ExecutionId &execution() const { return m_execution; }

    /// Events of other executions are passed over, and those that were applied before.
    /// @param workflow  which edges leave a vertex
    void apply(const std::vector<Event> &events, const workflow::Workflow &workflow);
    /// Marks what the target stopped.
    void apply(const TargetFact &fact);

    /// Steps that failed and were not retried since, in the order of their ids.
    std::vector<VertexId> failedSteps() const;
    /// The key that a step computed; empty where there is none.
    QString keyText(const VertexId &vertex) const { return m_overlay.step(vertex).keyText; }

private:
    void apply(const Event &event, const workflow::Workflow &workflow);
    void applyState(const Event &event, StepOverlay &step) const;
    static void applyTexts(const Event &event, StepOverlay &step);
    static void applyBadge(const Event &event, StepOverlay &step);
    void decideEdges(const Event &event, const workflow::Workflow &workflow);

    ExecutionId m_execution;
    RunOverlay &m_overlay;
    std::int64_t m_lastSeq = 0;
    std::map<VertexId, StepState> m_states;
};

} // namespace schemabridge::ui
