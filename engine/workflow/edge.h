#pragma once

#include "engine/base/ids.h"
#include "engine/base/result.h"
#include "engine/json/value.h"

#include <memory>
#include <optional>
#include <string>

namespace schemabridge::workflow {

/// One edge: a JSON object with typed getters. The object is the truth, so members that this program does not
/// know stay in their place. A small value, copied by sharing; threads may share copies.
class Edge {
public:
    static Edge create(const EdgeId &id, const VertexId &from, const VertexId &to);

    /// Errors: WORKFLOW_INVALID (`pointer` within the edge such as `/from`, `expected`, where known `edge`).
    static Result<Edge> fromJson(const json::Value &object);
    const json::Value &toJson() const { return m_content->object; }

    const EdgeId &id() const { return m_content->id; }
    const VertexId &from() const { return m_content->from; }
    const VertexId &to() const { return m_content->to; }
    /// The text as written, `= response.status < 300`; none: the edge is always taken, or the default of a
    /// CONDITION.
    const std::optional<std::string> &condition() const { return m_content->condition; }
    /// What people read, such as `yes`; empty where the file has none.
    const std::string &name() const { return m_content->name; }

    /// Each changes just that member. No condition and an empty name remove theirs.
    void setFrom(const VertexId &from);
    void setTo(const VertexId &to);
    void setCondition(const std::optional<std::string> &condition);
    void setName(std::string_view name);

    friend bool operator==(const Edge &left, const Edge &right)
    {
        return left.m_content == right.m_content || left.toJson().isIdenticalTo(right.toJson());
    }

private:
    struct Content {
        json::Value object;
        EdgeId id;
        VertexId from;
        VertexId to;
        std::optional<std::string> condition;
        std::string name;
    };

    explicit Edge(Content content) : m_content(std::make_shared<const Content>(std::move(content))) {}

    std::shared_ptr<const Content> m_content;
};

} // namespace schemabridge::workflow
