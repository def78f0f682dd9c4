#pragma once

#include "engine/base/result.h"

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace schemabridge::app {

/// Where the two programs keep what they know, unless told otherwise: `schemabridge` in the user's data
/// folder (XDG Base Directory Specification 0.8, `$XDG_DATA_HOME`).
std::filesystem::path defaultStateFolder();

/// `<state>/<workspace>/engine.sqlite`. Characters of the workspace's name other than letters, digits, `-`
/// and
/// `_` are written as `%` and two hexadecimal digits; so its folder's name never has a dot, as the other
/// files of the state folder have.
std::filesystem::path databaseFile(const std::filesystem::path &stateFolder, std::string_view workspace);

/// `<state>/target-ledger.sqlite`, shared by all workspaces.
std::filesystem::path ledgerFile(const std::filesystem::path &stateFolder);

/// `<state>/secrets.vault`, shared by all workspaces.
std::filesystem::path vaultFile(const std::filesystem::path &stateFolder);

/// The workspaces that have a database here, by name.
std::vector<std::string> workspacesIn(const std::filesystem::path &stateFolder);

/// Makes the folder, and what leads to it, for this user only.
/// Errors: STORE_READ_ONLY, STORE_FULL, STORE_UNAVAILABLE (`file`, `reason`).
Status makeFolder(const std::filesystem::path &folder);

} // namespace schemabridge::app
