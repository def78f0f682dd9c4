#pragma once

#include "engine/base/result.h"
#include "engine/gateway/config_text.h"
#include "engine/gateway/prepared_request.h"
#include "engine/workflow/config/gateway_config.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace schemabridge::gateway {

using TemplateHeaders = std::vector<std::pair<std::string, TemplateText>>;

/// The config's headers in their order; those that are undefined are left out.
/// Errors: REQUEST_INVALID for a name that is no token, that comes twice or that the transport itself writes
/// (`Content-Length`, ...), and for a value with a control character, which could begin another header.
Result<TemplateHeaders> buildHeaders(const workflow::GatewayConfig &config, const ConfigText &texts);

/// @return null pointer where there is none; upper and lower case do not count.
const TemplateText *findHeader(const TemplateHeaders &headers, std::string_view name);

/// In its place where there is one of that name, else at the end.
void setHeader(TemplateHeaders &headers, std::string_view name, std::string value);

} // namespace schemabridge::gateway
