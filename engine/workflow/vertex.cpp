#include "engine/workflow/vertex.h"

#include "engine/workflow/invalid_member.h"

#include <algorithm>
#include <cassert>

namespace schemabridge::workflow {

namespace {

constexpr std::size_t idLengthMax = 128;

bool isIdCharacter(char character)
{
    return (character >= 'a' && character <= 'z') || (character >= 'A' && character <= 'Z') ||
           (character >= '0' && character <= '9') || character == '_' || character == '-';
}

Result<VertexType> readType(const json::Value &object, const std::string &vertex)
{
    const Result<std::string> name = readText(object, "type");
    if (!name)
        return name.error();
    if (const auto type = vertexTypeFromName(*name))
        return *type;
    return Error{
        ErrorCode::VertexTypeUnknown,
        {{"vertex", vertex}, {"type", *name}, {"known", knownVertexTypeNames()}, {"pointer", "/type"}}};
}

Result<json::Value> readConfig(const json::Value &object)
{
    const json::Value *config = object.find("config");
    if (!config)
        return json::Value::object({});
    if (!config->isObject())
        return invalidMember("/config", "object");
    return *config;
}

} // namespace

bool isValidId(std::string_view id)
{
    return !id.empty() && id.size() <= idLengthMax && std::all_of(id.begin(), id.end(), isIdCharacter);
}

Vertex Vertex::create(const VertexId &id, VertexType type, std::string_view name, json::Value config)
{
    assert(isValidId(id.value) && config.isObject());
    json::Value object = json::Value::object(
        {{"id", json::Value::string(id.value)}, {"type", json::Value::string(vertexTypeName(type))}});
    if (!name.empty())
        object = object.with("name", json::Value::string(name));
    object = object.with("config", config);
    return Vertex(Content{std::move(object), id, type, std::string(name), std::move(config)});
}

Result<Vertex> Vertex::fromJson(const json::Value &object)
{
    if (!object.isObject())
        return invalidMember("", "object");
    const Result<std::string> id = readText(object, "id");
    if (!id)
        return id.error();
    if (!isValidId(*id))
        return Error{ErrorCode::VertexIdInvalid, {{"vertex", *id}, {"pointer", "/id"}}};
    const Result<VertexType> type = readType(object, *id);
    if (!type)
        return type.error();
    const Result<std::string> name = readOptionalText(object, "name");
    if (!name)
        return name.error().with("vertex", *id);
    const Result<json::Value> config = readConfig(object);
    if (!config)
        return config.error().with("vertex", *id);
    return Vertex(Content{object, VertexId{*id}, *type, *name, *config});
}

void Vertex::setName(std::string_view name)
{
    Content content = *m_content;
    content.name = name;
    content.object = name.empty() ? content.object.without("name")
                                  : content.object.with("name", json::Value::string(name));
    m_content = std::make_shared<const Content>(std::move(content));
}

void Vertex::setConfig(const json::Value &config)
{
    assert(config.isObject());
    Content content = *m_content;
    content.config = config;
    content.object = content.object.with("config", config);
    m_content = std::make_shared<const Content>(std::move(content));
}

} // namespace schemabridge::workflow
