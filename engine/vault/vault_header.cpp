#include "engine/vault/vault_header.h"

#include <algorithm>
#include <openssl/evp.h>
#include <string_view>

namespace schemabridge::vault {

namespace {

constexpr std::string_view magic("SBVAULT\n", 8);
constexpr unsigned char version = 1;
constexpr std::size_t digestSize = 8;
constexpr std::size_t keyKindPlace = 9;
constexpr std::size_t costPlace = 10;
constexpr std::size_t saltPlace = 16;
constexpr std::size_t noncePlace = 32;
static_assert(noncePlace + nonceSize + digestSize == VaultHeader::size);

/// A header that asks for gigabytes of memory, or for next to nothing, was not written by this program.
constexpr std::uint8_t costExponentMax = 19;

bool isKnownCost(KeyKind kind, const ScryptCost &cost)
{
    if (kind == KeyKind::Keychain)
        return cost == ScryptCost();
    return cost.costExponent >= usualScryptCost.costExponent && cost.costExponent <= costExponentMax &&
           cost.blockSize == usualScryptCost.blockSize && cost.parallelism == usualScryptCost.parallelism;
}

Bytes digestOf(std::span<const unsigned char> bytes)
{
    Bytes digest(EVP_MAX_MD_SIZE);
    EVP_Digest(bytes.data(), bytes.size(), digest.data(), nullptr, EVP_sha256(), nullptr);
    digest.resize(digestSize);
    return digest;
}

} // namespace

Bytes VaultHeader::toBytes() const
{
    Bytes bytes(size);
    std::copy(magic.begin(), magic.end(), bytes.begin());
    bytes[magic.size()] = version;
    bytes[keyKindPlace] = static_cast<unsigned char>(keyKind);
    bytes[costPlace] = cost.costExponent;
    bytes[costPlace + 1] = cost.blockSize;
    bytes[costPlace + 2] = cost.parallelism;
    std::copy(salt.begin(), salt.end(), bytes.begin() + saltPlace);
    std::copy(nonce.begin(), nonce.end(), bytes.begin() + noncePlace);
    constexpr std::size_t digestPlace = noncePlace + nonceSize;
    const Bytes digest = digestOf(std::span(bytes).first(digestPlace));
    std::copy(digest.begin(), digest.end(), bytes.begin() + digestPlace);
    return bytes;
}

std::optional<VaultHeader> VaultHeader::fromBytes(std::span<const unsigned char> bytes)
{
    if (bytes.size() < size)
        return std::nullopt;
    VaultHeader header;
    header.keyKind = static_cast<KeyKind>(bytes[keyKindPlace]);
    header.cost = {bytes[costPlace], bytes[costPlace + 1], bytes[costPlace + 2]};
    std::copy_n(bytes.begin() + saltPlace, header.salt.size(), header.salt.begin());
    std::copy_n(bytes.begin() + noncePlace, header.nonce.size(), header.nonce.begin());
    const bool isKnownKind = header.keyKind == KeyKind::Keychain || header.keyKind == KeyKind::Passphrase;
    if (!isKnownKind || !isKnownCost(header.keyKind, header.cost))
        return std::nullopt;
    // Magic, version, zeros and digest are right where writing the header again gives the same bytes.
    const Bytes rewritten = header.toBytes();
    return std::equal(rewritten.begin(), rewritten.end(), bytes.begin()) ? std::optional(header)
                                                                         : std::nullopt;
}

} // namespace schemabridge::vault
