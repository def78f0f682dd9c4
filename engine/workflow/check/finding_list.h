#pragma once

#include "engine/workflow/check.h"

#include <utility>
#include <vector>

namespace schemabridge::workflow {

/// Collects findings and writes each one's place into its error.
class FindingList {
public:
    void addError(Error error, Place place) { add(Severity::Error, std::move(error), std::move(place)); }
    void addWarning(Error error, Place place) { add(Severity::Warning, std::move(error), std::move(place)); }

    std::vector<Finding> take() { return std::move(m_findings); }

private:
    void add(Severity severity, Error error, Place place)
    {
        std::erase_if(error.arguments, [](const auto &argument) {
            return argument.first == "vertex" || argument.first == "edge" || argument.first == "pointer";
        });
        if (!place.vertex.isEmpty())
            error.arguments.emplace_back("vertex", place.vertex.value);
        if (!place.edge.isEmpty())
            error.arguments.emplace_back("edge", place.edge.value);
        error.arguments.emplace_back("pointer", place.pointer);
        m_findings.push_back({severity, std::move(error), std::move(place)});
    }

    std::vector<Finding> m_findings;
};

} // namespace schemabridge::workflow
