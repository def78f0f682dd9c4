#pragma once

#include "engine/workflow/vertex_type.h"

#include <QPoint>

#include <functional>

class QWidget;

namespace schemabridge::ui {

/// Offers the vertex types in a menu that closes by itself.
/// @param withEntryPoint  false where the new vertex is to have a predecessor
void offerVertexTypes(QWidget *parent, QPoint globalPlace, bool withEntryPoint,
                      const std::function<void(workflow::VertexType)> &chosen);

/// How a vertex type travels in a drag: its name in files.
inline constexpr const char *vertexTypeMime = "application/x-schemabridge-vertex-type";

} // namespace schemabridge::ui
