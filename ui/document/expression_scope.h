#pragma once

#include "engine/json/value.h"
#include "engine/workflow/workflow.h"

#include <map>
#include <string>

namespace schemabridge::ui {

/// What is at hand for expressions to see while they are written: the payload of the next test run, and what
/// the steps of the run shown yielded.
struct ExpressionScope {
    json::Value payload; ///< parsed where it is JSON, else a string
    std::string executionId;
    std::map<VertexId, json::Value> outputs;

    /// The object that the expressions of a vertex would see: `payload`, `input`, `steps`, `execution`.
    json::Value of(const workflow::Workflow &workflow, const VertexId &vertex) const;
    /// The same for the condition of an edge, which also sees `response`.
    json::Value of(const workflow::Workflow &workflow, const workflow::Edge &edge) const;

private:
    json::Value outputOf(const workflow::Workflow &workflow, const VertexId &vertex) const;
    json::Value inputOf(const workflow::Workflow &workflow, const VertexId &vertex) const;
};

} // namespace schemabridge::ui
