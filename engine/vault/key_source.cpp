#include "engine/vault/key_source.h"

#include "engine/base/hex.h"
#include "engine/vault/passphrase_key.h"

namespace schemabridge::vault {

namespace {

Error locked(const char *reason)
{
    return {ErrorCode::VaultLocked, {{"reason", reason}}};
}

std::string entryName(const VaultHeader &header)
{
    return "vault-" + toHex(header.salt);
}

const char *reasonOf(KeychainAnswer answer)
{
    switch (answer) {
    case KeychainAnswer::NotFound:
        return "key_not_in_keychain";
    case KeychainAnswer::Denied:
        return "keychain_denied";
    default:
        return "no_keychain";
    }
}

Result<VaultKey> keyFromKeychain(const VaultHeader &header, const KeySource &source)
{
    VaultKey known{header, {}};
    const KeychainAnswer answer =
        source.keychain ? source.keychain->read(entryName(header), known.key) : KeychainAnswer::Unavailable;
    if (answer != KeychainAnswer::Done)
        return locked(reasonOf(answer));
    return known;
}

Result<VaultKey> keyFromAskedPassphrase(const VaultHeader &header, const KeySource &source)
{
    const auto passphrase = source.passphrase ? source.passphrase() : std::nullopt;
    if (!passphrase || passphrase->isEmpty())
        return locked("no_passphrase");
    auto key = keyFromPassphrase(passphrase->reveal(), header.salt, header.cost);
    if (!key)
        return locked("not_enough_memory");
    return VaultKey{header, std::move(*key)};
}

} // namespace

Result<VaultKey> keyForVault(const VaultHeader &header, const KeySource &source)
{
    return header.keyKind == KeyKind::Keychain ? keyFromKeychain(header, source)
                                               : keyFromAskedPassphrase(header, source);
}

Result<VaultKey> keyForNewVault(const KeySource &source)
{
    VaultKey fresh;
    fresh.key.resize(keySize);
    if (!fillRandom(fresh.header.salt) || !fillRandom(fresh.key))
        return Error{ErrorCode::VaultUnavailable, {{"reason", "no_randomness"}}};
    const KeychainAnswer answer = source.keychain ? source.keychain->write(entryName(fresh.header), fresh.key)
                                                  : KeychainAnswer::Unavailable;
    if (answer == KeychainAnswer::Done)
        return fresh;
    if (answer == KeychainAnswer::Denied)
        return locked(reasonOf(answer));
    fresh.header.keyKind = KeyKind::Passphrase;
    fresh.header.cost = usualScryptCost;
    return keyFromAskedPassphrase(fresh.header, source);
}

} // namespace schemabridge::vault
