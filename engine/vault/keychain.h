#pragma once

#include "engine/vault/secret_bytes.h"

#include <cstdint>
#include <optional>
#include <string>

namespace schemabridge::vault {

enum class KeychainAnswer : std::uint8_t {
    Done,
    NotFound,    ///< the keychain works, but has no such entry
    Denied,      ///< the person said no
    Unavailable, ///< there is no keychain, or it does not answer
};

/// A place of the desktop that keeps keys for a person who is logged in.
class Keychain {
public:
    virtual ~Keychain() = default;

    /// @param bytes  receives the entry where the answer is Done.
    virtual KeychainAnswer read(const std::string &entry, SecretBytes &bytes) = 0;
    virtual KeychainAnswer write(const std::string &entry, const SecretBytes &bytes) = 0;
};

} // namespace schemabridge::vault
