#include "ui/document/automatic_layout.h"

#include "engine/workflow/graph.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <unordered_map>
#include <vector>

namespace schemabridge::ui {

namespace {

constexpr int sweeps = 6;

/// The graph as the layout works on it: layers of vertices, each with its place within the layer, in rows.
class LayeredGraph {
public:
    explicit LayeredGraph(const workflow::Workflow &workflow) : m_workflow(workflow)
    {
        const std::vector<VertexId> order = visitingOrder();
        for (const VertexId &vertex : order)
            addToLayer(vertex);
        for (auto &layer : m_layers)
            spread(layer);
    }

    /// Moves every vertex towards the middle of its neighbours, first along the edges, then against them.
    void sweep()
    {
        for (auto &layer : m_layers)
            align(layer, [this](const VertexId &vertex) { return meanOfPredecessors(vertex); });
        std::for_each(m_layers.rbegin(), m_layers.rend(), [this](auto &layer) {
            align(layer, [this](const VertexId &vertex) { return meanOfSuccessors(vertex); });
        });
    }

    std::map<VertexId, QPointF> positions() const
    {
        std::map<VertexId, QPointF> positions;
        for (const auto &[vertex, row] : m_rows) {
            const double y = std::round(row * layoutRowStep / gridStep) * gridStep;
            positions[vertex] = QPointF(static_cast<double>(m_layerOf.at(vertex)) * layoutColumnStep, y);
        }
        return positions;
    }

private:
    using Layer = std::vector<VertexId>;

    std::vector<VertexId> visitingOrder() const
    {
        if (auto order = workflow::topologicalOrder(m_workflow))
            return order.takeValue();
        std::vector<VertexId> fileOrder;
        for (const workflow::Vertex &vertex : m_workflow.vertices())
            fileOrder.push_back(vertex.id());
        return fileOrder;
    }

    void addToLayer(const VertexId &vertex)
    {
        std::size_t layer = 0;
        for (const workflow::Edge &edge : m_workflow.incoming(vertex)) {
            const auto before = m_layerOf.find(edge.from());
            if (before != m_layerOf.end())
                layer = std::max(layer, before->second + 1);
        }
        m_layerOf[vertex] = layer;
        if (m_layers.size() <= layer)
            m_layers.resize(layer + 1);
        m_layers[layer].push_back(vertex);
    }

    void spread(const Layer &layer)
    {
        const double first = -static_cast<double>(layer.size() - 1) / 2;
        for (std::size_t index = 0; index < layer.size(); ++index)
            m_rows[layer[index]] = first + static_cast<double>(index);
    }

    template<typename DesiredRow>
    void align(Layer &layer, DesiredRow desiredRow)
    {
        std::unordered_map<VertexId, double> desired;
        for (const VertexId &vertex : layer)
            desired[vertex] = desiredRow(vertex);
        std::stable_sort(layer.begin(), layer.end(), [&](const VertexId &left, const VertexId &right) {
            return desired[left] < desired[right];
        });
        placeApart(layer, desired);
    }

    /// Each at its desired row where it can be, else one row below the one above; then the layer as a whole
    /// is moved back by what that pushed it down on average.
    void placeApart(const Layer &layer, const std::unordered_map<VertexId, double> &desired)
    {
        double pushed = 0;
        double next = -std::numeric_limits<double>::infinity();
        for (const VertexId &vertex : layer) {
            const double row = std::max(desired.at(vertex), next);
            pushed += row - desired.at(vertex);
            m_rows[vertex] = row;
            next = row + 1;
        }
        for (const VertexId &vertex : layer)
            m_rows[vertex] -= pushed / static_cast<double>(layer.size());
    }

    double meanOfPredecessors(const VertexId &vertex) const
    {
        double sum = 0;
        int count = 0;
        for (const workflow::Edge &edge : m_workflow.incoming(vertex))
            addRow(edge.from(), sum, count);
        return count == 0 ? m_rows.at(vertex) : sum / count;
    }

    double meanOfSuccessors(const VertexId &vertex) const
    {
        double sum = 0;
        int count = 0;
        for (const workflow::Edge &edge : m_workflow.outgoing(vertex))
            addRow(edge.to(), sum, count);
        return count == 0 ? m_rows.at(vertex) : sum / count;
    }

    void addRow(const VertexId &vertex, double &sum, int &count) const
    {
        const auto row = m_rows.find(vertex);
        if (row == m_rows.end())
            return;
        sum += row->second;
        ++count;
    }

    const workflow::Workflow &m_workflow;
    std::unordered_map<VertexId, std::size_t> m_layerOf;
    std::unordered_map<VertexId, double> m_rows;
    std::vector<Layer> m_layers;
};

} // namespace

std::map<VertexId, QPointF> automaticLayout(const workflow::Workflow &workflow)
{
    LayeredGraph graph(workflow);
    for (int sweep = 0; sweep < sweeps; ++sweep)
        graph.sweep();
    return graph.positions();
}

} // namespace schemabridge::ui
