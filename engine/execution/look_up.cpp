#include "engine/execution/look_up.h"

namespace schemabridge::execution {

std::optional<DedupKeyRecord> lookUpKey(StoreReader &store, const identity::TriggerIdentity &identity)
{
    if (!identity.explicitKey)
        return std::nullopt;
    if (auto remembered = store.findKey(*identity.explicitKey))
        return remembered;
    // An engine in the unique mode made the key the execution's id.
    const auto unique = store.findExecution(ExecutionId{*identity.explicitKey});
    if (!unique)
        return std::nullopt;
    return DedupKeyRecord{*identity.explicitKey, unique->row, unique->readableKey, unique->createdAt};
}

} // namespace schemabridge::execution
