#pragma once

#include "engine/workflow/check/finding_list.h"
#include "engine/workflow/config/gateway_config.h"
#include "engine/workflow/texts_of.h"
#include "engine/workflow/workflow.h"

#include <cstddef>
#include <unordered_set>

namespace schemabridge::workflow {

// The parts of check(); each adds what it finds.

/// What concerns the graph as a whole: its entry points, its cycles.
void checkGraph(const Workflow &workflow, FindingList &findings);

/// One vertex: its way into the graph, its branches, its config.
void checkVertex(const Workflow &workflow, std::size_t index, const std::unordered_set<VertexId> &reachable,
                 FindingList &findings);

/// One edge: its ends, its condition.
void checkEdge(const Workflow &workflow, std::size_t index, FindingList &findings);

/// Expressions compile, and secrets stand only where they are filled in.
void checkTexts(const std::vector<Text> &texts, FindingList &findings);

/// A URL that is no expression can be called once its secrets are filled in.
void checkUrl(const GatewayConfig &config, const Place &place, FindingList &findings);

} // namespace schemabridge::workflow
