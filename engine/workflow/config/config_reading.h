#pragma once

#include "engine/base/result.h"

#include <vector>

namespace schemabridge::workflow {

/// A config as far as it can be read: a member that is wrong has its default, and an error that names it.
/// Errors: CONFIG_INVALID (`member`, `expected`, where it helps `actual`, `pointer` within the config such as
/// `/timeoutMs`).
template<typename Config>
struct ConfigReading {
    Config config;
    std::vector<Error> errors;

    /// For callers that need all of it right.
    Result<Config> toResult() const
    {
        return errors.empty() ? Result<Config>(config) : Result<Config>(errors.front());
    }
};

} // namespace schemabridge::workflow
