#include "engine/vault/vault.h"

#include "engine/vault/secret_name.h"
#include "engine/vault/vault_file.h"

#include <QLockFile>

namespace schemabridge::vault {

namespace {

/// Another process holds the lock only while it reads, derives a key and writes.
constexpr int lockWaitMsMax = 3'000;

Error tampered(const char *reason)
{
    return {ErrorCode::VaultTampered, {{"reason", reason}}};
}

Error unknown(std::string_view name)
{
    return {ErrorCode::SecretUnknown, {{"name", std::string(name)}}};
}

/// Whether one key serves both headers.
bool belongsTo(const VaultHeader &left, const VaultHeader &right)
{
    return left.keyKind == right.keyKind && left.cost == right.cost && left.salt == right.salt;
}

const char *reasonOfMismatch(const VaultHeader &header)
{
    return header.keyKind == KeyKind::Passphrase ? "wrong_passphrase_or_damaged" : "wrong_key_or_damaged";
}

Error notLocked(const std::filesystem::path &file, QLockFile::LockError error)
{
    const char *reason = error == QLockFile::LockFailedError ? "in_use" : "folder_not_writable";
    return {ErrorCode::VaultUnavailable, {{"file", file.string()}, {"reason", reason}}};
}

} // namespace

Vault::Vault(std::filesystem::path file, KeySource source)
    : m_file(std::move(file)), m_source(std::move(source))
{
}

Result<Vault> Vault::open(std::filesystem::path file, KeySource source)
{
    Vault vault(std::move(file), std::move(source));
    if (const Status status = vault.reload(); !status)
        return status.error();
    return vault;
}

std::vector<std::string> Vault::list() const
{
    std::vector<std::string> names;
    for (const auto &[name, value] : m_secrets)
        names.push_back(name);
    return names;
}

Result<SecretValue> Vault::get(std::string_view name) const
{
    const auto found = m_secrets.find(name);
    if (found == m_secrets.end())
        return unknown(name);
    return SecretValue(found->second.reveal());
}

Status Vault::set(std::string_view name, SecretValue value)
{
    if (Status status = checkSecretName(name); !status)
        return status;
    return change([&](SecretTable &secrets) -> Status {
        secrets.insert_or_assign(std::string(name), std::move(value));
        return {};
    });
}

Status Vault::remove(std::string_view name)
{
    return change([&](SecretTable &secrets) -> Status {
        const auto found = secrets.find(name);
        if (found == secrets.end())
            return unknown(name);
        secrets.erase(found);
        return {};
    });
}

/// Reads, changes and writes under a lock, so that two processes do not undo each other's change.
template<typename Change>
Status Vault::change(const Change &apply)
{
    QLockFile lock(QString::fromStdU16String(m_file.u16string()) + QStringLiteral(".lock"));
    // A person may be typing the passphrase under the lock: only the lock of a dead process is stale.
    lock.setStaleLockTime(0);
    if (!lock.tryLock(lockWaitMsMax))
        return notLocked(m_file, lock.error());
    if (Status status = reload(); !status)
        return status;
    if (Status status = apply(m_secrets); !status)
        return status;
    Status saved = save();
    if (!saved)
        (void)reload();
    return saved;
}

Status Vault::reload()
{
    const auto bytes = readVaultFile(m_file);
    if (!bytes)
        return bytes.error();
    if (*bytes)
        return load(**bytes);
    m_secrets.clear();
    return {};
}

Status Vault::load(const std::vector<unsigned char> &bytes)
{
    const auto header = VaultHeader::fromBytes(bytes);
    if (!header)
        return tampered("header_damaged");
    if (Status status = useKeyFor(*header); !status)
        return status;
    const std::span<const unsigned char> all(bytes);
    const auto text =
        unseal(m_key->key, header->nonce, all.first(VaultHeader::size), all.subspan(VaultHeader::size));
    auto secrets = text ? tableFromBytes(*text) : std::nullopt;
    if (!secrets) {
        m_key.reset();
        return tampered(reasonOfMismatch(*header));
    }
    m_secrets = std::move(*secrets);
    return {};
}

/// Asks for a key only where the one in hand belongs to another vault, or to none.
Status Vault::useKeyFor(const VaultHeader &header)
{
    if (m_key && belongsTo(m_key->header, header))
        return {};
    auto key = keyForVault(header, m_source);
    if (!key)
        return key.error();
    m_key = key.takeValue();
    return {};
}

Status Vault::save()
{
    if (!m_key) {
        auto fresh = keyForNewVault(m_source);
        if (!fresh)
            return fresh.error();
        m_key = fresh.takeValue();
    }
    // A nonce must never meet the same key twice (NIST SP 800-38D, section 8).
    if (!fillRandom(m_key->header.nonce))
        return Error{ErrorCode::VaultUnavailable, {{"file", m_file.string()}, {"reason", "no_randomness"}}};
    Bytes bytes = m_key->header.toBytes();
    const auto sealed = seal(m_key->key, m_key->header.nonce, bytes, tableToBytes(m_secrets));
    if (!sealed)
        return Error{ErrorCode::VaultUnavailable,
                     {{"file", m_file.string()}, {"reason", "encryption_failed"}}};
    bytes.insert(bytes.end(), sealed->begin(), sealed->end());
    return writeVaultFile(m_file, bytes);
}

} // namespace schemabridge::vault
