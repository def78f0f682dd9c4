#include "engine/workflow/workflow.h"

#include "engine/json/print.h"
#include "engine/workflow/invalid_member.h"
#include "engine/workflow/pointer.h"

#include <algorithm>
#include <cassert>

namespace schemabridge::workflow {

namespace {

/// Members whose content a Workflow keeps apart from the rest of the file.
constexpr std::string_view verticesMember = "vertices";
constexpr std::string_view edgesMember = "edges";
constexpr std::string_view layoutMember = "layout";

Status checkVersion(const json::Value &file)
{
    const json::Value *version = file.find("schemaVersion");
    if (version && version->asInteger() == Workflow::schemaVersion)
        return {};
    return Error{ErrorCode::WorkflowVersionUnsupported,
                 {{"version", version ? json::printCompact(*version) : std::string()},
                  {"supported", std::to_string(Workflow::schemaVersion)},
                  {"pointer", "/schemaVersion"}}};
}

Result<std::string> readWorkspace(const json::Value &file)
{
    Result<std::string> workspace = readText(file, "workspace");
    if (workspace && workspace->empty())
        return invalidMember("/workspace", "string that is not empty");
    return workspace;
}

/// The file without the content of its large members, whose places it keeps.
json::Value headOf(json::Value file)
{
    for (const std::string_view member : {verticesMember, edgesMember, layoutMember}) {
        if (file.find(member))
            file = file.with(member, {});
    }
    return file;
}

template<typename Element>
json::Value arrayOf(const std::vector<Element> &elements)
{
    std::vector<json::Value> values;
    values.reserve(elements.size());
    for (const Element &element : elements)
        values.push_back(element.toJson());
    return json::Value::array(std::move(values));
}

} // namespace

Workflow Workflow::create(std::string_view workspace, std::string_view name)
{
    assert(!workspace.empty());
    Workflow workflow;
    workflow.m_head = json::Value::object({{"schemaVersion", json::Value::integer(schemaVersion)}});
    workflow.setWorkspace(workspace);
    workflow.setName(name);
    for (const std::string_view member : {verticesMember, edgesMember, layoutMember})
        workflow.m_head = workflow.m_head.with(member, {});
    return workflow;
}

Result<Workflow> Workflow::fromJson(const json::Value &file)
{
    if (!file.isObject())
        return invalidMember("", "object");
    if (const Status version = checkVersion(file); !version)
        return version.error();
    Workflow workflow;
    if (const Status read = workflow.readMembers(file); !read)
        return read.error();
    if (const Status read = workflow.readVertices(file); !read)
        return read.error();
    if (const Status read = workflow.readEdges(file); !read)
        return read.error();
    return workflow;
}

Status Workflow::readMembers(const json::Value &file)
{
    m_head = headOf(file);
    Result<std::string> workspace = readWorkspace(file);
    if (!workspace)
        return workspace.error();
    m_workspace = workspace.takeValue();
    Result<std::string> name = readOptionalText(file, "name");
    if (!name)
        return name.error();
    m_name = name.takeValue();
    if (const json::Value *object = file.find(layoutMember)) {
        Result<Layout> layout = Layout::fromJson(*object);
        if (!layout)
            return underPointer(layout.error(), "/layout");
        m_layout = layout.takeValue();
    }
    return {};
}

Status Workflow::readVertices(const json::Value &file)
{
    const json::Value *elements = file.find(verticesMember);
    if (!elements || !elements->isArray())
        return invalidMember("/vertices", "array");
    for (const json::Value &element : elements->elements()) {
        const std::string pointer = pointerTo("/vertices", vertices().size());
        Result<Vertex> vertex = Vertex::fromJson(element);
        if (!vertex)
            return underPointer(vertex.error(), pointer);
        if (findVertex(vertex->id()))
            return Error{ErrorCode::VertexIdDuplicate,
                         {{"vertex", vertex->id().value}, {"pointer", pointer + "/id"}}};
        m_vertices.append(vertex.takeValue());
    }
    return {};
}

Status Workflow::readEdges(const json::Value &file)
{
    const json::Value *elements = file.find(edgesMember);
    if (!elements)
        return {};
    if (!elements->isArray())
        return invalidMember("/edges", "array");
    for (const json::Value &element : elements->elements()) {
        const std::string pointer = pointerTo("/edges", edges().size());
        Result<Edge> edge = Edge::fromJson(element);
        if (!edge)
            return underPointer(edge.error(), pointer);
        if (findEdge(edge->id()))
            return Error{ErrorCode::EdgeIdDuplicate,
                         {{"edge", edge->id().value}, {"pointer", pointer + "/id"}}};
        appendEdge(edge.takeValue());
    }
    return {};
}

json::Value Workflow::toJson() const
{
    json::Value file = m_head.with(verticesMember, arrayOf(vertices()));
    if (!edges().empty() || file.find(edgesMember))
        file = file.with(edgesMember, arrayOf(edges()));
    const json::Value layout = m_layout.toJson();
    if (layout.size() > 0 || file.find(layoutMember))
        file = file.with(layoutMember, layout);
    return file;
}

void Workflow::setWorkspace(std::string_view workspace)
{
    m_workspace = workspace;
    m_head = m_head.with("workspace", json::Value::string(workspace));
}

void Workflow::setName(std::string_view name)
{
    m_name = name;
    m_head = name.empty() ? m_head.without("name") : m_head.with("name", json::Value::string(name));
}

void Workflow::insertVertex(std::size_t index, Vertex vertex)
{
    m_layout.show(vertex.id());
    m_vertices.insert(index, std::move(vertex));
}

Vertex Workflow::removeVertex(const VertexId &id)
{
    const auto index = indexOf(id);
    assert(index && "only a vertex of the workflow can be removed");
    m_layout.hide(id);
    return m_vertices.remove(*index);
}

Vertex Workflow::replaceVertex(Vertex vertex)
{
    const auto index = indexOf(vertex.id());
    assert(index && "only a vertex of the workflow can be replaced");
    return m_vertices.replace(*index, std::move(vertex));
}

void Workflow::insertEdge(std::size_t index, Edge edge)
{
    m_edges.insert(index, edge);
    linkBoth(edge);
}

Edge Workflow::removeEdge(const EdgeId &id)
{
    const auto index = indexOf(id);
    assert(index && "only an edge of the workflow can be removed");
    unlinkBoth(edges()[*index]);
    return m_edges.remove(*index);
}

Edge Workflow::replaceEdge(Edge edge)
{
    const auto index = indexOf(edge.id());
    assert(index && "only an edge of the workflow can be replaced");
    unlinkBoth(edges()[*index]);
    linkBoth(edge);
    return m_edges.replace(*index, std::move(edge));
}

void Workflow::linkBoth(const Edge &edge)
{
    link(m_outgoing[edge.from()], edge);
    link(m_incoming[edge.to()], edge);
}

void Workflow::unlinkBoth(const Edge &edge)
{
    unlink(m_outgoing, edge.from(), edge.id());
    unlink(m_incoming, edge.to(), edge.id());
}

void Workflow::link(std::vector<Edge> &neighbours, const Edge &edge) const
{
    neighbours.insert(neighbours.begin() + placeAmong(neighbours, edge.id()), edge);
}

void Workflow::unlink(EdgesByVertex &edges, const VertexId &vertex, const EdgeId &edge) const
{
    const auto found = edges.find(vertex);
    std::vector<Edge> &neighbours = found->second;
    neighbours.erase(neighbours.begin() + placeAmong(neighbours, edge));
    if (neighbours.empty())
        edges.erase(found);
}

std::ptrdiff_t Workflow::placeAmong(const std::vector<Edge> &neighbours, const EdgeId &edge) const
{
    const std::size_t index = *indexOf(edge);
    const auto place = std::partition_point(neighbours.begin(), neighbours.end(),
                                            [&](const Edge &other) { return *indexOf(other.id()) < index; });
    return place - neighbours.begin();
}

std::span<const Edge> Workflow::edgesAt(const EdgesByVertex &edges, const VertexId &vertex)
{
    const auto found = edges.find(vertex);
    return found == edges.end() ? std::span<const Edge>() : std::span<const Edge>(found->second);
}

} // namespace schemabridge::workflow
