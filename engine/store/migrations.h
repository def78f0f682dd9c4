#pragma once

#include "engine/base/result.h"
#include "engine/store/sqlite_connection.h"

#include <span>
#include <string_view>
#include <vector>

namespace schemabridge {

/// What leads from one schema version to the next.
using Migration = std::vector<std::string_view>;

/// All of them; the version of a file (`PRAGMA user_version`) is how many it has gone through.
std::span<const Migration> storeMigrations();

/// What a file says about itself.
struct StoreVersion {
    int applicationId = 0;
    int version = 0;
    bool isEmpty = true; ///< no table yet
};

/// Written into the file's header, so that no other program's database is taken for ours: "SBDG".
inline constexpr int storeApplicationId = 0x53424447;

/// @return success where migrate() may go on with such a file.
/// Errors: STORE_NEWER (`version`, `versionMax`), STORE_CORRUPT; the caller adds `file`.
Status checkVersion(const StoreVersion &found, int versionMax);

/// Reads the version through SQLite, so that a log that is not yet in the file counts too.
Result<StoreVersion> readVersion(SqliteConnection &connection);

/// Brings the file to the last version in one transaction; a file that is there already is not written.
Status migrate(SqliteConnection &connection, std::span<const Migration> migrations);

} // namespace schemabridge
