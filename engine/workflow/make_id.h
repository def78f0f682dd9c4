#pragma once

#include "engine/workflow/workflow.h"

#include <string_view>

namespace schemabridge::workflow {

/// A free id made from a name: `Charge the card` gives `charge_the_card`, the next one `charge_the_card_2`;
/// umlauts become two letters, accents go. Always `[a-z_][a-z0-9_]*` of at most 60 characters, and no word of
/// JSONata, so that `steps.<id>.output` needs no quotes.
VertexId makeVertexId(const Workflow &workflow, std::string_view name);

/// A free id: `e1`, `e2`, ...
EdgeId makeEdgeId(const Workflow &workflow);

} // namespace schemabridge::workflow
