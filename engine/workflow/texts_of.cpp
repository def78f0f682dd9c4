#include "engine/workflow/texts_of.h"

#include "engine/workflow/pointer.h"

namespace schemabridge::workflow {

namespace {

/// Collects the texts of one vertex.
class TextCollector {
public:
    TextCollector(const Vertex &vertex, std::size_t index)
        : m_vertex(vertex), m_pointer(pointerTo("/vertices", index) + "/config")
    {
    }

    std::vector<Text> collect()
    {
        switch (m_vertex.type()) {
        case VertexType::Gateway:
            addMember("url", Text::Role::Url);
            addMember("headers", Text::Role::HeaderValue);
            addMember("query", Text::Role::QueryValue);
            addMember("body", Text::Role::Body);
            break;
        case VertexType::Merge:
            addMember("expression", Text::Role::MergeExpression);
            break;
        case VertexType::Transform:
            addMember("expression", Text::Role::TransformExpression);
            break;
        case VertexType::EntryPoint:
        case VertexType::Condition:
            break;
        }
        return std::move(m_texts);
    }

private:
    void addMember(std::string_view name, Text::Role role)
    {
        if (const json::Value *value = m_vertex.config().find(name))
            add(*value, pointerTo(m_pointer, name), role);
    }

    void add(const json::Value &value, const std::string &pointer, Text::Role role)
    {
        if (value.isString())
            m_texts.push_back({role, Place{m_vertex.id(), {}, pointer}, std::string(value.asString())});
        for (std::size_t index = 0; index < value.elements().size(); ++index)
            add(value.elements()[index], pointerTo(pointer, index), role);
        for (const json::Member &member : value.members())
            add(member.value, pointerTo(pointer, member.name), role);
    }

    const Vertex &m_vertex;
    std::string m_pointer;
    std::vector<Text> m_texts;
};

} // namespace

std::vector<Text> textsOf(const Vertex &vertex, std::size_t index)
{
    return TextCollector(vertex, index).collect();
}

std::vector<Text> textsOf(const Edge &edge, std::size_t index)
{
    if (!edge.condition())
        return {};
    const Place place{{}, edge.id(), pointerTo("/edges", index) + "/condition"};
    return {Text{Text::Role::EdgeCondition, place, *edge.condition()}};
}

std::vector<Text> textsOf(const Workflow &workflow)
{
    std::vector<Text> texts;
    const auto append = [&texts](std::vector<Text> more) {
        std::move(more.begin(), more.end(), std::back_inserter(texts));
    };
    for (std::size_t index = 0; index < workflow.vertices().size(); ++index)
        append(textsOf(workflow.vertices()[index], index));
    for (std::size_t index = 0; index < workflow.edges().size(); ++index)
        append(textsOf(workflow.edges()[index], index));
    return texts;
}

} // namespace schemabridge::workflow
