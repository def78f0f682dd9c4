#include "engine/gateway/recorded_form.h"

#include <array>

namespace schemabridge::gateway {

namespace {

/// In the order of the enumeration.
constexpr std::array<std::string_view, 4> spellingNames = {"plain", "path", "query", "json"};

} // namespace

std::string_view spellingName(SecretSpelling spelling)
{
    return spellingNames[static_cast<std::size_t>(spelling)];
}

std::optional<SecretSpelling> spellingFromName(std::string_view name)
{
    for (std::size_t i = 0; i < spellingNames.size(); ++i) {
        if (spellingNames[i] == name)
            return static_cast<SecretSpelling>(i);
    }
    return std::nullopt;
}

} // namespace schemabridge::gateway
