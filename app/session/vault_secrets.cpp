#include "app/session/vault_secrets.h"

#include "app/platform/core_dumps.h"
#include "engine/vault/system_keychain.h"

#include <future>

namespace schemabridge::app {

std::optional<SecretValue> VaultSecrets::secret(std::string_view name)
{
    if (error())
        return std::nullopt;
    // A keychain is waited for in an event loop, which must not be the engine's own: its work would go on in
    // the midst of a step.
    auto found = std::async(std::launch::async, [&] { return read(name); }).get();
    return found ? std::optional(found.takeValue()) : std::nullopt;
}

std::optional<Error> VaultSecrets::error() const
{
    const std::lock_guard lock(m_mutex);
    return m_error;
}

void VaultSecrets::tryAgain()
{
    const std::lock_guard lock(m_mutex);
    m_error.reset();
}

Result<SecretValue> VaultSecrets::read(std::string_view name)
{
    if (auto opened = openOrReload(); !opened) {
        const std::lock_guard lock(m_mutex);
        m_error = opened.error();
        return opened.error();
    }
    return m_vault->get(name);
}

Status VaultSecrets::openOrReload()
{
    if (m_vault)
        return m_vault->reload();
    forbidCoreDumps();
    auto opened = vault::Vault::open(m_file, {std::make_shared<vault::SystemKeychain>(), m_passphrase});
    if (!opened)
        return opened.error();
    m_vault = opened.takeValue();
    return {};
}

} // namespace schemabridge::app
