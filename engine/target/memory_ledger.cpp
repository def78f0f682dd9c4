#include "engine/target/memory_ledger.h"

#include <algorithm>

namespace schemabridge::target {

std::int64_t MemoryLedger::append(LedgerEntry entry)
{
    entry.seq = lastSeq() + 1;
    m_entries.push_back(std::move(entry));
    return lastSeq();
}

std::vector<LedgerEntry> MemoryLedger::entriesAfter(std::int64_t seq, std::size_t limit) const
{
    const auto start = std::min(static_cast<std::size_t>(std::max<std::int64_t>(seq, 0)), m_entries.size());
    const auto count = std::min(limit, m_entries.size() - start);
    const auto first = m_entries.begin() + static_cast<std::ptrdiff_t>(start);
    return {first, first + static_cast<std::ptrdiff_t>(count)};
}

std::optional<LedgerEntry> MemoryLedger::entry(std::int64_t seq) const
{
    if (seq < 1 || seq > lastSeq())
        return std::nullopt;
    return m_entries[static_cast<std::size_t>(seq - 1)];
}

LedgerTotals MemoryLedger::totalsAfter(std::int64_t seq) const
{
    LedgerTotals totals;
    for (const LedgerEntry &entry : m_entries) {
        if (entry.seq > seq)
            ++totals.of(entry.kind);
    }
    return totals;
}

std::optional<KeyRecord> MemoryLedger::key(const std::string &scope) const
{
    const auto found = m_keys.find(scope);
    return found == m_keys.end() ? std::nullopt : std::optional(found->second);
}

void MemoryLedger::keepKey(const std::string &scope, const KeyRecord &record)
{
    m_keys[scope] = record;
}

std::optional<Resource> MemoryLedger::resource(const std::string &host, const std::string &path) const
{
    const auto found = m_resources.find({host, path});
    return found == m_resources.end() ? std::nullopt : std::optional(found->second);
}

std::vector<Resource> MemoryLedger::resources(const std::string &host, const std::string &collection,
                                              const ResourceFilter &filter, std::size_t limit) const
{
    std::vector<Resource> found;
    const std::string prefix = collection + '/';
    for (auto at = m_resources.lower_bound({host, prefix}); at != m_resources.end(); ++at) {
        const auto &[key, resource] = *at;
        if (key.first != host || !key.second.starts_with(prefix))
            break;
        if (collectionOf(key.second) == collection && matches(resource.value, filter))
            found.push_back(resource);
    }
    std::sort(found.begin(), found.end(),
              [](const Resource &left, const Resource &right) { return left.made < right.made; });
    found.resize(std::min(found.size(), limit));
    return found;
}

void MemoryLedger::putResource(const std::string &host, const Resource &resource)
{
    m_resources[{host, resource.path}] = resource;
}

void MemoryLedger::removeResource(const std::string &host, const std::string &path)
{
    m_resources.erase({host, path});
}

} // namespace schemabridge::target
