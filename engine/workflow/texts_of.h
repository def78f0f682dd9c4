#pragma once

#include "engine/workflow/place.h"
#include "engine/workflow/workflow.h"

#include <cstdint>
#include <string>
#include <vector>

namespace schemabridge::workflow {

/// A string of a workflow that the engine reads: an expression, or literal text that may name secrets.
struct Text {
    enum class Role : std::uint8_t {
        EdgeCondition,
        Url,
        HeaderValue,
        QueryValue,
        Body,
        MergeExpression,
        TransformExpression,
    };

    Role role;
    Place place;
    std::string text; ///< as written, with the leading `=` where it is an expression
};

/// Every such string, in file order: vertices, then edges. Members of a wrong type are passed over.
std::vector<Text> textsOf(const Workflow &workflow);
/// Those of one vertex or edge; `index` is its place in the file.
std::vector<Text> textsOf(const Vertex &vertex, std::size_t index);
std::vector<Text> textsOf(const Edge &edge, std::size_t index);

} // namespace schemabridge::workflow
