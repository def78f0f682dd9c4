#pragma once

#include "engine/base/secret_value.h"

#include <optional>
#include <string>

namespace schemabridge::app {

/// True where standard input comes from a person.
bool isInputTerminal();

/// Asks at the controlling terminal, whatever standard input and output are; what is typed does not show.
/// @return nothing where there is no terminal, or nothing was typed.
std::optional<SecretValue> askHidden(const std::string &question);

} // namespace schemabridge::app
