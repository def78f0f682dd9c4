#include "engine/vault/passphrase_key.h"

#include <array>
#include <memory>
#include <openssl/core_names.h>
#include <openssl/evp.h>
#include <openssl/kdf.h>
#include <openssl/params.h>

namespace schemabridge::vault {

namespace {

using Kdf = std::unique_ptr<EVP_KDF, decltype(&EVP_KDF_free)>;
using KdfContext = std::unique_ptr<EVP_KDF_CTX, decltype(&EVP_KDF_CTX_free)>;

/// What scrypt needs (128 · r · N bytes) and some room for its smaller buffers; OpenSSL's own bound is 32
/// MiB.
std::uint64_t memoryMax(std::uint64_t n, std::uint64_t r)
{
    constexpr std::uint64_t room = 1024UL * 1024;
    return 128 * r * n + room;
}

/// OpenSSL's parameters take pointers to non-const data that they only read.
template<typename T>
void *readOnly(const T *data)
{
    return const_cast<T *>(data);
}

} // namespace

std::optional<SecretBytes> keyFromPassphrase(std::string_view passphrase, const Salt &salt,
                                             const ScryptCost &cost)
{
    std::uint64_t n = 1ULL << cost.costExponent;
    std::uint32_t r = cost.blockSize;
    std::uint32_t p = cost.parallelism;
    std::uint64_t bytesMax = memoryMax(n, r);
    const std::array parameters = {
        OSSL_PARAM_construct_octet_string(OSSL_KDF_PARAM_PASSWORD, readOnly(passphrase.data()),
                                          passphrase.size()),
        OSSL_PARAM_construct_octet_string(OSSL_KDF_PARAM_SALT, readOnly(salt.data()), salt.size()),
        OSSL_PARAM_construct_uint64(OSSL_KDF_PARAM_SCRYPT_N, &n),
        OSSL_PARAM_construct_uint32(OSSL_KDF_PARAM_SCRYPT_R, &r),
        OSSL_PARAM_construct_uint32(OSSL_KDF_PARAM_SCRYPT_P, &p),
        OSSL_PARAM_construct_uint64(OSSL_KDF_PARAM_SCRYPT_MAXMEM, &bytesMax),
        OSSL_PARAM_construct_end(),
    };
    const Kdf kdf(EVP_KDF_fetch(nullptr, "SCRYPT", nullptr), &EVP_KDF_free);
    const KdfContext context(kdf ? EVP_KDF_CTX_new(kdf.get()) : nullptr, &EVP_KDF_CTX_free);
    SecretBytes key(keySize);
    if (!context || EVP_KDF_derive(context.get(), key.data(), key.size(), parameters.data()) != 1)
        return std::nullopt;
    return key;
}

} // namespace schemabridge::vault
