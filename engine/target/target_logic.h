#pragma once

#include "engine/base/instant.h"
#include "engine/target/http_message.h"
#include "engine/target/ledger.h"
#include "engine/target/profile.h"

#include <optional>
#include <string>
#include <variant>

namespace schemabridge::target {

/// A request that was let in and has had no effect yet. As long as it is under way its key is taken.
struct Underway {
    TargetRequest request;
    std::string key;      ///< empty: none
    std::string keyScope; ///< empty: there is no key, or it does not count
    std::string fingerprint;
};

/// A request that must come again once this key is no longer running.
struct WaitForKey {
    std::string keyScope;
};

using Arrival = std::variant<TargetAnswer, Underway, WaitForKey>;

/// A small REST API that treats keys as its profile says. Decides only: no input or output, no clock; whoever
/// drives it brings the ledger and the time. Any path works: POST, PUT and PATCH make or change a resource,
/// DELETE removes one, GET shows one or, on a collection, `{"data": […]}` of those whose members equal the
/// query's.
class TargetLogic {
public:
    explicit TargetLogic(const Profile &profile) : m_profile(profile) {}

    /// First half: an answer at once, or a request let in.
    Arrival arrive(Ledger &ledger, const TargetRequest &request, Instant now) const;

    /// Second half: the effect, unless a field that must be unique stands against it.
    TargetAnswer complete(Ledger &ledger, const Underway &underway, Instant now) const;
    /// Second half where the operation fails: no effect; remembered with the key where the profile does so.
    TargetAnswer fail(Ledger &ledger, const Underway &underway, int status, Instant now) const;
    /// Second half where the target itself dies: no effect, nothing remembered.
    void abandon(Ledger &ledger, const Underway &underway) const;

    /// Both halves at once. Answers 409 in place of waiting.
    TargetAnswer handle(Ledger &ledger, const TargetRequest &request, Instant now) const;

private:
    const Profile &m_profile;
};

} // namespace schemabridge::target
