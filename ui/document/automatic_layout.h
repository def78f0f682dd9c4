#pragma once

#include "engine/workflow/workflow.h"

#include <QPointF>

#include <map>

namespace schemabridge::ui {

/// The grid that vertices stand on, and how far apart the automatic layout puts them, in pixels at 100 %.
inline constexpr int gridStep = 20;
inline constexpr int layoutColumnStep = 340;
inline constexpr int layoutRowStep = 140;

/// Places all vertices in layers from left to right: each one column behind its last predecessor, ordered so
/// that few edges cross. Vertices of a cycle are taken in file order.
/// Source: Sugiyama, Tagawa, Toda, "Methods for Visual Understanding of Hierarchical System Structures", 1981
/// (longest-path layers, barycentre ordering).
std::map<VertexId, QPointF> automaticLayout(const workflow::Workflow &workflow);

} // namespace schemabridge::ui
