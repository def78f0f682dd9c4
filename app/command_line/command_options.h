#pragma once

#include "app/session/session.h"
#include "engine/base/result.h"

#include <CLI/CLI.hpp>
#include <cstdint>
#include <string>
#include <vector>

namespace schemabridge::app {

/// `--state` and `--json`, as every command has them.
struct CommonOptions {
    std::string stateFolder; ///< empty: the user's own
    bool json = false;

    void addState(CLI::App &command);
    void addJson(CLI::App &command);
    std::filesystem::path state() const;
};

/// How the mock target behaves.
struct TargetOptions {
    std::string profile;
    std::vector<std::string> faults;
    std::string faultScript;

    void addTo(CLI::App &command);
    /// Errors: FAULT_SCRIPT_INVALID; for a file, each with `file`, also FILE_UNREADABLE, PAYLOAD_TOO_LARGE
    /// and those of json::parse().
    Result<target::FaultScript> script() const;
};

/// How the engine runs.
struct EngineOptions {
    std::string explicitDedup = "lookup";
    std::int64_t leaseMs = execution::Policy().leaseMs.count();
    std::int64_t waitMs = 600'000;
    TargetOptions target;

    void addTo(CLI::App &command);
    Result<SessionOptions> sessionOptions(const CommonOptions &common, const std::string &workspace) const;
};

/// Adds `--explicit-dedup`.
void addExplicitDedup(CLI::App &command, std::string &mode);
execution::ExplicitDedup explicitDedupFromName(const std::string &mode);

} // namespace schemabridge::app
