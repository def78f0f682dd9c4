#pragma once

#include "engine/base/result.h"

#include <cstddef>
#include <string_view>

namespace schemabridge::identity {

constexpr std::size_t clientIdBytesMax = 1024;

/// Errors: CLIENT_IDEMPOTENCY_ID_INVALID (`reason`: `empty`, `too_long`, `invalid_utf8`,
/// `control_character`).
Status checkClientId(std::string_view clientId);

} // namespace schemabridge::identity
