#include "source_tokens.h"

#include <array>

namespace schemabridge::differential {

namespace {

bool isWordCharacter(char character)
{
    const auto byte = static_cast<unsigned char>(character);
    return byte >= 0x80 || character == '_' || (byte >= '0' && byte <= '9') || (byte >= 'A' && byte <= 'Z') ||
           (byte >= 'a' && byte <= 'z');
}

std::size_t quotedEnd(std::string_view source, std::size_t at)
{
    const char quote = source[at];
    for (++at; at < source.size(); ++at) {
        if (source[at] == '\\' && quote != '`')
            ++at;
        else if (source[at] == quote)
            return at + 1;
    }
    return source.size();
}

std::size_t tokenEnd(std::string_view source, std::size_t at)
{
    static constexpr std::array<std::string_view, 9> pairs{
        "..", ":=", "!=", ">=", "<=", "**", "~>", "?:", "??"};
    const char first = source[at];
    if (first == '"' || first == '\'' || first == '`')
        return quotedEnd(source, at);
    for (const std::string_view pair : pairs) {
        if (source.substr(at, 2) == pair)
            return at + 2;
    }
    ++at;
    while (at < source.size() && (isWordCharacter(first) || first == '$') && isWordCharacter(source[at]))
        ++at;
    return at;
}

} // namespace

std::vector<std::string> splitSource(std::string_view source)
{
    std::vector<std::string> tokens;
    for (std::size_t at = 0; at < source.size();) {
        std::size_t end = tokenEnd(source, at);
        while (end < source.size() && source[end] == ' ')
            ++end;
        tokens.emplace_back(source.substr(at, end - at));
        at = end;
    }
    return tokens;
}

std::string joinSource(const std::vector<std::string> &tokens)
{
    std::string source;
    for (const std::string &token : tokens)
        source += token;
    return source;
}

} // namespace schemabridge::differential
