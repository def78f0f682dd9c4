#pragma once

#include "engine/target/ledger.h"

#include <map>

namespace schemabridge::target {

/// A ledger in memory: a value that can be copied and compared, for the Lab and for tests.
class MemoryLedger final : public Ledger {
public:
    std::int64_t append(LedgerEntry entry) override;
    std::int64_t lastSeq() const override { return static_cast<std::int64_t>(m_entries.size()); }
    std::vector<LedgerEntry> entriesAfter(std::int64_t seq, std::size_t limit) const override;
    std::optional<LedgerEntry> entry(std::int64_t seq) const override;
    LedgerTotals totalsAfter(std::int64_t seq) const override;
    std::optional<KeyRecord> key(const std::string &scope) const override;
    void keepKey(const std::string &scope, const KeyRecord &record) override;
    std::optional<Resource> resource(const std::string &host, const std::string &path) const override;
    std::vector<Resource> resources(const std::string &host, const std::string &collection,
                                    const ResourceFilter &filter, std::size_t limit) const override;
    void putResource(const std::string &host, const Resource &resource) override;
    void removeResource(const std::string &host, const std::string &path) override;

    friend bool operator==(const MemoryLedger &left, const MemoryLedger &right) = default;

private:
    std::vector<LedgerEntry> m_entries;
    std::map<std::string, KeyRecord> m_keys;
    std::map<std::pair<std::string, std::string>, Resource> m_resources; ///< by host and path
};

} // namespace schemabridge::target
