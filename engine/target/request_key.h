#pragma once

#include "engine/base/instant.h"
#include "engine/target/http_message.h"
#include "engine/target/profile.h"

#include <optional>
#include <string>

namespace schemabridge::target {

/// What a request says at the place where the profile looks for a key.
struct RequestKey {
    enum class State : std::uint8_t {
        NotLookedFor, ///< the profile knows no keys, or none on this method
        Absent,
        Malformed,
        Present,
    };

    State state = State::NotLookedFor;
    std::string text;                 ///< the key, without the quotes of its form
    std::optional<Instant> firstSent; ///< where the profile has a header for it
};

RequestKey requestKey(const Profile &profile, const TargetRequest &request, Instant now);

/// The key with everything that it is unique within, as one text.
std::string keyScope(const Profile &profile, const TargetRequest &request, const std::string &key);

/// Digest of what must be the same when the key comes again; empty where nothing is compared.
std::string fingerprint(const Profile &profile, const TargetRequest &request);

/// Lowercase hexadecimal digits.
std::string sha256(std::string_view bytes);

} // namespace schemabridge::target
