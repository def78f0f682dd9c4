#pragma once

#include "engine/base/instant.h"
#include "engine/target/http_message.h"
#include "engine/target/ledger.h"
#include "engine/target/profile.h"

#include <optional>

namespace schemabridge::target {

/// An earlier request whose values this one repeats.
struct Clash {
    const Reaction &reaction; ///< of the profile
    KeyRecord record;
};

/// The first of the profile's unique fields that stands against a POST, PUT or PATCH.
std::optional<Clash> findClash(const Profile &profile, const Ledger &ledger, const TargetRequest &request,
                               Instant now);

/// Remembers the values of the unique fields that a request brought in.
void keepUnique(const Profile &profile, Ledger &ledger, const TargetRequest &request,
                const KeyRecord &record);

} // namespace schemabridge::target
