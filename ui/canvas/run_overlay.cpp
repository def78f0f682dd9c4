#include "ui/canvas/run_overlay.h"

namespace schemabridge::ui {

RunOverlay::RunOverlay(QObject *parent) : QObject(parent) {}

void RunOverlay::begin()
{
    reset(true);
}

void RunOverlay::clear()
{
    reset(false);
}

void RunOverlay::setStep(const VertexId &vertex, const StepOverlay &step)
{
    m_steps[vertex] = step;
    m_changedVertices.insert(vertex);
    scheduleNotice();
}

void RunOverlay::setEdge(const EdgeId &edge, EdgeRoute route)
{
    m_edges[edge] = route;
    m_changedEdges.insert(edge);
    scheduleNotice();
}

StepOverlay RunOverlay::step(const VertexId &vertex) const
{
    const auto found = m_steps.find(vertex);
    return found == m_steps.end() ? StepOverlay() : found->second;
}

EdgeRoute RunOverlay::edge(const EdgeId &edge) const
{
    const auto found = m_edges.find(edge);
    return found == m_edges.end() ? EdgeRoute::Open : found->second;
}

void RunOverlay::reset(bool active)
{
    m_steps.clear();
    m_edges.clear();
    m_changedVertices.clear();
    m_changedEdges.clear();
    const bool activeBefore = std::exchange(m_active, active);
    Q_EMIT cleared();
    if (activeBefore != active)
        Q_EMIT activeChanged(active);
}

void RunOverlay::scheduleNotice()
{
    if (std::exchange(m_noticePending, true))
        return;
    QMetaObject::invokeMethod(this, &RunOverlay::notify, Qt::QueuedConnection);
}

void RunOverlay::notify()
{
    m_noticePending = false;
    const auto vertices = std::exchange(m_changedVertices, {});
    const auto edges = std::exchange(m_changedEdges, {});
    if (!vertices.empty() || !edges.empty())
        Q_EMIT changed(vertices, edges);
}

} // namespace schemabridge::ui
