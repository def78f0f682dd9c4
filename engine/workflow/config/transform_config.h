#pragma once

#include "engine/json/value.h"
#include "engine/workflow/config/config_reading.h"

#include <string>

namespace schemabridge::workflow {

/// `config` of a TRANSFORM.
struct TransformConfig {
    std::string expression; ///< with its `=`

    static ConfigReading<TransformConfig> read(const json::Value &config);
    static Result<TransformConfig> fromJson(const json::Value &config) { return read(config).toResult(); }
};

} // namespace schemabridge::workflow
