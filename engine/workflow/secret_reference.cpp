#include "engine/workflow/secret_reference.h"

#include <algorithm>
#include <cctype>

namespace schemabridge::workflow {

namespace {

constexpr std::string_view opening = "{{";
constexpr std::string_view closing = "}}";
constexpr std::string_view prefix = "secrets.";
constexpr std::size_t secretNameLengthMax = 128;

std::string_view trimmed(std::string_view text)
{
    const std::size_t first = text.find_first_not_of(" \t");
    if (first == std::string_view::npos)
        return {};
    return text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

bool beginsLikeSecret(std::string_view inner)
{
    static constexpr std::string_view word = "secret";
    inner = trimmed(inner);
    return inner.size() >= word.size() &&
           std::equal(word.begin(), word.end(), inner.begin(), [](char expected, char actual) {
               return expected == static_cast<char>(std::tolower(static_cast<unsigned char>(actual)));
           });
}

/// One `{{ }}` as it stands, whatever is in it.
struct Placeholder {
    std::size_t offset;
    std::size_t length; ///< to the end of the text where it is not closed
    std::string_view inner;
    bool isClosed;

    std::optional<std::string_view> secretName() const
    {
        const std::string_view content = trimmed(inner);
        if (!isClosed || !content.starts_with(prefix) || !isSecretName(content.substr(prefix.size())))
            return std::nullopt;
        return content.substr(prefix.size());
    }
};

std::optional<Placeholder> nextPlaceholder(std::string_view text, std::size_t from)
{
    std::size_t offset = text.find(opening, from);
    if (offset == std::string_view::npos)
        return std::nullopt;
    // Of `{{{` the last two braces count: the first is text.
    while (text.substr(offset + 1).starts_with(opening))
        ++offset;
    const std::size_t innerStart = offset + opening.size();
    const std::size_t end = text.find(closing, innerStart);
    if (end == std::string_view::npos)
        return Placeholder{offset, text.size() - offset, text.substr(innerStart), false};
    return Placeholder{offset, end + closing.size() - offset, text.substr(innerStart, end - innerStart),
                       true};
}

/// Calls `visit` for each placeholder. An opening inside of another one begins anew, so that an unclosed one
/// hides none.
template<typename Visit>
void forEachPlaceholder(std::string_view text, Visit visit)
{
    std::size_t from = 0;
    while (auto placeholder = nextPlaceholder(text, from)) {
        const std::size_t nested = placeholder->inner.find(opening);
        if (nested != std::string_view::npos) {
            placeholder->inner = placeholder->inner.substr(0, nested);
            placeholder->length = opening.size() + nested;
            placeholder->isClosed = false;
        }
        visit(*placeholder);
        from = placeholder->offset + placeholder->length;
    }
}

} // namespace

bool isSecretName(std::string_view name)
{
    const auto isNameCharacter = [](unsigned char character) {
        return character < 0x80 && (std::isalnum(character) || character == '_');
    };
    return !name.empty() && name.size() <= secretNameLengthMax &&
           !std::isdigit(static_cast<unsigned char>(name.front())) &&
           std::all_of(name.begin(), name.end(), isNameCharacter);
}

std::vector<SecretReference> findSecretReferences(std::string_view text)
{
    std::vector<SecretReference> references;
    forEachPlaceholder(text, [&](const Placeholder &placeholder) {
        if (const auto name = placeholder.secretName())
            references.push_back({placeholder.offset, placeholder.length, std::string(*name)});
    });
    return references;
}

std::optional<std::string> findMisspelledSecret(std::string_view text)
{
    std::optional<std::string> misspelled;
    forEachPlaceholder(text, [&](const Placeholder &placeholder) {
        if (!misspelled && beginsLikeSecret(placeholder.inner) && !placeholder.secretName())
            misspelled = std::string(text.substr(placeholder.offset, placeholder.length));
    });
    return misspelled;
}

} // namespace schemabridge::workflow
