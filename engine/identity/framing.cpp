#include "engine/identity/framing.h"

#include <cstdint>
#include <cstdlib>
#include <openssl/evp.h>

namespace schemabridge::identity {

namespace {

void appendLength(std::string &bytes, std::uint64_t length)
{
    for (int shift = 56; shift >= 0; shift -= 8)
        bytes += static_cast<char>(length >> shift & 0xFFU);
}

} // namespace

std::string framed(std::string_view tag, const std::vector<std::string_view> &parts)
{
    std::string bytes(tag);
    for (const std::string_view part : parts) {
        appendLength(bytes, part.size());
        bytes += part;
    }
    return bytes;
}

Sha256 sha256(std::string_view bytes)
{
    Sha256 digest{};
    if (EVP_Digest(bytes.data(), bytes.size(), digest.data(), nullptr, EVP_sha256(), nullptr) != 1)
        std::abort();
    return digest;
}

} // namespace schemabridge::identity
