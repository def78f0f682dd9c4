#pragma once

#include "engine/base/result.h"
#include "engine/ports/store.h"

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

namespace schemabridge::app {

/// The workspaces that a command is about: the one that is named, or all of the state folder.
std::vector<std::string> chosenWorkspaces(const std::filesystem::path &stateFolder, const std::string &named);

/// Asks the database of one workspace, without an engine: nothing is resumed by looking.
/// Errors: those of the store.
Status readWorkspace(const std::filesystem::path &stateFolder, const std::string &workspace,
                     const std::function<void(StoreReader &)> &question);

/// The workspace that has this execution. Errors: EXECUTION_UNKNOWN, those of the store.
Result<std::string> workspaceOf(const std::filesystem::path &stateFolder, const std::string &named,
                                const ExecutionId &execution);

/// Errors: EXECUTION_UNKNOWN where the text is no execution id.
Result<ExecutionId> executionIdFromText(const std::string &text);

} // namespace schemabridge::app
