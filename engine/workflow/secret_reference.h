#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace schemabridge::workflow {

/// One `{{ secrets.NAME }}` in a literal string.
struct SecretReference {
    std::size_t offset; ///< bytes from the start of the string to `{{`
    std::size_t length; ///< bytes, up to and with `}}`
    std::string name;

    friend bool operator==(const SecretReference &, const SecretReference &) = default;
};

/// Letters, digits and `_`, no digit first, at most 128.
bool isSecretName(std::string_view name);

/// All well-spelled references, from left to right. Blanks inside of the braces are free.
std::vector<SecretReference> findSecretReferences(std::string_view text);

/// A placeholder that means a secret but is not spelled `{{ secrets.NAME }}`, such as `{{secret.KEY}}` or one
/// that is not closed; as written. Other `{{ }}` are literal text, since several APIs take templates of their
/// own.
std::optional<std::string> findMisspelledSecret(std::string_view text);

} // namespace schemabridge::workflow
