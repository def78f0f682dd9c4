#pragma once

#include "engine/base/ids.h"

#include <string>

namespace schemabridge::workflow {

/// Where in a workflow something is.
struct Place {
    VertexId vertex;     ///< empty where it is not in a vertex
    EdgeId edge;         ///< empty where it is not in an edge
    std::string pointer; ///< RFC 6901 into the file: `/vertices/1/config/headers/Idempotency-Key`; empty: the
                         ///< whole file

    friend bool operator==(const Place &, const Place &) = default;
};

} // namespace schemabridge::workflow
