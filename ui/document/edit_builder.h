#pragma once

#include "engine/workflow/workflow.h"
#include "ui/document/commands/swap.h"

#include <QPointF>

#include <cstddef>
#include <string>
#include <string_view>

namespace schemabridge::ui {

/// Collects the swaps of one undo step. Each change is made at once in a draft, so that ids and indices are
/// those of the moment when its swap will be applied; swaps that would change nothing are left out.
class EditBuilder {
public:
    explicit EditBuilder(const workflow::Workflow &workflow) : m_draft(workflow) {}

    const workflow::Workflow &draft() const { return m_draft; }
    bool isEmpty() const { return m_swaps.empty(); }
    /// The swaps, ready to be applied; the draft is then as it was in the beginning.
    Swaps takeSwaps();

    VertexId addVertex(workflow::VertexType type, std::string_view name, const json::Value &config,
                       QPointF position);
    /// A copy of a vertex of any workflow, with a free id.
    VertexId addCopy(const workflow::Vertex &vertex, QPointF position);
    /// Removes the vertex's edges too.
    void removeVertex(const VertexId &id);
    void replaceVertex(const workflow::Vertex &vertex);
    void placeVertex(const VertexId &id, QPointF position);

    EdgeId addEdge(const VertexId &from, const VertexId &to);
    /// A copy of an edge of any workflow, with a free id and other ends.
    void addCopy(const workflow::Edge &edge, const VertexId &from, const VertexId &to);
    void removeEdge(const EdgeId &id);
    void replaceEdge(const workflow::Edge &edge);
    void moveEdge(const EdgeId &id, std::size_t index);

    void setText(WorkflowPart part, std::string text);

private:
    void add(std::unique_ptr<Swap> swap);
    void insert(workflow::Vertex vertex, QPointF position);

    workflow::Workflow m_draft;
    Swaps m_swaps;
};

} // namespace schemabridge::ui
