#pragma once

#include "engine/json/value.h"
#include "engine/workflow/config/config_reading.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace schemabridge::workflow {

enum class MergeMode : std::uint8_t {
    All, ///< waits for every branch that can still arrive
    Any, ///< goes on with the first
};

std::string_view mergeModeName(MergeMode mode);

/// `config` of a MERGE.
struct MergeConfig {
    MergeMode mode = MergeMode::All;
    /// With its `=`; nothing: the output is `{ <predecessor id>: <its output> }`.
    std::optional<std::string> expression;

    static ConfigReading<MergeConfig> read(const json::Value &config);
    static Result<MergeConfig> fromJson(const json::Value &config) { return read(config).toResult(); }
};

} // namespace schemabridge::workflow
