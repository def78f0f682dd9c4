#include "app/command_line/passphrase.h"

#include "app/platform/terminal.h"

#include <cstdlib>
#include <string_view>

namespace schemabridge::app {

std::optional<SecretValue> passphraseFromEnvironment()
{
    const char *const value = std::getenv("SCHEMABRIDGE_PASSPHRASE");
    if (!value || std::string_view(value).empty())
        return std::nullopt;
    return SecretValue(value);
}

std::optional<SecretValue> passphraseFromUser()
{
    auto passphrase = passphraseFromEnvironment();
    return passphrase ? std::move(passphrase) : askHidden("Passphrase of the vault: ");
}

} // namespace schemabridge::app
