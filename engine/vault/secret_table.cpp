#include "engine/vault/secret_table.h"

#include <cstdint>

namespace schemabridge::vault {

namespace {

constexpr std::size_t lengthSize = 4;

void append(SecretBytes &bytes, std::string_view part)
{
    for (int shift = 24; shift >= 0; shift -= 8)
        bytes.push_back(static_cast<unsigned char>(part.size() >> shift & 0xFFU));
    bytes.insert(bytes.end(), part.begin(), part.end());
}

/// Takes the next part off the front.
std::optional<std::string_view> takePart(std::string_view &rest)
{
    if (rest.size() < lengthSize)
        return std::nullopt;
    std::size_t length = 0;
    for (const char byte : rest.substr(0, lengthSize))
        length = length << 8U | static_cast<unsigned char>(byte);
    rest.remove_prefix(lengthSize);
    if (rest.size() < length)
        return std::nullopt;
    const std::string_view part = rest.substr(0, length);
    rest.remove_prefix(length);
    return part;
}

} // namespace

SecretBytes tableToBytes(const SecretTable &table)
{
    SecretBytes bytes;
    for (const auto &[name, value] : table) {
        append(bytes, name);
        append(bytes, value.reveal());
    }
    return bytes;
}

std::optional<SecretTable> tableFromBytes(const SecretBytes &bytes)
{
    SecretTable table;
    for (std::string_view rest = asText(bytes); !rest.empty();) {
        const auto name = takePart(rest);
        const auto value = name ? takePart(rest) : std::nullopt;
        if (!value)
            return std::nullopt;
        table.insert_or_assign(std::string(*name), SecretValue(*value));
    }
    return table;
}

} // namespace schemabridge::vault
