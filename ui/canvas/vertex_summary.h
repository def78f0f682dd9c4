#pragma once

#include "engine/workflow/workflow.h"

#include <QString>

#include <cstdint>

namespace schemabridge::ui {

/// Does the vertex send an idempotency key?
enum class KeyUse : std::uint8_t {
    NotNeeded, ///< it sends nothing, or only what may safely be repeated
    Sent,
    Missing, ///< it may change something at the target, and a repeated call cannot be recognised
};

/// What a vertex's card says below its name.
struct VertexSummary {
    QString lead; ///< in bold: the HTTP method; may be empty
    QString text; ///< `api.payments.example/v1/charges`
    KeyUse keyUse = KeyUse::NotNeeded;
    QString keyTemplate; ///< as configured, `= 'charge-' & payload.order.id`
};

VertexSummary summarize(const workflow::Workflow &workflow, const workflow::Vertex &vertex);

} // namespace schemabridge::ui
