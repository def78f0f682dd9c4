#include "engine/execution/core.h"

#include "engine/execution/commands/handlers.h"

namespace schemabridge::execution {

Actions Core::apply(StoreTransaction &store, const Command &command, Instant now, Random &random)
{
    Context context{store, m_definitions, m_policy, random, now};
    return std::visit([&context](const auto &specific) { return handle(context, specific); }, command);
}

} // namespace schemabridge::execution
