#include "engine/execution/definition_cache.h"

namespace schemabridge::execution {

Result<std::shared_ptr<const CompiledWorkflow>> DefinitionCache::get(StoreReader &store, DefinitionRow row)
{
    if (const auto found = m_compiled.find(row); found != m_compiled.end())
        return found->second;
    auto compiled = CompiledWorkflow::compile(store.definition(row));
    if (compiled)
        m_compiled.emplace(row, *compiled);
    return compiled;
}

} // namespace schemabridge::execution
