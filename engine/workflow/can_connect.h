#pragma once

#include "engine/base/error.h"
#include "engine/workflow/workflow.h"

#include <optional>

namespace schemabridge::workflow {

/// Why no edge may be drawn from one vertex to another; nothing where it may. The rubber band shows it, the
/// drop obeys it. Reasons: VERTEX_UNKNOWN (`vertex`), EDGE_TO_ITSELF (`vertex`), EDGE_INTO_ENTRY_POINT
/// (`vertex`), EDGE_DUPLICATE (`from`, `to`, `edge` = the one that exists), GRAPH_HAS_CYCLE (`vertices`: `a
/// -> b -> a`).
std::optional<Error> whyNotConnect(const Workflow &workflow, const VertexId &from, const VertexId &to);

/// The same for an edge that exists and is to get other ends: it does not stand in its own way.
std::optional<Error> whyNotReconnect(const Workflow &workflow, const EdgeId &edge, const VertexId &from,
                                     const VertexId &to);

} // namespace schemabridge::workflow
