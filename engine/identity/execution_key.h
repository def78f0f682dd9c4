#pragma once

#include "engine/base/ids.h"
#include "engine/identity/trigger.h"
#include "engine/ports/records.h"

#include <string>
#include <string_view>
#include <vector>

namespace schemabridge::identity {

/// What a trigger's identity belongs to: the same payload at another entry is another execution.
struct KeyScope {
    std::string_view workspace;
    std::string_view entry;
};

/// What contentExecutionId() is the digest of: tag `schemabridge.execution.v1`, workspace, entry, payload.
std::string contentFraming(const KeyScope &scope, std::string_view payload);
ExecutionId contentExecutionId(const KeyScope &scope, std::string_view payload);

/// What explicitKey() is the digest of: tag `schemabridge.explicit.v1`, workspace, entry, the rule's name,
/// the parts.
/// @param parts  the client's id; or per path, in the order configured, the path and the exact canonical form
/// there.
std::string explicitFraming(const KeyScope &scope, Rule rule, const std::vector<std::string> &parts);
KeyHash explicitKey(const KeyScope &scope, Rule rule, const std::vector<std::string> &parts);

} // namespace schemabridge::identity
