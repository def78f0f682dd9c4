#pragma once

#include "engine/base/instant.h"
#include "engine/base/result.h"
#include "engine/store/sqlite_connection.h"

#include <memory>
#include <string>

namespace schemabridge {

/// Both connections to a store's file, which is there, ours and of the current version.
struct StoreFile {
    std::unique_ptr<SqliteConnection> writer;
    std::unique_ptr<SqliteConnection> reader; ///< closed first: the last writer's end tidies the log away
};

/// Refuses what it must not touch before it opens anything for writing.
/// Errors: as SqliteStore::open().
Result<StoreFile> openStoreFile(const std::string &file, Milliseconds busyTimeoutMs);

} // namespace schemabridge
