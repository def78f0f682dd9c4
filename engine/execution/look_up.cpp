#include "engine/execution/look_up.h"

namespace schemabridge::execution {

std::optional<DedupKeyRecord> lookUpKey(StoreReader &store, const identity::TriggerIdentity &identity,
                                        const Policy &policy)
{
    // In the unique mode the key is the execution id, and the unique index answers within the write.
    if (!identity.explicitKey || policy.explicitDedup == ExplicitDedup::Unique)
        return std::nullopt;
    return store.findKey(*identity.explicitKey);
}

} // namespace schemabridge::execution
