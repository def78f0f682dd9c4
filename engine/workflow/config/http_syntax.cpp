#include "engine/workflow/config/http_syntax.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace schemabridge::workflow {

namespace {

bool isTokenCharacter(char character)
{
    static constexpr std::string_view punctuation = "!#$%&'*+-.^_`|~";
    const auto byte = static_cast<unsigned char>(character);
    return byte < 0x80 && (std::isalnum(byte) || punctuation.find(character) != std::string_view::npos);
}

char lowered(char character)
{
    return static_cast<char>(std::tolower(static_cast<unsigned char>(character)));
}

} // namespace

bool isHttpToken(std::string_view text)
{
    return !text.empty() && std::all_of(text.begin(), text.end(), isTokenCharacter);
}

bool isSendableMethod(std::string_view method)
{
    const auto isSmallLetter = [](char character) { return character >= 'a' && character <= 'z'; };
    return isHttpToken(method) && std::none_of(method.begin(), method.end(), isSmallLetter) &&
           method != "CONNECT" && method != "TRACE";
}

bool isHeaderValue(std::string_view text)
{
    return std::none_of(text.begin(), text.end(), [](char character) {
        const auto byte = static_cast<unsigned char>(character);
        return (byte < 0x20 && character != '\t') || byte == 0x7F;
    });
}

bool isTransportHeader(std::string_view name)
{
    static constexpr std::array<std::string_view, 8> names = {
        "connection", "content-length",    "expect",  "keep-alive",
        "te",         "transfer-encoding", "trailer", "upgrade"};
    return std::any_of(names.begin(), names.end(),
                       [name](std::string_view reserved) { return isSameHeaderName(reserved, name); });
}

bool isSameHeaderName(std::string_view left, std::string_view right)
{
    return std::equal(left.begin(), left.end(), right.begin(), right.end(),
                      [](char one, char other) { return lowered(one) == lowered(other); });
}

} // namespace schemabridge::workflow
