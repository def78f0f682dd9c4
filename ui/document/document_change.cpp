#include "ui/document/document_change.h"

#include <algorithm>

namespace schemabridge::ui {

bool DocumentChange::changesMeaning() const
{
    if (everything || workflow || !edges.empty())
        return true;
    return std::any_of(vertices.begin(), vertices.end(), [](const auto &entry) {
        return entry.second.testAnyFlags(VertexPart::Presence | VertexPart::Name | VertexPart::Config);
    });
}

} // namespace schemabridge::ui
