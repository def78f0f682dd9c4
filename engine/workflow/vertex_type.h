#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace schemabridge::workflow {

enum class VertexType : std::uint8_t { EntryPoint, Gateway, Condition, Merge, Transform };

/// All types, in the order in which palettes and messages list them.
inline constexpr std::array vertexTypes = {VertexType::EntryPoint, VertexType::Gateway, VertexType::Condition,
                                           VertexType::Merge, VertexType::Transform};

/// The type as files write it: `ENTRY_POINT`.
std::string_view vertexTypeName(VertexType type);
std::optional<VertexType> vertexTypeFromName(std::string_view name);

/// All names, joined by commas: `ENTRY_POINT, GATEWAY, CONDITION, MERGE, TRANSFORM`.
std::string knownVertexTypeNames();

} // namespace schemabridge::workflow
