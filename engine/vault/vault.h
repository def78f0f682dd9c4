#pragma once

#include "engine/base/result.h"
#include "engine/vault/key_source.h"
#include "engine/vault/secret_table.h"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace schemabridge::vault {

/// Secrets at rest: one file, encrypted and protected as a whole with AES-256-GCM.
///
/// Its key lies in the desktop's keychain; where there is none, a passphrase gives it through scrypt.
/// Whatever is changed in the file, or cut from it, is found before anything is read. An older copy of the
/// file put back in its place is not: it is a genuine vault. Belongs to one thread. Several processes may use
/// one file: a change starts from what the file holds then.
class Vault {
public:
    /// Opens the vault, or prepares a new one: its file, and the key, are made by the first set().
    /// Errors: VAULT_TAMPERED (`reason`: `header_damaged`, `file_too_large`, `wrong_key_or_damaged`,
    /// `wrong_passphrase_or_damaged`: no one can tell these two apart), VAULT_LOCKED (`reason`, see
    /// KeySource), VAULT_UNAVAILABLE (`file`, `reason`).
    static Result<Vault> open(std::filesystem::path file, KeySource source);

    /// Names in their order.
    std::vector<std::string> list() const;

    /// Errors: SECRET_UNKNOWN (`name`).
    Result<SecretValue> get(std::string_view name) const;

    /// Sets a secret, new or known, and saves.
    /// Errors: SECRET_NAME_INVALID (`name`), VAULT_UNAVAILABLE (`reason`: `in_use` where another process
    /// holds the file for seconds, `folder_not_writable`), and those of open().
    Status set(std::string_view name, SecretValue value);

    /// Removes a secret and saves.
    /// Errors: SECRET_UNKNOWN (`name`), and those of set().
    Status remove(std::string_view name);

    /// Reads the file again, which another process may have changed.
    /// Errors: those of open(); what was read before then stays.
    Status reload();

private:
    Vault(std::filesystem::path file, KeySource source);

    template<typename Change>
    Status change(const Change &apply);
    Status load(const std::vector<unsigned char> &bytes);
    Status useKeyFor(const VaultHeader &header);
    Status save();

    std::filesystem::path m_file;
    KeySource m_source;
    std::optional<VaultKey> m_key;
    SecretTable m_secrets;
};

} // namespace schemabridge::vault
