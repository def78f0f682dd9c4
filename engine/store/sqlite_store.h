#pragma once

#include "engine/base/instant.h"
#include "engine/ports/store.h"

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace schemabridge {

struct SqliteStoreOptions {
    /// How long to wait for another process's transaction before STORE_UNAVAILABLE.
    Milliseconds busyTimeoutMs{5000};
};

/// A workspace's state in one SQLite file (WAL, synchronous=FULL). A transaction that succeeded has been
/// fsynced. Several processes may have the same file open.
///
/// Belongs to the thread that opened it; there must be a QCoreApplication, which finds the database driver.
/// Every error names `file` and `reason`; no payload, key or output is ever part of one.
class SqliteStore final : public Store {
public:
    /// Opens the file, made where it is new; its folder must exist. A file of an older version is migrated.
    /// Errors: STORE_NEWER (`version`, `versionMax`) and STORE_CORRUPT, both leaving the file as it is,
    /// STORE_READ_ONLY, STORE_FULL, STORE_UNAVAILABLE.
    static Result<std::unique_ptr<SqliteStore>> open(const std::string &file,
                                                     const SqliteStoreOptions &options = {});
    ~SqliteStore() override;

    /// An exception that `change` throws passes through, and nothing was changed. Must not be called from
    /// within itself.
    Result<std::vector<Event>> transact(const std::function<void(StoreTransaction &)> &change) override;

    /// Does not wait for writers, and sees what was committed before it began; so called from within
    /// transact() it does not see that transaction's changes.
    Status read(const std::function<void(StoreReader &)> &question) override;

private:
    struct Sessions;
    explicit SqliteStore(std::unique_ptr<Sessions> sessions);

    std::unique_ptr<Sessions> m_sessions;
};

} // namespace schemabridge
