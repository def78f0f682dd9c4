#pragma once

#include "engine/base/result.h"
#include "engine/workflow/workflow.h"

#include <span>
#include <string>
#include <unordered_set>
#include <vector>

namespace schemabridge::workflow {

// All functions pass over dangling edges, take time in proportion to vertices and edges, and do not recurse.

/// The vertices of one cycle, in the order of its edges, beginning with the one that stands first in the
/// file; empty where there is no cycle. An edge from a vertex to itself is a cycle of one.
std::vector<VertexId> findCycle(const Workflow &workflow);

/// Every vertex after its predecessors, otherwise in file order.
/// Errors: GRAPH_HAS_CYCLE (`vertices`).
Result<std::vector<VertexId>> topologicalOrder(const Workflow &workflow);

/// The given vertices and all that a path leads to from one of them.
std::unordered_set<VertexId> reachableFrom(const Workflow &workflow, std::span<const VertexId> starts);

/// The vertices on a shortest path, both ends included; empty where there is none. A vertex reaches itself.
std::vector<VertexId> findPath(const Workflow &workflow, const VertexId &from, const VertexId &to);

/// As the argument `vertices` of GRAPH_HAS_CYCLE writes it: `a -> b -> a`, the first one again at the end.
std::string cycleText(const std::vector<VertexId> &cycle);

} // namespace schemabridge::workflow
