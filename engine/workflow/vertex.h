#pragma once

#include "engine/base/ids.h"
#include "engine/base/result.h"
#include "engine/json/value.h"
#include "engine/workflow/vertex_type.h"

#include <memory>
#include <string>

namespace schemabridge::workflow {

/// One vertex: a JSON object with typed getters. The object is the truth, so members that this program does
/// not know stay in their place. A small value, copied by sharing; threads may share copies.
class Vertex {
public:
    /// A vertex as the palette makes it; a config that is an empty object is written as `{}`.
    static Vertex create(const VertexId &id, VertexType type, std::string_view name,
                         json::Value config = json::Value::object({}));

    /// Errors: WORKFLOW_INVALID (`pointer` within the vertex such as `/name`, `expected`), VERTEX_ID_INVALID
    /// (`vertex`, `pointer`), VERTEX_TYPE_UNKNOWN (`vertex`, `type`, `known`, `pointer`).
    static Result<Vertex> fromJson(const json::Value &object);
    const json::Value &toJson() const { return m_content->object; }

    const VertexId &id() const { return m_content->id; }
    VertexType type() const { return m_content->type; }
    /// What people read; empty where the file has none.
    const std::string &name() const { return m_content->name; }
    /// The `config` object; an empty object where the file has none. The types of engine/workflow/config read
    /// it.
    const json::Value &config() const { return m_content->config; }

    /// Changes just that member. An empty name removes the member.
    void setName(std::string_view name);
    /// @param config  an object
    void setConfig(const json::Value &config);

    friend bool operator==(const Vertex &left, const Vertex &right)
    {
        return left.m_content == right.m_content || left.toJson().isIdenticalTo(right.toJson());
    }

private:
    struct Content {
        json::Value object;
        VertexId id;
        VertexType type;
        std::string name;
        json::Value config;
    };

    explicit Vertex(Content content) : m_content(std::make_shared<const Content>(std::move(content))) {}

    std::shared_ptr<const Content> m_content;
};

/// Files may have ids of 1 to 128 letters, digits, `_` and `-`; makeVertexId() makes tidier ones.
bool isValidId(std::string_view id);

} // namespace schemabridge::workflow
