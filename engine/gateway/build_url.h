#pragma once

#include "engine/base/result.h"
#include "engine/gateway/config_text.h"
#include "engine/gateway/prepared_request.h"
#include "engine/workflow/config/gateway_config.h"

#include <string>
#include <utility>
#include <vector>

namespace schemabridge::gateway {

/// Names and values of query items as data, before they are encoded into the address.
using QueryItems = std::vector<std::pair<std::string, TemplateText>>;

/// The config's `query`; items that are undefined are left out.
Result<QueryItems> buildQuery(const workflow::GatewayConfig &config, const ConfigText &texts);

/// The address with the query items added. Errors: REQUEST_INVALID where it is no http or https URL with a
/// host, names a user, has a fragment, or a secret stands before its path.
Result<TemplateText> buildUrl(const workflow::GatewayConfig &config, const QueryItems &query,
                              const ConfigText &texts);

} // namespace schemabridge::gateway
