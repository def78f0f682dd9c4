#pragma once

#include "engine/json/value.h"
#include "engine/workflow/vertex_type.h"

#include <QString>

namespace schemabridge::ui {

/// What a vertex of this type begins with.
json::Value defaultConfig(workflow::VertexType type);

/// The type as people read it: "Entry point", "HTTP call"; translated.
QString vertexTypeTitle(workflow::VertexType type);

/// What it does, in one short sentence; translated.
QString vertexTypeHelp(workflow::VertexType type);

} // namespace schemabridge::ui
