#pragma once

#include "engine/base/result.h"
#include "engine/vault/keychain.h"
#include "engine/vault/vault_header.h"

#include <functional>
#include <memory>
#include <optional>

namespace schemabridge::vault {

/// Asks a person, the environment or a file; nothing where there is no passphrase.
using AskPassphrase = std::function<std::optional<SecretValue>()>;

/// Where a vault's key may come from.
struct KeySource {
    std::shared_ptr<Keychain> keychain; ///< tried first for a new vault; null for none
    AskPassphrase passphrase; ///< asked where a vault is or will be kept by a passphrase; may be null
};

/// A key and the header that says how to get it again.
struct VaultKey {
    VaultHeader header;
    SecretBytes key;
};

/// The key of an existing vault.
/// Errors: VAULT_LOCKED (`reason`: `no_keychain`, `keychain_denied`, `key_not_in_keychain`, `no_passphrase`,
/// `not_enough_memory`). A wrong passphrase gives a wrong key, which only the file's tag can tell.
Result<VaultKey> keyForVault(const VaultHeader &header, const KeySource &source);

/// A new key: in the keychain where there is one, else from the passphrase.
/// Errors: VAULT_LOCKED (`reason` as above), VAULT_UNAVAILABLE (`reason`: `no_randomness`).
Result<VaultKey> keyForNewVault(const KeySource &source);

} // namespace schemabridge::vault
