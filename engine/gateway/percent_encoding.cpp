#include "engine/gateway/percent_encoding.h"

namespace schemabridge::gateway {

namespace {

constexpr std::string_view letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
constexpr std::string_view unreservedMarks = "0123456789-._~";
constexpr std::string_view pathMarks = "/!$&'()*+,;=:@";
constexpr std::string_view urlMarks = "?#[]%";

bool isUnreserved(char c)
{
    return letters.find(c) != std::string_view::npos || unreservedMarks.find(c) != std::string_view::npos;
}

bool isPath(char c)
{
    return isUnreserved(c) || pathMarks.find(c) != std::string_view::npos;
}

bool isUrl(char c)
{
    return isPath(c) || urlMarks.find(c) != std::string_view::npos;
}

std::string encode(std::string_view text, bool (*stays)(char))
{
    static constexpr std::string_view digits = "0123456789ABCDEF";
    std::string encoded;
    encoded.reserve(text.size());
    for (const char c : text) {
        if (stays(c)) {
            encoded += c;
            continue;
        }
        const auto byte = static_cast<unsigned char>(c);
        encoded += {'%', digits[byte >> 4U], digits[byte & 0x0FU]};
    }
    return encoded;
}

} // namespace

std::string percentEncode(std::string_view text)
{
    return encode(text, isUnreserved);
}

std::string percentEncodePath(std::string_view text)
{
    return encode(text, isPath);
}

std::string percentEncodeUnsafe(std::string_view url)
{
    return encode(url, isUrl);
}

} // namespace schemabridge::gateway
