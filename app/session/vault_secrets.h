#pragma once

#include "engine/ports/secret_source.h"
#include "engine/vault/vault.h"

#include <filesystem>
#include <mutex>
#include <optional>

namespace schemabridge::app {

/// The vault as a source of secrets for live calls: opened at the first secret, read anew for each, so that a
/// secret that was just set counts. A vault that could not be opened is not tried again by itself, since each
/// try may ask a person.
class VaultSecrets final : public SecretSource {
public:
    VaultSecrets(std::filesystem::path file, vault::AskPassphrase passphrase)
        : m_file(std::move(file)), m_passphrase(std::move(passphrase))
    {
    }

    std::optional<SecretValue> secret(std::string_view name) override;

    /// Why the vault could not be opened; nothing where it was, or was never needed. Any thread.
    std::optional<Error> error() const;
    /// Lets the next secret open the vault anew. Any thread.
    void tryAgain();

private:
    Result<SecretValue> read(std::string_view name);
    Status openOrReload();

    std::filesystem::path m_file;
    vault::AskPassphrase m_passphrase;
    std::optional<vault::Vault> m_vault;
    mutable std::mutex m_mutex;
    std::optional<Error> m_error; ///< guarded by m_mutex
};

} // namespace schemabridge::app
