#pragma once

#include "engine/execution/compiled_workflow.h"
#include "engine/ports/store.h"

#include <memory>
#include <unordered_map>

namespace schemabridge::execution {

/// Compiled workflows by their row in the store, so that each text is read once. One thread at a time.
class DefinitionCache {
public:
    /// Errors: what CompiledWorkflow::compile() finds wrong with the stored text.
    Result<std::shared_ptr<const CompiledWorkflow>> get(StoreReader &store, DefinitionRow row);

private:
    std::unordered_map<DefinitionRow, std::shared_ptr<const CompiledWorkflow>> m_compiled;
};

} // namespace schemabridge::execution
