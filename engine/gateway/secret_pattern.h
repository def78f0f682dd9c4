#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace schemabridge::gateway {

/// Finds a text in another one in whatever way each of its characters is spelled there: as it is,
/// percent-encoded, with the escapes of JSON, or any mixture of these.
class SecretPattern {
public:
    /// @param text  not empty
    explicit SecretPattern(std::string_view text);

    /// @return the length of the longest match that begins at `offset`; 0: none
    std::size_t matchAt(std::string_view text, std::size_t offset) const;

    /// Whether a match can begin with this byte; a quick no for most places.
    bool canBeginWith(char byte) const;

    /// Overwrites what it knows of the text.
    ~SecretPattern();
    SecretPattern(SecretPattern &&) = default;
    SecretPattern &operator=(SecretPattern &&) = default;
    SecretPattern(const SecretPattern &) = delete;
    SecretPattern &operator=(const SecretPattern &) = delete;

private:
    struct Character {
        std::string bytes;                ///< UTF-8, or one byte that is none
        std::vector<std::string> escapes; ///< in JSON: `\n`, `\u000a`; hexadecimal digits in lower case
    };

    static Character characterAt(std::string_view text, std::size_t offset);
    static std::size_t matchBytes(const Character &character, std::string_view text);
    static std::size_t matchEscape(std::string_view escape, std::string_view text);
    static void addEnds(const Character &character, std::string_view text, std::size_t offset,
                        std::vector<std::size_t> &ends);

    std::vector<Character> m_characters;
};

} // namespace schemabridge::gateway
