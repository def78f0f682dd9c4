#include "engine/execution/advance.h"

#include <deque>

namespace schemabridge::execution {

namespace {

json::Value idList(const std::vector<VertexId> &ids)
{
    std::vector<json::Value> elements;
    for (const auto &id : ids)
        elements.push_back(json::Value::string(id.value));
    return json::Value::array(std::move(elements));
}

/// Works along the edges from one completed step, and on over every vertex that this skips.
class Advance {
public:
    Advance(Context &context, Journal &journal, const ExecutionRecord &execution,
            const CompiledWorkflow &workflow)
        : m_context(context),
          m_journal(journal),
          m_execution(execution),
          m_workflow(workflow),
          m_steps(loadSteps(context.store, execution.row))
    {
    }

    Actions from(const VertexId &completed)
    {
        m_decided.push_back(completed);
        while (!m_decided.empty()) {
            const auto source = m_decided.front();
            m_decided.pop_front();
            for (const auto &edge : m_workflow.workflow().outgoing(source))
                arriveAt(edge.to());
        }
        return std::move(m_actions);
    }

private:
    void arriveAt(const VertexId &vertex)
    {
        if (m_steps.contains(vertex))
            return;
        const auto arrivals = arrivalsAt(m_workflow, m_execution.entry, m_steps, vertex);
        switch (decideArrival(m_workflow, vertex, arrivals)) {
        case ArrivalDecision::Dispatch:
            return dispatch(vertex, arrivals);
        case ArrivalDecision::Skip:
            return skip(vertex);
        case ArrivalDecision::Wait:
            return wait(vertex, arrivals);
        }
    }

    void dispatch(const VertexId &vertex, const Arrivals &arrivals)
    {
        const bool isMerge = std::holds_alternative<CompiledMerge>(m_workflow.vertex(vertex));
        const auto inputFrom = isMerge ? VertexId{} : arrivals.taken.front();
        if (!m_context.store.dispatchStep(m_execution.row, vertex, inputFrom, m_context.now))
            return;
        note(vertex, StepState::Dispatched);
        m_journal.tell(EventType::StepDispatched, vertex,
                       json::Value::object({{"from", idList(arrivals.taken)}}));
        m_actions.push_back(DeliverStep{{m_execution.row, vertex}, m_context.now});
    }

    void skip(const VertexId &vertex)
    {
        if (!m_context.store.skipStep(m_execution.row, vertex, m_context.now))
            return;
        note(vertex, StepState::Skipped);
        m_journal.tell(EventType::StepSkipped, vertex);
        m_decided.push_back(vertex);
    }

    void wait(const VertexId &vertex, const Arrivals &arrivals)
    {
        // Only a merge that something has reached is waiting; before that, a vertex is just not yet come to.
        if (arrivals.taken.empty())
            return;
        m_journal.tell(EventType::MergeWaiting, vertex,
                       json::Value::object({{"arrived", idList(arrivals.taken)},
                                            {"waitingFor", idList(arrivals.undecided)}}));
    }

    void note(const VertexId &vertex, StepState state)
    {
        StepRecord step;
        step.execution = m_execution.row;
        step.vertex = vertex;
        step.state = state;
        m_steps.emplace(vertex, std::move(step));
    }

    Context &m_context;
    Journal &m_journal;
    const ExecutionRecord &m_execution;
    const CompiledWorkflow &m_workflow;
    StepMap m_steps;
    std::deque<VertexId> m_decided;
    Actions m_actions;
};

} // namespace

Actions advance(Context &context, Journal &journal, const ExecutionRecord &execution,
                const CompiledWorkflow &workflow, const VertexId &completed)
{
    return Advance(context, journal, execution, workflow).from(completed);
}

StepMap loadSteps(StoreReader &store, ExecutionRow execution)
{
    StepMap steps;
    for (auto &step : store.steps(execution))
        steps.emplace(step.vertex, std::move(step));
    return steps;
}

} // namespace schemabridge::execution
