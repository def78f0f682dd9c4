#pragma once

#include "engine/base/ids.h"

#include <CLI/CLI.hpp>
#include <optional>
#include <string>

namespace schemabridge::app {

/// What a trigger brings along besides its payload.
struct TriggerOptions {
    std::string entry;
    std::optional<std::string> clientIdempotencyId;
    bool forceNewExecution = false;

    void addTo(CLI::App &command);
    std::optional<VertexId> entryId() const;
};

} // namespace schemabridge::app
