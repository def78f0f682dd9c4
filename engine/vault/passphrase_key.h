#pragma once

#include "engine/vault/secret_bytes.h"
#include "engine/vault/vault_header.h"

#include <optional>
#include <string_view>

namespace schemabridge::vault {

/// Derives a key through scrypt (RFC 7914).
/// @return nothing where there is not enough memory for the cost.
std::optional<SecretBytes> keyFromPassphrase(std::string_view passphrase, const Salt &salt,
                                             const ScryptCost &cost);

} // namespace schemabridge::vault
