#include "engine/identity/execution_key.h"

#include "engine/identity/framing.h"

namespace schemabridge::identity {

std::string contentFraming(const KeyScope &scope, std::string_view payload)
{
    return framed("schemabridge.execution.v1", {scope.workspace, scope.entry, payload});
}

ExecutionId contentExecutionId(const KeyScope &scope, std::string_view payload)
{
    return {sha256(contentFraming(scope, payload))};
}

std::string explicitFraming(const KeyScope &scope, Rule rule, const std::vector<std::string> &parts)
{
    std::vector<std::string_view> all = {scope.workspace, scope.entry, ruleName(rule)};
    all.insert(all.end(), parts.begin(), parts.end());
    return framed("schemabridge.explicit.v1", all);
}

KeyHash explicitKey(const KeyScope &scope, Rule rule, const std::vector<std::string> &parts)
{
    return sha256(explicitFraming(scope, rule, parts));
}

} // namespace schemabridge::identity
