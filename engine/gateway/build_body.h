#pragma once

#include "engine/base/result.h"
#include "engine/gateway/config_text.h"
#include "engine/gateway/prepared_request.h"
#include "engine/workflow/config/gateway_config.h"

#include <optional>
#include <string>

namespace schemabridge::gateway {

struct BuiltBody {
    TemplateText text;
    std::string contentType; ///< what to call it where the config names no type
};

/// Nothing where the config has no body, or it is an expression that is undefined.
Result<std::optional<BuiltBody>> buildBody(const workflow::GatewayConfig &config, const ConfigText &texts);

} // namespace schemabridge::gateway
