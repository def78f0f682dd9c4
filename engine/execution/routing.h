#pragma once

#include "engine/execution/compiled_workflow.h"
#include "engine/expression/environment.h"
#include "engine/json/value.h"
#include "engine/ports/records.h"

#include <map>
#include <vector>

namespace schemabridge::execution {

/// The steps of one execution by vertex; a vertex without a record is PENDING.
using StepMap = std::map<VertexId, StepRecord>;

/// Which edges leave a step that completed. A CONDITION takes the first edge, in file order, whose condition
/// is truthy, else the one without a condition; every other vertex takes each edge whose condition is absent
/// or truthy.
/// @param scope  what the step's own expressions saw; the conditions see `input` and `response` = `output` as
/// well. Errors: NO_BRANCH_MATCHED (`vertex`), EXPRESSION_FAILED (`edge` and the expression's own arguments).
Result<std::vector<EdgeId>> takenEdges(const CompiledWorkflow &workflow, const VertexId &vertex,
                                       const json::Value &scope, const json::Value &output,
                                       const expression::Environment &environment);

enum class EdgeState : std::uint8_t {
    Undecided, ///< its source can still send something over it
    Taken,
    Dead, ///< nothing will ever come over it
};

EdgeState edgeState(const CompiledWorkflow &workflow, const VertexId &entry, const StepMap &steps,
                    const workflow::Edge &edge);

/// How a vertex stands with regard to its incoming edges.
struct Arrivals {
    std::vector<VertexId> taken; ///< predecessors that arrived, in file order of their edges
    std::vector<VertexId> undecided;
};

Arrivals arrivalsAt(const CompiledWorkflow &workflow, const VertexId &entry, const StepMap &steps,
                    const VertexId &vertex);

/// What happens to a PENDING vertex after an edge into it was decided.
enum class ArrivalDecision : std::uint8_t { Dispatch, Skip, Wait };

/// A MERGE of mode `all` waits for every branch that can still arrive; every other vertex goes with the first
/// that does. Where no branch is left that could arrive, the vertex is skipped (dead-path elimination).
/// Source: Leymann and Roller, "Production Workflow", 2000 (dead path elimination).
ArrivalDecision decideArrival(const CompiledWorkflow &workflow, const VertexId &vertex,
                              const Arrivals &arrivals);

} // namespace schemabridge::execution
