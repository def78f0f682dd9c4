#pragma once

#include "engine/json/parse.h"
#include "engine/workflow/workflow.h"

#include <initializer_list>
#include <string>
#include <string_view>

namespace schemabridge::workflow {

inline json::Value parsedJson(std::string_view text)
{
    const auto value = json::parse(text);
    return value ? *value : json::Value::string("not JSON");
}

/// A vertex by one letter and its id: `E start` (entry point), `G`ateway, `C`ondition, `M`erge, `T`ransform.
inline Vertex smallVertex(std::string_view text)
{
    const VertexId id{std::string(text.substr(2))};
    switch (text.front()) {
    case 'E':
        return Vertex::create(id, VertexType::EntryPoint, {});
    case 'G':
        return Vertex::create(id, VertexType::Gateway, {}, parsedJson(R"({"url": "https://api.example/"})"));
    case 'C':
        return Vertex::create(id, VertexType::Condition, {});
    case 'M':
        return Vertex::create(id, VertexType::Merge, {});
    default:
        return Vertex::create(id, VertexType::Transform, {}, parsedJson(R"({"expression": "= input"})"));
    }
}

/// An edge `a>b` or `a>b= condition`; its id is `a-b`.
inline Edge smallEdge(std::string_view text)
{
    const std::size_t arrow = text.find('>');
    const std::size_t equals = std::min(text.find('='), text.size());
    const std::string from(text.substr(0, arrow));
    const std::string to(text.substr(arrow + 1, equals - arrow - 1));
    Edge edge = Edge::create(EdgeId{from + '-' + to}, VertexId{from}, VertexId{to});
    if (equals < text.size())
        edge.setCondition(std::string(text.substr(equals)));
    return edge;
}

inline Workflow smallWorkflow(std::initializer_list<std::string_view> vertices,
                              std::initializer_list<std::string_view> edges)
{
    Workflow workflow = Workflow::create("acme", "Small");
    for (const std::string_view vertex : vertices)
        workflow.appendVertex(smallVertex(vertex));
    for (const std::string_view edge : edges)
        workflow.appendEdge(smallEdge(edge));
    return workflow;
}

} // namespace schemabridge::workflow
