#pragma once

#include "engine/vault/secret_bytes.h"

#include <map>
#include <optional>
#include <string>

namespace schemabridge::vault {

/// The secrets by name, in the order of names.
using SecretTable = std::map<std::string, SecretValue, std::less<>>;

/// The text that is encrypted: per secret its name and its value, each as a length in 4 bytes, most
/// significant first, and the bytes. No JSON, whose parser would leave copies of the values behind.
SecretBytes tableToBytes(const SecretTable &table);

/// @return nothing where the lengths do not fit the bytes.
std::optional<SecretTable> tableFromBytes(const SecretBytes &bytes);

} // namespace schemabridge::vault
