#pragma once

#include "engine/execution/action.h"
#include "engine/execution/command.h"
#include "engine/execution/definition_cache.h"
#include "engine/execution/policy.h"
#include "engine/ports/random.h"
#include "engine/ports/store.h"

#include <vector>

namespace schemabridge::execution {

using Actions = std::vector<Action>;

/// What a command's handler may use: the caller's transaction, the time that the caller read, and nothing of
/// the outside world.
struct Context {
    StoreTransaction &store;
    DefinitionCache &definitions;
    const Policy &policy;
    Random &random;
    Instant now;
};

/// The rules of identity's write, of steps and of the gateway's answers (design: layers 1 to 3), without I/O.
///
/// apply() changes state in the caller's transaction and collects actions. The caller performs them after the
/// commit, and none of them if the commit fails; only RunStep, which is pure, may be worked on before. The
/// runtime and the simulation are two drivers of this one core. One thread at a time.
class Core {
public:
    explicit Core(Policy policy) : m_policy(policy) {}

    Actions apply(StoreTransaction &store, const Command &command, Instant now, Random &random);

    const Policy &policy() const { return m_policy; }
    DefinitionCache &definitions() { return m_definitions; }

private:
    Policy m_policy;
    DefinitionCache m_definitions;
};

} // namespace schemabridge::execution
