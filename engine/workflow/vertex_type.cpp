#include "engine/workflow/vertex_type.h"

namespace schemabridge::workflow {

std::string_view vertexTypeName(VertexType type)
{
    static constexpr std::array<std::string_view, vertexTypes.size()> names = {
        "ENTRY_POINT", "GATEWAY", "CONDITION", "MERGE", "TRANSFORM"};
    return names[static_cast<std::size_t>(type)];
}

std::optional<VertexType> vertexTypeFromName(std::string_view name)
{
    for (const VertexType type : vertexTypes) {
        if (vertexTypeName(type) == name)
            return type;
    }
    return std::nullopt;
}

std::string knownVertexTypeNames()
{
    std::string names;
    for (const VertexType type : vertexTypes) {
        if (!names.empty())
            names += ", ";
        names += vertexTypeName(type);
    }
    return names;
}

} // namespace schemabridge::workflow
