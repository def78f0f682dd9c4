#pragma once

#include "engine/base/error.h"
#include "engine/workflow/place.h"
#include "engine/workflow/workflow.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace schemabridge::workflow {

enum class Severity : std::uint8_t {
    Error,   ///< the workflow does not run
    Warning, ///< it runs, but hardly as meant
};

/// Something that is wrong with a workflow. The error's arguments repeat the place as `vertex`, `edge` and
/// `pointer`, each where there is one.
struct Finding {
    Severity severity;
    Error error;
    Place place;

    friend bool operator==(const Finding &, const Finding &) = default;
};

/// Everything that keeps a workflow from running as drawn, in file order with findings on the whole graph
/// first:
/// - graph: ENTRY_POINT_MISSING, GRAPH_HAS_CYCLE (`vertices`), EDGE_DANGLING (`edge`, `missing` = the vertex
/// that is not
///   there), EDGE_TO_ITSELF, EDGE_INTO_ENTRY_POINT, EDGE_DUPLICATE (warning), VERTEX_UNREACHABLE (warning),
///   CONDITION_WITHOUT_BRANCH, CONDITION_DEFAULT_AMBIGUOUS (`edges`)
/// - configs: IDEMPOTENCY_FIELDS_INVALID (`reason`, `path`), CONFIG_INVALID (`member`, `expected`, where
/// given `actual`), URL_INVALID (`url`, `reason`), HEADER_INVALID
///   (`header`, `reason`)
/// - expressions: EXPRESSION_INVALID (`code`, `position`, `token`, `message`), SECRET_IN_EXPRESSION,
///   SECRET_REFERENCE_INVALID (`reference`)
/// Any thread.
std::vector<Finding> check(const Workflow &workflow);

/// The first finding that is an error; nothing where the workflow may run.
std::optional<Error> firstError(const std::vector<Finding> &findings);

} // namespace schemabridge::workflow
