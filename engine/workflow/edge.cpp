#include "engine/workflow/edge.h"

#include "engine/workflow/invalid_member.h"
#include "engine/workflow/vertex.h"

#include <cassert>

namespace schemabridge::workflow {

namespace {

Result<std::string> readId(const json::Value &object, std::string_view name)
{
    Result<std::string> id = readText(object, name);
    if (id && !isValidId(*id))
        return invalidMember("/" + std::string(name), "id of letters, digits, _ and -");
    return id;
}

Result<std::optional<std::string>> readCondition(const json::Value &object)
{
    if (!object.find("condition"))
        return std::optional<std::string>();
    Result<std::string> text = readText(object, "condition");
    if (!text)
        return text.error();
    return std::optional(text.takeValue());
}

} // namespace

Edge Edge::create(const EdgeId &id, const VertexId &from, const VertexId &to)
{
    assert(isValidId(id.value));
    json::Value object = json::Value::object({{"id", json::Value::string(id.value)},
                                              {"from", json::Value::string(from.value)},
                                              {"to", json::Value::string(to.value)}});
    return Edge(Content{std::move(object), id, from, to, std::nullopt, {}});
}

Result<Edge> Edge::fromJson(const json::Value &object)
{
    if (!object.isObject())
        return invalidMember("", "object");
    const Result<std::string> id = readId(object, "id");
    if (!id)
        return id.error();
    const Result<std::string> from = readId(object, "from");
    if (!from)
        return from.error().with("edge", *id);
    const Result<std::string> to = readId(object, "to");
    if (!to)
        return to.error().with("edge", *id);
    const Result<std::optional<std::string>> condition = readCondition(object);
    if (!condition)
        return condition.error().with("edge", *id);
    const Result<std::string> name = readOptionalText(object, "name");
    if (!name)
        return name.error().with("edge", *id);
    return Edge(Content{object, EdgeId{*id}, VertexId{*from}, VertexId{*to}, *condition, *name});
}

void Edge::setFrom(const VertexId &from)
{
    Content content = *m_content;
    content.from = from;
    content.object = content.object.with("from", json::Value::string(from.value));
    m_content = std::make_shared<const Content>(std::move(content));
}

void Edge::setTo(const VertexId &to)
{
    Content content = *m_content;
    content.to = to;
    content.object = content.object.with("to", json::Value::string(to.value));
    m_content = std::make_shared<const Content>(std::move(content));
}

void Edge::setCondition(const std::optional<std::string> &condition)
{
    Content content = *m_content;
    content.condition = condition;
    content.object = condition ? content.object.with("condition", json::Value::string(*condition))
                               : content.object.without("condition");
    m_content = std::make_shared<const Content>(std::move(content));
}

void Edge::setName(std::string_view name)
{
    Content content = *m_content;
    content.name = name;
    content.object = name.empty() ? content.object.without("name")
                                  : content.object.with("name", json::Value::string(name));
    m_content = std::make_shared<const Content>(std::move(content));
}

} // namespace schemabridge::workflow
