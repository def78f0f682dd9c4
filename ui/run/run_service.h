#pragma once

#include "engine/runtime/engine_client.h"
#include "engine/target/mock_target.h"

#include <string>

namespace schemabridge::ui {

/// The engine that a workspace's test runs go to, and the target that they meet. Both live until another
/// workspace is asked for, or the service ends.
struct RunWorld {
    runtime::EngineClient *client;
    target::MockTarget *target;
};

/// What the run panel needs of the composition. GUI thread.
class RunService {
public:
    virtual ~RunService() = default;

    /// Opens the workspace's engine where it is not open yet; the one before it is then stopped.
    /// Errors: those of the store and of the mock target.
    virtual Result<RunWorld> open(const std::string &workspace) = 0;
};

} // namespace schemabridge::ui
