#pragma once

#include "engine/vault/secret_bytes.h"

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace schemabridge::vault {

constexpr std::size_t keySize = 32;
constexpr std::size_t nonceSize = 12;
constexpr std::size_t tagSize = 16;

using Nonce = std::array<unsigned char, nonceSize>;
using Bytes = std::vector<unsigned char>;

/// AES-256-GCM (NIST SP 800-38D).
/// @param header  is not encrypted, but protected as well.
/// @return the encrypted text with the tag behind it; nothing where OpenSSL fails.
std::optional<Bytes> seal(const SecretBytes &key, const Nonce &nonce, std::span<const unsigned char> header,
                          const SecretBytes &text);

/// @return nothing where key, nonce, header or any byte of `sealed` is not what seal() had.
std::optional<SecretBytes> unseal(const SecretBytes &key, const Nonce &nonce,
                                  std::span<const unsigned char> header,
                                  std::span<const unsigned char> sealed);

/// Fills the bytes from OpenSSL's generator for private values.
/// @return false where it has no randomness to give.
bool fillRandom(std::span<unsigned char> bytes);

} // namespace schemabridge::vault
