#include "engine/vault/cipher.h"

#include <cassert>
#include <limits>
#include <memory>
#include <openssl/evp.h>
#include <openssl/rand.h>

namespace schemabridge::vault {

namespace {

using Context = std::unique_ptr<EVP_CIPHER_CTX, decltype(&EVP_CIPHER_CTX_free)>;

Context newContext()
{
    return {EVP_CIPHER_CTX_new(), &EVP_CIPHER_CTX_free};
}

int lengthOf(std::span<const unsigned char> bytes)
{
    assert(bytes.size() <= std::size_t(std::numeric_limits<int>::max()) && "the vault's file is bounded");
    return static_cast<int>(bytes.size());
}

} // namespace

std::optional<Bytes> seal(const SecretBytes &key, const Nonce &nonce, std::span<const unsigned char> header,
                          const SecretBytes &text)
{
    const Context context = newContext();
    Bytes sealed(text.size() + tagSize);
    int written = 0;
    const bool isSealed =
        context && key.size() == keySize &&
        EVP_EncryptInit_ex(context.get(), EVP_aes_256_gcm(), nullptr, key.data(), nonce.data()) == 1 &&
        EVP_EncryptUpdate(context.get(), nullptr, &written, header.data(), lengthOf(header)) == 1 &&
        EVP_EncryptUpdate(context.get(), sealed.data(), &written, text.data(), lengthOf(text)) == 1 &&
        EVP_EncryptFinal_ex(context.get(), sealed.data() + written, &written) == 1 &&
        EVP_CIPHER_CTX_ctrl(context.get(), EVP_CTRL_GCM_GET_TAG, int(tagSize), sealed.data() + text.size()) ==
            1;
    return isSealed ? std::optional(std::move(sealed)) : std::nullopt;
}

std::optional<SecretBytes> unseal(const SecretBytes &key, const Nonce &nonce,
                                  std::span<const unsigned char> header,
                                  std::span<const unsigned char> sealed)
{
    if (sealed.size() < tagSize || key.size() != keySize)
        return std::nullopt;
    const auto encrypted = sealed.first(sealed.size() - tagSize);
    Bytes tag(sealed.end() - tagSize, sealed.end());
    const Context context = newContext();
    // One byte more, so that there is a place to write to for an empty text too.
    SecretBytes text(encrypted.size() + 1);
    int written = 0;
    const bool isGenuine =
        context &&
        EVP_DecryptInit_ex(context.get(), EVP_aes_256_gcm(), nullptr, key.data(), nonce.data()) == 1 &&
        EVP_DecryptUpdate(context.get(), nullptr, &written, header.data(), lengthOf(header)) == 1 &&
        EVP_DecryptUpdate(context.get(), text.data(), &written, encrypted.data(), lengthOf(encrypted)) == 1 &&
        EVP_CIPHER_CTX_ctrl(context.get(), EVP_CTRL_GCM_SET_TAG, int(tagSize), tag.data()) == 1 &&
        EVP_DecryptFinal_ex(context.get(), text.data() + encrypted.size(), &written) == 1;
    text.resize(encrypted.size());
    return isGenuine ? std::optional(std::move(text)) : std::nullopt;
}

bool fillRandom(std::span<unsigned char> bytes)
{
    return RAND_priv_bytes(bytes.data(), lengthOf(bytes)) == 1;
}

} // namespace schemabridge::vault
