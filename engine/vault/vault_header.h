#pragma once

#include "engine/vault/cipher.h"

#include <cstdint>
#include <optional>

namespace schemabridge::vault {

/// Where the key of a vault comes from. The values differ in several bits, so that one flipped bit is no
/// other kind.
enum class KeyKind : std::uint8_t { Keychain = 'K', Passphrase = 'P' };

/// Cost of scrypt (RFC 7914): N = 2^costExponent, r, p. All 0 where the key comes from a keychain.
struct ScryptCost {
    std::uint8_t costExponent = 0;
    std::uint8_t blockSize = 0;
    std::uint8_t parallelism = 0;

    friend bool operator==(const ScryptCost &, const ScryptCost &) = default;
};

/// 128 MiB of memory and some tenths of a second for each guess.
constexpr ScryptCost usualScryptCost = {17, 8, 1};

using Salt = std::array<unsigned char, 16>;

/// The beginning of a vault's file, readable by all and protected by the tag at the end:
/// magic 8, version 1, key kind 1, scrypt cost 3, zeros 3, salt 16, nonce 12, and of SHA-256 over these the
/// first 8 bytes. The digest keeps no attacker out; it tells a damaged header from a missing key before any
/// key is asked for.
struct VaultHeader {
    KeyKind keyKind = KeyKind::Keychain;
    ScryptCost cost;
    Salt salt{}; ///< for scrypt; also names the vault's entry in the keychain
    Nonce nonce{};

    static constexpr std::size_t size = 52;

    Bytes toBytes() const;
    /// @return nothing where these are not the bytes of a header that this program writes.
    static std::optional<VaultHeader> fromBytes(std::span<const unsigned char> bytes);
};

} // namespace schemabridge::vault
