#include "engine/workflow/pointer.h"

#include "engine/json/path.h"

namespace schemabridge::workflow {

std::string pointerTo(std::string_view base, std::string_view name)
{
    return std::string(base) + json::pointerFromSegments({std::string(name)});
}

std::string pointerTo(std::string_view base, std::size_t index)
{
    return std::string(base) + '/' + std::to_string(index);
}

} // namespace schemabridge::workflow
