#pragma once

#include "engine/base/result.h"
#include "engine/vault/cipher.h"

#include <filesystem>
#include <optional>

namespace schemabridge::vault {

/// The whole file; nothing where there is none.
/// Errors: VAULT_UNAVAILABLE (`file`, `reason`), VAULT_TAMPERED (`reason`: `file_too_large`).
Result<std::optional<Bytes>> readVaultFile(const std::filesystem::path &file);

/// Exchanges the file at once or not at all, readable and writable by its owner only.
/// Errors: VAULT_UNAVAILABLE (`file`, `reason`).
Status writeVaultFile(const std::filesystem::path &file, const Bytes &bytes);

} // namespace schemabridge::vault
