#pragma once

#include "engine/base/instant.h"
#include "engine/json/value.h"

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace schemabridge::target {

/// One request that wanted to change something, and what became of it. Holds no headers.
struct LedgerEntry {
    enum class Kind : std::uint8_t {
        Effect,   ///< something changed
        Replay,   ///< answered from an earlier effect; nothing changed
        Conflict, ///< refused because of an earlier request
        Rejected, ///< refused or failed for any other reason
    };

    std::int64_t seq = 0; ///< ascending from 1; the ledger gives it
    Instant time;
    std::string host;
    std::string route;    ///< method and path: `POST /v1/charges`
    std::string key;      ///< empty where none was sent
    std::string bodyHash; ///< SHA-256 of the request's body, 64 lowercase hexadecimal digits
    Kind kind = Kind::Effect;
    std::int64_t first = 0; ///< seq of the entry that it replays or conflicts with; 0: none
    int status = 0;         ///< of the answer
    std::string answer;     ///< body of the answer

    friend bool operator==(const LedgerEntry &, const LedgerEntry &) = default;
};

std::string_view ledgerKindName(LedgerEntry::Kind kind);

/// How often what happened.
struct LedgerTotals {
    std::int64_t effects = 0;
    std::int64_t replayed = 0;
    std::int64_t conflicts = 0;
    std::int64_t rejected = 0;

    std::int64_t &of(LedgerEntry::Kind kind);
    friend bool operator==(const LedgerTotals &, const LedgerTotals &) = default;
};

/// What a target remembers about a key, or about the value of a field that must be unique.
struct KeyRecord {
    std::string fingerprint; ///< digest of what is compared when the key comes again; empty: nothing is
    Instant since;           ///< when it was first seen
    std::int64_t entry = 0;  ///< seq of the entry that it is about, which holds the answer
    bool failed = false;     ///< the request failed, and its answer is not given again
    std::string resource;    ///< path of the resource that was made or changed; empty: none

    friend bool operator==(const KeyRecord &, const KeyRecord &) = default;
};

/// Something that a request made, as GET shows it.
struct Resource {
    std::string path;       ///< its collection's path, `/` and its id
    json::Value value;      ///< an object
    std::int64_t made = 0;  ///< seq of the effect that made it
    std::int64_t entry = 0; ///< seq of the effect that last changed it

    friend bool operator==(const Resource &, const Resource &) = default;
};

/// Members and the text that each must equal: a string's text, or the JSON spelling of any other value.
using ResourceFilter = std::vector<std::pair<std::string, std::string>>;

/// Whether a resource passes a filter. A member that it lacks equals nothing.
bool matches(const json::Value &resource, const ResourceFilter &filter);

/// The path up to its last `/`: the collection that a resource belongs to.
std::string collectionOf(std::string_view path);

/// What a target keeps. Everything but the running keys survives the program.
class Ledger {
public:
    virtual ~Ledger() = default;

    /// @return the seq given
    virtual std::int64_t append(LedgerEntry entry) = 0;
    virtual std::int64_t lastSeq() const = 0;
    /// Entries after `seq`, in order, at most `limit`.
    virtual std::vector<LedgerEntry> entriesAfter(std::int64_t seq, std::size_t limit) const = 0;
    virtual std::optional<LedgerEntry> entry(std::int64_t seq) const = 0;
    virtual LedgerTotals totalsAfter(std::int64_t seq) const = 0;

    /// `scope` names a key together with where it counts.
    virtual std::optional<KeyRecord> key(const std::string &scope) const = 0;
    virtual void keepKey(const std::string &scope, const KeyRecord &record) = 0;

    virtual std::optional<Resource> resource(const std::string &host, const std::string &path) const = 0;
    /// Those of a collection that the filter lets through, in the order of their making, at most `limit`.
    virtual std::vector<Resource> resources(const std::string &host, const std::string &collection,
                                            const ResourceFilter &filter, std::size_t limit) const = 0;
    virtual void putResource(const std::string &host, const Resource &resource) = 0;
    virtual void removeResource(const std::string &host, const std::string &path) = 0;

    /// Scopes of the keys whose requests are under way; a dead process leaves none behind.
    std::set<std::string> runningKeys;

protected:
    friend bool operator==(const Ledger &, const Ledger &) = default;
};

} // namespace schemabridge::target
