#pragma once

#include "engine/base/ids.h"
#include "engine/base/result.h"
#include "engine/json/value.h"
#include "engine/workflow/edge.h"
#include "engine/workflow/id_list.h"
#include "engine/workflow/layout.h"
#include "engine/workflow/vertex.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

namespace schemabridge::workflow {

/// A workflow as its file tells it: vertices, edges and layout in file order, with whatever else the file
/// holds.
///
/// A value: copies share their vertices and edges (a copy of 5,000 vertices takes about a millisecond). It
/// holds any graph that a file can hold, also one with dangling edges or cycles; check() tells what is wrong
/// with it. Vertices, edges and positions change apart from each other, so every change has its exact
/// opposite.
class Workflow {
public:
    /// The newest version that this program reads, and the one it writes.
    static constexpr std::int64_t schemaVersion = 1;

    /// An empty workflow.
    static Workflow create(std::string_view workspace, std::string_view name);

    /// Errors: WORKFLOW_VERSION_UNSUPPORTED (`version`, empty where missing; `supported`; `pointer`),
    /// WORKFLOW_INVALID
    /// (`pointer`, `expected`; where known `vertex` or `edge`), VERTEX_TYPE_UNKNOWN (`vertex`, `type`,
    /// `known`, `pointer`), VERTEX_ID_INVALID, VERTEX_ID_DUPLICATE (`vertex`, `pointer`), EDGE_ID_DUPLICATE
    /// (`edge`, `pointer`).
    static Result<Workflow> fromJson(const json::Value &file);
    /// The whole file: unknown members and the order of members kept.
    json::Value toJson() const;

    const std::string &workspace() const { return m_workspace; }
    const std::string &name() const { return m_name; }
    void setWorkspace(std::string_view workspace);
    /// An empty name removes the member.
    void setName(std::string_view name);

    /// In file order; valid until the workflow changes.
    const std::vector<Vertex> &vertices() const { return m_vertices.elements(); }
    const std::vector<Edge> &edges() const { return m_edges.elements(); }

    /// Null pointer where there is none; valid until the workflow changes.
    const Vertex *findVertex(const VertexId &id) const { return m_vertices.find(id); }
    const Edge *findEdge(const EdgeId &id) const { return m_edges.find(id); }
    std::optional<std::size_t> indexOf(const VertexId &id) const { return m_vertices.indexOf(id); }
    std::optional<std::size_t> indexOf(const EdgeId &id) const { return m_edges.indexOf(id); }

    /// The edges that leave or enter a vertex, in file order; those of dangling edges too. Valid until the
    /// workflow changes.
    std::span<const Edge> outgoing(const VertexId &vertex) const { return edgesAt(m_outgoing, vertex); }
    std::span<const Edge> incoming(const VertexId &vertex) const { return edgesAt(m_incoming, vertex); }

    /// Nothing where the layout has no place for it.
    std::optional<Position> position(const VertexId &vertex) const { return m_layout.position(vertex); }
    void setPosition(const VertexId &vertex, Position position) { m_layout.setPosition(vertex, position); }
    /// The vertex's own object within `layout`, see Layout::entry() and Layout::exchangeEntry().
    std::optional<json::Value> layoutEntry(const VertexId &vertex) const { return m_layout.entry(vertex); }
    std::optional<json::Value> exchangeLayoutEntry(const VertexId &vertex,
                                                   const std::optional<json::Value> &object)
    {
        return m_layout.exchangeEntry(vertex, object);
    }

    /// The id must be free, the index 0 to vertices().size(). A position kept from removeVertex() is there
    /// again.
    void insertVertex(std::size_t index, Vertex vertex);
    void appendVertex(Vertex vertex) { insertVertex(vertices().size(), std::move(vertex)); }
    /// Leaves its edges, which then dangle: remove them first. Its position is no longer written, but is kept
    /// for the case that the vertex is inserted again.
    Vertex removeVertex(const VertexId &id);
    /// Another content for a vertex that exists, with the same id. @return the content until now
    Vertex replaceVertex(Vertex vertex);

    /// The id must be free, the index 0 to edges().size(). The order of edges decides what a CONDITION tries
    /// first.
    void insertEdge(std::size_t index, Edge edge);
    void appendEdge(Edge edge) { insertEdge(edges().size(), std::move(edge)); }
    Edge removeEdge(const EdgeId &id);
    /// Another content for an edge that exists, with the same id; its ends may differ. @return the content
    /// until now
    Edge replaceEdge(Edge edge);

private:
    using EdgesByVertex = std::unordered_map<VertexId, std::vector<Edge>>;

    Status readMembers(const json::Value &file);
    Status readVertices(const json::Value &file);
    Status readEdges(const json::Value &file);
    void linkBoth(const Edge &edge);
    void unlinkBoth(const Edge &edge);
    void link(std::vector<Edge> &neighbours, const Edge &edge) const;
    void unlink(EdgesByVertex &edges, const VertexId &vertex, const EdgeId &edge) const;
    /// Where in file order an edge of the workflow stands, or would stand, among others.
    std::ptrdiff_t placeAmong(const std::vector<Edge> &neighbours, const EdgeId &edge) const;
    static std::span<const Edge> edgesAt(const EdgesByVertex &edges, const VertexId &vertex);

    /// The file's own members; null in place of those that stand below.
    json::Value m_head;
    std::string m_workspace;
    std::string m_name;
    IdList<VertexId, Vertex> m_vertices;
    IdList<EdgeId, Edge> m_edges;
    EdgesByVertex m_outgoing;
    EdgesByVertex m_incoming;
    Layout m_layout;
};

} // namespace schemabridge::workflow
