#pragma once

#include "engine/base/result.h"
#include "engine/base/secret_value.h"

#include <string>

namespace schemabridge::app {

/// A secret's value from standard input, without a last line break; asked for without an echo where standard
/// input is a terminal. Leaves no copy behind.
/// Errors: FILE_UNREADABLE (`file`, `reason`) where it is empty or longer than 64 KiB.
Result<SecretValue> readSecretInput(const std::string &name);

} // namespace schemabridge::app
