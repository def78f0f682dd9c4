#include "engine/workflow/graph.h"

#include <algorithm>
#include <functional>
#include <queue>

namespace schemabridge::workflow {

namespace {

/// The graph by places in the file, which makes walking it independent of hashing.
using Successors = std::vector<std::vector<std::size_t>>;

Successors successorsOf(const Workflow &workflow)
{
    Successors successors(workflow.vertices().size());
    for (const Edge &edge : workflow.edges()) {
        const auto from = workflow.indexOf(edge.from());
        const auto to = workflow.indexOf(edge.to());
        if (from && to)
            successors[*from].push_back(*to);
    }
    return successors;
}

/// Depth first with a stack of its own, so that a long chain does not exhaust the thread's.
class CycleSearch {
public:
    explicit CycleSearch(const Successors &successors)
        : m_successors(successors), m_states(successors.size(), State::New)
    {
    }

    std::vector<std::size_t> run()
    {
        for (std::size_t start = 0; start < m_successors.size(); ++start) {
            if (m_states[start] == State::New && searchFrom(start))
                return m_cycle;
        }
        return {};
    }

private:
    enum class State : std::uint8_t { New, OnPath, Done };
    struct Visit {
        std::size_t vertex;
        std::size_t nextSuccessor = 0;
    };

    bool searchFrom(std::size_t start)
    {
        enter(start);
        while (!m_path.empty()) {
            Visit &visit = m_path.back();
            if (visit.nextSuccessor == m_successors[visit.vertex].size()) {
                m_states[visit.vertex] = State::Done;
                m_path.pop_back();
                continue;
            }
            const std::size_t next = m_successors[visit.vertex][visit.nextSuccessor++];
            if (m_states[next] == State::OnPath) {
                takeCycle(next);
                return true;
            }
            if (m_states[next] == State::New)
                enter(next);
        }
        return false;
    }

    void enter(std::size_t vertex)
    {
        m_states[vertex] = State::OnPath;
        m_path.push_back({vertex});
    }

    void takeCycle(std::size_t closing)
    {
        const auto first = std::find_if(m_path.begin(), m_path.end(),
                                        [closing](const Visit &visit) { return visit.vertex == closing; });
        std::transform(first, m_path.end(), std::back_inserter(m_cycle),
                       [](const Visit &visit) { return visit.vertex; });
        std::rotate(m_cycle.begin(), std::min_element(m_cycle.begin(), m_cycle.end()), m_cycle.end());
    }

    const Successors &m_successors;
    std::vector<State> m_states;
    std::vector<Visit> m_path;
    std::vector<std::size_t> m_cycle;
};

std::vector<VertexId> idsOf(const Workflow &workflow, const std::vector<std::size_t> &indices)
{
    std::vector<VertexId> ids;
    ids.reserve(indices.size());
    for (const std::size_t index : indices)
        ids.push_back(workflow.vertices()[index].id());
    return ids;
}

std::vector<std::size_t> countPredecessors(const Successors &successors)
{
    std::vector<std::size_t> counts(successors.size(), 0);
    for (const auto &list : successors) {
        for (const std::size_t to : list)
            ++counts[to];
    }
    return counts;
}

/// Kahn's algorithm; of those that are ready, the first in the file goes first. Shorter than the graph where
/// it has a cycle.
std::vector<std::size_t> order(const Successors &successors)
{
    std::vector<std::size_t> waitingFor = countPredecessors(successors);
    std::priority_queue<std::size_t, std::vector<std::size_t>, std::greater<>> ready;
    for (std::size_t vertex = 0; vertex < waitingFor.size(); ++vertex) {
        if (waitingFor[vertex] == 0)
            ready.push(vertex);
    }
    std::vector<std::size_t> ordered;
    while (!ready.empty()) {
        ordered.push_back(ready.top());
        ready.pop();
        for (const std::size_t to : successors[ordered.back()]) {
            if (--waitingFor[to] == 0)
                ready.push(to);
        }
    }
    return ordered;
}

} // namespace

std::vector<VertexId> findCycle(const Workflow &workflow)
{
    const Successors successors = successorsOf(workflow);
    return idsOf(workflow, CycleSearch(successors).run());
}

Result<std::vector<VertexId>> topologicalOrder(const Workflow &workflow)
{
    const std::vector<std::size_t> ordered = order(successorsOf(workflow));
    if (ordered.size() < workflow.vertices().size())
        return Error{ErrorCode::GraphHasCycle, {{"vertices", cycleText(findCycle(workflow))}}};
    return idsOf(workflow, ordered);
}

std::unordered_set<VertexId> reachableFrom(const Workflow &workflow, std::span<const VertexId> starts)
{
    std::unordered_set<VertexId> reached;
    std::vector<VertexId> toVisit(starts.begin(), starts.end());
    while (!toVisit.empty()) {
        const VertexId vertex = std::move(toVisit.back());
        toVisit.pop_back();
        if (!workflow.findVertex(vertex) || !reached.insert(vertex).second)
            continue;
        for (const Edge &edge : workflow.outgoing(vertex))
            toVisit.push_back(edge.to());
    }
    return reached;
}

std::vector<VertexId> findPath(const Workflow &workflow, const VertexId &from, const VertexId &to)
{
    if (!workflow.findVertex(from) || !workflow.findVertex(to))
        return {};
    // Breadth first, backwards: the predecessor links then read from the start to the end.
    std::unordered_map<VertexId, VertexId> nextOnPath = {{to, to}};
    std::queue<VertexId> toVisit;
    toVisit.push(to);
    while (!toVisit.empty() && !nextOnPath.contains(from)) {
        const VertexId vertex = std::move(toVisit.front());
        toVisit.pop();
        for (const Edge &edge : workflow.incoming(vertex)) {
            if (workflow.findVertex(edge.from()) && nextOnPath.emplace(edge.from(), vertex).second)
                toVisit.push(edge.from());
        }
    }
    if (!nextOnPath.contains(from))
        return {};
    std::vector<VertexId> path = {from};
    while (path.back() != to)
        path.push_back(nextOnPath.at(path.back()));
    return path;
}

std::string cycleText(const std::vector<VertexId> &cycle)
{
    std::string text;
    for (const VertexId &vertex : cycle)
        text += vertex.value + " -> ";
    return cycle.empty() ? text : text + cycle.front().value;
}

} // namespace schemabridge::workflow
