#pragma once

#include "engine/base/secret_value.h"

#include <optional>

namespace schemabridge::app {

/// What SCHEMABRIDGE_PASSPHRASE holds; nothing where it is not set or empty.
std::optional<SecretValue> passphraseFromEnvironment();

/// The same, or else what a person types at the terminal.
std::optional<SecretValue> passphraseFromUser();

} // namespace schemabridge::app
